import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NearCell } from '@nukkad/domain/geo';
import { COUNT_EXACT_UP_TO } from '@nukkad/domain/limits';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { runsOf } from './cell-runs.js';
import { countedLists } from './counted-lists.js';
import { type Candidate, candidateOf, listingOf, listingsAsJson, listingsOf } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';
import type { ParsedQuery } from './search-scope.js';

/**
 * A first count goes by one posting list alone, which may hold a job past its time until the sweep comes: by so many more than
 * enough it has to be before nothing else is asked.
 */
export const PLENTY = COUNT_EXACT_UP_TO + 100;

/**
 * Jobs that a search reads with what is known of them where the best are asked for beside it. As many as are counted were read
 * before, so that a text that hundreds of jobs answer took most of its time reading those that no page shows.
 */
export const READ_BESIDE_THE_BEST = 200;

/** Jobs that are looked up for one count. A count that ends here tells how many there are at least. */
const LOOKED_UP_MAX = 2 * COUNT_EXACT_UP_TO;

/** The total of a search that has more jobs than are counted. */
export const MORE_THAN_COUNTED = `${COUNT_EXACT_UP_TO}+`;

/** All jobs of a search where they are few, and how many there are. */
export interface Survey {
  /** All of them if `complete`; else none. */
  candidates: readonly Candidate[];
  complete: boolean;
  /** As the answer's header has it: the number, or a number with a plus when there are at least that many. */
  total: string;
}

/** `listings` as listingsAsJson has them, null where there are too many to be counted. */
interface SurveyRow {
  all: number;
  ended: boolean;
  listings: unknown[][] | null;
}

