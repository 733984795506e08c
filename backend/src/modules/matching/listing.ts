import { distanceKm, type Position } from '@nukkad/domain/geo';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { ScoredJob } from '@nukkad/domain/scoring';

const DAY_MS = 86_400_000;

/** SQL: what scoring reads of the listing `l`. */
const LISTING_COLUMNS = `l.ref, l.latitude, l.longitude, l.category, l.hourly_pay, l.hours_per_week, l.standing,
  (date_part('epoch', l.created_at) * 1000000) AS created, l.skills::text AS skills`;

/** SQL: LISTING_COLUMNS, and what the listing can be found by if `relevance` is to be judged. */
export const listingColumns = (relevance: Relevance | null): string =>
  relevance ? `${LISTING_COLUMNS}, l.terms::text AS terms, l.title_terms` : LISTING_COLUMNS;

/** A row of listingColumns. `created` is microseconds since 1970; arrays come as PostgreSQL writes them. */
export interface ListingRow {
  ref: number;
  latitude: number | null;
  longitude: number | null;
  category: JobCategoryId;
  hourly_pay: number | null;
  hours_per_week: number | null;
  standing: number;
  created: number;
  skills: string;
  terms?: string;
  title_terms?: number;
}

/** An open job that may be shown, with what scoring reads of it. */
export interface Candidate extends ScoredJob<number> {
  ref: number;
  /** Microseconds since 1970. */
  created: number;
  score: number;
}

const numbersOf = (array: string): number[] =>
  array === '{}' ? [] : (JSON.parse(`[${array.slice(1, -1)}]`) as number[]);

/** SQL: the listing with the number `ref`, if `where` holds for it; read by its primary key alone. */
export const listingOf = (ref: string, where: string, columns: string): string =>
  `LATERAL (SELECT ${columns} FROM job_listings l WHERE l.ref = ${ref} AND ${where} OFFSET 0) listing`;

/** How well a listing answers the search text: given the ids of its terms and how many of these are of its title. */
export type Relevance = (terms: readonly number[], titleTerms: number) => number;

/** The job of a row, as seen from `position` at the moment `asOf` (milliseconds since 1970); not scored yet. */
export function candidateOf(
  row: ListingRow,
  position: Position | null,
  asOf: number,
  relevance: Relevance | null,
): Candidate {
  return {
    ref: row.ref,
    created: row.created,
    score: 0,
    distanceKm:
      position && row.latitude !== null && row.longitude !== null
        ? distanceKm(position, { latitude: row.latitude, longitude: row.longitude })
        : null,
    category: row.category,
    skills: numbersOf(row.skills),
    hourlyPay: row.hourly_pay,
    ageDays: (asOf - row.created / 1000) / DAY_MS,
    hoursPerWeek: row.hours_per_week,
    standing: row.standing,
    relevance: relevance && row.terms ? relevance(numbersOf(row.terms), row.title_terms ?? 0) : 0,
  };
}
