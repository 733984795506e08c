import { Injectable } from '@nestjs/common';
import { HOT_DAYS } from '@nukkad/domain/limits';
import type { EntityManager } from 'typeorm';

/** Keeps how hot jobs are. */
@Injectable()
export class JobHeatRepository {
  /**
   * Counts the last HOT_DAYS again for up to `limit` jobs that were not counted for an hour; returns for how many. A job
   * that is not listed is kept under no cell, so that it is as hot as before when it opens again.
   */
  async recount(tx: EntityManager, limit: number): Promise<number> {
    const rows: { count: number }[] = await tx.query(
      `WITH due AS (
         SELECT job_id FROM job_heat WHERE counted_at < clock_timestamp() - interval '1 hour'
         ORDER BY counted_at LIMIT $1 FOR UPDATE SKIP LOCKED),
       counted AS MATERIALIZED (
         SELECT due.job_id, coalesce(l.search_cell, -1) AS search_cell,
           (SELECT count(*) FROM job_views v WHERE v.job_id = due.job_id
              AND v.day > (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - ${HOT_DAYS}) AS views,
           (SELECT count(*) FROM applications a WHERE a.job_id = due.job_id
              AND a.created_at > clock_timestamp() - interval '${HOT_DAYS} days') AS applications
         FROM due LEFT JOIN job_listings l ON l.job_id = due.job_id),
       cooled AS (
         DELETE FROM job_heat h USING counted c WHERE h.job_id = c.job_id AND c.views + c.applications = 0),
       kept AS (
         UPDATE job_heat h SET search_cell = c.search_cell, views = c.views, applications = c.applications,
           counted_at = clock_timestamp()
         FROM counted c WHERE h.job_id = c.job_id AND c.views + c.applications > 0)
       SELECT count(*)::int AS count FROM counted`,
      [limit],
    );
    return rows[0]?.count ?? 0;
  }
}
