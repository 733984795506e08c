import { describe, expect, it } from '@jest/globals';
import { startOfMonth, startOfTaxYear } from '../reward-periods.js';

describe('periods of rewards', () => {
  it.each([
    ['2026-11-30T18:29:59Z', '2026-10-31T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['2026-11-30T18:30:00Z', '2026-11-30T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['2027-03-31T18:29:59Z', '2027-02-28T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['2027-03-31T18:30:00Z', '2027-03-31T18:30:00.000Z', '2027-03-31T18:30:00.000Z'],
  ])('start at midnight in India: %s', (now, month, year) => {
    expect([startOfMonth(new Date(now)).toISOString(), startOfTaxYear(new Date(now)).toISOString()]).toEqual([
      month,
      year,
    ]);
  });
});
