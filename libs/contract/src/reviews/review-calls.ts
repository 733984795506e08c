import { REVIEW_CASE_STATUSES, REVIEW_NOTE_MAX } from './review-rules.js';
import { REVIEW_REPORT_REASONS, reviewFacts } from './reviews.js';
import { z } from 'zod';
import { ENGAGEMENT_SIDES } from '../engagement-sides.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, REASON_MAX } from '../limits.js';
import { optionalText, plainText, queryNumber, requiredText } from '../primitives.js';

/**
 * The reader's review; only the first answer is required. It replaces the reader's previous answer. `isFinished` is
 * false while the form is open: until it is finished, or an hour has passed, the other side's answer is not revealed.
 */
export const ReviewEngagementSchema = z
  .strictObject({
    again: z.boolean(),
    facts: z.strictObject(reviewFacts).default({}),
    note: optionalText(REVIEW_NOTE_MAX).default(''),
    isFinished: z.boolean().default(true),
  })
  .meta({ id: 'ReviewEngagement' });
export type ReviewEngagement = z.infer<typeof ReviewEngagementSchema>;

export const ReplyToReviewSchema = z
  .strictObject({ text: requiredText(REVIEW_NOTE_MAX) })
  .meta({ id: 'ReplyToReview' });
export type ReplyToReview = z.infer<typeof ReplyToReviewSchema>;

export const ReportReviewSchema = z
  .strictObject({ reason: z.enum(REVIEW_REPORT_REASONS), text: optionalText(REASON_MAX).default('') })
  .meta({ id: 'ReportReview' });
export type ReportReview = z.infer<typeof ReportReviewSchema>;

export const AppealReviewSchema = z.strictObject({ text: requiredText(REASON_MAX) }).meta({ id: 'AppealReview' });
export type AppealReview = z.infer<typeof AppealReviewSchema>;

/** Lists of cases: awaiting the staff, and decided. */
export const REVIEW_CASE_LISTS = ['to_decide', 'closed'] as const;
export type ReviewCaseList = (typeof REVIEW_CASE_LISTS)[number];

export const ListReviewCasesQuerySchema = z.strictObject({
  list: z.enum(REVIEW_CASE_LISTS).default('to_decide'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListReviewCasesQuery = z.infer<typeof ListReviewCasesQuerySchema>;

/**
 * `state`: the state of the case that the page has shown. `reviewChangedAt`: the `changedAt` of the review to decide about. It is required, because the author of a held review
 * can still change it.
 */
export const DecideReviewCaseSchema = z
  .strictObject({
    state: z.enum(REVIEW_CASE_STATUSES),
    decision: z.enum(['keep', 'remove']),
    reason: requiredText(REASON_MAX),
    reviewChangedAt: z.iso.datetime({ offset: true }).optional(),
  })
  .meta({ id: 'DecideReviewCase' });
export type DecideReviewCase = z.infer<typeof DecideReviewCaseSchema>;

/** The month of the table, as YYYY-MM in India. */
export const ListReviewBiasQuerySchema = z.strictObject({
  month: z
    .string()
    .max(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  side: z.enum(ENGAGEMENT_SIDES).default('worker'),
});
export type ListReviewBiasQuery = z.infer<typeof ListReviewBiasQuerySchema>;
