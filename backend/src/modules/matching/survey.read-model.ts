import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { NearCell } from '@nukkad/domain/geo';
import { COUNT_EXACT_UP_TO } from '@nukkad/domain/limits';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { runsOf } from './cell-runs.js';
import { type Candidate, candidateOf, listingOf, listingsAsJson, listingsOf } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';
import type { ParsedQuery } from './search-scope.js';

/** Most postings that are looked at when further filters refuse them. */
const SCAN_MAX = 20_000;

/**
 * A first count goes by one posting list alone, which may hold a job past its time until the sweep comes: by so many more than
 * enough it has to be before nothing else is asked.
 */
const PLENTY = COUNT_EXACT_UP_TO + 100;

/**
 * Jobs that a search reads with what is known of them where the best are asked for beside it. As many as are counted were read
 * before, so that a text that hundreds of jobs answer took most of its time reading those that no page shows.
 */
const READ_BESIDE_THE_BEST = 200;

/**
 * Jobs that are looked up for one count, those counted several times because several lists have them. A count that ends here tells
 * how many there are at least.
 */
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
   * Whether the posting list of `term` alone has more jobs than are counted, in cells that lie wholly within the radius. Where it
   * has not, there may be more all the same.
   */
  async isPlenty(term: number, { query, cells }: ParsedQuery): Promise<boolean> {
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
    return (rows[0]?.count ?? 0) >= PLENTY;
  }

  /**
   * The jobs near the seeker's position, all of them if they can be counted and are not too many to be read: where the best answers
   * to a text are asked for at the same time (`besideBest`), which misses none, few are.
   */
  async take(plan: SearchPlan, { besideBest }: { besideBest: boolean }): Promise<Survey> {
    const terms = plan.scope;
    if (terms.length === 0) return { candidates: [], complete: true, total: '0' };
    // Cells that lie wholly inside come first, so that hardly a posting is looked at in vain.
    const isInside = (cell: NearCell): boolean => cell.farthestKm <= plan.radiusKm;
    const runs = [...runsOf(plan.cells.filter(isInside)), ...runsOf(plan.cells.filter((cell) => !isInside(cell)))];
    const { minPay } = plan.filters;
    const filter = new ListingFilter(plan, [
      terms,
      runs.map(({ first }) => first),
      Math.ceil(SCAN_MAX / terms.length),
      COUNT_EXACT_UP_TO + 1,
      runs.map(({ last }) => last),
    ]).withinRadius();
    const paid = minPay === undefined ? '' : `AND t.hourly_pay >= ${filter.add(minPay)}::real`;
    const read = filter.add(besideBest ? READ_BESIDE_THE_BEST : COUNT_EXACT_UP_TO);
    const lookedUp = filter.add(LOOKED_UP_MAX);
    const postings = `SELECT posting.ref FROM unnest($2::int[], $5::int[]) AS near (first, last) CROSS JOIN LATERAL (
      SELECT t.ref FROM job_terms t
      WHERE t.term = sought.term AND t.search_cell BETWEEN near.first AND near.last ${paid} OFFSET 0) posting LIMIT $3`;
    // one list has a job once
    const once = terms.length === 1 ? 'kept' : '(SELECT DISTINCT ON (ref) * FROM kept)';
    const rows: SurveyRow[] = await this.dataSource.query(
      prepared(`WITH kept AS MATERIALIZED (
         SELECT sought.term, listing.* FROM unnest($1::int[]) AS sought (term) CROSS JOIN LATERAL (
           SELECT listing.* FROM (${postings}) postings CROSS JOIN ${listingOf('postings.ref', filter.where, filter.columns)}
           LIMIT $4) listing LIMIT ${lookedUp}::int),
       counted AS MATERIALIZED (
         SELECT (SELECT count(DISTINCT ref)::int FROM kept) AS "all",
           bool_and((SELECT count(*) FROM kept) < ${lookedUp}::int
             AND (SELECT count(*) FROM kept WHERE kept.term = sought.term) < $4
             AND (SELECT count(*) FROM (${postings}) scanned) < $3) AS ended
         FROM unnest($1::int[]) AS sought (term))
       SELECT counted."all", counted.ended, CASE WHEN counted."all" <= ${read}::int AND counted.ended THEN
         (SELECT ${listingsAsJson('once', plan.relevance)} FROM ${once} once) END AS listings FROM counted`),
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
