import { Injectable } from '@nestjs/common';
import { SEARCH_CELLS_PER_DEGREE } from '@nukkad/contract/places/geo';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import { type Candidate, candidateOf, type ListingRow } from './listing.js';
import { kilometres, ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';

/** The position in a list sorted by distance: the kilometres, and the number of jobs before it. */
export interface DistanceKeyset {
  km: number;
  ref: number;
  shown: number;
}

/** Numbers of nearest jobs that are read in search of jobs that pass the filters. */
const DEPTHS = [100, 1000] as const;
/**
 * Numbers of list rows that are read where that does not suffice, nearest cells first, and numbers of jobs looked up
 * from these.
 */
const READS = [
  { rows: 20_000, takes: 300 },
  { rows: 20_000, takes: 2000 },
  { rows: 80_000, takes: 8000 },
] as const;
/** Share within which both distances agree: the index measures on the spheroid, the product on the sphere. */
const AGREEMENT = 0.99;
/** Kilometres from the middle of a part of a cell to its corners, at most. */
const PART_KM = 0.13;
const CELL_COLUMNS = 360 * SEARCH_CELLS_PER_DEGREE;

/** Jobs that were read, and the distance up to which none is missing. */
interface Read {
  candidates: Candidate[];
  horizonKm: number;
}

/** Sorts nearest first; of equal distances the latest listed job first. */
export const byDistance = (a: Candidate, b: Candidate): number =>
  (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || b.ref - a.ref;

const isBehind = (candidate: Candidate, after: DistanceKeyset | null): boolean => {
  const km = candidate.distanceKm ?? Infinity;
  return after === null || km > after.km || (km === after.km && candidate.ref < after.ref);
};

/** Finds the nearest jobs of a search: by the index of positions, and where that finds too few, cell by cell. */
@Injectable()
export class NearestCandidatesReadModel {
  constructor(private readonly database: SearchDatabase) {}

  /** Returns the first `limit` jobs after `after`, nearest first; the plan has a position. */
  async find(plan: SearchPlan, limit: number, after: DistanceKeyset | null): Promise<Candidate[]> {
    const sure = ({ candidates, horizonKm }: Read): Candidate[] =>
      candidates
        .filter((candidate) => isBehind(candidate, after) && (candidate.distanceKm ?? 0) <= horizonKm)
        .sort(byDistance);
    for (const depth of DEPTHS) {
      if (depth < (after?.shown ?? 0) + limit) continue;
      const read = await this.listNearest(plan, depth);
      const found = sure(read);
      if (found.length >= limit || read.horizonKm > plan.radiusKm) return found;
    }
    let found: Candidate[] = [];
    for (const { rows, takes } of READS) {
      const read = await this.readCells(plan, after?.km ?? 0, rows, takes);
      found = sure(read);
      if (found.length >= limit || read.horizonKm > plan.radiusKm) break;
    }
    return found;
  }

  private async listNearest(plan: SearchPlan, depth: number): Promise<Read> {
    const { latitude, longitude } = plan.position!;
    const filter = new ListingFilter(plan, [longitude, latitude, depth, plan.matchTerms]);
    const point = `ST_SetSRID(ST_MakePoint($1::float8, $2::float8), 4326)::geography`;
    const rows: (ListingRow & { horizon: number; full: boolean })[] = await this.database.query(
      prepared(`WITH nearest AS MATERIALIZED (
         SELECT j.id, j.point <-> ${point} AS metres FROM jobs j WHERE j.status = 'open'
         ORDER BY j.point <-> ${point} LIMIT $3)
       SELECT ${filter.columns}, summit.horizon, summit.full
       FROM (SELECT coalesce(max(metres), 0)::float8 AS horizon, count(*) >= $3 AS full FROM nearest) summit
       LEFT JOIN (nearest JOIN job_listings l ON l.job_id = nearest.id AND ${filter.where} AND l.terms && $4::int[]) ON true`),
      filter.params,
    );
    const horizonKm = rows[0]?.full ? (rows[0].horizon / 1000) * AGREEMENT : Infinity;
    return { candidates: this.admitted(plan, filter, rows), horizonKm };
  }

  /**
   * Reads `rows` postings of the lists of the cells from `fromKm` on. The index contains the part of its cell in which
   * a job lies, so that only the `takes` nearest are looked up, with all others in the same part as the last one.
   */
  private async readCells(plan: SearchPlan, fromKm: number, rows: number, takes: number): Promise<Read> {
    const cells = plan.cells.filter((cell) => cell.farthestKm >= fromKm - PART_KM);
    const { latitude, longitude } = plan.position!;
    const { category, jobType } = plan.filterTerms;
    const filter = new ListingFilter(plan, [
      plan.matchTerms,
      cells.map(({ cell }) => cell),
      rows,
      takes,
      fromKm - PART_KM,
    ]);
    const wanted = ['l.km >= $5::float8'];
    if (category !== undefined) wanted.push(`l.category = ${filter.add(category)}::int`);
    if (jobType !== undefined) wanted.push(`l.job_type = ${filter.add(jobType)}::int`);
    if (plan.filters.minPay !== undefined) {
      wanted.push(`l.rupees >= floor(least(32767, ${filter.add(plan.filters.minPay)}::float8))`);
    }
    const middle = (corner: string, part: string): string =>
      `(${corner})::float8 / ${SEARCH_CELLS_PER_DEGREE} + (${part} + 0.5::float8) / ${16 * SEARCH_CELLS_PER_DEGREE}`;
    const read: (ListingRow & { cut: number | null; reach: number | null })[] = await this.database.query(
      prepared(`WITH postings AS MATERIALIZED (
         SELECT near.place AS cell_place, near.cell, posting.*
         FROM unnest($2::int[]) WITH ORDINALITY AS near (cell, place) CROSS JOIN LATERAL (
           SELECT t.ref, t.category, t.job_type, t.rupees, t.place FROM job_terms t
           WHERE t.term = ANY ($1::int[]) AND t.search_cell = near.cell OFFSET 0) posting
         LIMIT $3),
       placed AS (
         SELECT l.*, ${kilometres(`${filter.add(latitude)}::float8`, `${filter.add(longitude)}::float8`)} AS km
         FROM (
           SELECT DISTINCT ref, category, job_type, rupees, ${middle(`cell / ${CELL_COLUMNS}`, 'place / 16')} - 90 AS latitude,
             ${middle(`cell % ${CELL_COLUMNS}`, 'place % 16')} - 180 AS longitude
           FROM postings) l),
       fresh AS MATERIALIZED (
         SELECT l.ref, l.km FROM placed l WHERE ${wanted.join(' AND ')} ORDER BY l.km FETCH FIRST $4 ROWS WITH TIES)
       SELECT ${filter.columns}, summit.cut, summit.reach
       FROM (SELECT (SELECT CASE WHEN count(*) >= $3 THEN max(cell_place) END FROM postings)::int AS cut,
               (SELECT CASE WHEN count(*) >= $4 THEN max(km) END FROM fresh) AS reach) summit
       LEFT JOIN (fresh JOIN job_listings l ON l.ref = fresh.ref AND ${filter.where}) ON true`),
      filter.params,
    );
    const { cut = null, reach = null } = read[0] ?? {};
    return {
      candidates: this.admitted(plan, filter, read),
      horizonKm: Math.min(
        cut === null ? Infinity : (cells[cut - 1]?.nearestKm ?? 0),
        reach === null ? Infinity : reach - PART_KM,
      ),
    };
  }

  private admitted(plan: SearchPlan, filter: ListingFilter, rows: readonly ListingRow[]): Candidate[] {
    return rows
      .filter((row) => row.ref !== null)
      .map((row) => candidateOf(row, plan.position, plan.asOf, plan.relevance))
      .filter((candidate) => filter.admits(candidate));
  }
}
