import { describe, expect, it } from '@jest/globals';
import { aSeeker } from '../../../../test/people';
import { notificationWaysOf } from './notification-ways';

const NO_EMAIL = { email: null, emailVerified: false };
const NO_PHONE = { phone: null, phoneVerified: false };

describe('the notification channels in the settings', () => {
  it.each([
    ['both ways', {}, true, 'email', [true, true], ['some']],
    ['both ways, texts off', {}, false, 'email', [true, true], []],
    ['an address alone', NO_PHONE, true, 'email', [true, false], []],
    ['an address, and a number that is not verified', { phoneVerified: false }, true, 'email', [true, false], []],
    ['a number alone', NO_EMAIL, true, 'phone', [false, true], ['all', 'answers']],
    [
      'a number alone, to hire',
      { ...NO_EMAIL, role: 'employer' },
      true,
      'phone',
      [false, true],
      ['all', 'applications'],
    ],
    [
      'a number alone, on both sides',
      { ...NO_EMAIL, role: 'both' },
      true,
      'phone',
      [false, true],
      ['all', 'answers', 'applications'],
    ],
    [
      'a number, and an address that is not verified',
      { emailVerified: false },
      true,
      'phone',
      [false, true],
      ['all', 'answers'],
    ],
    ['a number alone, texts off', NO_EMAIL, false, 'phone', [false, true], ['none']],
  ] as const)('match an account with %s', (_what, changes, mayText, always, [hasEmail, hasPhone], texted) => {
    expect(notificationWaysOf(aSeeker(changes), mayText)).toEqual({ always, hasEmail, hasPhone, texted });
  });
});
