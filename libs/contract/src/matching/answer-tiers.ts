import type { JobGroup, MatchReason } from './ai-jobs.js';

/**
 * How well a job answers a search text, best tier first: its title or occupation is the requested work; its other texts
 * contain the words, or it only suggests the work; it needs the same skill, or contains some of the words; it is in the
 * same category.
 */
export const ANSWER_TIERS = ['work', 'named', 'related', 'category'] as const;
export type AnswerTier = (typeof ANSWER_TIERS)[number];

/** From this tier on, a job does not match the request but is similar work. */
const SIMILAR_FROM: AnswerTier = 'related';

/** Returns whether jobs of a tier match the request or are similar work. */
export const groupOfTier = (tier: AnswerTier): JobGroup =>
  ANSWER_TIERS.indexOf(tier) < ANSWER_TIERS.indexOf(SIMILAR_FROM) ? 'asked' : 'similar';

/** Returns the tier in which a job answers the search text, from its reason `text`. */
export const tierOfReason = ({ params }: Pick<MatchReason, 'params'>): AnswerTier =>
  ANSWER_TIERS.find((tier) => tier === params['tier']) ?? SIMILAR_FROM;

/** Share of the points for the text that the best job of each tier gets. */
export const TIER_SHARE: Readonly<Record<AnswerTier, number>> = { work: 1, named: 0.74, related: 0.48, category: 0.22 };

/**
 * Share of the text's points that is decided within a tier: by the text beside the work, by its place and its
 * conditions. It is more than nearness can add, and together with the rest of the score less than the step from one
 * tier to the next.
 */
export const WITHIN_TIER = 0.09;

/**
 * Deduction from the share of a job whose title suggests the work but whose category does not contain such work: a word
 * of its title may have another meaning, as in "customer care" for a search for elderly care. The job stays before
 * worse answers.
 */
export const UNCONFIRMED = 0.08;

/** Returns the best of some tiers; null if there are none. */
export const bestTier = (tiers: Iterable<AnswerTier>): AnswerTier | null => {
  const present = new Set(tiers);
  return ANSWER_TIERS.find((tier) => present.has(tier)) ?? null;
};

/** The greatest share that a job of a group can have. */
export const BEST_SHARE: Readonly<Record<JobGroup, number>> = {
  asked: TIER_SHARE[ANSWER_TIERS[0]],
  similar: TIER_SHARE[SIMILAR_FROM],
};

/**
 * Shares where a text names a place: the distance to it counts more than how the work is named. A job far away loses up to `AWAY`
 * and still ranks above similar work.
 */
const PLACED_SHARE: Readonly<Record<AnswerTier, number>> = { ...TIER_SHARE, named: 0.84 };
const AWAY = 0.26;
/**
 * A substitute occupation, which is not a kind of the requested one, ranks after the requested one, also where that is
 * only suggested or farther away; the first share applies to texts that name a place.
 */
const SUBSTITUTE_PLACED_SHARE = 0.72;
const SUBSTITUTE_SHARE = 0.64;
const SUBSTITUTE_AWAY = 0.13;

/**
 * Inputs to the share of a job beside its tier. `isPlaced`: the text names a place; `isSubstitute`: the match is by a
 * substitute occupation, which is not a kind of the requested one.
 */
export interface TierContext {
  isPlaced: boolean;
  isSubstitute: boolean;
}

/** Returns the maximum share of a tier. */
export function bestShareOfTier(tier: AnswerTier, { isPlaced, isSubstitute }: TierContext): number {
  if (isSubstitute) return isPlaced ? SUBSTITUTE_PLACED_SHARE : SUBSTITUTE_SHARE;
  return (isPlaced ? PLACED_SHARE : TIER_SHARE)[tier];
}

/**
 * Returns the share of a job of this tier that contains `worded` (0 to 1) of the words beside the work. `nearness`: how
 * near it is to the place in the text, 0 to 1; null if the text names none. `isSubstitute`: as in TierContext.
 */
export function shareOfTier(
  tier: AnswerTier,
  worded: number,
  nearness: number | null = null,
  isSubstitute = false,
): number {
  const best = bestShareOfTier(tier, { isPlaced: nearness !== null, isSubstitute });
  const isSimilar = groupOfTier(tier) === 'similar';
  const away = nearness === null || isSimilar ? 0 : (isSubstitute ? SUBSTITUTE_AWAY : AWAY) * (1 - nearness);
  return best - away - WITHIN_TIER * (1 - worded);
}

/** Returns the tier of a share above 0. With a place, a distant job of tier `work` is reported as `named`. */
export function tierOfShare(share: number): AnswerTier {
  if (share > TIER_SHARE[SIMILAR_FROM])
    return share >= TIER_SHARE.work - WITHIN_TIER - Number.EPSILON ? 'work' : 'named';
  return share >= TIER_SHARE[SIMILAR_FROM] - WITHIN_TIER - Number.EPSILON ? SIMILAR_FROM : 'category';
}
