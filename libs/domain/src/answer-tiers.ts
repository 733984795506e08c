import type { MatchReason } from './ai-jobs.js';

/**
 * How well a job answers a search text, the best tier first: it is the work that was asked for, by its title or occupation;
 * its words stand elsewhere in it, or the work is only suggested; it needs the same skill, or has a part of the words; it is
 * of the same category.
 */
export const ANSWER_TIERS = ['work', 'named', 'related', 'category'] as const;
export type AnswerTier = (typeof ANSWER_TIERS)[number];

/** From this tier on, a job is no answer to what was asked for, but similar work. */
const SIMILAR_FROM: AnswerTier = 'related';

/** How well a job answers the search text, as its reason `text` has it. */
export const tierOfReason = ({ params }: Pick<MatchReason, 'params'>): AnswerTier =>
  ANSWER_TIERS.find((tier) => tier === params['tier']) ?? SIMILAR_FROM;

/** Whether a text was searched for and the job is not what was asked for, but similar work. */
export function isSimilarWork({ matchReasons }: { matchReasons: readonly MatchReason[] }): boolean {
  const text = matchReasons.find(({ code }) => code === 'text');
  return text !== undefined && ANSWER_TIERS.indexOf(tierOfReason(text)) >= ANSWER_TIERS.indexOf(SIMILAR_FROM);
}

/** Share of the points for the text that the best job of each tier gets. */
export const TIER_SHARE: Readonly<Record<AnswerTier, number>> = { work: 1, named: 0.76, related: 0.52, category: 0.28 };

/**
 * Share of the points for the text that words decide within a tier: what the text says beside the work, such as its place.
 * More than nearness can give, and with all the rest of the score less than the step from one tier to the next.
 */
export const WITHIN_TIER = 0.06;

/** The best of some tiers; null of none. */
export const bestTier = (tiers: Iterable<AnswerTier>): AnswerTier | null => {
  const present = new Set(tiers);
  return ANSWER_TIERS.find((tier) => present.has(tier)) ?? null;
};

/** The share of a job of this tier that has `worded` (0 to 1) of the words beside the work. */
export const shareOfTier = (tier: AnswerTier, worded: number): number => TIER_SHARE[tier] - WITHIN_TIER * (1 - worded);

/** The tier that a share above 0 belongs to. */
export const tierOfShare = (share: number): AnswerTier =>
  ANSWER_TIERS.find((tier) => share >= TIER_SHARE[tier] - WITHIN_TIER - Number.EPSILON) ?? 'category';
