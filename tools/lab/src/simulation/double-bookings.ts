import type { Client } from 'pg';

/** Counts of violations, all of which must be 0. */
export interface DoubleBookings {
  /** Pairs of engagements of one worker that overlap. */
  overlaps: number;
  /** Jobs that more people work for than were wanted. */
  overfilled: number;
  /**
   * Jobs with a count of filled openings that differs from that of their engagements, or of their accepted requests.
   */
  miscounted: number;
}

/** Searches all engagements of a database for workers in two places at once, and for places that are filled twice. */
export async function doubleBookingsIn(client: Client): Promise<DoubleBookings> {
  const { rows } = await client.query<DoubleBookings>(
    `WITH taken AS MATERIALIZED (
       SELECT id, instant_job_id, worker_id, tstzrange(starts_at, ends_at) AS period FROM engagements
       WHERE status IN ('booked', 'started')),
     jobs AS MATERIALIZED (
       SELECT j.openings, j.filled, (SELECT count(*) FROM taken t WHERE t.instant_job_id = j.id) AS booked,
         (SELECT count(*) FROM job_requests r WHERE r.instant_job_id = j.id AND r.status = 'accepted') AS accepted
       FROM instant_jobs j)
     SELECT (SELECT count(*)::int FROM taken a JOIN taken b ON a.worker_id = b.worker_id AND a.id < b.id
               AND a.period && b.period) AS overlaps,
       (SELECT count(*)::int FROM jobs WHERE booked > openings) AS overfilled,
       (SELECT count(*)::int FROM jobs WHERE filled <> booked OR filled <> accepted) AS miscounted`,
  );
  return rows[0]!;
}

export const countOf = ({ overlaps, overfilled, miscounted }: DoubleBookings): number =>
  overlaps + overfilled + miscounted;
