import { listingsAsJson } from './listing.js';
import type { ListingFilter } from './listing-filter.js';
import { PostingScans, TEXT_SHARE_MIN } from './posting-scans.js';
import { boundErrorOf, listingPoints, slackOf } from './score-bounds.js';
import type { SearchPlan } from './search-plan.js';
import { impactShift } from './static-impact.js';

/** A statement that returns one value of listingsAsJson, and its parameters. */
export interface Statement {
  sql: string;
  filter: ListingFilter;
}

/** The cost limits of a scan of posting lists. */
export interface ScanBudget {
  /** Postings of each list in each cell. */
  depth: number;
  /** Postings in all, nearest cells first. */
  postings: number;
  /** Number of candidates that are looked up, with the highest upper bounds. */
  candidates: number;
}

/** Part of the slack (`slackOf`) that the bounds of a first page allow for; later pages allow for all of it. */
const FIRST_PAGE_SLACK = 0.6;

/**
 * Limits of the search for the first threshold: the depth in the lists of cells near by and of the others, and the
 * number of passing postings.
 */
export interface ThresholdSearch {
  nearCells: number;
  nearDepth: number;
  farDepth: number;
  passing: number;
  candidates: number;
}

/**
 * Returns the candidates for the first `limit` places. Some are read near by; the score of the last of the best `limit`
 * of them is the threshold: jobs that cannot reach it are not read further. `isExact` uses the upper bounds of all jobs
 * instead of those of good jobs, so that no job is missed as long as the budget suffices.
 */
export function firstCandidates(
  plan: SearchPlan,
  limit: number,
  first: ThresholdSearch,
  second: ScanBudget,
  isExact: boolean,
): Statement {
  const allowed = (isExact ? 1 : FIRST_PAGE_SLACK) * slackOf(plan);
  const lists = plan.lists.map((list) => ({ list, bound: list[isExact ? 'upperBound' : 'expectedBound'] + allowed }));
  const boundError = plan.scale.hours + (isExact ? boundErrorOf(plan) : 0);
  const scans = new PostingScans(plan, isExact ? 'textMax' : 'text');
  const { filter } = scans;
  const add = (value: unknown): string => scans.add(value);
  const place = `${add(limit)}::int`;
  const [nearCells, nearDepth, farDepth] = [first.nearCells, first.nearDepth, first.farDepth].map(add);
  const tops = scans.jobs({
    lists,
    threshold: null,
    depth: `CASE WHEN near.place <= ${nearCells}::int THEN ${nearDepth}::int ELSE ${farDepth}::int END`,
    postings: second.postings,
    passing: first.passing,
  });
  const threshold = '(SELECT points FROM threshold)';
  const best = scans.jobs({
    lists: lists.filter(({ list }) => !list.isSparse),
    sparse: lists.filter(({ list }) => list.isSparse),
    threshold,
    depth: `${add(second.depth)}::int`,
    postings: second.postings,
  });
  return {
    filter,
    sql: `WITH near AS MATERIALIZED (${scans.near}),
      tops AS MATERIALIZED (
        SELECT l.ref, taken.base + taken.beside * ${TEXT_SHARE_MIN} + ${listingPoints(filter, plan)} AS points
        FROM (SELECT * FROM (${tops}) bounded ORDER BY upper DESC LIMIT ${add(first.candidates)}) taken
        JOIN job_listings l USING (ref) WHERE ${filter.withinRadius().where}),
      threshold AS MATERIALIZED (
        SELECT coalesce((SELECT points FROM tops ORDER BY points DESC OFFSET ${place} - 1 LIMIT 1)
          - ${add(boundErrorOf(plan))}::float8, '-Infinity'::float8) AS points),
      best AS (
        SELECT ref FROM (${best}) bounded WHERE upper >= ${threshold} - ${add(boundError)}::float8
        ORDER BY upper DESC LIMIT ${add(second.candidates)})
      SELECT ${listingsAsJson('listing', plan.relevance)} AS listings FROM (
        SELECT ${filter.columns} FROM (SELECT ref FROM tops UNION SELECT ref FROM best) candidates
        JOIN job_listings l USING (ref) WHERE ${scans.where}) listing`,
  };
}

/**
 * Returns the candidates with scores from `least` to `most`; `boundError`: points by which upper bounds may be too low.
 */
export function candidatesBetween(
  plan: SearchPlan,
  { least, most, boundError }: { least: number; most: number; boundError: number },
  budget: ScanBudget,
): Statement {
  const scans = new PostingScans(plan, 'textMax');
  const shift = plan.perWeight * impactShift(plan.asOf);
  const bound = (score: number): string =>
    score === -Infinity ? `'-Infinity'::float8` : `${scans.add(score + shift)}::float8`;
  const jobs = scans.jobs({
    lists: plan.lists.map((list) => ({ list, bound: list.upperBound + slackOf(plan) })),
    threshold: bound(least),
    depth: `${scans.add(budget.depth)}::int`,
    postings: budget.postings,
  });
  return {
    filter: scans.filter,
    sql: `WITH near AS MATERIALIZED (${scans.near})
      SELECT ${listingsAsJson('listing', plan.relevance)} AS listings FROM (
        SELECT ${scans.filter.columns} FROM (
          SELECT ref FROM (${jobs}) bounded
          WHERE upper >= ${bound(least - boundError - plan.scale.hours)} AND lower <= ${bound(most + boundErrorOf(plan))}
          ORDER BY upper DESC LIMIT ${scans.add(budget.candidates)}) candidates
        JOIN job_listings l USING (ref) WHERE ${scans.where}) listing`,
  };
}
