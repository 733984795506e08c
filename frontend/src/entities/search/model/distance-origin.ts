import type { MatchReason } from '@nukkad/contract/matching/ai-jobs';

/** The place that a job's distance is measured from, where the search text names one. */
export function distanceOrigin(reasons: readonly MatchReason[]): string | undefined {
  const place = reasons.find(({ code }) => code === 'distance')?.params['place'];
  return typeof place === 'string' && place ? place : undefined;
}
