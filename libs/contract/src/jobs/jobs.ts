import { ReviewLineSchema } from '../reviews/review-line.js';
import { z } from 'zod';
import {
  CURSOR_MAX,
  LOCATION_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  WORK_DAYS_PER_MONTH,
  WORK_HOURS_PER_DAY,
} from '../limits.js';
import { JOB_CATEGORY_IDS } from './job-categories.js';
import { editedFields, postedFields, statedFields, JOB_TYPES, type Currency, type RateType } from './job-fields.js';
import { MISSING_FIELDS } from './missing-fields.js';
import {
  isoDateTime,
  latitude,
  longitude,
  optionalLine,
  plainText,
  queryNumber,
  requiredLine,
  searchText,
} from '../primitives.js';

export { CURRENCIES, type Currency, JOB_TYPES, type JobType, RATE_TYPES, type RateType } from './job-fields.js';
export const JOB_STATUSES = ['open', 'paused', 'filled', 'closed', 'expired'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const LOCATION_STATUSES = ['resolved', 'unresolved'] as const;

/** Minimum number of applications for a figure about an employer's answers. */
export const ANSWERS_MIN = 5;

/**
 * Answers of the employer of a job: the number of applications, the number of answers, and `usualHours`, within which
 * half of the answers arrived.
 */
export const EmployerAnswersSchema = z.object({
  applications: z.int32().min(ANSWERS_MIN),
  answered: z.int32().min(0),
  usualHours: z.number().nullable(),
});
export type EmployerAnswers = z.infer<typeof EmployerAnswersSchema>;

/** Names by language; absent in a language in which they add nothing. */
export const NamesByLanguageSchema = z
  .object({ en: z.string().optional(), hi: z.string().optional(), kn: z.string().optional() })
  .meta({ id: 'NamesByLanguage' });
export type NamesByLanguage = z.infer<typeof NamesByLanguageSchema>;

/**
 * Additions to the employer's own words: the occupation that the title means, and the places that the location names,
 * in the languages in which the employer's words do not name them.
 */
export const readersWords = {
  occupation: NamesByLanguageSchema.optional(),
  place: NamesByLanguageSchema.optional(),
};

/**
 * A job as every signed-in person may see it. `distance` is in kilometres and absent without a position. `city`: the
 * city that the address of a job without a position unambiguously names.
 */
export const JobSchema = z
  .object({
    id: z.uuid(),
    ...statedFields,
    location: z.string(),
    locationStatus: z.enum(LOCATION_STATUSES),
    distance: z.number().optional(),
    city: NamesByLanguageSchema.optional(),
    status: z.enum(JOB_STATUSES),
    isActive: z.boolean(),
    createdAt: isoDateTime,
    employerAnswers: EmployerAnswersSchema.nullable(),
    /** Answers of workers about the employer; absent for the reader's own job. */
    employerReviews: ReviewLineSchema.optional(),
    ...readersWords,
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof JobSchema>;

/** Number of applications at each step. */
export const PipelineSchema = z
  .object({
    submitted: z.int32(),
    viewed: z.int32(),
    shortlisted: z.int32(),
    hired: z.int32(),
    rejected: z.int32(),
    withdrawn: z.int32(),
  })
  .meta({ id: 'Pipeline' });
export type Pipeline = z.infer<typeof PipelineSchema>;

/**
 * A job as its owner sees it. The counts exclude withdrawn applications; `viewCount` is distinct viewers per day.
 * `updatedAt` is the version on which an edit is based.
 */
export const OwnJobSchema = JobSchema.omit({
  ...{ distance: true, city: true, occupation: true, place: true, employerReviews: true },
})
  .extend({
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    expiresAt: isoDateTime,
    applicationCount: z.int32(),
    newApplicationCount: z.int32(),
    hiredCount: z.int32(),
    viewCount: z.int32(),
    pipeline: PipelineSchema,
    updatedAt: isoDateTime,
  })
  .meta({ id: 'OwnJob' });
export type OwnJob = z.infer<typeof OwnJobSchema>;

/**
 * Open tasks of an employer about a job: an unknown place, applications that were not looked at, pay that is not
 * stated.
 */
export const WAITING_REASONS = ['place', 'applications', 'pay'] as const;

/**
 * Numbers of own jobs, listed or not, and the most urgent open tasks of their owner. `waiting` names a few jobs;
 * `waitingCount` counts all tasks: each new application, each missing place and each missing pay.
 */
export const MyJobsSummarySchema = z
  .object({
    active: z.int32(),
    inactive: z.int32(),
    waitingCount: z.int32(),
    waiting: z.array(
      z.object({ id: z.uuid(), title: z.string(), reason: z.enum(WAITING_REASONS), newApplicationCount: z.int32() }),
    ),
  })
  .meta({ id: 'MyJobsSummary' });
export type MyJobsSummary = z.infer<typeof MyJobsSummarySchema>;

/** An employer's figures across all jobs: views by distinct viewers and day, active applications, hired people. */
export const JOB_FIGURES = ['views', 'applications', 'hired'] as const;
export type JobFigure = (typeof JOB_FIGURES)[number];

/** Fields of the hire form that must be filled, in the order in which missing ones are named. */
export const HIRE_REQUIRED_FIELDS = ['title', 'company', 'description', 'jobType', 'category', 'location'] as const;

/**
 * Body of a hire request. A null or absent rate is "not stated". A position is sent if the employer picked a suggestion
 * or used the device's position. An advertisement that equals a live job of the employer is refused with 409 and that
 * job under `current`, unless `isAnother` declares that it is another job.
 */
export const CreateJobSchema = z
  .strictObject({
    ...postedFields,
    location: requiredLine(LOCATION_MAX),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    isAnother: z.boolean().optional(),
  })
  .refine((job) => job.minRate == null || job.maxRate == null || job.minRate <= job.maxRate, {
    path: ['maxRate'],
    message: 'rule:jobs:rateRange',
  })
  .refine((job) => (job.latitude === undefined) === (job.longitude === undefined), {
    path: ['latitude'],
    message: 'rule:jobs:position',
  })
  .meta({ id: 'CreateJob' });
export type CreateJob = z.infer<typeof CreateJobSchema>;
CreateJobSchema.register(MISSING_FIELDS, {
  key: 'jobs:missingFields',
  labels: 'jobs:fields',
  fields: HIRE_REQUIRED_FIELDS,
});

/**
 * Fields that an owner can change. Absent fields stay unchanged; null leaves a rate or the hours unstated. `status:
 * open` on an open job renews it; `isActive` is the same choice as a switch (true = open, false = closed). Coordinates
 * pin the job; null removes the pin, so that `location` is looked up again. With `updatedAt` the change is made only if
 * the job has not changed since then; otherwise the response is 409 with the current job under `current`.
 */
export const UpdateJobSchema = z
  .strictObject({
    ...editedFields,
    updatedAt: isoDateTime.optional(),
    status: z.enum(['open', 'paused', 'filled', 'closed']).optional(),
    isActive: z.boolean().optional(),
    location: requiredLine(LOCATION_MAX).optional(),
    latitude: latitude.nullable().optional(),
    longitude: longitude.nullable().optional(),
  })
  .refine((job) => job.status === undefined || job.isActive === undefined, {
    path: ['isActive'],
    message: 'rule:jobs:statusOrActive',
  })
  .refine((job) => typeof job.latitude === typeof job.longitude, {
    path: ['latitude'],
    message: 'rule:jobs:position',
  })
  .meta({ id: 'UpdateJob' });
export type UpdateJob = z.infer<typeof UpdateJobSchema>;

/** Views and applications of a job on one day of the Indian calendar. */
export const JobActivityDaySchema = z
  .object({ day: z.iso.date(), views: z.int32(), applications: z.int32() })
  .meta({ id: 'JobActivityDay' });
export type JobActivityDay = z.infer<typeof JobActivityDaySchema>;
/** Days that the activity of a job covers, today being the last. */
export const ACTIVITY_DAYS = 30;

const commaList = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .string()
    .max(400)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(values)));

/** Filters of the plain job list; arrays are comma-joined. */
export const ListJobsQuerySchema = z.strictObject({
  search: searchText.optional(),
  category: commaList(JOB_CATEGORY_IDS).optional(),
  jobType: commaList(JOB_TYPES).optional(),
  location: optionalLine(LOCATION_MAX).optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListJobsQuery = z.infer<typeof ListJobsQuerySchema>;

/** Paging of a list that belongs to the caller: a full page unless `limit` asks for less. */
export const OwnListQuerySchema = z.strictObject({
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_MAX),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type OwnListQuery = z.infer<typeof OwnListQuerySchema>;

/** Paging of one's own jobs: all of them, or those alone that seekers see (`true`) or do not see (`false`). */
export const ListMyJobsQuerySchema = OwnListQuerySchema.extend({ active: z.enum(['true', 'false']).optional() });
export type ListMyJobsQuery = z.infer<typeof ListMyJobsQuerySchema>;

/** Paging of the own jobs that contribute to a figure. */
export const ListMyJobsByFigureQuerySchema = OwnListQuerySchema.extend({ figure: z.enum(JOB_FIGURES) });
export type ListMyJobsByFigureQuery = z.infer<typeof ListMyJobsByFigureQuerySchema>;

/**
 * Returns comparable pay in rupees an hour, in whole paise: the middle of the range, a month counted as 26 days of 8 hours.
 * Null if nothing is stated, the pay is not in rupees, or it is less than half a paisa an hour.
 */
export function comparableHourlyPay(pay: {
  minRate?: number | null | undefined;
  maxRate?: number | null | undefined;
  rateType: RateType;
  currency: Currency;
}): number | null {
  // an end of 0 is not stated: from 0 to 200 is up to 200
  const stated = [pay.minRate, pay.maxRate].filter((rate): rate is number => rate != null && rate > 0);
  if (pay.currency !== 'INR' || stated.length === 0) return null;
  const middle = stated.reduce((sum, rate) => sum + rate, 0) / stated.length;
  const hourly = pay.rateType === 'monthly' ? middle / (WORK_DAYS_PER_MONTH * WORK_HOURS_PER_DAY) : middle;
  return Math.round(hourly * 100) / 100 || null;
}
