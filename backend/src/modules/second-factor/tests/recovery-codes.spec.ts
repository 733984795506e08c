import { describe, expect, it } from '@jest/globals';
import { RECOVERY_CODES } from '@nukkad/contract/limits';
import { hashRecoveryCode, newRecoveryCodes } from '../recovery-codes.js';

describe('recovery codes', () => {
  it('are different and have four groups, without letters and digits that look alike', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  });

  it.each([
    ['in small letters without dashes', 'abcd2345efgh6789'],
    ['with fullwidth letters and digits', 'ＡＢＣＤ-２３４５-ＥＦＧＨ-６７８９'],
    ['with Devanagari digits', 'ABCD-२३४५-EFGH-६७८९'],
    ['with a mark that nobody sees', '\u200eABCD-2345-EFGH-6789'],
  ])('have the same hash %s', (_how, typed) => {
    expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('ABCD-2345-EFGH-6789'));
  });
});
