import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '@nukkad/contract/seeded-random';
import { metropolisHubs, positionIn } from '../bench/worker-market.js';
import type { HireLoadPeople } from './hire-load.js';
import type { Called, LoadCalls, RepeatCall } from './load-calls.js';
import type { OperationKind } from './operation-history.js';
import type { SimulatedProvider } from './simulated-provider.js';
import { StaffLoad } from './staff-load.js';

const EMPLOYERS = 6;
const PAUSE_MS = 300;
const TRIES = 20;
const WAITS = 4;
const WAIT_MS = 6000;
const POLL_MS = 200;
const RATE = 150;
/** Hours that the times of a booking are moved back, so that its work can begin at once. */
const MOVED_HOURS = 6;

/** A booking with Secure Pay, and the sessions of its two sides. */
interface PaidWork {
  id: string;
  number: number;
  worker: string;
  employer: string;
}

/** The ends of work that the load plays, with their weights. */
const ENDS = ['done', 'contested', 'cancelled by the employer', 'cancelled by the worker', 'unpaid'] as const;
const WEIGHTS = [5, 3, 1.5, 1, 0.5];

/**
 * Employers who reserve pay at the provider, workers who work, and both sides who confirm, contest or cancel. A broken
 * call is repeated while its result is unknown, as the pages do; a refused one is not.
 */
export class MoneyLoad {
  private posts = 0;
  /** Receipts of orders that were paid in the payment app. */
  readonly paidReceipts: string[] = [];
  readonly staff: StaffLoad;

  constructor(
    private readonly calls: LoadCalls,
    private readonly people: HireLoadPeople,
    private readonly provider: SimulatedProvider,
    private readonly random: SeededRandom,
  ) {
    this.staff = new StaffLoad(calls, people.staffCookies, random, (...call) => this.repeat(...call));
  }

  /** Runs until `isOver` returns true and all begun work has ended. */
  async run(isOver: () => boolean): Promise<void> {
    await this.staff.signIn();
    const play = async (): Promise<void> => {
      while (!isOver()) {
        await this.playWork();
        await sleep(PAUSE_MS * (0.5 + this.random.next()));
      }
    };
    await Promise.all(Array.from({ length: EMPLOYERS }, play));
  }

  private async playWork(): Promise<void> {
    const end = ENDS[this.random.weighted(WEIGHTS)]!;
    const hours = this.random.pick([1, 2.5, 4, 5]);
    const work = await this.book();
    if (!work || end === 'unpaid') return;
    if (!(await this.reserve(work)) || !(await this.isHeld(work))) return;
    if (end === 'cancelled by the employer') return this.cancel(work, work.employer);
    if (end === 'cancelled by the worker') return this.cancel(work, work.worker);
    await this.start(work, hours);
    if (end === 'done') return this.end(work);
    await this.contest(work);
  }

  /** Posts work with Secure Pay, and lets the first asked worker accept it; null without an acceptance. */
  private async book(): Promise<PaidWork | null> {
    const number = ++this.posts;
    const { employerCookies } = this.people;
    const employer = employerCookies[employerCookies.length - 1 - (number % employerCookies.length)]!;
    const body = {
      ...{ title: `Paid helpers of post ${number}`, category: 'retail', location: 'Bengaluru', urgency: 'asap' },
      ...positionIn(this.random.pick(metropolisHubs()), this.random),
      ...{ minRate: RATE, maxRate: RATE, currency: 'INR', paymentMethod: 'platform', openings: 1 },
    };
    const job = await this.repeat(
      'post-paid',
      { path: '/api/instant-jobs', cookie: employer, body },
      `paid-${number}`,
      {
        title: body.title,
      },
    );
    if (job?.outcome !== 'ok') return null;
    const jobId = job.body['id'] as string;
    const [request] = await this.calls.listRequests(jobId);
    if (!request || !(await this.addAccount(request.workerId))) return null;
    const worker = this.people.cookieOfWorker(request.workerId);
    const path = `/api/job-requests/${request.id}/respond`;
    const accepted = await this.calls.post(
      'accept-paid',
      { path, cookie: worker, body: { response: 'accepted' } },
      { jobId, requestId: request.id },
    );
    const id = accepted.body['engagementId'];
    return typeof id === 'string' ? { id, number, worker, employer } : null;
  }

  /** Requests the worker's account at the provider; returns whether it can be paid. */
  private async addAccount(workerId: string): Promise<boolean> {
    const cookie = this.people.cookieOfWorker(workerId);
    const isActive = (): Promise<boolean> =>
      this.has(`SELECT 1 FROM payment_payees WHERE user_id = $1 AND status = 'active'`, workerId);
    if (await isActive()) return true;
    // a repeated request fetches the account again, when no event reports it
    for (let tries = 0; tries < WAITS; tries++) {
      await this.calls.post('add-account', { path: '/api/user/payout-account', cookie, body: {} }, {});
      if (await this.waitFor(isActive)) return true;
    }
    return false;
  }

  /** Requests the payment link and pays it in the payment app. */
  private async reserve(work: PaidWork): Promise<boolean> {
    const path = `/api/engagements/${work.id}/reservation`;
    for (let tries = 0; tries < TRIES; tries++) {
      const post = { path, cookie: work.employer, body: {} };
      const about = { engagementId: work.id };
      const called = await this.repeat('reserve', post, `reserve-${work.number}-${tries}`, about);
      if (called?.outcome !== 'ok') return false;
      const link = called.body['upiLink'];
      if (typeof link === 'string') return this.pay(new URLSearchParams(link.split('?', 2)[1]).get('tr') ?? '');
      // the provider is busy or unavailable: the page asks again
      await sleep(POLL_MS * 5);
    }
    return false;
  }

