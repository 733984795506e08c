import { ReviewLineSchema } from '../reviews/review-line.js';
import { z } from 'zod';
import { ENGAGEMENT_STATUSES } from '../engagement-sides.js';
import type { JobCategoryId } from '../jobs/job-categories.js';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { CURRENCIES, RATE_TYPES } from '../jobs/jobs.js';
import {
  COMPANY_MAX,
  DESCRIPTION_MAX,
  LOCATION_MAX,
  RATE_MAX,
  REASON_MAX,
  SEARCH_RADIUS_KM,
  SKILLS_MAX_COUNT,
  SKILL_MAX,
  TITLE_MAX,
} from '../limits.js';
import { MISSING_FIELDS } from '../jobs/missing-fields.js';
import { isoDateTime, latitude, longitude, optionalText, requiredLine } from '../primitives.js';

/** How soon a worker is needed. */
export const URGENCIES = ['asap', 'within_24h', 'scheduled', 'flexible'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Payment methods: `platform` is Secure Pay. */
export const PAYMENT_METHODS = ['direct', 'platform'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Categories that the form offers, in its order; the call accepts every category. */
export const INSTANT_FORM_CATEGORIES = [
  'delivery',
  'food_service',
  'retail',
  'cleaning',
  'tech_support',
  'event_staff',
] as const satisfies readonly JobCategoryId[];

/** Hours for which a request waits; one with a time waits until then. */
export const REQUEST_LIFE: Readonly<Record<Exclude<Urgency, 'scheduled'>, number>> = {
  asap: 1,
  within_24h: 24,
  flexible: 72,
};
/** Hours of work without a given end. */
export const DEFAULT_DURATION_HOURS = 4;
export const DURATION_HOURS_MAX = 24;
/**
 * Hours within which a worker who accepts an `asap` job starts; the duration of the job counts from their latest start.
 */
export const ASAP_START_HOURS = 1;
/** Maximum hours from start to end of scheduled work: a week. */
export const SCHEDULED_HOURS_MAX = 168;
/** Days ahead for which work can be scheduled. */
export const SCHEDULED_AHEAD_DAYS = 90;
export const OPENINGS_MAX = 50;
/** Maximum number of workers asked for one job. */
export const ASKED_MAX = 200;
/** Minutes by which regulars of an employer are asked before other workers. */
export const HEAD_START_MINUTES = 10;
/** Days for which an employer can ask the same people again. */
export const REGULARS_DAYS = 180;

export const INSTANT_JOB_STATUSES = ['open', 'filled', 'cancelled', 'expired'] as const;
export type InstantJobStatus = (typeof INSTANT_JOB_STATUSES)[number];

/**
 * Allowed transitions of an instant job; others are refused. It is `filled` with its last opening, and open again if a
 * worker withdraws an acceptance, unless it has expired by then.
 */
export const INSTANT_JOB_TRANSITIONS: Readonly<Record<InstantJobStatus, readonly InstantJobStatus[]>> = {
  open: ['filled', 'cancelled', 'expired'],
  filled: ['open', 'cancelled', 'expired'],
  cancelled: [],
  expired: [],
};

/** Fields of the form that must be filled, in the order in which missing ones are named. */
export const INSTANT_REQUIRED_FIELDS = ['title', 'category', 'location'] as const;

const wholeRate = z.int32().min(0).max(RATE_MAX).default(0);

/**
 * Body of the instant form. Rates of 0 are "not stated". `startTime` and `endTime` belong to `scheduled` alone. A
 * position is sent if the employer picked a suggestion or used the device's position. `askRegularsFirst`: regulars of
 * this employer are asked 10 minutes before other workers.
 */
export const CreateInstantJobSchema = z
  .strictObject({
    title: requiredLine(TITLE_MAX),
    description: optionalText(DESCRIPTION_MAX).default(''),
    category: z.enum(JOB_CATEGORY_IDS),
    location: requiredLine(LOCATION_MAX),
    minRate: wholeRate,
    maxRate: wholeRate,
    urgency: z.enum(URGENCIES).default('flexible'),
    duration: z.int32().min(1).max(DURATION_HOURS_MAX).default(DEFAULT_DURATION_HOURS),
    maxRadius: z.int32().min(1).max(SEARCH_RADIUS_KM).default(SEARCH_RADIUS_KM),
    requiredSkills: z.array(requiredLine(SKILL_MAX)).max(SKILLS_MAX_COUNT).default([]),
    paymentMethod: z.enum(PAYMENT_METHODS).default('direct'),
    rateType: z.enum(RATE_TYPES).default('hourly'),
    currency: z.enum(CURRENCIES).default('USD'),
    startTime: isoDateTime.optional(),
    endTime: isoDateTime.optional(),
    openings: z.int32().min(1).max(OPENINGS_MAX).default(1),
    company: requiredLine(COMPANY_MAX).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    askRegularsFirst: z.boolean().default(false),
  })
  .refine((job) => (job.latitude === undefined) === (job.longitude === undefined), {
    path: ['latitude'],
    message: 'rule:jobs:position',
  })
  .refine((job) => job.urgency !== 'scheduled' || job.startTime !== undefined, {
    path: ['startTime'],
    message: 'required',
  })
  .refine((job) => job.urgency === 'scheduled' || (job.startTime === undefined && job.endTime === undefined), {
    path: ['startTime'],
    message: 'rule:instant-hire:timeWithoutSchedule',
  })
  .refine((job) => !job.startTime || !job.endTime || !(Date.parse(job.startTime) >= Date.parse(job.endTime)), {
    path: ['endTime'],
    message: 'rule:instant-hire:endBeforeStart',
  })
  .meta({ id: 'CreateInstantJob' });
export type CreateInstantJob = z.infer<typeof CreateInstantJobSchema>;
CreateInstantJobSchema.register(MISSING_FIELDS, {
  key: 'instant-hire:missingFields',
  labels: 'instant-hire:fields',
  fields: INSTANT_REQUIRED_FIELDS,
});

/** Result of posting: the number of suitable workers, and how many of them were asked at once. */
export const PostedInstantJobSchema = z
  .object({ id: z.uuid(), workersFound: z.int32(), notificationsSent: z.int32() })
  .meta({ id: 'PostedInstantJob' });
export type PostedInstantJob = z.infer<typeof PostedInstantJobSchema>;

/** Distance of a worker as shown to an employer, in bands: kilometres up to the second number. */
export const DISTANCE_BANDS = ['under_2', '2_to_5', '5_to_10', '10_to_20'] as const;
export type DistanceBand = (typeof DISTANCE_BANDS)[number];
/** Upper bound of each band in kilometres. */
export const BAND_END_KM: Readonly<Record<DistanceBand, number>> = {
  under_2: 2,
  '2_to_5': 5,
  '5_to_10': 10,
  '10_to_20': 20,
};

/** Returns the band of a distance in kilometres. */
export const distanceBandOf = (km: number): DistanceBand =>
  DISTANCE_BANDS.find((band) => km < BAND_END_KM[band]) ?? '10_to_20';

/** Fit of a worker for the work, as shown to an employer. */
export const FIT_BANDS = ['strong', 'good', 'fair'] as const;
export type FitBand = (typeof FIT_BANDS)[number];

/**
 * One round of requests: the number of asked workers and their answers. `maxKm` is its reach, by bands, `sentAt` its
 * time.
 */
export const WaveSchema = z
  .object({
    wave: z.int32().min(0),
    regulars: z.boolean(),
    sentAt: isoDateTime,
    maxKm: z.int32(),
    asked: z.int32(),
    accepted: z.int32(),
    declined: z.int32(),
    waiting: z.int32(),
  })
  .meta({ id: 'Wave' });
export type Wave = z.infer<typeof WaveSchema>;

/**
 * A worker who accepted or is on standby, as the employer sees them: words and bands, never a position. `completedJobs`
 * and `reliability` are those of the last 90 days. `workStatus` is the state of their work, null before it is booked.
 * `phone` is given once the worker has accepted, and null if they have no verified number, are suspended or erased.
 */
export const BookedWorkerSchema = z
  .object({
    requestId: z.uuid(),
    engagementId: z.uuid().nullable(),
    workStatus: z.enum(ENGAGEMENT_STATUSES).nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    distance: z.enum(DISTANCE_BANDS),
    fit: z.enum(FIT_BANDS),
    reliability: z.enum(['always', 'mostly', 'sometimes', 'new']),
    keptCount: z.int32(),
    /** Answers of employers about the worker. */
    reviews: ReviewLineSchema.optional(),
    startsAt: isoDateTime.nullable(),
    respondedAt: isoDateTime,
  })
  .meta({ id: 'BookedWorker' });
export type BookedWorker = z.infer<typeof BookedWorkerSchema>;

/**
 * An instant job as its employer, and no other account, sees it. The position is the exact place of the work.
 * `expiresAt` is the time until which workers can accept; `nextWaveAt` null: all were asked.
 */
export const InstantJobSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    company: z.string(),
    description: z.string(),
    category: z.enum(JOB_CATEGORY_IDS),
    location: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    minRate: z.number(),
    maxRate: z.number(),
    rateType: z.enum(RATE_TYPES),
    currency: z.enum(CURRENCIES),
    urgency: z.enum(URGENCIES),
    duration: z.int32(),
    maxRadius: z.int32(),
    requiredSkills: z.array(z.string()),
    paymentMethod: z.enum(PAYMENT_METHODS),
    startTime: isoDateTime.nullable(),
    endTime: isoDateTime.nullable(),
    openings: z.int32(),
    filled: z.int32(),
    status: z.enum(INSTANT_JOB_STATUSES),
    expiresAt: isoDateTime,
    createdAt: isoDateTime,
    workersFound: z.int32(),
    asked: z.int32(),
    nextWaveAt: isoDateTime.nullable(),
    cancelReason: z.string().nullable(),
  })
  .meta({ id: 'InstantJob' });
