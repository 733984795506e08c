import { describe, expect, it } from '@jest/globals';
import { type CountedReview, expectedShareOf } from './review-ranking.js';

const NOW = new Date('2026-11-29T00:00:00Z');
const answer = (authorId: string | null, again: boolean, days: number): CountedReview => ({
  ...{ authorId, again },
  countedAt: new Date(NOW.getTime() - days * 86_400_000),
});

describe('expectedShareOf', () => {
  it('returns the share of similar people before anything is known', () => {
    expect(expectedShareOf([], 0.7, NOW)).toBeCloseTo(0.7);
  });

  it('weighs the share of similar people as eight answers', () => {
    const eight = Array.from({ length: 8 }, (_, index) => answer(`employer ${index}`, false, 0));
    expect(expectedShareOf(eight, 0.8, NOW)).toBeCloseTo(0.4);
  });

  it('halves the weight of an answer in 90 days', () => {
    const old = expectedShareOf([answer('a', false, 90), answer('b', false, 90)], 0.8, NOW);
    expect(old).toBeCloseTo(expectedShareOf([answer('a', false, 0)], 0.8, NOW));
  });

  it('counts a pair once within 30 days, by its newest answer, and again afterwards', () => {
    const once = expectedShareOf([answer('a', false, 1)], 0.8, NOW);
    const grudge = [answer('a', false, 1), answer('a', false, 5), answer('a', true, 30)];
    expect(expectedShareOf(grudge, 0.8, NOW)).toBe(once);
    expect(expectedShareOf([...grudge, answer('a', false, 31)], 0.8, NOW)).toBeLessThan(once);
  });

  it('counts each answer of erased accounts', () => {
    const two = expectedShareOf([answer(null, false, 1), answer(null, false, 1)], 0.8, NOW);
    expect(two).toBeCloseTo(expectedShareOf([answer('a', false, 1), answer('b', false, 1)], 0.8, NOW));
  });
});
