import { Injectable } from '@nestjs/common';
import { cellsWithin, type Position } from '@nukkad/contract/places/geo';
import { SALARY_JOBS_MIN, type SalaryStat } from '@nukkad/contract/jobs/insights';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { SearchDatabase } from '../../common/database/search-database.js';
import { kilometres } from './listing-filter.js';
import { quantile } from './quartiles.js';

/** Maximum number of newest jobs of each cell, and of jobs of each category, in a figure. */
const PER_CELL = 100;
const PER_CATEGORY = 1000;
/**
 * Maximum number of different rates of one employer that count, so that no single employer determines the usual pay.
 */
const PER_EMPLOYER = 2;

interface PayRow {
  category: JobCategoryId;
  /** Rupees an hour, as PostgreSQL writes an array; null without any. */
  pay: string | null;
  /** Jobs that were read. */
  read: number;
  /** Index of the last read cell, counted from the nearest. */
  last: number;
}

const rupees = (value: number): number => Math.round(value * 100) / 100;

/** Statistics of pay near by. */
@Injectable()
export class SalaryStatsReadModel {
  constructor(private readonly database: SearchDatabase) {}

  /**
   * Returns pay by category within 20 km of the position, of one category if given; categories with too few jobs are
   * excluded. The same rate of one employer counts once, however many of its jobs pay it, and at most two rates of an
   * employer count.
   */
  async listNearby(position: Position, category: JobCategoryId | null = null): Promise<SalaryStat[]> {
    const cells = cellsWithin(position, SEARCH_RADIUS_KM);
    const rows: PayRow[] = await this.database.query(
      `SELECT category, array_agg(hourly_pay) FILTER (WHERE nth <= ${PER_EMPLOYER})::text AS pay, sum(read)::int AS read,
              max(last)::int AS last
       FROM (SELECT category.name AS category, entry.hourly_pay, count(*) AS read, max(entry.place) AS last, row_number() OVER (
         PARTITION BY category.name, entry.employer_id ORDER BY count(*) DESC, entry.hourly_pay) AS nth
       FROM search_terms category CROSS JOIN LATERAL (
         SELECT newest.hourly_pay, near.place, l.employer_id
         FROM unnest($1::int[], $2::bool[]) WITH ORDINALITY AS near (cell, is_edge, place) CROSS JOIN LATERAL (
           SELECT t.hourly_pay, t.ref FROM job_terms t WHERE t.term = category.id AND t.search_cell = near.cell
           ORDER BY t.created_at DESC, t.ref DESC LIMIT ${PER_CELL}) newest
         CROSS JOIN LATERAL (
           SELECT l.employer_id FROM job_listings l
           WHERE l.ref = newest.ref AND l.expires_at > now()
             AND (NOT near.is_edge OR ${kilometres('$3::float8', '$4::float8')} <= ${SEARCH_RADIUS_KM})) l
         WHERE newest.hourly_pay > 0
         LIMIT ${PER_CATEGORY}) entry
       WHERE category.kind = 'category' AND ($5::text IS NULL OR category.name = $5)
       GROUP BY category.name, entry.employer_id, entry.hourly_pay) pays GROUP BY category`,
      [
        cells.map(({ cell }) => cell),
        cells.map(({ farthestKm }) => farthestKm > SEARCH_RADIUS_KM),
        position.latitude,
        position.longitude,
        category,
      ],
    );
    return rows
      .map(({ category, pay, read, last }) => {
        const sorted = (JSON.parse(`[${pay?.slice(1, -1) ?? ''}]`) as number[]).sort((a, b) => a - b);
        const isCut = read >= PER_CATEGORY;
        return { category, sorted, withinKm: isCut ? Math.ceil(cells[last - 1]!.farthestKm) : SEARCH_RADIUS_KM };
      })
      .filter(({ sorted }) => sorted.length >= SALARY_JOBS_MIN)
      .sort((a, b) => JOB_CATEGORY_IDS.indexOf(a.category) - JOB_CATEGORY_IDS.indexOf(b.category))
      .map(({ category, sorted, withinKm }) => ({
        category,
        jobs: sorted.length,
        withinKm: Math.min(withinKm, SEARCH_RADIUS_KM),
        minimum: rupees(sorted[0]!),
        lowerQuartile: rupees(quantile(sorted, 0.25)),
        median: rupees(quantile(sorted, 0.5)),
        upperQuartile: rupees(quantile(sorted, 0.75)),
        maximum: rupees(sorted.at(-1)!),
      }));
  }
}
