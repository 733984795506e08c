import { describe, expect, it } from '@jest/globals';
import { COMPENSATION, compensationOf, findSecurePayObstacle } from './secure-pay-terms.js';

describe('compensationOf', () => {
  it.each([
    ['late_cancellation', 4, 60_000n, 30_000n],
    ['late_cancellation', 8, 120_000n, 60_000n],
    ['late_cancellation', 12, 180_000n, 60_000n],
    ['late_cancellation', 1, 15_001n, 7501n],
    ['turned_away', 4, 60_000n, 60_000n],
    ['turned_away', 3.5, 52_500n, 52_500n],
    ['turned_away', 10, 150_000n, 60_000n],
    ['turned_away', 4.25, 42_501n, 40_001n],
  ] as const)(
    "returns the worker's part after a %s of %d hours for %d paise: %d paise",
    (reason, hours, wage, paid) => {
      expect(compensationOf(reason, { wage, hours })).toBe(paid);
    },
  );

  it('never exceeds the wage nor the wage of the most hours', () => {
    for (const reason of ['late_cancellation', 'turned_away'] as const) {
      for (let hours = 0.25; hours <= 24; hours += 0.25) {
        const wage = BigInt(Math.round(hours * 15_037));
        const paid = compensationOf(reason, { wage, hours });
        expect(paid).toBeLessThanOrEqual(wage);
        expect(Number(paid)).toBeLessThanOrEqual(COMPENSATION[reason].hoursMax * 15_037 + 1);
      }
    }
  });
});

describe('findSecurePayObstacle', () => {
  const pay = { rateType: 'hourly', currency: 'INR', minRate: 150, maxRate: 150 };

  it.each([
    [null, {}],
    ['monthly', { rateType: 'monthly' }],
    ['monthly', { rateType: 'monthly', currency: 'USD' }],
    ['currency', { currency: 'USD' }],
    ['pay_missing', { minRate: 0, maxRate: 0 }],
    ['pay_range', { maxRate: 180 }],
    ['pay_range', { minRate: 0 }],
    ['pay_range', { maxRate: 0 }],
    ['pay_range', { minRate: 200, maxRate: 150 }],
  ] as const)('returns %s for pay with %j', (obstacle, changes) => {
    expect(findSecurePayObstacle({ ...pay, ...changes })).toBe(obstacle);
  });
});
