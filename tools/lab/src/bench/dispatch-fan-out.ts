import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { BareQueueSettings, BareQueueTold } from './bare-queue.js';
import { startServerProcess } from './server-process.js';
import { employerId } from './worker-market.js';

const BARE_QUEUE = fileURLToPath(new URL('./bare-queue.js', import.meta.url));
/** Module loaded before a worker: its senders discard all messages. */
export const DISCARD_MESSAGES = new URL('./discard-messages.js', import.meta.url).href;
const DONE_WITHIN_MS = 300_000;
/** Key of the bell's text for offers, which has a composer: the messages that a wave sends. */
const TEXT = 'instant-hire:notice.request';

/** An engine of the queues and how many tasks a second it carried, alone and for messages. */
export interface MeasuredFanOut {
  engine: 'PostgreSQL' | 'Redis';
  bare: number;
  messages: number;
}

export interface FanOutSettings {
  engine: MeasuredFanOut['engine'];
  databaseUrl: string;
  redisUrl: string | null;
  program: string;
  messages: number;
  concurrency: number;
}

/** Measures the queue engine alone: tasks per second with an empty handler. */
async function measureBare(settings: BareQueueSettings): Promise<number> {
  const child = fork(BARE_QUEUE, [JSON.stringify(settings)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the bare queue ended')));
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [BareQueueTold];
  ended.catch(() => undefined);
  child.kill('SIGTERM');
  return told.perSecond;
}

/** Offers of one job to workers of the market, each with a mail on its way; the tasks are due once this commits. */
async function queueMessages(client: Client, count: number): Promise<void> {
  await client.query(
    `WITH job AS (
       INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate,
         rate_type, currency, urgency, duration, max_radius, payment_method, openings, expires_at, waves_sent)
       VALUES ($2, 'Helpers for the evening', 'Balaji Traders', '', 'event_staff', 'Bengaluru',
         ST_SetSRID(ST_MakePoint(77.5946, 12.9716), 4326)::geography, 100, 200, 'hourly', 'INR', 'asap', 4, 20, 'direct', 10,
         now() + interval '1 hour', 1)
       RETURNING id, title, company, location),
     requests AS (
       INSERT INTO job_requests (instant_job_id, worker_id, wave, distance_km, distance_band, fit, expires_at)
       SELECT job.id, w.user_id, 1, 2, '2_to_5', 'good', now() + interval '1 hour'
       FROM job, (SELECT user_id FROM worker_availabilities ORDER BY user_id LIMIT $1) w RETURNING id, worker_id),
     deliveries AS (
       INSERT INTO message_deliveries (recipient_id, channel, text, params, link, urgency, subject_id)
       SELECT r.worker_id, 'email', '${TEXT}',
              jsonb_build_object('title', job.title, 'company', job.company, 'location', job.location),
              '/instant-requests?request=' || r.id, 'immediate', r.id
       FROM requests r, job RETURNING id)
     INSERT INTO outbox (task, queue, payload)
     SELECT 'notifications.deliver-message', 'notifications', jsonb_build_object('deliveryId', id) FROM deliveries`,
    [count, employerId(0)],
  );
}

const OPEN_TASKS = `SELECT count(*)::int AS open FROM outbox WHERE queue = 'notifications' AND done_at IS NULL`;

async function untilDone(client: Client): Promise<void> {
  const end = performance.now() + DONE_WITHIN_MS;
  while (performance.now() < end) {
    const { rows } = await client.query<{ open: number }>(OPEN_TASKS);
    if (rows[0]!.open === 0) return;
    await sleep(200);
  }
  throw new Error('Not all messages were delivered within five minutes.');
}

/**
 * Measures messages per second: from the outbox over relay and queue to a sender that discards them, in a separate
 * worker.
 */
async function measureMessages(client: Client, settings: FanOutSettings): Promise<number> {
  const { program, databaseUrl, redisUrl, messages, concurrency } = settings;
  const worker = await startServerProcess({
    program,
    role: 'worker',
    databaseUrl,
    execArgv: ['--import', DISCARD_MESSAGES],
    environment: {
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      QUEUE_PREFIX: `bench-${randomUUID()}`,
      WORKER_QUEUES: 'notifications',
      NOTIFICATIONS_CONCURRENCY: String(concurrency),
    },
  });
  try {
    await queueMessages(client, Math.ceil(messages / 5));
    await untilDone(client);
    await client.query(`DELETE FROM outbox WHERE queue = 'notifications'`);
    await queueMessages(client, messages);
    await untilDone(client);
  } finally {
    await worker.stop();
  }
  const { rows } = await client.query<{ perSecond: number; sent: number }>(
    `SELECT (count(*) - 1) / extract(epoch FROM max(done_at) - min(done_at))::float8 AS "perSecond",
            count(*) FILTER (WHERE outcome = 'done')::int AS sent
     FROM outbox WHERE queue = 'notifications'`,
  );
  const { perSecond, sent } = rows[0]!;
  if (sent !== messages) throw new Error(`${sent} of ${messages} messages were delivered.`);
  await client.query(`DELETE FROM outbox WHERE queue = 'notifications'`);
  return perSecond;
}

/**
 * Measures the engine alone, then the product's messages over it, then the engine alone again: the mean of both is
 * compared.
 */
export async function measureFanOut(client: Client, settings: FanOutSettings): Promise<MeasuredFanOut> {
  const { engine, databaseUrl, redisUrl, messages: tasks, concurrency } = settings;
  const bare = { connection: redisUrl ?? databaseUrl, inRedis: redisUrl !== null, tasks, concurrency };
  const before = await measureBare(bare);
  const messages = await measureMessages(client, settings);
  const after = await measureBare(bare);
  return { engine, messages, bare: (before + after) / 2 };
}
