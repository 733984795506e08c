import { setTimeout as sleep } from 'node:timers/promises';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { Client } from 'pg';
import type { SeededRandom } from '@nukkad/contract/seeded-random';
import { RawCaller, type RawPost } from '../bench/raw-caller.js';
import { metropolisHubs, positionIn } from '../bench/worker-market.js';
import { type Operation, OperationHistory, type OperationKind } from './operation-history.js';

const POSTERS = 3;
const PAUSE_MS = 250;
const CALL_TIMEOUT_MS = 15_000;
/** Share of the jobs that are made to expire within the run, and in how many seconds. */
const SHORT_LIVED = 0.5;
const SHORT_LIFE_SECONDS = [4, 9] as const;
const POST_TRIES = 20;

/** The people that the load plays. */
export interface HireLoadPeople {
  employerCookies: readonly string[];
  cookieOfWorker: (workerId: string) => string;
}

/** Results of the load. */
export interface HireLoadResult {
  history: OperationHistory;
  /** Number of requests that each acknowledged post reported, by the id of its job. */
  promised: Map<string, number>;
  shortLived: number;
}

/** The objects of a call, as far as they are known beforehand. */
type About = Partial<Pick<Operation, 'jobId' | 'requestId' | 'title'>>;

interface Called {
  outcome: Operation['outcome'];
  status: number;
  retryAfter: number;
  body: Record<string, unknown>;
  invokedAt: number;
  endedAt: number;
}

/**
 * Employers who post, and workers who answer, undo and cancel, several of them at the same job in the same moment.
 * Calls go to the servers in turn; a broken call is not repeated, except posts, which carry a key.
 */
export class HireLoad {
  private readonly result: HireLoadResult = { history: new OperationHistory(), promised: new Map(), shortLived: 0 };
  private readonly late: Promise<void>[] = [];
  private turn = 0;
  private posts = 0;

  constructor(
    private readonly databaseUrl: string,
    private readonly ports: readonly number[],
    private readonly people: HireLoadPeople,
    private readonly random: SeededRandom,
  ) {}

  /** Runs until `isOver` returns true and all begun calls have ended. */
  async run(isOver: () => boolean): Promise<HireLoadResult> {
    const poster = async (): Promise<void> => {
      while (!isOver()) {
        await this.playJob();
        await sleep(PAUSE_MS * (0.5 + this.random.next()));
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, poster));
    await Promise.all(this.late);
    return this.result;
  }

  /** Plays one job: it is posted, answered by several workers at once, and some of the answers are undone. */
  private async playJob(): Promise<void> {
    const employer = this.people.employerCookies[this.posts % this.people.employerCookies.length]!;
    const job = await this.post(employer);
    if (!job) return;
    const isShort = this.random.chance(SHORT_LIVED);
    if (isShort) await this.shorten(job.id);
    const asked = await this.requestsOf(job.id);
    const rush = asked.slice(0, job.openings + 3);
    await Promise.all(rush.map((request) => this.answer(job.id, request)));
    await Promise.all(rush.map((request) => this.regret(job.id, request)));
    if (this.random.chance(0.1)) {
      const path = `/api/instant-jobs/${job.id}/cancel`;
      await this.call('cancel-job', { path, cookie: employer, body: {} }, { jobId: job.id });
    }
    // late ones, around the moment in which it expires
    if (isShort) this.late.push(this.answerLate(job.id, asked.slice(-2)));
  }

  private async post(cookie: string): Promise<{ id: string; openings: number } | null> {
    const number = ++this.posts;
    const { random } = this;
    const openings = 1 + random.below(3);
    const body = {
      title: `Helpers of post ${number}`,
      category: random.pick(JOB_CATEGORY_IDS),
      location: 'Bengaluru',
      ...positionIn(random.pick(metropolisHubs()), random),
      urgency: random.pick(['asap', 'asap', 'within_24h', 'flexible']),
      openings,
      minRate: 100,
      maxRate: 200,
      currency: 'INR',
    };
    for (let tries = 0; tries < POST_TRIES; tries++) {
      const post = { path: '/api/instant-jobs', cookie, body, key: `post-${number}` };
      const called = await this.call('post', post, { title: body.title });
      if (called.outcome === 'ok') {
        const { id, notificationsSent } = called.body as { id: string; notificationsSent: number };
        this.result.promised.set(id, notificationsSent);
        return { id, openings };
      }
      if (called.outcome === 'fail') return null;
      await sleep(Math.max(200, called.retryAfter * 1000));
    }
    return null;
  }

