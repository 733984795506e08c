import { describe, expect, it } from '@jest/globals';
import { ANSWER_TIERS, bestTier, shareOfTier, tierOfShare, UNCONFIRMED } from './answer-tiers.js';
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

  it.each(ANSWER_TIERS)('are derived from the share of the points: %s', (tier) => {
    for (const worded of [0, 0.3, 1]) expect(tierOfShare(shareOfTier(tier, worded))).toBe(tier);
  });

  it('use distance to decide between matching tiers, and never rank similar work before them', () => {
    expect(shareOfTier('named', 0, 1)).toBeGreaterThan(shareOfTier('work', 1, 0));
    expect(shareOfTier('work', 0, 1)).toBeGreaterThan(shareOfTier('named', 0, 1));
    expect(shareOfTier('named', 0, 0)).toBeGreaterThan(shareOfTier('related', 1, 1));
    for (const share of [shareOfTier('named', 0, 0), shareOfTier('work', 1, 0)])
      expect(tierOfShare(share)).toBe('named');
  });

  it('rank work that its category does not confirm between the work itself and other mentions', () => {
    for (const nearness of [null, 1, 0]) {
      const unconfirmed = shareOfTier('work', 1, nearness) - UNCONFIRMED;
      expect(unconfirmed).toBeLessThan(shareOfTier('work', 1, nearness));
      expect(unconfirmed).toBeGreaterThan(shareOfTier('named', 1, nearness));
    }
  });

  it('put another occupation that answers the work behind the work that is only suggested, and before similar work', () => {
    expect(shareOfTier('named', 1, null, true)).toBeLessThan(shareOfTier('named', 0));
    expect(shareOfTier('named', 0, null, true)).toBeGreaterThan(shareOfTier('related', 1));
    expect(tierOfShare(shareOfTier('named', 0, null, true))).toBe('named');
  });

  it('are compared by their order', () => {
    expect(bestTier(['category', 'named', 'related'])).toBe('named');
    expect(bestTier([])).toBeNull();
  });
});
