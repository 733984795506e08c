import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PAISE_MAX, PAISE_MIN, divideHalfUp, isPaiseText, parsePaise, toPaise, toRupees } from './paise.js';

describe('toPaise', () => {
  it.each<[number | string, bigint]>([
    [0, 0n],
    [635.4, 63540n],
    ['635.40', 63540n],
    [0.1 + 0.2, 30n],
    [1.005, 101n],
    [8.575, 858n],
    [-1.005, -101n],
    ['92233720368547758.07', PAISE_MAX],
    [1e-7, 0n],
    [-0, 0n],
  ])('converts %s rupees to paise', (rupees, paise) => expect(toPaise(rupees)).toBe(paise));

  it.each([NaN, Infinity, 1e15, '', '1,000', '0x10', '1e3', ' 1', '92233720368547758.08'])(
    'throws a RangeError for %s',
    (rupees) => expect(() => toPaise(rupees)).toThrow(RangeError),
  );

  it('inverts toRupees', () => {
    const amounts = fc.bigInt({ min: -999_999_999_999_900n, max: 999_999_999_999_900n });
    fc.assert(fc.property(amounts, (paise) => toPaise(toRupees(paise)) === paise));
  });
});

describe('parsePaise', () => {
  it('reads the bounds of the column', () => {
    expect([String(PAISE_MAX), String(PAISE_MIN)].map(parsePaise)).toEqual([PAISE_MAX, PAISE_MIN]);
  });

  it.each(['', '-0', '01', '1.0', '+1', '9223372036854775808', '-9223372036854775809', '99999999999999999999'])(
    'throws for the text "%s"',
    (text) => {
      expect(() => parsePaise(text)).toThrow(RangeError);
      expect(isPaiseText(text)).toBe(false);
    },
  );
});

describe('divideHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [0n, 7n, 0n],
  ])('divides %d by %d', (dividend, divisor, quotient) => expect(divideHalfUp(dividend, divisor)).toBe(quotient));

  it('throws a RangeError for a divisor of 0', () => expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError));
});

it('toRupees throws a RangeError for an amount that a number cannot state exactly', () => {
  expect(() => toRupees(PAISE_MAX)).toThrow(RangeError);
});
