import { describe, expect, it } from '@jest/globals';
import { payablePart } from './hold-settlements.js';

describe('payablePart', () => {
  it.each([
    [60_000n, 52_500n, 52_500n],
    [60_000n, 60_000n, 60_000n],
    [60_000n, 75_000n, 60_000n],
    [60_000n, 59_950n, 60_000n],
    [60_000n, 59_900n, 59_900n],
    [60_000n, 50n, 100n],
    [60_000n, 0n, 0n],
    [60_000n, -1n, 0n],
    [150n, 75n, 150n],
  ])('pays a worker with a wage of %d paise and a debt of %d paise the sum of %d', (wage, owed, part) => {
    expect(payablePart(wage, owed, 100n)).toBe(part);
  });

  it('leaves no part below the provider’s minimum, and never pays less than the amount owed', () => {
    for (let wage = 100n; wage <= 400n; wage += 25n) {
      for (let owed = 0n; owed <= wage; owed += 25n) {
        const part = payablePart(wage, owed, 100n);
        expect([part === 0n || part >= 100n, part === wage || wage - part >= 100n, part >= owed]).toEqual([
          true,
          true,
          true,
        ]);
      }
    }
  });
});
