import { z } from 'zod';
import { JOB_CATEGORY_IDS } from './job-categories.js';
import { JobSchema } from './jobs.js';
import { LOCATION_MAX, SKILL_MAX, SKILLS_MAX_COUNT } from '../limits.js';
import { latitude, longitude, optionalLine, queryNumber, requiredLine } from '../primitives.js';
import { MinimumWageSchema } from './minimum-wages.js';

/** A position in a query string, degrees. */
export const PositionQuerySchema = z.strictObject({
  latitude: queryNumber(latitude),
  longitude: queryNumber(longitude),
});
export type PositionQuery = z.infer<typeof PositionQuerySchema>;

/**
 * Live figures of a seeker's first section. Jobs are those within 20 km; where their count is not exact there are more of
 * them. A day is one of India.
 */
export const SeekerStatsSchema = z
  .object({
    jobsNearby: z.int32(),
    jobsNearbyIsExact: z.boolean(),
    newToday: z.int32(),
    newTodayIsExact: z.boolean(),
    applicationsOpen: z.int32(),
    interviewsUpcoming: z.int32(),
  })
  .meta({ id: 'SeekerStats' });
export type SeekerStats = z.infer<typeof SeekerStatsSchema>;

/**
 * Live figures of an employer: jobs that seekers see now; applications that were not withdrawn; how often seekers looked at
 * the jobs, a person counting once a day and job; people hired.
 */
export const EmployerStatsSchema = z
  .object({ activeJobs: z.int32(), applications: z.int32(), profileViews: z.int32(), hired: z.int32() })
  .meta({ id: 'EmployerStats' });
export type EmployerStats = z.infer<typeof EmployerStatsSchema>;

/** A job that many people near by looked at or applied for in the last seven days. */
export const HotJobSchema = JobSchema.extend({ recentViews: z.int32(), recentApplications: z.int32() }).meta({
  id: 'HotJob',
});
export type HotJob = z.infer<typeof HotJobSchema>;

/** Minimum number of jobs for a displayed pay figure. */
export const SALARY_JOBS_MIN = 5;

/**
 * Pay of one category within 20 km, in rupees an hour, from live jobs that state their pay. With very many jobs, it is
 * computed from the newest of the nearest: `jobs` is their number, `withinKm` their maximum distance.
 */
export const SalaryStatSchema = z
  .object({
    category: z.enum(JOB_CATEGORY_IDS),
    jobs: z.int32().min(SALARY_JOBS_MIN),
    withinKm: z.number(),
    minimum: z.number(),
    lowerQuartile: z.number(),
    median: z.number(),
    upperQuartile: z.number(),
    maximum: z.number(),
  })
  .meta({ id: 'SalaryStat' });
export type SalaryStat = z.infer<typeof SalaryStatSchema>;

/**
 * Number of seekers as a band: numbers below five do not reveal whether there is any, and a band never reveals a count.
 */
export const SEEKER_BANDS = ['under_5', '5_to_9', '10_to_24', '25_to_49', '50_to_99', '100_or_more'] as const;
export type SeekerBand = (typeof SEEKER_BANDS)[number];
const BAND_STARTS = [0, 5, 10, 25, 50, 100] as const;

/** Returns the band of `count`; a negative count is treated as zero. */
export function seekerBand(count: number): SeekerBand {
  const above = BAND_STARTS.findLastIndex((start) => count >= start);
  return SEEKER_BANDS[Math.max(0, above)]!;
}

/**
 * A draft of a hire request to compare: its place is the pin, or otherwise the typed text. Skills are joined by commas.
 */
export const HireHintQuerySchema = PositionQuerySchema.partial()
  .extend({
    location: requiredLine(LOCATION_MAX).optional(),
    category: z.enum(JOB_CATEGORY_IDS),
    skills: optionalLine(SKILL_MAX * SKILLS_MAX_COUNT).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    message: 'rule:jobs:position',
  })
  .refine(({ latitude, location }) => latitude !== undefined || location !== undefined, {
    path: ['location'],
    message: 'rule:jobs:place',
  });
export type HireHintQuery = z.infer<typeof HireHintQuerySchema>;

/**
 * Estimates for an employer: the number of people within 20 km who look for work and have one of the skills, or want
 * this kind of work if no known skill is requested, null if the place is unknown; the pay of jobs of the category
 * there, null if fewer than five state it; and the minimum wage, null if none is known.
 */
export const HireHintSchema = z
  .object({
    seekers: z.enum(SEEKER_BANDS).nullable(),
    pay: z.object(SalaryStatSchema.shape).nullable(),
    minimumWage: z.object(MinimumWageSchema.shape).nullable(),
  })
  .meta({ id: 'HireHint' });
export type HireHint = z.infer<typeof HireHintSchema>;