  /** Pays in the payment app; some first attempts fail. */
  private async pay(receipt: string): Promise<boolean> {
    if (this.random.chance(0.2)) await this.provider.pay(receipt, 'fail');
    const isPaid = await this.provider.pay(receipt);
    if (isPaid) this.paidReceipts.push(receipt);
    return isPaid;
  }

  /** Waits for the reservation. The page of the employer asks for it again, which checks the payment without an event. */
  private async isHeld(work: PaidWork): Promise<boolean> {
    const sql = `SELECT 1 FROM payment_holds WHERE engagement_id = $1 AND status = 'held'`;
    const post = { path: `/api/engagements/${work.id}/reservation`, cookie: work.employer, body: {} };
    for (let waits = 0; waits < WAITS; waits++) {
      if (await this.waitFor(() => this.has(sql, work.id))) return true;
      await this.repeat('reserve', post, `check-${work.number}-${waits}`, { engagementId: work.id });
    }
    return false;
  }

  /** Both sides state the start, at the same moment; then hours pass. */
  private async start(work: PaidWork, hours: number): Promise<void> {
    const moved = `starts_at = starts_at - make_interval(hours => ${MOVED_HOURS}), ends_at = ends_at - make_interval(hours => ${MOVED_HOURS})`;
    await this.calls.query(`UPDATE engagements SET ${moved} WHERE id = $1`, [work.id]);
    await Promise.all([work.worker, work.employer].map((side) => this.state('start-work', work, side)));
    await this.state('start-work', work, work.worker);
    await this.calls.query(
      `UPDATE engagements SET started_at = clock_timestamp() - make_interval(secs => $2) WHERE id = $1 AND status = 'started'`,
      [work.id, hours * 3600],
    );
  }

  /** Both sides state the end, at the same moment or one after the other. */
  private async end(work: PaidWork): Promise<void> {
    await Promise.all([work.worker, work.employer].map((side) => this.state('end-work', work, side)));
    for (const side of [work.worker, work.employer]) await this.state('end-work', work, side);
  }

  /**
   * The worker states the end, and the employer contests the hours; some workers agree, some employers withdraw, and the
   * staff decide about most of the others.
   */
  private async contest(work: PaidWork): Promise<void> {
    await this.state('end-work', work, work.worker);
    const about = { engagementId: work.id };
    const path = `/api/engagements/${work.id}/contest`;
    const terms = { hours: this.random.pick([0, 1, 1.5]), reason: 'The gate shows other times.' };
    await this.repeat('contest', { path, cookie: work.employer, body: terms }, `contest-${work.number}`, about);
    const answer = this.random.next();
    if (answer < 0.3) {
      const post = { path: `${path}/answer`, cookie: work.worker, body: { agrees: true } };
      await this.repeat('answer-contest', post, `answer-${work.number}`, about);
    } else if (answer < 0.8) {
      const post = { path: `${path}/answer`, cookie: work.worker, body: { agrees: false, text: 'I stayed.' } };
      const refused = await this.repeat('refuse-contest', post, `refuse-${work.number}`, about);
      if (refused?.outcome === 'ok') await this.staff.decideContest(work);
    } else if (answer < 0.95) {
      const post = { path: `${path}/withdrawal`, cookie: work.employer, body: {} };
      await this.repeat('answer-contest', post, `withdraw-${work.number}`, about);
    }
  }

  private async cancel(work: PaidWork, side: string): Promise<void> {
    // free cancellation has passed for a part of the bookings
    if (this.random.chance(0.7)) {
      const sql = `UPDATE engagements SET created_at = created_at - interval '1 hour' WHERE id = $1`;
      await this.calls.query(sql, [work.id]);
    }
    const post = { path: `/api/engagements/${work.id}/cancel`, cookie: side, body: { reason: 'Closed.' } };
    // a cancellation and the other side's cancellation at the same moment: one of them is refused
    const both = this.random.chance(0.3);
    const other = side === work.worker ? work.employer : work.worker;
    await Promise.all([
      this.repeat('cancel-paid', post, `cancel-${work.number}`, { engagementId: work.id }),
      ...(both
        ? [
            this.repeat('cancel-paid', { ...post, cookie: other }, `cancel-too-${work.number}`, {
              engagementId: work.id,
            }),
          ]
        : []),
    ]);
  }

  private state(kind: OperationKind, work: PaidWork, cookie: string): Promise<Called | null> {
    const path = `/api/engagements/${work.id}/${kind === 'start-work' ? 'start' : 'end'}`;
    return this.repeat(kind, { path, cookie, body: {} }, undefined, { engagementId: work.id });
  }

  private async repeat(...[kind, post, key, about]: Parameters<RepeatCall>): Promise<Called | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const called = await this.calls.post(kind, { ...post, ...(key === undefined ? {} : { key }) }, about);
      if (called.outcome !== 'info') return called;
      await sleep(Math.max(POLL_MS, called.retryAfter * 1000));
    }
    return null;
  }

  private async has(sql: string, id: string): Promise<boolean> {
    return ((await this.calls.query(sql, [id]))?.length ?? 0) > 0;
  }

  private async waitFor(isTrue: () => Promise<boolean>): Promise<boolean> {
    const end = performance.now() + WAIT_MS;
    while (performance.now() < end) {
      if (await isTrue()) return true;
      await sleep(POLL_MS);
    }
    return false;
  }
}
