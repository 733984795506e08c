import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { RawCaller } from './raw-caller.js';
import type { ServerProcess } from './server-process.js';
import { employerId } from './worker-market.js';

const RESPOND_PATH = '/api/job-requests/:id/respond';
const LOGGED_WITHIN_MS = 5000;

/** Results of one rush for one job; times in milliseconds. */
export interface MeasuredRush {
  /** Time from the arrival of each call to its answer, by the access log. */
  times: number[];
  /** The same without the wait for its turn at the door (ADR 13). */
  turns: number[];
  /** Client-side latency, including refused attempts before the successful one. */
  roundTrips: number[];
  /** Time from the first call to the last response. */
  totalMs: number;
  won: number;
  late: number;
  /** Number of responses that requested a retry: 503 with Retry-After. */
  askedAgain: number;
  /** Filled openings and bookings, as stored in the database afterwards. */
  filled: number;
  booked: number;
}

/**
 * Creates a job with `openings`, offered to all of these workers; returns the ids of their requests in the same order.
 */
async function offerJob(
  client: Client,
  workers: readonly string[],
  openings: number,
): Promise<{ jobId: string; requestIds: string[] }> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate, rate_type,
       currency, urgency, duration, max_radius, payment_method, openings, expires_at, waves_sent, workers_found)
     VALUES ($1, 'Helpers for the evening', 'Balaji Traders', '', 'event_staff', 'Bengaluru',
       ST_SetSRID(ST_MakePoint(77.5946, 12.9716), 4326)::geography, 100, 200, 'hourly', 'INR', 'asap', 4, 20, 'direct', $2,
       now() + interval '1 hour', 1, 200)
     RETURNING id`,
    [employerId(0), openings],
  );
  const jobId = rows[0]!.id;
  const made = await client.query<{ id: string; workerId: string }>(
    `INSERT INTO job_requests (instant_job_id, worker_id, wave, distance_km, distance_band, fit, expires_at)
     SELECT $1, worker_id, 1, 2, '2_to_5', 'good', now() + interval '1 hour' FROM unnest($2::uuid[]) AS worker_id
     RETURNING id, worker_id AS "workerId"`,
    [jobId, workers],
  );
  const byWorker = new Map(made.rows.map(({ id, workerId }) => [workerId, id]));
  return { jobId, requestIds: workers.map((id) => byWorker.get(id)!) };
}

/** Makes all of these workers accept one job in the same moment, each over an open connection. */
export async function rushForJob(
  client: Client,
  server: ServerProcess,
  people: { ids: readonly string[]; cookies: readonly string[] },
  openings: number,
): Promise<MeasuredRush> {
  const { jobId, requestIds } = await offerJob(client, people.ids, openings);
  const callers = await Promise.all(people.ids.map(() => RawCaller.open(server.port)));
  const times: number[] = [];
  const turns: number[] = [];
  server.onLog(({ path, status, milliseconds = NaN, waited = 0 }) => {
    if (path !== RESPOND_PATH) return;
    times.push(milliseconds);
    if (status !== 503) turns.push(milliseconds - waited);
  });
  const roundTrips: number[] = [];
  const counts = { won: 0, late: 0, askedAgain: 0 };
  const accept = async (caller: RawCaller, index: number): Promise<void> => {
    const call = {
      path: `/api/job-requests/${requestIds[index]!}/respond`,
      cookie: people.cookies[index]!,
      body: { response: 'accepted' },
    };
    for (let waited = 0; ;) {
      const answer = await caller.post(call);
      if (answer.status === 503) {
        counts.askedAgain++;
        waited += answer.ms + answer.retryAfter * 1000;
        await sleep(answer.retryAfter * 1000);
        continue;
      }
      roundTrips.push(waited + answer.ms);
      if (answer.status === 200) counts.won++;
      else if (answer.status === 409) counts.late++;
      else throw new Error(`An acceptance was answered with ${answer.status}: ${answer.body}`);
      return;
    }
  };
  const startedAt = performance.now();
  await Promise.all(callers.map(accept));
  const totalMs = performance.now() - startedAt;
  for (const caller of callers) caller.close();
  const end = performance.now() + LOGGED_WITHIN_MS;
  while (turns.length < roundTrips.length && performance.now() < end) await sleep(10);
  const { rows } = await client.query<{ filled: number; booked: number }>(
    `SELECT j.filled, (SELECT count(*)::int FROM engagements e WHERE e.instant_job_id = j.id) AS booked
     FROM instant_jobs j WHERE j.id = $1`,
    [jobId],
  );
  return { times: [...times], turns: [...turns], roundTrips, totalMs, ...counts, ...rows[0]! };
}
