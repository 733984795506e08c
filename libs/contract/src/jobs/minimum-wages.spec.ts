import { describe, expect, it } from '@jest/globals';
import { isBelowWage, wageBy } from './minimum-wages.js';

const rupees = (minRate: number | null, maxRate: number | null, rateType: 'hourly' | 'monthly') => ({
  ...{ minRate, maxRate, rateType },
  currency: 'INR' as const,
});

describe('the minimum wage', () => {
  it('counts an hour as an eighth of a day, and a month as 26 days', () => {
    expect(wageBy('hourly', 714)).toBe(89.25);
    expect(wageBy('monthly', 714)).toBe(18_564);
  });

  it.each([
    ['an hour just under it', rupees(89.24, 200, 'hourly'), true],
    ['exactly an hour of it', rupees(89.25, null, 'hourly'), false],
    ['a month just under it', rupees(18_563, 30_000, 'monthly'), true],
    ['exactly a month of it', rupees(18_564, null, 'monthly'), false],
    ['the highest pay alone, under it', rupees(null, 80, 'hourly'), true],
    ['a rate of 0, which is none', rupees(0, 100, 'hourly'), false],
    ['no pay', rupees(null, null, 'monthly'), false],
    ['dollars', { ...rupees(5, 9, 'hourly'), currency: 'USD' as const }, false],
  ])('compares with the minimum wage %s', (_what, pay, below) => {
    expect(isBelowWage(pay, 714)).toBe(below);
  });
});
