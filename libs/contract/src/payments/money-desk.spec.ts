import { describe, expect, it } from '@jest/globals';
import { floatLimit, needsSecondPerson } from './money-desk.js';

describe('needsSecondPerson', () => {
  it.each([
    [1n, false],
    [500_000n, false],
    [500_001n, true],
    [50_000_000n, true],
  ])('is required for a reversal of %s paise: %s', (amount, expected) => {
    expect(needsSecondPerson(amount, '2026-11-29')).toBe(expected);
  });

  it('is required for every reversal before the first limit', () => {
    expect(needsSecondPerson(1n, '2025-12-31')).toBe(true);
  });
});

describe('floatLimit', () => {
  it.each([
    [0n, 1_000_000n],
    [333_333n, 1_000_000n],
    [400_000n, 1_200_000n],
  ])('is the larger of ₹10,000 and three times the largest refunds of a day, %s: %s', (refunds, expected) => {
    expect(floatLimit(refunds)).toBe(expected);
  });
});
