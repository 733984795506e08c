import { Injectable } from '@nestjs/common';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import { type Candidate, candidateOf, listingOf, type ListingRow } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';

/** The position in a list sorted by a number of its jobs. */
export interface SortKeyset {
  /** Microseconds since 1970, or rupees an hour (0: not stated). */
  key: number;
  ref: number;
}

/** Number of rows read of each list and cell, in successive reads, until the page is full. */
const DEPTHS = [4, 16, 64, 64, 64] as const;
/** Maximum number of rows of a read that begins deeper than the first one. */
const ROWS_MAX = 20_000;

interface Key {
  column: string;
  /** SQL: converts a key to the column's value, and the reverse. */
  parameter: (name: string) => string;
  number: (value: string) => string;
  keyOf: (row: ListingRow) => number;
}

const KEYS: Readonly<Record<'recent' | 'pay', Key>> = {
  recent: {
    column: 't.created_at',
    parameter: (name) => `timestamptz 'epoch' + ${name}::float8 * interval '1 us'`,
    number: (value) => `(date_part('epoch', ${value}) * 1000000)`,
    keyOf: (row) => row.created,
  },
  pay: {
    column: 't.hourly_pay',
    parameter: (name) => `${name}::real`,
    number: (value) => value,
    keyOf: (row) => row.hourly_pay ?? 0,
  },
};

/** A row of the found jobs, if any, and the horizon, if there is one. */
type Row = (ListingRow | { ref: null }) & { last_key: number | null; last_ref: number };

/**
 * Finds the newest or the best paid jobs of a search. Every posting list of every cell is read from its top. Of the
 * truncated lists, the highest last row is the horizon: no job is missing at or above it.
 */
@Injectable()
export class OrderedCandidatesReadModel {
  constructor(private readonly database: SearchDatabase) {}

  /** Returns the first `limit` jobs after `after` in the order of `sort`. */
  async find(plan: SearchPlan, sort: keyof typeof KEYS, limit: number, after: SortKeyset | null): Promise<Candidate[]> {
    const found: Candidate[] = [];
    const deepest = Math.max(DEPTHS[0], Math.floor(ROWS_MAX / (plan.matchTerms.length * plan.cells.length)));
    let from = after;
    for (const depth of DEPTHS) {
      const { candidates, end } = await this.read(plan, sort, limit - found.length, from, Math.min(depth, deepest));
      found.push(...candidates);
      if (found.length >= limit || end === null) break;
      from = end;
    }
    return found;
  }

  /** `end`: the row down to which no job is missing; null when there are no further rows. */
  private async read(
    plan: SearchPlan,
    sort: keyof typeof KEYS,
    limit: number,
    after: SortKeyset | null,
    depth: number,
  ): Promise<{ candidates: Candidate[]; end: SortKeyset | null }> {
    const { column, parameter, number, keyOf } = KEYS[sort];
    const filter = new ListingFilter(plan, [
      plan.matchTerms,
      plan.cells.map(({ cell }) => cell),
      depth,
      limit,
    ]).withinRadius();
    const behind = after
      ? `AND (${column}, t.ref) < (${parameter(filter.add(after.key))}, ${filter.add(after.ref)}::int)`
      : '';
    const { minPay } = plan.filters;
    const paid = minPay !== undefined && sort === 'pay' ? `AND t.hourly_pay >= ${filter.add(minPay)}::real` : '';
    const rows: Row[] = await this.database.query(
      prepared(`WITH postings AS MATERIALIZED (
         SELECT posting.ref, posting.key, posting.place
         FROM unnest($1::int[]) AS sought (term) CROSS JOIN unnest($2::int[]) AS near (cell) CROSS JOIN LATERAL (
           SELECT t.ref, ${column} AS key, row_number() OVER (ORDER BY ${column} DESC, t.ref DESC) AS place
           FROM job_terms t WHERE t.term = sought.term AND t.search_cell = near.cell ${behind} ${paid}
           ORDER BY ${column} DESC, t.ref DESC LIMIT $3) posting),
       horizon AS MATERIALIZED (
         SELECT key, ref FROM postings WHERE place = $3 ORDER BY key DESC, ref DESC LIMIT 1),
       top AS (
         SELECT DISTINCT e.key, e.ref FROM postings e LEFT JOIN horizon h ON true
         WHERE h.ref IS NULL OR (e.key, e.ref) >= (h.key, h.ref) ORDER BY e.key DESC, e.ref DESC),
       first AS (
         SELECT top.key, listing.* FROM top CROSS JOIN ${listingOf('top.ref', filter.where, filter.columns)}
         ORDER BY top.key DESC, top.ref DESC LIMIT $4)
       SELECT first.*, ${number('h.key')} AS last_key, h.ref AS last_ref
       FROM (VALUES (1)) AS always LEFT JOIN horizon h ON true LEFT JOIN first ON true
       ORDER BY first.key DESC, first.ref DESC`),
      filter.params,
    );
    const listed = rows.filter((row) => row.ref !== null);
    const last = listed.length >= limit ? listed.at(-1) : undefined;
    const horizon = rows[0] && rows[0].last_key !== null ? { key: rows[0].last_key, ref: rows[0].last_ref } : null;
    return {
      candidates: listed
        .map((row) => candidateOf(row, plan.position, plan.asOf, plan.relevance))
        .filter((candidate) => filter.admits(candidate)),
      end: last ? { key: keyOf(last), ref: last.ref } : horizon,
    };
  }
}
