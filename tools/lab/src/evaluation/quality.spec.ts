import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exposureAt, gradesOf, ndcg } from './quality.js';

describe('ndcg', () => {
  it.each([
    ['the best order', [3, 2, 1, 0], 1],
    ['nothing good at all', [0, 0, 0], 1],
    ['good things out of sight', [0, 0, 3], 0],
    ['the second best first', [0, 3], 1 / Math.log2(3)],
  ])('returns the quality of %s', (_name, gains, expected) => {
    expect(ndcg(gains, 2)).toBeCloseTo(expected);
  });

  it('lies between 0 and 1, and is 1 for the best order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }), (gains) => {
        expect(ndcg(gains, 10)).toBeGreaterThanOrEqual(0);
        expect(ndcg(gains, 10)).toBeLessThanOrEqual(1 + 1e-9);
        expect(
          ndcg(
            [...gains].sort((a, b) => b - a),
            10,
          ),
        ).toBeCloseTo(1);
      }),
    );
  });
});

describe('gradesOf', () => {
  it('grades by rank: half a percent great, two percent good, six percent fair', () => {
    const grades = gradesOf(Array.from({ length: 1000 }, (_, n) => n));
    expect([3, 2, 1, 0].map((grade) => grades.filter((each) => each === grade).length)).toEqual([5, 15, 40, 940]);
    expect(grades[999]).toBe(3);
    expect(grades[0]).toBe(0);
  });

  it('always has a best one', () => {
    expect([...gradesOf([4, 9, 1])]).toEqual([0, 3, 0]);
  });
});

describe('exposureAt', () => {
  it('falls with the rank', () => {
    expect(exposureAt(0)).toBe(1);
    expect(exposureAt(9)).toBeLessThan(exposureAt(1));
  });
});
