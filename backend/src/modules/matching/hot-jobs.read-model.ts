import { Injectable } from '@nestjs/common';
import { cellsWithin, distanceKm, type Position } from '@nukkad/contract/places/geo';
import type { HotJob } from '@nukkad/contract/jobs/insights';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { statedPayFirst, statesPay } from '@nukkad/contract/matching/stated-pay-first';
import { SearchDatabase } from '../../common/database/search-database.js';
import { IS_OPEN, isSameAdvertisement, JOB_COLUMNS, jobOf, type JobRow } from '../jobs/jobs.public.js';

const SHOWN = 10;
/** Hottest of each cell, and of all cells, that are considered: some of them have closed or lie outside the circle. */
const PER_CELL = 20;
const CONSIDERED = 80;
const METRE = 1000;

interface HotJobRow extends JobRow {
  latitude: number;
  longitude: number;
  views: number;
  applications: number;
}

/** The jobs near by with the most views and applications in the last HOT_DAYS. */
@Injectable()
export class HotJobsReadModel {
  constructor(private readonly database: SearchDatabase) {}

  /**
   * Returns the hottest jobs within 20 km of the position, hottest first; of equal jobs of an employer only the
   * hottest. A job with stated pay is at the top.
   */
  async listNearby(position: Position): Promise<HotJob[]> {
    const rows: HotJobRow[] = await this.database.query(
      `WITH hot AS (
         SELECT hottest.* FROM unnest($1::int[]) AS near (cell) CROSS JOIN LATERAL (
           SELECT h.job_id, h.views, h.applications, h.heat FROM job_heat h
           WHERE h.search_cell = near.cell ORDER BY h.heat DESC, h.job_id LIMIT ${PER_CELL}) hottest
         ORDER BY hottest.heat DESC, hottest.job_id LIMIT ${CONSIDERED}),
       shown AS (
         SELECT j.*, hot.views, hot.applications, hot.heat FROM hot
         JOIN job_listings l ON l.job_id = hot.job_id JOIN jobs j ON j.id = hot.job_id WHERE ${IS_OPEN})
       SELECT ${JOB_COLUMNS}, j.views, j.applications FROM shown j
       WHERE NOT EXISTS (
         SELECT FROM shown copy WHERE copy.employer_id = j.employer_id AND (copy.heat, j.id) > (j.heat, copy.id)
           AND ${isSameAdvertisement('copy', 'j')})
       ORDER BY j.heat DESC, j.id`,
      [cellsWithin(position, SEARCH_RADIUS_KM).map(({ cell }) => cell)],
    );
    const hottest = rows
      .map((row) => ({
        ...jobOf(row),
        distance: Math.round(distanceKm(position, row) * METRE) / METRE,
        recentViews: row.views,
        recentApplications: row.applications,
      }))
      .filter(({ distance }) => distance <= SEARCH_RADIUS_KM)
      .slice(0, SHOWN);
    return statedPayFirst(hottest, statesPay);
  }
}
