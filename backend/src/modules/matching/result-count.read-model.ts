import { Injectable } from '@nestjs/common';
import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import { splitRunsOf } from './cell-runs.js';
import { flagsOf, countPostingLists, LIST_FLAGS } from './count-posting-lists.js';
import { type Candidate, candidateOf, listingOf, listingsAsJson, listingsOf } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { ListingsRead } from './placeless-candidates.read-model.js';
import {
  countsAsJson,
  type EstimatedCounts,
  type EstimateTerms,
  LOADED_ALONGSIDE_TOP_K_MAX,
  OVER_LIMIT_COUNT,
} from './posting-counts.js';
import type { SearchPlan } from './search-plan.js';
import type { ParsedQuery } from './search-scope.js';

/**
 * Maximum number of jobs that one count looks up: of the likely ones, and of the others, few of which are listed in the
 * end. A count that reaches one of these bounds is a lower bound ("550+").
 */
const LIKELY_MAX = 2 * COUNT_EXACT_UP_TO;
const UNLIKELY_MAX = 150;

/** The total of a search with more jobs than the limit of exact counts. */
export const MORE_THAN_COUNTED = `${COUNT_EXACT_UP_TO}+`;

/** All jobs of a search where they are few, and their number. */
export interface CountedResults {
  /** All of them if `complete`; else none. */
  candidates: readonly Candidate[];
  complete: boolean;
  /** The value of the response header: the number, or a number with a plus for a lower bound. */
  total: string;
  /** The candidates that were to be read in the same statement. */
  further: readonly Candidate[];
}

/** Listings are in the format of listingsAsJson; `listings` are null where there are too many to count. */
interface ResultCountRow {
  count: number;
  isExactCount: boolean;
  listings: unknown[][] | null;
  further: unknown[][] | null;
}

/** Counts the results of a search, up to COUNT_EXACT_UP_TO; reads only the jobs that the count requires. */
@Injectable()
export class ResultCountReadModel {
  constructor(private readonly database: SearchDatabase) {}

  /** Whether counts are read from another database than accounts. */
  get isReplicated(): boolean {
    return this.database.isReplicated ?? false;
  }

  /** Returns the numbers of `countsAsJson`. */
  async countPostings(terms: EstimateTerms, reading: ParsedQuery): Promise<EstimatedCounts> {
    const parameters: unknown[] = [];
    const counts = countsAsJson(terms, reading, (value) => `$${parameters.push(value)}`);
    const rows: { counts: EstimatedCounts }[] = await this.database.query(
      prepared(`SELECT ${counts} AS counts`),
      parameters,
    );
    return rows[0]!.counts;
  }

