import { type EstimatedCounts, LOADED_ALONGSIDE_TOP_K_MAX, OVER_LIMIT_COUNT } from './posting-counts.js';
import type { ParsedQuery } from './search-scope.js';

/**
 * Estimated number of jobs of a search, from the postings of one term: more than the limit of counts, few enough to
 * load all, or between. A text may have jobs beyond that term; if few jobs are nearby, the text has few jobs too.
 */
export type ResultSizeEstimate = 'over_limit' | 'countable' | 'loadable' | 'few_nearby' | 'unknown';

/** Returns the estimate for counted postings; null: not counted. */
export function estimateResultSize({ text, query }: ParsedQuery, counts: EstimatedCounts | null): ResultSizeEstimate {
  const { count, nearby } = counts ?? { count: null, nearby: null };
  if (nearby !== null && nearby <= LOADED_ALONGSIDE_TOP_K_MAX) return 'few_nearby';
  if (count === null) return 'unknown';
  if (count <= LOADED_ALONGSIDE_TOP_K_MAX) return 'loadable';
  if (count < OVER_LIMIT_COUNT) return text ? 'unknown' : 'countable';
  const { category, jobType, minPay } = query;
  return text && (category ?? jobType ?? minPay) !== undefined ? 'unknown' : 'over_limit';
}
