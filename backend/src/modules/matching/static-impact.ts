import { AGE_WEIGHT, MATCH_WEIGHTS, RECENT_DAYS } from '@nukkad/contract/matching/scoring-weights';

/**
 * The static impact of a job (column `merit`, function `listing_merit` of the database): the parts of the score that
 * are the same for every seeker. Posting lists are sorted by it. All jobs lose their points for age at the same rate,
 * so time alone never changes the order; only views and applications do, at most once an hour. The stored value is
 * relative to IMPACT_EPOCH: the impact at a later moment is the stored value minus `impactShift`, which is the same for
 * all jobs.
 */

/** Maximum impact: of a perfect job that was just posted, with no views. */
export const IMPACT_MAX = MATCH_WEIGHTS.recent + MATCH_WEIGHTS.employer_rating + MATCH_WEIGHTS.pay;

/** Reference time of the stored impact. */
const IMPACT_EPOCH = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** Stored impact less this is the impact at `asOf`, milliseconds since 1970. */
export const impactShift = (asOf: number): number =>
  (AGE_WEIGHT * (asOf - IMPACT_EPOCH)) / DAY_MS / RECENT_DAYS - MATCH_WEIGHTS.recent;
