import type { FinalState, LatenessSample } from './history-checker.js';
import { withClient } from './with-client.js';

const SAMPLE_EVERY_MS = 250;

/** Messages that are still on their way, tasks that are due and not done, and requests that should have expired. */
export const unsettled = (url: string): Promise<{ messages: number; tasks: number; requests: number }> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ messages: number; tasks: number; requests: number }>(
      `SELECT (SELECT count(*)::int FROM message_deliveries WHERE state = 'queued') AS messages,
              (SELECT count(*)::int FROM outbox WHERE done_at IS NULL AND (next_relay_at <= now() OR relays > 0)) AS tasks,
              (SELECT count(*)::int FROM job_requests WHERE status IN ('pending', 'filled', 'standby') AND expires_at < now())
                AS requests`,
    );
    return rows[0]!;
  });

/** Reads the state by which the run is judged; jobs of the market's past are omitted. */
export const readFinalState = (url: string): Promise<FinalState> =>
  withClient(url, async (client) => {
    // reads everything from one snapshot
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;
    const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8`;
    const ours = `SELECT id FROM instant_jobs WHERE title LIKE 'Helpers of post%'`;
    const [tasks] = await rows<{ open: number }>(
      `SELECT count(*)::int AS open FROM outbox WHERE done_at IS NULL AND relays > 0`,
    );
    return {
      jobs: await rows(
        `SELECT j.id, j.title, j.openings, j.filled, j.status,
                (SELECT count(*)::int FROM job_requests r WHERE r.instant_job_id = j.id) AS asked
         FROM instant_jobs j WHERE j.id IN (${ours})`,
      ),
      requests: await rows(
        `SELECT id, instant_job_id AS "jobId", worker_id AS "workerId", status, ${ms('responded_at')} AS "respondedAt",
                ${ms('expires_at')} AS "expiresAt", unsent_notice AS "unsentNotice",
                EXISTS (SELECT FROM notifications n WHERE n.about_id = r.worker_id AND n.text = 'instant-hire:notice.accepted'
                  AND n.link LIKE '%job=' || r.instant_job_id) AS "isAnnounced"
         FROM job_requests r WHERE instant_job_id IN (${ours})`,
      ),
      engagements: await rows(
        `SELECT id, instant_job_id AS "jobId", worker_id AS "workerId", status, ${ms('starts_at')} AS "startsAt",
                ${ms('ends_at')} AS "endsAt"
         FROM engagements WHERE instant_job_id IN (${ours})`,
      ),
      deliveries: await rows(`SELECT id, channel, state FROM message_deliveries`),
      openTasks: tasks?.open ?? 0,
    };
  });

/** Records the delay of requests that should have expired; times at which the database is unavailable are excluded. */
export class LatenessWatch {
  readonly samples: LatenessSample[] = [];
  private timer: NodeJS.Timeout | undefined;

  start(url: string): void {
    this.timer = setTimeout(() => void this.takeSample(url), SAMPLE_EVERY_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async takeSample(url: string): Promise<void> {
    const late = await withClient(url, async (client) => {
      const { rows } = await client.query<{ late: number | null }>(
        `SELECT (extract(epoch FROM clock_timestamp() - min(expires_at)) * 1000)::float8 AS late FROM job_requests
         WHERE status = 'pending' AND expires_at < clock_timestamp()`,
      );
      return rows[0]?.late ?? 0;
    }).catch(() => null);
    if (late !== null) this.samples.push({ at: Date.now(), lateMs: late });
    if (this.timer) this.start(url);
  }
}
