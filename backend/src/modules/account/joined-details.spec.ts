import { describe, expect, it } from '@jest/globals';
import { UserEntity } from '../users/users.public.js';
import { joinedDetails } from './joined-details.js';

const DAY = new Date('2026-11-20T10:00:00Z');

function account(fields: Partial<UserEntity>): UserEntity {
  return Object.assign(new UserEntity(), {
    ...{ email: null, emailVerifiedAt: null, phone: null, phoneVerifiedAt: null, passwordHash: null },
    ...{ firstName: '', lastName: '', bio: '', street: '', city: '', state: '', zipCode: '', country: 'India' },
    ...{ billingName: '', billingEmail: '', billingAddress: '', billingCity: '', billingState: '', billingZip: '' },
    ...{ billingCountry: 'India', profileImageUrl: null, expectedRate: null, needsName: false },
    ...{ skills: [], preferredCategories: [], workHours: [] },
    ...fields,
  });
}

const mail = (email: string) => ({ email, emailVerifiedAt: DAY });
const number = (phone: string) => ({ phone, phoneVerifiedAt: DAY });

describe('joinedDetails', () => {
  it('has both sign-in contacts when each account had one', () => {
    const { signsIn, ends, fields } = joinedDetails(account(mail('a@x.in')), account(number('+919800000001')), 'phone');
    expect([signsIn, ends]).toEqual([['a@x.in', '+919800000001'], []]);
    expect(fields).toMatchObject({ ...mail('a@x.in'), ...number('+919800000001'), pendingPhone: null });
  });

  it('replaces the account’s own contact with the verified one, and retains its other sign-in contact', () => {
    const into = account({ ...mail('a@x.in'), ...number('+919800000001') });
    const from = account({ ...mail('b@x.in'), ...number('+919800000002') });
    expect(joinedDetails(into, from, 'phone')).toMatchObject({
      signsIn: ['a@x.in', '+919800000002'],
      ends: ['+919800000001', 'b@x.in'],
    });
    expect(joinedDetails(into, from, 'email')).toMatchObject({
      signsIn: ['b@x.in', '+919800000001'],
      ends: ['a@x.in', '+919800000002'],
    });
  });

  it('does not transfer an unverified number', () => {
    const from = account({ ...mail('b@x.in'), phone: '+919800000002' });
    const { fields, signsIn, ends } = joinedDetails(account(number('+919800000001')), from, 'email');
    expect(fields).toMatchObject(number('+919800000001'));
    expect([signsIn, ends]).toEqual([['b@x.in', '+919800000001'], []]);
  });

  it('retains the account’s own password, and uses the other account’s password when it has none', () => {
    const from = account({ ...mail('b@x.in'), passwordHash: 'theirs' });
    const into = account(number('+919800000001'));
    expect(joinedDetails(into, from, 'email').fields.passwordHash).toBe('theirs');
    expect(joinedDetails({ ...into, passwordHash: 'own' }, from, 'email').fields.passwordHash).toBe('own');
  });

  it('fills empty groups of texts without mixing both accounts', () => {
    const from = account({
      ...mail('b@x.in'),
      firstName: 'Usha',
      lastName: 'Rao',
      street: '12, 4th Cross',
      city: 'Hubli',
    });
    const into = account({ ...number('+919800000001'), firstName: 'Asha' });
    const { fields } = joinedDetails(into, from, 'email');
    expect(fields).toMatchObject({ street: '12, 4th Cross', city: 'Hubli', country: 'India' });
    expect(fields).not.toHaveProperty('lastName');
  });
});
