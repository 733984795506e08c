import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quantile } from './quartiles.js';

describe('quantile', () => {
  it.each([
    [[7], 0.5, 7],
    [[1, 2, 3, 4, 5], 0.25, 2],
    [[1, 2, 3, 4, 5], 0.5, 3],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[10, 20, 30, 40], 0.75, 32.5],
    [[1, 9], 0, 1],
    [[1, 9], 1, 9],
  ])('computes for %j at %d the value %d', (values, part, expected) => {
    expect(quantile(values, part)).toBeCloseTo(expected);
  });

  it('increases with its part and stays between the ends', () => {
    const numbers = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, part) => {
        const sorted = [...values].sort((a, b) => a - b);
        const value = quantile(sorted, part);
        expect(value).toBeGreaterThanOrEqual(sorted[0]! - 1e-9);
        expect(value).toBeLessThanOrEqual(sorted.at(-1)! + 1e-9);
        expect(quantile(sorted, 1)).toBeGreaterThanOrEqual(value - 1e-9);
      }),
    );
  });
});
