import { RELIABILITY_DAYS } from '@nukkad/contract/instant-work/reliability';

/** Number of kept and broken engagements of a worker in the last 90 days. */
export interface WorkerRecord {
  kept: number;
  breached: number;
}

/**
 * SQL: the `WorkerRecord` of the worker with the id in the SQL expression `workerId`, as one row with the columns
 * `kept` and `breached`; for `CROSS JOIN LATERAL (…) record`. An index-only scan of `engagements_record` suffices. A
 * breach removed by an appeal counts neither way.
 */
export const WORKER_RECORD = (workerId: string): string =>
  `SELECT count(*) FILTER (WHERE record_of.status = 'done')::int AS kept,
          count(*) FILTER (WHERE record_of.breach_by = 'worker')::int AS breached
   FROM engagements record_of
   WHERE record_of.worker_id = ${workerId}
     AND record_of.closed_at > statement_timestamp() - interval '${RELIABILITY_DAYS} days'`;
