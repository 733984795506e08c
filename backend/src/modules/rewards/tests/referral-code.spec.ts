import { describe, expect, it } from '@jest/globals';
import { REFERRAL_CODE_PATTERN } from '@nukkad/contract/payments/rewards';
import { newReferralCode, readReferralCode } from '../referral-code.js';

describe('a referral code', () => {
  it('consists of eight letters and digits without look-alikes, different each time', () => {
    const codes = Array.from({ length: 200 }, newReferralCode);
    for (const code of codes) expect(code).toMatch(REFERRAL_CODE_PATTERN);
    expect(codes.join('')).not.toMatch(/[IO01]/);
    expect(new Set(codes).size).toBe(200);
  });

  it.each([
    ['ABCD2345', 'ABCD2345'],
    [' abcd2345\n', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD2340', null],
    ['ABCD2345\u0000', null],
    ['', null],
    [undefined, null],
  ])('is parsed from %j as %j', (text, code) => {
    expect(readReferralCode(text)).toBe(code);
  });
});
