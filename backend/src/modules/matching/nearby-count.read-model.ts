import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { cellsWithin, type Position } from '@nukkad/contract/places/geo';
import { COUNT_EXACT_UP_TO, SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { DataSource } from 'typeorm';
import { listingOf } from './listing.js';
import { kilometres } from './listing-filter.js';

/** SQL: the moment when the day that it is in India began. Stable, so that an index can be read from there. */
const TODAY = `(date_trunc('day', statement_timestamp() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata')`;

/** SQL: whether the listing `l` of the cell `near` is live and within the radius. */
const NEAR = `l.expires_at > now()
  AND (NOT near.is_edge OR ${kilometres('$3::float8', '$4::float8')} <= ${SEARCH_RADIUS_KM})`;

/** SQL: the number of open jobs near by that meet `wanted`; counting stops one above the limit of exact counts. */
const counted = (wanted: string): string =>
  `(SELECT count(*)::int FROM (
     SELECT 1 FROM search_terms every
     CROSS JOIN unnest($1::int[], $2::bool[]) AS near (cell, is_edge) CROSS JOIN LATERAL (
       SELECT t.ref FROM job_terms t WHERE t.term = every.id AND t.search_cell = near.cell AND ${wanted}
       ORDER BY t.created_at DESC, t.ref DESC LIMIT ${COUNT_EXACT_UP_TO + 1}) entry
     CROSS JOIN ${listingOf('entry.ref', NEAR, 'l.ref')}
     WHERE every.kind = 'every'
     LIMIT ${COUNT_EXACT_UP_TO + 1}) found)`;

/** Counts the open jobs near by from the lists of their cells, which contain the time of posting. */
@Injectable()
export class NearbyCountReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Jobs within 20 km of the position, and those of them posted today in India; above COUNT_EXACT_UP_TO: more than that. */
  async countNearbyJobs(position: Position): Promise<{ nearby: number; today: number }> {
    const cells = cellsWithin(position, SEARCH_RADIUS_KM).map(({ cell, farthestKm }) => ({
      cell,
      isEdge: farthestKm > SEARCH_RADIUS_KM,
    }));
    // Orders cells completely within the radius first, so that few jobs are read in vain.
    const ordered = [...cells.filter(({ isEdge }) => !isEdge), ...cells.filter(({ isEdge }) => isEdge)];
    const rows: { nearby: number; today: number }[] = await this.dataSource.query(
      `SELECT ${counted('true')} AS nearby, ${counted(`t.created_at >= ${TODAY}`)} AS today`,
      [ordered.map(({ cell }) => cell), ordered.map(({ isEdge }) => isEdge), position.latitude, position.longitude],
    );
    return rows[0] ?? { nearby: 0, today: 0 };
  }
}
