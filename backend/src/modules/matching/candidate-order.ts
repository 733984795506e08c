import type { JobSort } from '@nukkad/contract/matching/ai-jobs';
import { scoreJob } from '@nukkad/contract/matching/scoring';
import type { Candidate } from './listing.js';
import type { SearchCursor } from './search-cursor.js';
import type { SearchPlan } from './search-plan.js';

/** A job's sort key in a list: higher comes first. */
const KEYS: Readonly<Record<JobSort, (candidate: Candidate) => number>> = {
  match: (candidate) => candidate.score,
  distance: (candidate) => -(candidate.distanceKm ?? Number.MAX_SAFE_INTEGER),
  recent: (candidate) => candidate.created,
  pay: (candidate) => candidate.hourlyPay ?? 0,
};
const MICROSECONDS = 1000;

/** Returns the sort key of a candidate. */
export const keyOf = (sort: JobSort, candidate: Candidate): number => KEYS[sort](candidate);

/** Returns the scored jobs after the cursor, in order. */
export function orderCandidates(
  plan: SearchPlan,
  sort: JobSort,
  cursor: SearchCursor | null,
  candidates: readonly Candidate[],
): Candidate[] {
  const keyOfJob = KEYS[sort];
  for (const candidate of candidates) candidate.score = scoreJob(candidate, plan.seeker, plan.scale);
  return candidates
    .filter((candidate) => {
      if (cursor === null) return true;
      if (candidate.created > cursor.asOf * MICROSECONDS) return false;
      const key = keyOfJob(candidate);
      return key < cursor.key || (key === cursor.key && candidate.ref < cursor.ref);
    })
    .sort((a, b) => keyOfJob(b) - keyOfJob(a) || b.ref - a.ref);
}
