import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, totpStep, totpUri } from '../totp.js';

/** The secret of RFC 6238; appendix B lists its codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const [CODE, STEP] = ['081804', 37037036];
const BEGINS = STEP * 30;

describe('totpStep', () => {
  it.each([
    ['287082', 59, 1],
    ['081804', 1111111109, 37037036],
    ['005924', 1234567890, 41152263],
    ['279037', 2000000000, 66666666],
  ])('computes the code %s at %d seconds as in the standard', (code, seconds, step) => {
    expect(totpStep(SECRET, code, seconds)).toBe(step);
  });

  it.each([
    ['in the step before', BEGINS - 30, STEP],
    ['before that', BEGINS - 30.001, null],
    ['in the step after', BEGINS + 59.999, STEP],
    ['after that', BEGINS + 60, null],
  ])('assigns a code %s to its time step', (_when, seconds, step) => {
    expect(totpStep(SECRET, CODE, seconds)).toBe(step);
  });

  it.each(['', '08180', '0818040', '08180a', '०८१८०४', '０８１８０４', '-81804'])('rejects "%s" as a code', (code) => {
    expect(totpStep(SECRET, code, BEGINS)).toBeNull();
  });
});

describe('newTotpSecret', () => {
  it('has 160 bits, and is different each time', () => {
    const secrets = Array.from({ length: 20 }, newTotpSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(20);
  });
});

describe('totpUri', () => {
  it('contains the account and the secret', () => {
    const uri = new URL(totpUri(SECRET, 'asha+desk@example.com'));
    expect(decodeURIComponent(uri.pathname)).toContain('asha+desk@example.com');
    expect(uri.searchParams.get('secret')).toBe(SECRET);
  });
});
