import { ReviewLineSchema } from '../reviews/review-line.js';
import { z } from 'zod';
import { JOB_CATEGORY_IDS } from './job-categories.js';
import { statedFields } from './job-fields.js';
import { JOB_STATUSES, readersWords } from './jobs.js';
import { LOCATION_MAX } from '../limits.js';
import { isoDateTime, optionalLine, queryNumber } from '../primitives.js';

/** Most jobs that a guest is shown at once. */
export const PUBLIC_JOBS_MAX = 24;
/** Default city of a visitor with an unknown position. */
export const PUBLIC_CITY_DEFAULT = 'Bengaluru';
/** Days for which an ended job can still be read; after them it is no longer available. */
export const ENDED_JOB_DAYS = 30;

/** Fields of a job that a card shows. */
export const CARD_FIELDS = ['title', 'company', 'category', 'minRate', 'maxRate', 'rateType', 'currency'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

const { title, company, category, minRate, maxRate, rateType, currency, ...details } = statedFields;

const stated = {
  id: z.uuid(),
  ...{ title, company, category, location: z.string() },
  ...{ minRate, maxRate, rateType, currency },
  createdAt: isoDateTime,
  ...readersWords,
};

const PublicJobCardSchema = z.object(stated);
/** The fields of a job on a card. */
export type PublicJobCard = z.infer<typeof PublicJobCardSchema>;

/**
 * The newest open jobs of a city, as every visitor may read them; `asked` is an unknown city for which another one was
 * substituted.
 */
export const PublicJobListSchema = z
  .object({
    city: z.object({ name: z.string(), found: z.boolean(), asked: z.string().optional() }),
    jobs: z.array(PublicJobCardSchema),
  })
  .meta({ id: 'PublicJobList' });
export type PublicJobList = z.infer<typeof PublicJobListSchema>;

/**
 * A job as every visitor may read it, open or not: without positions, and without data about the person who posted it.
 */
export const PublicJobSchema = z
  .object({
    ...stated,
    ...details,
    /** Until when one can apply, unless it ends before. */
    validThrough: isoDateTime,
    /** Answers of workers about the employer. */
    employerReviews: ReviewLineSchema.optional(),
    status: z.enum(JOB_STATUSES),
  })
  .meta({ id: 'PublicJob' });
export type PublicJob = z.infer<typeof PublicJobSchema>;

export const ListPublicJobsQuerySchema = z.strictObject({
  city: optionalLine(LOCATION_MAX).optional(),
  category: z.enum(JOB_CATEGORY_IDS).optional(),
  limit: queryNumber(z.int32().min(1).max(PUBLIC_JOBS_MAX)).default(PUBLIC_JOBS_MAX),
});
export type ListPublicJobsQuery = z.infer<typeof ListPublicJobsQuerySchema>;