export type InstantJob = z.infer<typeof InstantJobSchema>;

/** An instant job with the workers who were asked, accepted or are on standby. */
export const InstantJobBoardSchema = InstantJobSchema.extend({
  waves: z.array(WaveSchema),
  accepted: z.array(BookedWorkerSchema),
  standby: z.array(BookedWorkerSchema),
}).meta({ id: 'InstantJobBoard' });
export type InstantJobBoard = z.infer<typeof InstantJobBoardSchema>;

/** Reason of a cancellation. */
export const CancelSchema = z.strictObject({ reason: optionalText(REASON_MAX).default('') }).meta({ id: 'Cancel' });
export type Cancel = z.infer<typeof CancelSchema>;

/** A worker who did work well for an employer in the last 180 days. */
export const RegularSchema = z
  .object({ name: z.string(), category: z.enum(JOB_CATEGORY_IDS), lastWorkedAt: isoDateTime, jobs: z.int32() })
  .meta({ id: 'Regular' });
export type Regular = z.infer<typeof RegularSchema>;

/** Returns the currency that the form sets with a rate type: rupees for monthly pay in Bangalore, dollars otherwise. */
export const currencyFor = (rateType: (typeof RATE_TYPES)[number], location: string): (typeof CURRENCIES)[number] =>
  rateType === 'monthly' && location.includes('Bangalore') ? 'INR' : 'USD';