  private async answer(jobId: string, { id, workerId }: { id: string; workerId: string }): Promise<void> {
    const accepts = this.random.chance(0.8);
    const body = { response: accepts ? 'accepted' : 'declined' };
    const kind = accepts ? 'accept' : 'decline';
    const path = `/api/job-requests/${id}/respond`;
    const calls = this.random.chance(0.1) ? 2 : 1; // a double tap
    const cookie = this.people.cookieOfWorker(workerId);
    await Promise.all(
      Array.from({ length: calls }, () => this.call(kind, { path, cookie, body }, { jobId, requestId: id })),
    );
  }

  /** Makes some workers undo their acceptance or cancel the work. */
  private async regret(jobId: string, { id, workerId }: { id: string; workerId: string }): Promise<void> {
    const accepted = this.result.history.operations.find(
      ({ kind, requestId, outcome }) => kind === 'accept' && requestId === id && outcome === 'ok',
    );
    if (!accepted || !this.random.chance(0.35)) return;
    const cookie = this.people.cookieOfWorker(workerId);
    const about = { jobId, requestId: id };
    const undoes = this.random.chance(0.6);
    const path = undoes ? `/api/job-requests/${id}/undo` : `/api/engagements/${accepted.engagementId}/cancel`;
    await this.call(undoes ? 'undo' : 'cancel-work', { path, cookie, body: {} }, about);
  }

  private async answerLate(jobId: string, requests: readonly { id: string; workerId: string }[]): Promise<void> {
    await sleep(SHORT_LIFE_SECONDS[0] * 1000 + this.random.next() * 3000);
    for (const request of requests) await this.answer(jobId, request);
  }

  private async call(kind: OperationKind, post: RawPost, about: About): Promise<Called> {
    const port = this.ports[this.turn++ % this.ports.length]!;
    const called = await callServer(port, post);
    this.result.history.add({
      kind,
      jobId: about.jobId ?? (called.body['id'] as string | undefined) ?? null,
      requestId: about.requestId ?? null,
      title: about.title ?? null,
      engagementId: (called.body['engagementId'] as string | undefined) ?? null,
      invokedAt: called.invokedAt,
      endedAt: called.endedAt,
      outcome: called.outcome,
      status: called.status,
      retryAfter: called.retryAfter,
    });
    return called;
  }

  /** Makes a job and its requests expire soon, with the task that ends them. */
  private async shorten(jobId: string): Promise<void> {
    const [least, most] = SHORT_LIFE_SECONDS;
    const seconds = least + this.random.next() * (most - least);
    const done = await this.query(
      `WITH job AS (
         UPDATE instant_jobs SET expires_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 AND status = 'open'
         RETURNING id, expires_at),
       requests AS (
         UPDATE job_requests r SET expires_at = job.expires_at FROM job WHERE r.instant_job_id = job.id)
       UPDATE outbox SET next_relay_at = job.expires_at FROM job
       WHERE task = 'instant-hire.expire-instant-job' AND payload ->> 'instantJobId' = $1::text`,
      [jobId, seconds],
    );
    if (done) this.result.shortLived++;
  }

  private async requestsOf(jobId: string): Promise<{ id: string; workerId: string }[]> {
    const rows = await this.query<{ id: string; workerId: string }>(
      `SELECT id, worker_id AS "workerId" FROM job_requests WHERE instant_job_id = $1 ORDER BY id`,
      [jobId],
    );
    return rows ?? [];
  }

  /** Returns the rows; null while the database is unavailable. */
  private async query<Row extends object>(sql: string, parameters: unknown[]): Promise<Row[] | null> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql, parameters)).rows;
    } catch {
      return null;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Makes one call; a broken or slow call is recorded as unknown. */
async function callServer(port: number, post: RawPost): Promise<Called> {
  const invokedAt = Date.now();
  const unknown = (): Called => ({
    outcome: 'info',
    status: 0,
    retryAfter: 0,
    body: {},
    invokedAt,
    endedAt: Date.now(),
  });
  let caller: RawCaller;
  try {
    caller = await RawCaller.open(port);
  } catch {
    return unknown();
  }
  const timer = setTimeout(() => caller.close(), CALL_TIMEOUT_MS);
  try {
    const answer = await caller.post(post);
    const { status, retryAfter } = answer;
    const outcome = status < 300 ? 'ok' : status < 500 ? 'fail' : 'info';
    const parsed = outcome === 'ok' ? (JSON.parse(answer.body) as Record<string, unknown>) : {};
    return { outcome, status, retryAfter, body: parsed, invokedAt, endedAt: Date.now() };
  } catch {
    return unknown();
  } finally {
    clearTimeout(timer);
    caller.close();
  }
}
