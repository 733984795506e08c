import { expect, it } from '@jest/globals';
import { hashRecoveryCode } from '../recovery-codes.js';

it.each([
  ['in small letters without dashes', 'abcd2345efgh6789'],
  ['with fullwidth letters and digits', 'ＡＢＣＤ-２３４５-ＥＦＧＨ-６７８９'],
  ['with Devanagari digits', 'ABCD-२३४५-EFGH-६७८९'],
  ['with a mark that nobody sees', '\u200eABCD-2345-EFGH-6789'],
])('hashes a recovery code equally %s', (_how, typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('ABCD-2345-EFGH-6789'));
});