  /**
   * Counts the jobs near the position, and loads them if all are counted and they are few: fewer when the best answers
   * to a text are read concurrently (`alongsideTopK`), which misses none. `further` is read in the same statement. Posting lists are joined by job number alone;
   * a job is looked up only where its postings do not decide whether it is listed.
   */
  async countResults(
    plan: SearchPlan,
    { alongsideTopK, further }: { alongsideTopK: boolean; further: ListingsRead | null },
  ): Promise<CountedResults> {
    if (plan.matchTerms.length === 0) return { candidates: [], complete: true, total: '0', further: [] };
    const { lists, allParts } = countPostingLists(plan);
    const { inside, across } = splitRunsOf(plan.cells, plan.radiusKm);
    const runs = [...inside, ...across];
    const { minPay } = plan.filters;
    const filter = new ListingFilter(plan);
    const isWithin = filter.isWithinRadius() ?? 'true';
    const add = (value: unknown): string => filter.add(value);
    const array = (values: readonly (number | boolean)[], type: 'int' | 'bigint' | 'boolean'): string =>
      `${add(`{${values.join(',')}}`)}::${type}[]`;
    const ints = (values: readonly number[]): string => array(values, 'int');
    const paid = minPay === undefined ? '' : `AND t.hourly_pay >= ${add(minPay)}::real`;
    const read = add(alongsideTopK ? LOADED_ALONGSIDE_TOP_K_MAX : COUNT_EXACT_UP_TO);
    const int = (value: number): string => `${add(value)}::int`;
    const [likely, unlikely, most] = [LIKELY_MAX, UNLIKELY_MAX, COUNT_EXACT_UP_TO + 1].map(int);
    const has = (bits: string, wanted: number | string): string => `${bits} & ${wanted} = ${wanted}`;
    const parts = `${add(allParts)}::bigint`;
    const expected = `${add(LIST_FLAGS.isLikely + allParts)}::bigint`;
    const certain = `${add(LIST_FLAGS.isCertain + LIST_FLAGS.isInside + allParts)}::bigint`;
    const postings = (where: string): string => `
         SELECT list.term, list.depth, found.ref, list.flags | found.flags AS flags
         FROM (SELECT * FROM list WHERE ${where}) list CROSS JOIN LATERAL (
           SELECT t.ref, run.flags FROM run CROSS JOIN LATERAL (
             SELECT t.ref FROM job_terms t
             WHERE t.term = list.term AND t.search_cell BETWEEN run.first AND run.last ${paid} OFFSET 0) t
           LIMIT list.depth) found`;
    const rows: ResultCountRow[] = await this.database.query(
      prepared(`WITH list AS MATERIALIZED (
         SELECT * FROM unnest(${ints(lists.map(({ term }) => term))}, ${array(lists.map(flagsOf), 'bigint')},
           ${array(
             lists.map(({ isSufficient }) => isSufficient),
             'boolean',
           )}, ${ints(lists.map(({ depth }) => depth))}) AS list (term, flags, is_sufficient, depth)),
       run AS MATERIALIZED (
         SELECT * FROM unnest(${ints(runs.map(({ first }) => first))}, ${ints(runs.map(({ last }) => last))},
           ${array(
             runs.map((_, index) => (index < inside.length ? LIST_FLAGS.isInside : 0)),
             'bigint',
           )}) AS run (first, last, flags)),
       sufficient AS MATERIALIZED (${postings('is_sufficient')}),
       over_limit AS MATERIALIZED (
         SELECT count(DISTINCT ref) >= ${OVER_LIMIT_COUNT} AS is_over FROM sufficient WHERE ${has('flags', LIST_FLAGS.isInside)}),
       posting AS MATERIALIZED (
         SELECT * FROM sufficient WHERE NOT (SELECT is_over FROM over_limit)
         UNION ALL ${postings('NOT is_sufficient AND NOT (SELECT is_over FROM over_limit)')}),
       truncated AS MATERIALIZED (
         SELECT coalesce(bit_or(flags), 0) AS flags FROM (
           SELECT bit_or(flags) AS flags FROM posting GROUP BY term HAVING count(*) >= max(depth)) list),
       joined AS MATERIALIZED (SELECT ref, bit_or(flags) AS flags FROM posting GROUP BY ref),
       answering AS MATERIALIZED (
         SELECT ref, ${has('flags', certain)} AS is_certain, ${has('flags', expected)} AS is_likely,
           ${has('flags', LIST_FLAGS.isInside)} AS is_inside
         FROM joined WHERE flags & ${LIST_FLAGS.isMatch + LIST_FLAGS.isExclusion} = ${LIST_FLAGS.isMatch}
           AND ${has('(flags | (SELECT flags FROM truncated))', parts)}),
       expired AS MATERIALIZED (SELECT l.ref FROM job_listings l WHERE l.expires_at <= now() ORDER BY l.expires_at),
       certain AS MATERIALIZED (
         SELECT ref FROM answering WHERE is_certain AND ref NOT IN (SELECT ref FROM expired) LIMIT ${most}),
       undecided AS MATERIALIZED (
         (SELECT * FROM answering WHERE is_likely AND NOT is_certain LIMIT ${likely})
         UNION ALL (SELECT * FROM answering WHERE NOT is_likely LIMIT ${unlikely})),
       looked_up AS MATERIALIZED (
         SELECT listing.ref FROM undecided
         CROSS JOIN ${listingOf('undecided.ref', `${filter.where} AND (undecided.is_inside OR ${isWithin})`, 'l.ref')}
         LIMIT ${most}),
       matching AS MATERIALIZED (SELECT ref FROM certain UNION ALL SELECT ref FROM looked_up LIMIT ${most}),
       counted AS MATERIALIZED (
         SELECT CASE WHEN (SELECT is_over FROM over_limit) THEN ${most} ELSE (SELECT count(*)::int FROM matching) END AS count,
           NOT (SELECT is_over FROM over_limit) AND (SELECT count(*) FROM matching) < ${most}
             AND (SELECT count(*) FILTER (WHERE is_likely) < ${likely} AND count(*) FILTER (WHERE NOT is_likely) < ${unlikely}
               FROM undecided)
             AND NOT (SELECT ${has('flags', LIST_FLAGS.isMatch)} FROM truncated) AS "isExactCount")
       SELECT counted.count, counted."isExactCount", CASE WHEN counted.count <= ${read}::int AND counted."isExactCount" THEN (
         SELECT ${listingsAsJson('listing', plan.relevance)} FROM (
           SELECT ${filter.columns} FROM matching JOIN job_listings l USING (ref)) listing) END AS listings,
         ${further ? `(${further.sql(filter)})` : 'NULL'} AS further
       FROM counted`),
      filter.params,
    );
    const { count, isExactCount, listings } = rows[0]!;
    return {
      further: further?.receive(rows[0]!.further) ?? [],
      candidates: listingsOf(listings, plan.relevance)
        .map((row) => candidateOf(row, plan.position, plan.asOf, plan.relevance))
        .filter((candidate) => plan.relevance === null || candidate.relevance > 0),
      complete: isExactCount && (listings !== null || count === 0),
      total: count > COUNT_EXACT_UP_TO ? MORE_THAN_COUNTED : `${count}${isExactCount ? '' : '+'}`,
    };
  }
}
