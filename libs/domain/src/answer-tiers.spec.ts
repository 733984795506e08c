import { describe, expect, it } from '@jest/globals';
import { ANSWER_TIERS, bestTier, shareOfTier, tierOfShare } from './answer-tiers.js';
import { scaleFor, type ScoringSeeker } from './scoring.js';

const nobody: ScoringSeeker = {
  ...{ hasPosition: false, hasText: true, skills: new Set(), affinity: new Map() },
  ...{ expectedRate: null, weeklyHours: null },
};
const SEEKERS: readonly (readonly [who: string, seeker: ScoringSeeker])[] = [
  ['of whom nothing is known', nobody],
  ['whose place alone is known', { ...nobody, hasPosition: true }],
  [
    'who told everything',
    {
      ...{ hasPosition: true, hasText: true, skills: new Set(['cooking']), affinity: new Map([['food_service', 1]]) },
      ...{ expectedRate: 100, weeklyHours: 40 },
    },
  ],
];

describe('the tiers of answers', () => {
  it.each(SEEKERS)('outweigh all the rest of the score for a seeker %s', (_who, seeker) => {
    const { text } = scaleFor(seeker);
    for (const [index, tier] of ANSWER_TIERS.entries()) {
      const next = ANSWER_TIERS[index + 1];
      if (next) expect(text * (shareOfTier(tier, 0) - shareOfTier(next, 1))).toBeGreaterThan(100 - text);
    }
  });

  it.each(ANSWER_TIERS)('are told from the share of the points: %s', (tier) => {
    for (const worded of [0, 0.3, 1]) expect(tierOfShare(shareOfTier(tier, worded))).toBe(tier);
  });

  it('are compared by their order', () => {
    expect(bestTier(['category', 'named', 'related'])).toBe('named');
    expect(bestTier([])).toBeNull();
  });
});
