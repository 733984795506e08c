import { z } from 'zod';
import { NamesByLanguageSchema } from '../jobs/jobs.js';
import { isoDateTime } from '../primitives.js';
import { APPEAL_STATUSES, BREACHES } from './work-appeals.js';

/** Days of engagements that count for reliability. */
export const RELIABILITY_DAYS = 90;
/** Number of engagements from which reliability is shown as a share; below, it is shown as counts: one of one. */
export const RELIABILITY_MIN = 3;
export const RELIABILITY_BANDS = ['always', 'mostly', 'sometimes', 'new'] as const;
export type ReliabilityBand = (typeof RELIABILITY_BANDS)[number];
/**
 * Prior of reliability: the attended share before anything is known, and its weight in engagements, so that newcomers
 * have a chance.
 */
const PRIOR_SHARE = 0.9;
const PRIOR_WEIGHT = 4;
const MOSTLY_FROM = 0.8;

/** Returns the public band of reliability; "new" below RELIABILITY_MIN engagements. */
export function reliabilityBandOf(kept: number, breached: number): ReliabilityBand {
  if (kept + breached < RELIABILITY_MIN) return 'new';
  if (breached === 0) return 'always';
  return kept / (kept + breached) >= MOSTLY_FROM ? 'mostly' : 'sometimes';
}

/**
 * Returns the share of engagements that a worker is expected to attend, between 0 and 1 exclusive; with few engagements
 * the prior dominates.
 */
export const expectedReliability = (kept: number, breached: number): number =>
  (kept + PRIOR_SHARE * PRIOR_WEIGHT) / (kept + breached + PRIOR_WEIGHT);

/**
 * One engagement that counted against its owner; `occupation` is the meaning of its title, in the languages that the
 * title does not use.
 */
export const BreachEntrySchema = z.object({
  engagementId: z.uuid(),
  title: z.string(),
  company: z.string(),
  occupation: NamesByLanguageSchema.optional(),
  kind: z.enum(BREACHES),
  at: isoDateTime,
  appeal: z.enum(APPEAL_STATUSES).nullable(),
  mayAppealUntil: isoDateTime.nullable(),
});

/** A worker's own view of their reliability: attended and breached engagements of the last 90 days. */
export const ReliabilitySchema = z
  .object({
    kept: z.int32(),
    lateCancellations: z.int32(),
    noShows: z.int32(),
    band: z.enum(RELIABILITY_BANDS),
    breaches: z.array(BreachEntrySchema),
  })
  .meta({ id: 'Reliability' });
export type Reliability = z.infer<typeof ReliabilitySchema>;
