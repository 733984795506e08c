import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INVITED_LISTED_MAX, REFERRAL_CODE_PATTERN, type Rewards } from '@nukkad/contract/payments/rewards';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { UserEntity } from '../../users/users.public.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { Referrals } from '../referrals.js';
import { saveReferral } from './referral.factory.js';

const rewardsOf = async (person: Person): Promise<Rewards> =>
  (await person.get('/api/rewards').expect(200)).body as Rewards;

describe('GET /api/rewards', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const invite = async (inviter: Person, fields: Partial<UserEntity> = {}, createdAt?: Date): Promise<UserEntity> => {
    const user = await saveUser(test.dataSource, fields);
    await saveReferral(test.dataSource, {
      inviterId: inviter.id,
      invitedId: user.id,
      ...(createdAt ? { createdAt } : {}),
    });
    return user;
  };

  it('returns the same code from the first call on', async () => {
    const worker = await seeker(test);
    const first = await rewardsOf(worker);
    expect(first).toEqual({
      code: expect.stringMatching(REFERRAL_CODE_PATTERN),
      link: `${test.config.publicUrl}/signup?ref=${first.code}`,
      rewardPerPerson: 100,
      earned: 0,
      joined: 0,
      counted: 0,
      sums: { checking: '0', review: '0', ready: '0', under_way: '0', paid: '0', refused: '0' },
      accountDays: 7,
      invited: [],
    });
    expect(await rewardsOf(worker)).toEqual(first);
    expect(await test.dataSource.query('SELECT code FROM referral_codes WHERE user_id = $1', [worker.id])).toEqual([
      { code: first.code },
    ]);
  });

  it('returns one code to ten concurrent calls', async () => {
    const worker = await seeker(test);
    const answers = await Promise.all(Array.from({ length: 10 }, () => rewardsOf(worker)));
    expect(new Set(answers.map((answer) => answer.code)).size).toBe(1);
  });

  it('pays for an account with a verified number and without an address', async () => {
    const worker = await seeker(test);
    await invite(worker, { email: null, emailVerifiedAt: null });
    expect(await rewardsOf(worker)).toMatchObject({ joined: 1, counted: 1, invited: [{ status: 'counts' }] });
  });

  it('returns a code to an employer, too', async () => {
    expect((await rewardsOf(await employer(test))).code).toMatch(REFERRAL_CODE_PATTERN);
  });

  it('returns shortened names, newest first, and pays for accounts with both contacts verified', async () => {
    const worker = await seeker(test);
    await invite(worker, { firstName: 'Asha', lastName: 'Rao' }, new Date('2026-01-01T10:00:00Z'));
    await invite(worker, { firstName: 'किरण', lastName: 'पाटील' }, new Date('2026-01-02T10:00:00Z'));
    await invite(worker, { firstName: 'Ravi', lastName: '' }, new Date('2026-01-03T10:00:00Z'));
    await invite(worker, { firstName: '', lastName: '', phoneVerifiedAt: null }, new Date('2026-01-04T10:00:00Z'));
    await invite(
      worker,
      { firstName: 'Uma', lastName: 'Das', emailVerifiedAt: null },
      new Date('2026-01-05T10:00:00Z'),
    );
    expect(await rewardsOf(worker)).toMatchObject({
      earned: 300,
      joined: 5,
      counted: 3,
      invited: [
        { name: 'Uma D.', status: 'waiting', joinedAt: '2026-01-05T10:00:00.000Z' },
        { name: '', status: 'waiting' },
        { name: 'Ravi', status: 'counts' },
        { name: 'किरण पा.', status: 'counts' },
        { name: 'Asha R.', status: 'counts', joinedAt: '2026-01-01T10:00:00.000Z' },
      ],
    });
  });

  it('pays for the first account with a phone alone, even if another verifies the phone later', async () => {
    const worker = await seeker(test);
    const first = await invite(worker, { phoneVerifiedAt: new Date('2026-01-02T10:00:00Z') });
    await saveUser(test.dataSource, { phone: first.phone, phoneVerifiedAt: new Date('2026-01-03T10:00:00Z') });
    expect(await rewardsOf(worker)).toMatchObject({ earned: 100, invited: [{ status: 'counts' }] });
    await saveUser(test.dataSource, { phone: first.phone, phoneVerifiedAt: new Date('2026-01-01T10:00:00Z') });
    expect(await rewardsOf(worker)).toMatchObject({ earned: 0, counted: 0, invited: [{ status: 'known_phone' }] });
  });

  it('pays once for two invited accounts with one phone', async () => {
    const worker = await seeker(test);
    const { phone } = await invite(worker);
    await invite(worker, { phone });
    const answer = await rewardsOf(worker);
    expect(answer).toMatchObject({ earned: 100, joined: 2, counted: 1 });
    expect(answer.invited.map(({ status }) => status).sort()).toEqual(['counts', 'known_phone']);
  });

  it('ignores another account’s unverified number', async () => {
    const worker = await seeker(test);
    const { phone } = await invite(worker);
    await saveUser(test.dataSource, { phone, phoneVerifiedAt: null });
    expect((await rewardsOf(worker)).earned).toBe(100);
  });

  it.each([
    ['verified', new Date()],
    ['not verified', null],
  ])('pays no reward for inviting oneself, with the own number %s', async (_how, phoneVerifiedAt) => {
    const phone = `+9190000000${phoneVerifiedAt ? 1 : 2}0`;
    const worker = await seeker(test, { phone, phoneVerifiedAt });
    await invite(worker, { phone });
    expect(await rewardsOf(worker)).toMatchObject({ earned: 0, invited: [{ status: 'known_phone' }] });
  });

  it('does not count an account as its own invitation', async () => {
    const worker = await seeker(test);
    const { code } = await rewardsOf(worker);
    await test.dataSource.transaction((tx) => test.app.get(Referrals).recordReferral(tx, worker.id, code));
    expect(await rewardsOf(worker)).toMatchObject({ joined: 0, invited: [] });
  });

  it('lists the newest invitations and counts all of them', async () => {
    const worker = await seeker(test);
    for (let index = 0; index < INVITED_LISTED_MAX + 1; index++) await invite(worker);
    const answer = await rewardsOf(worker);
    expect(answer).toMatchObject({ joined: 101, counted: 101, earned: 10_100 });
    expect(answer.invited).toHaveLength(INVITED_LISTED_MAX);
  });

  it('hides invitations of other accounts', async () => {
    const [one, other] = [await seeker(test), await seeker(test)];
    await invite(one);
    expect((await rewardsOf(other)).invited).toEqual([]);
  });
});
