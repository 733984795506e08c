import { AGE_WEIGHT, MATCH_WEIGHTS, RECENT_DAYS } from '@nukkad/domain/scoring-weights';

/**
 * The static impact of a job (column `merit`, function `listing_merit` of the database): the parts of the score that are the same
 * for every seeker. Posting lists are ordered by it. Because a job loses its points for its age evenly, the order never changes with
 * time alone, but with who came to a job, once an hour at most: what is stored counts from one day on, and is the impact at a later moment but for a shift that is the same for all.
 */

/** The most that it can be: of a perfect job that was posted this moment, which nobody can have seen. */
export const IMPACT_MAX = MATCH_WEIGHTS.recent + MATCH_WEIGHTS.employer_rating + MATCH_WEIGHTS.pay;

/** The day at which the stored impact begins to count. */
const IMPACT_EPOCH = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** Stored impact less this is the impact at `asOf`, milliseconds since 1970. */
export const impactShift = (asOf: number): number =>
  (AGE_WEIGHT * (asOf - IMPACT_EPOCH)) / DAY_MS / RECENT_DAYS - MATCH_WEIGHTS.recent;
