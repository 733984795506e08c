import { REVIEW_HALF_LIFE_DAYS, REVIEW_PAIR_DAYS, REVIEW_PRIOR_WEIGHT } from './review-rules.js';

const DAY_MS = 86_400_000;

/** Assumed share of "again" among people without data, where there are too few answers. */
export const REVIEW_PRIOR_SHARE = 0.85;
/** Number of answers from which a group of people has a separate share. */
export const REVIEW_PRIOR_MIN = 20;

/** An answer that counts; `authorId` is null once its author's account is erased. */
export interface CountedReview {
  authorId: string | null;
  again: boolean;
  countedAt: Date;
}

/** Returns the newest answer of each author within 30 days: one pair of people counts once in that time. */
function oncePerPair(reviews: readonly CountedReview[]): CountedReview[] {
  const newestFirst = reviews.toSorted((a, b) => b.countedAt.getTime() - a.countedAt.getTime());
  const lastOf = new Map<string, number>();
  return newestFirst.filter(({ authorId, countedAt }) => {
    const last = authorId === null ? undefined : lastOf.get(authorId);
    if (last !== undefined && last - countedAt.getTime() < REVIEW_PAIR_DAYS * DAY_MS) return false;
    if (authorId !== null) lastOf.set(authorId, countedAt.getTime());
    return true;
  });
}

/**
 * Returns the expected share of "again" for an account: its answers, each of which loses half its weight in 90 days,
 * and the share of similar people (`prior`) with the weight of eight answers.
 */
export function expectedShareOf(reviews: readonly CountedReview[], prior: number, now: Date): number {
  let yes = prior * REVIEW_PRIOR_WEIGHT;
  let all = REVIEW_PRIOR_WEIGHT;
  for (const { again, countedAt } of oncePerPair(reviews)) {
    const weight = 2 ** (-Math.max(0, now.getTime() - countedAt.getTime()) / (REVIEW_HALF_LIFE_DAYS * DAY_MS));
    all += weight;
    if (again) yes += weight;
  }
  return yes / all;
}
