import { z } from 'zod';
import {
  CURSOR_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  RATE_MAX,
  SEARCH_RADIUS_KM,
  SEARCH_RADIUS_MIN_KM,
} from '../limits.js';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { JOB_TYPES, JobSchema } from '../jobs/jobs.js';
import { latitude, longitude, plainText, queryNumber, requireWholePosition, searchText } from '../primitives.js';

export const JOB_SORTS = ['match', 'distance', 'recent', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Groups of results of a search with a text: jobs that match the request, and jobs with similar work. */
export const JOB_GROUPS = ['asked', 'similar'] as const;
export type JobGroup = (typeof JOB_GROUPS)[number];

/** Parts of the match score; the client describes each as one reason in the user's language. */
export const MATCH_REASON_CODES = [
  'distance',
  'skills',
  'category',
  'pay',
  'recent',
  'hours',
  'text',
  'employer_rating',
] as const;
export type MatchReasonCode = (typeof MATCH_REASON_CODES)[number];

/** One part of a job's score. `points` of all parts add up to `matchScore`; `max` is the maximum of the part. */
export const MatchReasonSchema = z
  .object({
    code: z.enum(MATCH_REASON_CODES),
    points: z.number(),
    max: z.number(),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  })
  .meta({ id: 'MatchReason' });
export type MatchReason = z.infer<typeof MatchReasonSchema>;

/**
 * A job in search results, with its fit (0-100) and the reasons. `isInSameCity`: its address certainly names the
 * searched city.
 */
export const AiJobSchema = JobSchema.extend({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  matchScore: z.int32().min(0).max(100),
  matchReasons: z.array(MatchReasonSchema),
  hasApplied: z.boolean(),
  isInSameCity: z.literal(true).optional(),
}).meta({ id: 'AiJob' });
export type AiJob = z.infer<typeof AiJobSchema>;

/** Query of a search. Latitude and longitude are given together; radius is in kilometres. */
export const AiJobsQuerySchema = z
  .strictObject({
    search: searchText.optional(),
    category: z.enum(JOB_CATEGORY_IDS).optional(),
    jobType: z.enum(JOB_TYPES).optional(),
    minPay: queryNumber(z.number().min(0).max(RATE_MAX)).optional(),
    latitude: queryNumber(latitude).optional(),
    longitude: queryNumber(longitude).optional(),
    radius: queryNumber(z.number().min(SEARCH_RADIUS_MIN_KM).max(SEARCH_RADIUS_KM)).default(SEARCH_RADIUS_KM),
    sort: z.enum(JOB_SORTS).default('match'),
    group: z.enum(JOB_GROUPS).default('asked'),
    limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
    cursor: plainText(CURSOR_MAX).optional(),
  })
  .superRefine(requireWholePosition);
export type AiJobsQuery = z.infer<typeof AiJobsQuerySchema>;

/** How well an applicant fits a job, as far as this can be computed without the applicant's home. */
export const ApplicationMatchSchema = z
  .object({ matchScore: z.int32().min(0).max(100), matchReasons: z.array(MatchReasonSchema) })
  .meta({ id: 'ApplicationMatch' });
export type ApplicationMatch = z.infer<typeof ApplicationMatchSchema>;
