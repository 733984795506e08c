import { describe, expect, it } from '@jest/globals';
import { gini, mean, percentile, standardDeviation } from './figures.js';

describe('figures', () => {
  it('finds percentiles and means', () => {
    const values = Array.from({ length: 100 }, (_, index) => 99 - index);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile([], 0.5)).toBeNaN();
    expect(mean([1, 2, 6])).toBe(3);
  });

  it('measures the spread of a sample', () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138);
    expect(standardDeviation([3])).toBe(0);
  });

  it('measures inequality by the Gini coefficient', () => {
    expect(gini([5, 5, 5, 5])).toBeCloseTo(0);
    expect(gini([0, 0, 0, 10])).toBeCloseTo(0.75);
    expect(gini([0, 0])).toBe(0);
  });
});
