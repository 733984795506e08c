import { describe, expect, it } from '@jest/globals';
import { minusRupees, rupeeLine, timesRupees } from './rupee-sums';

describe('sums of rupees', () => {
  it.each([
    [600.1, 0.2, 599.9],
    [635.4, 15, 620.4],
    [0.3, 0.1, 0.2],
  ])('subtracts from %d rupees %d to the paisa', (amount, less, difference) =>
    expect(minusRupees(amount, less)).toBe(difference),
  );

  it.each([
    [3, 0.1, 0.3],
    [3, 637.15, 1911.45],
  ])('multiplies %d by %d rupees to the paisa', (count, amount, sum) => expect(timesRupees(count, amount)).toBe(sum));

  it('computes a line at a rate half up', () => expect(rupeeLine(100.1, { basisPoints: 500 })).toBe(5.01));
});
