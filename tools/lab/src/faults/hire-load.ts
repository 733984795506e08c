import { setTimeout as sleep } from 'node:timers/promises';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import type { SeededRandom } from '@nukkad/contract/seeded-random';
import { metropolisHubs, positionIn } from '../bench/worker-market.js';
import type { LoadCalls } from './load-calls.js';

const POSTERS = 3;
const PAUSE_MS = 250;
/** Share of the jobs that are made to expire within the run, and in how many seconds. */
const SHORT_LIVED = 0.5;
const SHORT_LIFE_SECONDS = [4, 9] as const;
const POST_TRIES = 20;

/** The people that the load plays. */
export interface HireLoadPeople {
  employerCookies: readonly string[];
  cookieOfWorker: (workerId: string) => string;
  /** Sessions of the staff, with a second factor. */
  staffCookies: readonly string[];
}

/** Results of the load. */
export interface HireLoadResult {
  /** Number of requests that each acknowledged post reported, by the id of its job. */
  promised: Map<string, number>;
  shortLived: number;
}

/**
 * Employers who post, and workers who answer, undo and cancel, several of them at the same job in the same moment.
 * Calls go to the servers in turn; a broken call is not repeated, except posts, which carry a key.
 */
export class HireLoad {
  private readonly result: HireLoadResult = { promised: new Map(), shortLived: 0 };
  private readonly late: Promise<void>[] = [];
  private posts = 0;

  constructor(
    private readonly calls: LoadCalls,
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
    const asked = await this.calls.listRequests(job.id);
    const rush = asked.slice(0, job.openings + 3);
    await Promise.all(rush.map((request) => this.answer(job.id, request)));
    await Promise.all(rush.map((request) => this.regret(job.id, request)));
    if (this.random.chance(0.1)) {
      const path = `/api/instant-jobs/${job.id}/cancel`;
      await this.calls.post('cancel-job', { path, cookie: employer, body: {} }, { jobId: job.id });
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
      const called = await this.calls.post('post', post, { title: body.title });
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
      Array.from({ length: calls }, () => this.calls.post(kind, { path, cookie, body }, { jobId, requestId: id })),
    );
  }

  /** Makes some workers undo their acceptance or cancel the work. */
  private async regret(jobId: string, { id, workerId }: { id: string; workerId: string }): Promise<void> {
    const accepted = this.calls.history.operations.find(
      ({ kind, requestId, outcome }) => kind === 'accept' && requestId === id && outcome === 'ok',
    );
    if (!accepted || !this.random.chance(0.35)) return;
    const cookie = this.people.cookieOfWorker(workerId);
    const about = { jobId, requestId: id };
    const undoes = this.random.chance(0.6);
    const path = undoes ? `/api/job-requests/${id}/undo` : `/api/engagements/${accepted.engagementId}/cancel`;
    await this.calls.post(undoes ? 'undo' : 'cancel-work', { path, cookie, body: {} }, about);
  }

  private async answerLate(jobId: string, requests: readonly { id: string; workerId: string }[]): Promise<void> {
    await sleep(SHORT_LIFE_SECONDS[0] * 1000 + this.random.next() * 3000);
    for (const request of requests) await this.answer(jobId, request);
  }

  /** Makes a job and its requests expire soon, with the task that ends them. */
  private async shorten(jobId: string): Promise<void> {
    const [least, most] = SHORT_LIFE_SECONDS;
    const seconds = least + this.random.next() * (most - least);
    const done = await this.calls.query(
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
}
