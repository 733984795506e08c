import { ReviewLineSchema } from '../reviews/review-line.js';
import { z } from 'zod';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { CURRENCIES, RATE_TYPES, readersWords } from '../jobs/jobs.js';
import { REASON_MAX } from '../limits.js';
import { PAYMENT_METHODS, URGENCIES } from './instant-jobs.js';
import { isoDateTime, optionalText } from '../primitives.js';

/**
 * Status of a request: `filled` when other workers were quicker, `standby` when the worker replaces a worker who cannot
 * come, `withdrawn` when the worker cancelled after accepting, `cancelled` when the employer cancelled.
 */
export const JOB_REQUEST_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'filled',
  'standby',
  'expired',
  'withdrawn',
  'cancelled',
] as const;
export type JobRequestStatus = (typeof JOB_REQUEST_STATUSES)[number];

/**
 * Allowed transitions of a request; others are refused. `accepted` → `pending` undoes an accidental acceptance,
 * `accepted` → `expired` undoes one whose time has passed by then; `filled` → `pending` happens when an opening becomes
 * free again and no worker is on standby.
 */
export const JOB_REQUEST_TRANSITIONS: Readonly<Record<JobRequestStatus, readonly JobRequestStatus[]>> = {
  pending: ['accepted', 'declined', 'filled', 'expired', 'cancelled'],
  accepted: ['pending', 'expired', 'withdrawn', 'cancelled'],
  declined: [],
  filled: ['standby', 'pending', 'expired', 'cancelled'],
  standby: ['accepted', 'filled', 'expired', 'cancelled'],
  expired: [],
  withdrawn: [],
  cancelled: [],
};

/** Returns the states from which a request may become `to`. */
export const requestSourcesOf = (to: JobRequestStatus): JobRequestStatus[] =>
  JOB_REQUEST_STATUSES.filter((from) => JOB_REQUEST_TRANSITIONS[from].includes(to));

/** Minutes within which an acceptance can be undone without any consequence. */
export const UNDO_MINUTES = 5;
/** Seconds that a request may still read as pending after it has expired. */
export const EXPIRY_LATENESS_SECONDS = 5;
/** Days for which a worker sees requests that are over. */
export const REQUEST_HISTORY_DAYS = 30;

/**
 * A worker's answer. `startTime` is the time of arrival, for work without a fixed time; by default the earliest free
 * hour.
 */
export const RespondToJobRequestSchema = z
  .strictObject({
    response: z.enum(['accepted', 'declined']),
    message: optionalText(REASON_MAX).optional(),
    startTime: isoDateTime.optional(),
  })
  .meta({ id: 'RespondToJobRequest' });
export type RespondToJobRequest = z.infer<typeof RespondToJobRequestSchema>;

/** Result of an answer, as a sentence to show; `undoUntil` while an acceptance can be undone. */
export const JobRequestAnswerSchema = z
  .object({
    message: z.string(),
    status: z.enum(JOB_REQUEST_STATUSES),
    undoUntil: isoDateTime.nullable(),
    engagementId: z.uuid().nullable(),
  })
  .meta({ id: 'JobRequestAnswer' });
export type JobRequestAnswer = z.infer<typeof JobRequestAnswerSchema>;

/** Whether the worker is on standby for a filled job. */
export const StandbySchema = z.strictObject({ standby: z.boolean() }).meta({ id: 'Standby' });
export type Standby = z.infer<typeof StandbySchema>;

/**
 * The offer of an instant job to one worker. `distanceKm` is measured from the middle of the worker's area, to the
 * tenth. `startTimes` are hours at which the worker could come, earliest first, for work without a fixed time.
 * `interviewAt`: time of an interview of the worker during work with a fixed time, while the request is pending.
 * `reservesOnTime`: how often the employer reserved the pay in time, of work with Secure Pay; absent before the first.
 * `employerReviews`: answers of workers about the employer. `mayStandBy`: the job is filled and a booked worker may
 * still not come. `undoUntil` is set while the acceptance can be undone. `address` is the place of work: only the
 * location until the offer is accepted.
 */
export const JobRequestSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(JOB_REQUEST_STATUSES),
    expiresAt: isoDateTime,
    createdAt: isoDateTime,
    respondedAt: isoDateTime.nullable(),
    undoUntil: isoDateTime.nullable(),
    engagementId: z.uuid().nullable(),
    mayStandBy: z.boolean(),
    distanceKm: z.number(),
    startTimes: z.array(isoDateTime),
    interviewAt: isoDateTime.nullable(),
    job: z.object({
      id: z.uuid(),
      title: z.string(),
      company: z.string(),
      description: z.string(),
      category: z.enum(JOB_CATEGORY_IDS),
      location: z.string(),
      currency: z.enum(CURRENCIES),
      minRate: z.number(),
      maxRate: z.number(),
      rateType: z.enum(RATE_TYPES),
      paymentMethod: z.enum(PAYMENT_METHODS),
      urgency: z.enum(URGENCIES),
      startTime: isoDateTime.nullable(),
      endTime: isoDateTime.nullable(),
      duration: z.int32(),
      openings: z.int32(),
      requiredSkills: z.array(z.string()),
      reservesOnTime: z.object({ onTime: z.int32(), of: z.int32() }).optional(),
      employerReviews: ReviewLineSchema.optional(),
      ...readersWords,
    }),
  })
  .meta({ id: 'JobRequest' });
export type JobRequest = z.infer<typeof JobRequestSchema>;
