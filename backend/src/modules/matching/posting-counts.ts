import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import type { AddParameter } from '../../common/security/session-prefetch.js';
import { splitRunsOf } from './cell-runs.js';
import type { ParsedQuery } from './search-scope.js';

/**
 * Number of postings of one term from which a search has more jobs than the limit of exact counts, so that the count
 * ends. The margin of 100 covers expired jobs, which remain in a posting list until the sweep removes them.
 */
export const OVER_LIMIT_COUNT = COUNT_EXACT_UP_TO + 100;

/**
 * Maximum number of jobs loaded with their data while a separate query reads the best answers. With COUNT_EXACT_UP_TO
 * here, a text with hundreds of answers spent most of its time loading jobs that no page shows.
 */
export const LOADED_ALONGSIDE_TOP_K_MAX = 200;

/** Terms with postings to count before a search; undefined terms are not counted. */
export interface EstimateTerms {
  broad: number | undefined;
  base: number | undefined;
}

/** Numbers of postings, null where they are not counted: see `countOfPostings` and `countOfNearby`. */
export interface EstimatedCounts {
  count: number | null;
  nearby: number | null;
}

/**
 * SQL: the number of jobs of the posting list of `term` alone in cells completely within the radius, up to OVER_LIMIT_COUNT. A
 * search may list more, and hardly fewer.
 */
function countOfPostings(term: number, { query, cells }: ParsedQuery, add: AddParameter): string {
  const { inside } = splitRunsOf(cells, query.radius);
  const [first, last] = [inside.map((run) => run.first), inside.map((run) => run.last)].map((ends) => add(ends));
  const { minPay } = query;
  return `(SELECT count(*)::int FROM (
    SELECT 1 FROM unnest(${first}::int[], ${last}::int[]) AS near (first, last) CROSS JOIN LATERAL (
      SELECT 1 FROM job_terms t WHERE t.term = ${add(term)} AND t.search_cell BETWEEN near.first AND near.last
        ${minPay ? `AND t.hourly_pay >= ${add(minPay)}::real` : ''} OFFSET 0) posting
    LIMIT ${OVER_LIMIT_COUNT}) postings)`;
}

/**
 * SQL: the number of jobs of the posting list of `term` in all cells of the search, up to one more than are loaded at once. With
 * the term of all jobs, no search for a text lists more.
 */
function countOfNearby(term: number, { query, cells }: ParsedQuery, add: AddParameter): string {
  const { inside, across } = splitRunsOf(cells, query.radius);
  const runs = [...inside, ...across];
  const [first, last] = [runs.map((run) => run.first), runs.map((run) => run.last)].map((ends) => add(ends));
  return `(SELECT count(*)::int FROM (
    SELECT 1 FROM unnest(${first}::int[], ${last}::int[]) AS near (first, last) CROSS JOIN LATERAL (
      SELECT 1 FROM job_terms t WHERE t.term = ${add(term)} AND t.search_cell BETWEEN near.first AND near.last OFFSET 0) posting
    LIMIT ${LOADED_ALONGSIDE_TOP_K_MAX + 1}) postings)`;
}

/** SQL: an EstimatedCounts as JSON, of the broadest term of a search, and of the term of all jobs where it has a text. */
export function countsAsJson({ broad, base }: EstimateTerms, reading: ParsedQuery, add: AddParameter): string {
  const count = broad === undefined ? 'NULL' : countOfPostings(broad, reading, add);
  const nearby = base === undefined ? 'NULL' : countOfNearby(base, reading, add);
  return `json_build_object('count', ${count}, 'nearby', ${nearby})`;
}