/** Counts what a search would list, up to COUNT_EXACT_UP_TO; looks at no more jobs than that takes. */
@Injectable()
export class SurveyReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * How many jobs the posting list of `term` alone has in cells that lie wholly within the radius, up to PLENTY. A search may list
   * more, and hardly fewer.
   */
  async countOfTerm(term: number, { query, cells }: ParsedQuery): Promise<number> {
    const runs = runsOf(cells.filter((cell) => cell.farthestKm <= query.radius));
    const { minPay } = query;
    const isPaid = Boolean(minPay);
    const rows: { count: number }[] = await this.dataSource.query(
      prepared(`SELECT count(*)::int AS count FROM (
         SELECT 1 FROM unnest($2::int[], $3::int[]) AS near (first, last) CROSS JOIN LATERAL (
           SELECT 1 FROM job_terms t WHERE t.term = $1 AND t.search_cell BETWEEN near.first AND near.last
             ${isPaid ? 'AND t.hourly_pay >= $5::real' : ''} OFFSET 0) posting
         LIMIT $4) postings`),
      [term, runs.map(({ first }) => first), runs.map(({ last }) => last), PLENTY, ...(isPaid ? [minPay] : [])],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * The jobs near the seeker's position, all of them if they can be counted and are not too many to be read: where the best answers
   * to a text are asked for at the same time (`besideBest`), which misses none, few are. Posting lists are read and joined by their
   * numbers alone; a job is looked up for the count only where they leave open whether it is listed.
   */
  async take(plan: SearchPlan, { besideBest }: { besideBest: boolean }): Promise<Survey> {
    if (plan.scope.length === 0) return { candidates: [], complete: true, total: '0' };
    const { lists, allParts } = countedLists(plan);
    const isInside = (cell: NearCell): boolean => cell.farthestKm <= plan.radiusKm;
    const inside = runsOf(plan.cells.filter(isInside));
    const runs = [...inside, ...runsOf(plan.cells.filter((cell) => !isInside(cell)))];
    const { minPay } = plan.filters;
    const filter = new ListingFilter(plan);
    const isWithin = filter.isWithinRadius() ?? 'true';
    const add = (value: unknown): string => filter.add(value);
    const ints = (values: readonly number[]): string => `${add(`{${values.join(',')}}`)}::int[]`;
    const flags = (values: readonly boolean[]): string => `${add(`{${values.join(',')}}`)}::boolean[]`;
    const paid = minPay === undefined ? '' : `AND t.hourly_pay >= ${add(minPay)}::real`;
    const read = add(besideBest ? READ_BESIDE_THE_BEST : COUNT_EXACT_UP_TO);
    const [lookedUp, most, parts] = [LOOKED_UP_MAX, COUNT_EXACT_UP_TO + 1, allParts].map(
      (value) => `${add(value)}::int`,
    );
    const postings = (where: string): string => `
         SELECT list.*, found.ref, found.is_inside FROM (SELECT * FROM list WHERE ${where}) list CROSS JOIN LATERAL (
           SELECT t.ref, run.is_inside FROM run CROSS JOIN LATERAL (
             SELECT t.ref FROM job_terms t
             WHERE t.term = list.term AND t.search_cell BETWEEN run.first AND run.last ${paid} OFFSET 0) t
           LIMIT list.depth) found`;
    const rows: SurveyRow[] = await this.dataSource.query(
      prepared(`WITH list AS MATERIALIZED (
         SELECT * FROM unnest(${ints(lists.map(({ term }) => term))}, ${ints(lists.map((list) => list.parts))},
           ${flags(lists.map(({ isScope }) => isScope))}, ${flags(lists.map(({ isSure }) => isSure))},
           ${flags(lists.map(({ isOther }) => isOther))}, ${flags(lists.map(({ isEnough }) => isEnough))},
           ${ints(lists.map(({ depth }) => depth))}) AS list (term, parts, is_scope, is_sure, is_other, is_enough, depth)),
       run AS MATERIALIZED (
         SELECT * FROM unnest(${ints(runs.map(({ first }) => first))}, ${ints(runs.map(({ last }) => last))},
           ${flags(runs.map((_, index) => index < inside.length))}) AS run (first, last, is_inside)),
       enough AS MATERIALIZED (${postings('is_enough')}),
       plenty AS MATERIALIZED (SELECT count(DISTINCT ref) >= ${PLENTY} AS is_told FROM enough WHERE is_inside),
       posting AS MATERIALIZED (
         SELECT * FROM enough WHERE NOT (SELECT is_told FROM plenty)
         UNION ALL ${postings('NOT is_enough AND NOT (SELECT is_told FROM plenty)')}),
       cut AS MATERIALIZED (
         SELECT coalesce(bit_or(parts), 0) AS parts, coalesce(bool_or(is_scope), false) AS is_scope FROM (
           SELECT max(parts) AS parts, bool_or(is_scope) AS is_scope FROM posting GROUP BY term
           HAVING count(*) >= max(depth)) list),
       answering AS MATERIALIZED (
         SELECT ref, bool_or(is_inside) AND bool_or(is_sure) AND bit_or(parts) & ${parts} = ${parts} AS is_told,
           bool_or(is_inside) AS is_inside
         FROM posting GROUP BY ref
         HAVING bool_or(is_scope) AND NOT bool_or(is_other)
           AND (bit_or(parts) | (SELECT parts FROM cut)) & ${parts} = ${parts}),
       expired AS MATERIALIZED (SELECT l.ref FROM job_listings l WHERE l.expires_at <= now() ORDER BY l.expires_at),
       told AS MATERIALIZED (
         SELECT ref FROM answering WHERE is_told AND ref NOT IN (SELECT ref FROM expired) LIMIT ${most}),
       looked_up AS MATERIALIZED (
         SELECT listing.ref FROM (SELECT * FROM answering WHERE NOT is_told LIMIT ${lookedUp}) answering
         CROSS JOIN ${listingOf('answering.ref', `${filter.where} AND (answering.is_inside OR ${isWithin})`, 'l.ref')}
         LIMIT ${most}),
       kept AS MATERIALIZED (SELECT ref FROM told UNION ALL SELECT ref FROM looked_up LIMIT ${most}),
       counted AS MATERIALIZED (
         SELECT CASE WHEN (SELECT is_told FROM plenty) THEN ${most} ELSE (SELECT count(*)::int FROM kept) END AS "all",
           NOT (SELECT is_told FROM plenty) AND (SELECT count(*) FROM kept) < ${most}
             AND (SELECT count(*) FROM answering WHERE NOT is_told) < ${lookedUp} AND NOT (SELECT is_scope FROM cut) AS ended)
       SELECT counted."all", counted.ended, CASE WHEN counted."all" <= ${read}::int AND counted.ended THEN (
         SELECT ${listingsAsJson('listing', plan.relevance)} FROM (
           SELECT ${filter.columns} FROM kept JOIN job_listings l USING (ref)) listing) END AS listings
       FROM counted`),
      filter.params,
    );
    const { all, ended, listings } = rows[0] ?? { all: 0, ended: true, listings: null };
    return {
      candidates: listingsOf(listings, plan.relevance)
        .map((row) => candidateOf(row, plan.position, plan.asOf, plan.relevance))
        .filter((candidate) => plan.relevance === null || candidate.relevance > 0),
      complete: ended && (listings !== null || all === 0),
      total: all > COUNT_EXACT_UP_TO ? MORE_THAN_COUNTED : `${all}${ended ? '' : '+'}`,
    };
  }
}
