import { Injectable } from '@nestjs/common';
import { HOT_DAYS } from '@nukkad/contract/limits';
import { UNSEEN_STEP } from '@nukkad/contract/matching/scoring-unseen';
import type { EntityManager } from 'typeorm';

/** Stores the trending scores and the unseen shares of jobs. */
@Injectable()
export class JobHeatRepository {
  /**
   * Recounts the last HOT_DAYS of India's calendar for up to `limit` jobs with a count older than an hour; returns
   * their number. An application counts as a view, even when the view was deleted with personal data. An unlisted job
   * retains its counts under no cell, so that its score is the same when it opens again. The listing gets the new
   * unseen share only when it changed by UNSEEN_STEP or is back at 1, because the update rewrites all terms of the job.
   * A listing locked by another transaction is updated next time.
   */
  async recount(tx: EntityManager, limit: number): Promise<number> {
    const rows: { count: number }[] = await tx.query(
      `WITH since AS MATERIALIZED (
         SELECT day, day::timestamp AT TIME ZONE 'Asia/Kolkata' AS midnight
         FROM (SELECT (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - ${HOT_DAYS - 1} AS day) first),
       due AS (
         SELECT job_id FROM job_heat WHERE counted_at < statement_timestamp() - interval '1 hour'
         ORDER BY counted_at LIMIT $1 FOR UPDATE SKIP LOCKED),
       counted AS MATERIALIZED (
         SELECT due.job_id, coalesce(l.search_cell, -1) AS search_cell, coalesce(l.unseen, 1) AS listed_unseen,
           job_unseen(due.job_id) AS unseen,
           (SELECT count(*) FROM (
              SELECT v.seeker_id, v.day FROM job_views v WHERE v.job_id = due.job_id AND v.day >= since.day
              UNION SELECT a.seeker_id, (a.created_at AT TIME ZONE 'Asia/Kolkata')::date FROM applications a
              WHERE a.job_id = due.job_id AND a.created_at >= since.midnight) looks) AS views,
           (SELECT count(*) FROM applications a WHERE a.job_id = due.job_id AND a.created_at >= since.midnight) AS applications
         FROM due CROSS JOIN since LEFT JOIN job_listings l ON l.job_id = due.job_id),
       cooled AS (
         DELETE FROM job_heat h USING counted c
         WHERE h.job_id = c.job_id AND c.views + c.applications = 0 AND c.unseen = 1 AND c.listed_unseen = 1),
       kept AS (
         UPDATE job_heat h SET search_cell = CASE WHEN c.views + c.applications > 0 THEN c.search_cell ELSE -1 END,
           views = c.views, applications = c.applications, unseen = c.unseen, counted_at = clock_timestamp()
         FROM counted c WHERE h.job_id = c.job_id
           AND (c.views + c.applications > 0 OR c.unseen < 1 OR c.listed_unseen < 1)),
       changed AS MATERIALIZED (
         SELECT l.ref, c.unseen FROM counted c JOIN job_listings l USING (job_id)
         WHERE abs(l.unseen - c.unseen) >= $2::real OR (c.unseen = 1 AND l.unseen < 1)
         FOR UPDATE OF l SKIP LOCKED),
       listed AS (
         UPDATE job_listings l SET unseen = c.unseen, unseen_before = l.unseen, unseen_since = clock_timestamp()
         FROM changed c WHERE l.ref = c.ref)
       SELECT count(*)::int AS count FROM counted`,
      [limit, UNSEEN_STEP],
    );
    return rows[0]?.count ?? 0;
  }
}
