import { z } from 'zod';
import { REVIEW_LABEL_FROM, REVIEW_SHARE_MIN, wilsonLowerBound } from './review-rules.js';

/**
 * Public rating of an account, without stars: of `of` answers of the last 180 days, `again` would work together again;
 * below five answers, the number of completed jobs. `label`: there are enough answers for a certain "most".
 */
export const ReviewLineSchema = z
  .discriminatedUnion('shown', [
    z.object({
      shown: z.literal('share'),
      again: z.int32().min(0),
      of: z.int32().min(REVIEW_SHARE_MIN),
      label: z.literal('most').optional(),
    }),
    z.object({ shown: z.literal('new'), done: z.int32().min(0) }),
  ])
  .meta({ id: 'ReviewLine' });
export type ReviewLine = z.infer<typeof ReviewLineSchema>;

/** Counts behind a rating: answers that count, "yes" among them, and completed jobs. */
export interface ReviewTotals {
  again: number;
  answers: number;
  done: number;
}

/** Returns the rating of an account; null: nothing is known about it yet. */
export function reviewLineOf(totals: ReviewTotals | null | undefined): ReviewLine {
  const { again, answers, done } = totals ?? { again: 0, answers: 0, done: 0 };
  if (answers < REVIEW_SHARE_MIN) return { shown: 'new', done };
  const isLabelled = wilsonLowerBound(again, answers) >= REVIEW_LABEL_FROM;
  return { shown: 'share', again, of: answers, ...(isLabelled ? { label: 'most' } : {}) };
}
