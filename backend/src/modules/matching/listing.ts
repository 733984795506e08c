import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { ScoredJob } from '@nukkad/contract/matching/scoring';

const DAY_MS = 86_400_000;

const EPOCH_US = (moment: string): string => `(date_part('epoch', ${moment}) * 1000000)`;

/** SQL: the values of the listing `l` that scoring reads, by the names of a row. */
const LISTING: Readonly<Record<Exclude<keyof ListingRow, 'terms' | 'title_terms'>, string>> = {
  ref: 'l.ref',
  latitude: 'l.latitude',
  longitude: 'l.longitude',
  category: 'l.category',
  hourly_pay: 'l.hourly_pay',
  hours_per_week: 'l.hours_per_week',
  standing: 'l.standing',
  unseen: 'l.unseen',
  unseen_before: 'l.unseen_before',
  unseen_since: EPOCH_US('l.unseen_since'),
  created: EPOCH_US('l.created_at'),
  skills: 'l.skills::text',
};
/** SQL: the searchable terms of a listing, which only `relevance` reads. */
const FOUND_BY: Readonly<Record<'terms' | 'title_terms', string>> = {
  terms: 'l.terms::text',
  title_terms: 'l.title_terms',
};

const columnsFor = (relevance: Relevance | null): [name: string, sql: string][] =>
  Object.entries(relevance ? { ...LISTING, ...FOUND_BY } : LISTING);

/** SQL: the columns of the listing `l`, with its searchable terms if `relevance` is to be computed. */
export const listingColumns = (relevance: Relevance | null): string =>
  columnsFor(relevance)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(', ');

/**
 * SQL, an aggregate: the rows of listingColumns in `table` as one value, which the driver reads faster; `listingsOf`
 * parses it.
 */
export const listingsAsJson = (table: string, relevance: Relevance | null): string =>
  `json_agg(json_build_array(${columnsFor(relevance)
    .map(([name]) => `${table}.${name}`)
    .join(', ')}))`;

/** Returns the rows in a value of listingsAsJson; null where there was none. */
export function listingsOf(json: readonly (readonly unknown[])[] | null, relevance: Relevance | null): ListingRow[] {
  const names = columnsFor(relevance).map(([name]) => name);
  return (json ?? []).map((values) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, index) => (row[name] = values[index]));
    return row as unknown as ListingRow;
  });
}

/**
 * A row of listingColumns. `created` and `unseen_since` (the end of the validity of `unseen_before`) are microseconds
 * since 1970; arrays are in PostgreSQL's text format.
 */
export interface ListingRow {
  ref: number;
  latitude: number | null;
  longitude: number | null;
  category: JobCategoryId;
  hourly_pay: number | null;
  hours_per_week: number | null;
  standing: number;
  unseen: number;
  unseen_before: number;
  unseen_since: number;
  created: number;
  skills: string;
  terms?: string;
  title_terms?: number;
}

/** An open job that may be shown, with its data for scoring. */
export interface Candidate extends ScoredJob<number> {
  ref: number;
  /** Microseconds since 1970. */
  created: number;
  score: number;
}

const numbersOf = (array: string): number[] =>
  array === '{}' ? [] : (JSON.parse(`[${array.slice(1, -1)}]`) as number[]);

/** SQL: the listing with the number `ref`, if it meets `where`; read by its primary key alone. */
export const listingOf = (ref: string, where: string, columns: string): string =>
  `LATERAL (SELECT ${columns} FROM job_listings l WHERE l.ref = ${ref} AND ${where} OFFSET 0) listing`;

/** Requirements of a search text besides its terms: rupees an hour, and kilometres to the place of the search. */
export interface StatedFacts {
  hourlyPay: number | null;
  distanceKm: number | null;
}

/** Computes how well a listing answers the search text, from the ids of its terms and the number of title terms. */
export type Relevance = (terms: readonly number[], titleTerms: number, facts: StatedFacts) => number;

/**
 * Returns the job of a row, relative to `position` and the moment `asOf` (milliseconds since 1970); without a score.
 */
export function candidateOf(
  row: ListingRow,
  position: Position | null,
  asOf: number,
  relevance: Relevance | null,
): Candidate {
  const facts: StatedFacts = {
    hourlyPay: row.hourly_pay,
    distanceKm:
      position && row.latitude !== null && row.longitude !== null
        ? distanceKm(position, { latitude: row.latitude, longitude: row.longitude })
        : null,
  };
  return {
    ref: row.ref,
    created: row.created,
    score: 0,
    distanceKm: facts.distanceKm,
    category: row.category,
    skills: numbersOf(row.skills),
    hourlyPay: row.hourly_pay,
    ageDays: (asOf - row.created / 1000) / DAY_MS,
    hoursPerWeek: row.hours_per_week,
    standing: row.standing,
    unseen: row.unseen_since > asOf * 1000 ? row.unseen_before : row.unseen,
    relevance: relevance && row.terms ? relevance(numbersOf(row.terms), row.title_terms ?? 0, facts) : 0,
  };
}
