import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { COUNT_EXACT_UP_TO } from '@nukkad/domain/limits';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { type Candidate, candidateOf, listingColumns, listingOf, type ListingRow } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';
import type { SearchScope } from './search-scope.js';

/** Most rows that are looked at when further filters refuse them. */
const SCAN_MAX = 20_000;

/**
 * A first count goes by the lists alone, which may hold a job past its time until the sweep comes: by so many more than
 * enough it has to be before nothing else is asked.
 */
const PLENTY = COUNT_EXACT_UP_TO + 100;

/** The total of a search that has more jobs than are counted. */
export const MORE_THAN_COUNTED = `${COUNT_EXACT_UP_TO}+`;

/** How many jobs there are for a search. */
export interface Survey {
  /** Numbers of the jobs that were counted: all of them if `complete`. */
  refs: readonly number[];
  complete: boolean;
  /** As the answer's header has it: the number, or a number with a plus when there are at least that many. */
  total: string;
}

/** The broadest term of a text comes last; it alone often answers that there are enough. */
const broadestFirst = ({ scope }: SearchScope): number[] => [...scope].reverse();

/** Counts what a search would list, up to COUNT_EXACT_UP_TO; looks at no more jobs than that takes. */
@Injectable()
export class SurveyReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Whether the lists alone tell that there are more than are counted: cells that lie wholly within the radius have more
   * than enough. Where it does not, there may be more all the same.
   */
  async isPlenty(scope: SearchScope): Promise<boolean> {
    const { category, jobType, minPay } = scope.filters;
    const [term] = broadestFirst(scope);
    if (term === undefined || (scope.relevance && (category ?? jobType ?? minPay) !== undefined)) return false;
    const inside = scope.cells.filter((cell) => cell.farthestKm <= scope.radiusKm);
    const paid = minPay === undefined ? '' : 'AND t.hourly_pay >= $4::real';
    const rows: { count: number }[] = await this.dataSource.query(
      prepared(`SELECT count(*)::int AS count FROM (
         SELECT 1 FROM unnest($2::int[]) AS near (cell) CROSS JOIN LATERAL (
           SELECT 1 FROM job_terms t WHERE t.term = $1 AND t.search_cell = near.cell ${paid} OFFSET 0) entry
         LIMIT $3) entries`),
      [term, inside.map(({ cell }) => cell), PLENTY, ...(minPay === undefined ? [] : [minPay])],
    );
    return (rows[0]?.count ?? 0) >= PLENTY;
  }

  /** The jobs near the seeker's position; `further` are jobs that are listed besides. */
  async take(plan: SearchPlan, further: readonly Candidate[]): Promise<Survey> {
    const [broadest, ...others] = broadestFirst(plan);
    const refs = new Set(further.map(({ ref }) => ref));
    let complete = true;
    for (const terms of [broadest === undefined ? [] : [broadest], others]) {
      if (terms.length === 0 || refs.size > COUNT_EXACT_UP_TO) continue;
      const read = await this.read(plan, terms);
      complete &&= read.complete;
      for (const ref of read.refs) refs.add(ref);
    }
    const tooMany = refs.size > COUNT_EXACT_UP_TO;
    return {
      refs: [...refs],
      complete: complete && !tooMany,
      total: tooMany ? MORE_THAN_COUNTED : `${refs.size}${complete ? '' : '+'}`,
    };
  }

  /** The jobs with these numbers, for which the filters of the plan hold already. */
  async jobs(plan: SearchPlan, refs: readonly number[]): Promise<Candidate[]> {
    if (refs.length === 0) return [];
    const rows: ListingRow[] = await this.dataSource.query(
      prepared(`SELECT ${listingColumns(plan.relevance)} FROM job_listings l WHERE l.ref = ANY ($1::int[])`),
      [refs],
    );
    return rows
      .map((row) => candidateOf(row, plan.position, plan.asOf, plan.relevance))
      .filter((candidate) => plan.relevance === null || candidate.relevance > 0);
  }

  private async read(plan: SearchPlan, terms: readonly number[]): Promise<{ refs: number[]; complete: boolean }> {
    // Cells that lie wholly inside come first, so that hardly a row is looked at in vain.
    const inside = plan.cells.filter((cell) => cell.farthestKm <= plan.radiusKm);
    const edge = plan.cells.filter((cell) => cell.farthestKm > plan.radiusKm);
    const { minPay } = plan.filters;
    const filter = new ListingFilter(plan, [
      terms,
      [...inside, ...edge].map(({ cell }) => cell),
      Math.ceil(SCAN_MAX / terms.length),
      COUNT_EXACT_UP_TO + 1,
    ]).withinRadius();
    const paid = minPay === undefined ? '' : `AND t.hourly_pay >= ${filter.add(minPay)}::real`;
    const entries = `SELECT entry.ref FROM unnest($2::int[]) AS near (cell) CROSS JOIN LATERAL (
      SELECT t.ref FROM job_terms t WHERE t.term = sought.term AND t.search_cell = near.cell ${paid} OFFSET 0) entry LIMIT $3`;
    const rows: { refs: string | null; kept: number; scanned: number }[] = await this.dataSource.query(
      prepared(`SELECT kept.refs, kept.count AS kept,
         CASE WHEN kept.count < $4 THEN (SELECT count(*)::int FROM (${entries}) scanned) ELSE 0 END AS scanned
       FROM unnest($1::int[]) AS sought (term) CROSS JOIN LATERAL (
         SELECT count(*)::int AS count, array_agg(found.ref)::text AS refs FROM (
           SELECT listing.ref FROM (${entries}) entries CROSS JOIN ${listingOf('entries.ref', filter.where, 'l.ref')}
           LIMIT $4) found) kept`),
      filter.params,
    );
    const scannable = Math.ceil(SCAN_MAX / terms.length);
    return {
      refs: rows.flatMap(({ refs }) => (refs ? (JSON.parse(`[${refs.slice(1, -1)}]`) as number[]) : [])),
      complete: rows.every(({ scanned, kept }) => scanned < scannable && kept <= COUNT_EXACT_UP_TO),
    };
  }
}
