import { z } from 'zod';
import { CURRENCIES, RATE_TYPES } from './job-fields.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, REASON_MAX } from '../limits.js';
import { isoDateTime, optionalText, plainText, queryNumber, requiredText } from '../primitives.js';

/** Kinds of forbidden content in the text of a job (`job-screen.ts`). */
export const JOB_FINDINGS = [
  'payment_demand',
  'documents_kept',
  'phone_number',
  'payment_account',
  'sex',
  'caste',
  'religion',
  'age',
] as const;
export type JobFindingKind = (typeof JOB_FINDINGS)[number];

/** Reasons for a review by staff: findings in the text, pay below the minimum wage, or a report. */
export const JOB_REVIEW_REASONS = [...JOB_FINDINGS, 'below_minimum_wage', 'reported'] as const;
export type JobReviewReason = (typeof JOB_REVIEW_REASONS)[number];

export const JOB_REVIEW_STATES = ['open', 'kept', 'removed'] as const;
export type JobReviewState = (typeof JOB_REVIEW_STATES)[number];

/** Which kind of job a review is about. */
export const REVIEWED_KINDS = ['job', 'instant_job'] as const;
export type ReviewedKind = (typeof REVIEWED_KINDS)[number];

export const JOB_REPORT_REASONS = [
  'asks_for_money',
  'false_details',
  'did_not_pay',
  'discrimination',
  'unsafe',
  'other',
] as const;
export type JobReportReason = (typeof JOB_REPORT_REASONS)[number];
/** Longest explanation of a report about a job. */
export const JOB_REPORT_TEXT_MAX = 1000;

export const ReportJobSchema = z
  .strictObject({ reason: z.enum(JOB_REPORT_REASONS), text: optionalText(JOB_REPORT_TEXT_MAX).default('') })
  .meta({ id: 'ReportJob' });
export type ReportJob = z.infer<typeof ReportJobSchema>;

/** A job under review by staff, with its current text and pay and the reports; never with the identity of a reporter. */
export const JobReviewSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(REVIEWED_KINDS),
    jobId: z.uuid(),
    title: z.string(),
    company: z.string(),
    description: z.string(),
    requiredSkills: z.array(z.string()),
    /** Null for a job that no longer exists. */
    pay: z
      .object({
        minRate: z.number().nullable(),
        maxRate: z.number().nullable(),
        rateType: z.enum(RATE_TYPES),
        currency: z.enum(CURRENCIES),
      })
      .nullable(),
    reasons: z.array(z.enum(JOB_REVIEW_REASONS)),
    reports: z.array(z.object({ reason: z.enum(JOB_REPORT_REASONS), text: z.string(), createdAt: isoDateTime })),
    state: z.enum(JOB_REVIEW_STATES),
    decision: z.string().nullable(),
    createdAt: isoDateTime,
    decidedAt: isoDateTime.nullable(),
  })
  .meta({ id: 'JobReview' });
export type JobReview = z.infer<typeof JobReviewSchema>;

export const ListJobReviewsQuerySchema = z.strictObject({
  state: z.enum(JOB_REVIEW_STATES).default('open'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListJobReviewsQuery = z.infer<typeof ListJobReviewsQuerySchema>;

export const DecideJobReviewSchema = z
  .strictObject({ decision: z.enum(['keep', 'remove']), reason: requiredText(REASON_MAX) })
  .meta({ id: 'DecideJobReview' });
export type DecideJobReview = z.infer<typeof DecideJobReviewSchema>;
