import { isNewcomer } from '@nukkad/contract/matching/dispatch';
import type { Client } from 'pg';
import { awakeAt, Behaviour, expiryOf, fits, type WorkerDraw, WITHIN_A_DAY_MS } from './behaviour.js';
import { type City, HOUR_MS, type SimulatedJob, type SimulatedWorker } from './city.js';
import { doubleBookingsIn } from './double-bookings.js';
import { formOf } from './job-form.js';
import type { DayOutcome, JobOutcome } from './outcomes.js';
import type { Strategy } from './policies.js';
import type { Product } from './product.js';
import type { SimulatedClock } from './simulated-clock.js';
import { storeAnswers, storeCity } from './store-city.js';
import { Timeline } from './timeline.js';

const MINUTE_MS = 60_000;
/** Limit of a simulated day in milliseconds, far above the three days it lasts, to detect one that never ends. */
const LONGEST_MS = 10 * WITHIN_A_DAY_MS;

/** A database with the product on it, and its clock. */
export interface Place {
  product: Product;
  clock: SimulatedClock;
  /** A connection of the simulation's own, on the simulated clock. */
  client: Client;
}

/** State of a request with its worker: before the worker looks at the phone, or the result. */
type Standing = 'waiting' | 'answered' | 'late' | 'standing by' | 'accepted';

interface JobState {
  index: number;
  job: SimulatedJob;
  id: string;
}

interface RequestRow {
  workerId: string;
  status: string;
  wave: number;
  respondedAt: Date | null;
}

interface RequestState {
  worker: number;
  job: JobState;
  draw: WorkerDraw;
  standing: Standing;
  looks: number;
}

/** Runs a day of a city through the product; people who act at the same time do so concurrently. */
export async function runDay(place: Place, city: City, strategy: Strategy): Promise<DayOutcome> {
  await place.clock.set(city.midnight);
  await storeCity(place.client, city);
  if (!strategy.hasNoAnswers) await letReviewsCount(place, city);
  place.product.dispatchBy(strategy.policy);
  return new Day(place, city, strategy).run();
}

async function letReviewsCount({ client, product }: Place, city: City): Promise<void> {
  await storeAnswers(client, city);
  await product.countAnswers([
    ...city.workers.map(({ id: userId }) => ({ userId, side: 'worker' as const })),
    ...city.employers.map(({ id: userId }) => ({ userId, side: 'employer' as const })),
  ]);
}

class Day {
  private readonly timeline = new Timeline();
  private readonly behaviour: Behaviour;
  private readonly workerIndex: Map<string, number>;
  private readonly jobsById = new Map<string, JobState>();
  private readonly requests = new Map<string, RequestState>();
  private readonly offersTo: number[][];
  private readonly outcomes: JobOutcome[] = [];
  private now: number;
  private actsAtOnce = 0;
  /** Checks to run once all actions of a moment are done. */
  private after = this.nothing();

  constructor(
    private readonly place: Place,
    private readonly city: City,
    private readonly strategy: Strategy,
  ) {
    this.behaviour = new Behaviour(city);
    this.workerIndex = new Map(city.workers.map(({ id }, index) => [id, index]));
    this.offersTo = city.workers.map(() => []);
    this.now = city.midnight;
  }

  async run(): Promise<DayOutcome> {
    for (const [index, job] of this.city.jobs.entries()) this.timeline.add(job.postedAt, () => this.post(index, job));
    for (let moment = this.timeline.next(); moment; moment = this.timeline.next()) {
      if (moment.at - this.city.midnight > LONGEST_MS) throw new Error('The simulated day does not end.');
      if (moment.at > this.now) {
        this.now = moment.at;
        await this.place.clock.set(this.now);
      }
      if (moment.all.length > 1) this.actsAtOnce += moment.all.length;
      await Promise.all(moment.all.map((happen) => happen()));
      await this.settle();
    }
    return {
      jobs: this.outcomes,
      offers: this.offersTo.map(({ length }) => length),
      actsAtOnce: this.actsAtOnce,
      doubleBookings: await doubleBookingsIn(this.place.client),
    };
  }

  private nothing(): { tasks: boolean; asked: Set<JobState>; answered: Set<JobState>; over: Set<JobState> } {
    return { tasks: false, asked: new Set(), answered: new Set(), over: new Set() };
  }

  private async settle(): Promise<void> {
    const { tasks, asked, answered, over } = this.after;
    this.after = this.nothing();
    for (const state of answered) await this.askAgain(state, asked);
    for (const state of asked) await this.findAsked(state);
    if (tasks || answered.size > 0) await this.takeTasks();
    for (const state of over) this.outcomes.push(await this.outcomeOf(state));
  }

  private async post(index: number, job: SimulatedJob): Promise<void> {
    const { id } = await this.place.product.create(job.employerId, formOf(job));
    const state = { index, job, id };
    this.jobsById.set(id, state);
    this.after.tasks = true;
    this.after.asked.add(state);
  }

  /** Processes the tasks in the product's outbox: waves and expiries run when they are due, messages are not sent. */
  private async takeTasks(): Promise<void> {
    const { rows } = await this.place.client.query<{ task: string; id: string; due: Date }>(
      `WITH taken AS (DELETE FROM outbox RETURNING task, payload, next_relay_at)
       SELECT task, payload ->> 'instantJobId' AS id, next_relay_at AS due FROM taken
       WHERE task IN ('instant-hire.dispatch-wave', 'instant-hire.expire-instant-job') ORDER BY next_relay_at, task`,
    );
    for (const { task, id, due } of rows) {
      const state = this.jobsById.get(id)!;
      const run = task === 'instant-hire.dispatch-wave' ? () => this.sendWave(state) : () => this.expire(state);
      this.timeline.add(Math.max(this.now, due.getTime()), run);
    }
  }

  private async sendWave(state: JobState): Promise<void> {
    await this.place.product.dispatchWave(state.id);
    this.after.tasks = true;
    this.after.asked.add(state);
  }

  /** Asks the next worker if the previous one has answered, where workers are asked one by one. */
  private async askAgain(state: JobState, asked: Set<JobState>): Promise<void> {
    const { rowCount } = await this.place.client.query(
      `UPDATE instant_jobs SET next_wave_at = clock_timestamp()
       WHERE id = $1 AND status = 'open' AND expires_at > clock_timestamp()`,
      [state.id],
    );
    if (rowCount === 0) return;
    await this.place.product.dispatchWave(state.id);
    asked.add(state);
  }

  /** Schedules the times at which workers with new or repeated requests look at their phones. */
  private async findAsked(state: JobState): Promise<void> {
    const { rows } = await this.place.client.query<{ id: string; workerId: string; status: string }>(
      `SELECT id, worker_id AS "workerId", status FROM job_requests
       WHERE instant_job_id = $1 AND status IN ('pending', 'accepted') ORDER BY worker_id`,
      [state.id],
    );
    for (const { id, workerId, status } of rows) {
      const known = this.requests.get(id);
      if (status === 'accepted') {
        if (known?.standing === 'standing by') await this.hasWork(id, known, false);
      } else if (!known) {
        const worker = this.workerIndex.get(workerId)!;
        const draw = this.behaviour.drawOf(worker, state.index);
        this.offersTo[worker]!.push(this.now);
        const request: RequestState = { worker, job: state, draw, standing: 'waiting', looks: 0 };
        this.requests.set(id, request);
        this.answerLater(id, request);
      } else if (known.standing === 'late' || known.standing === 'standing by') {
        known.standing = 'waiting';
        this.answerLater(id, known);
      }
    }
  }

  private answerLater(id: string, request: RequestState): void {
    const tick = this.city.tickMs;
    const at = awakeAt(this.now + request.draw.looksAfterMs(request.looks++));
    this.timeline.add(Math.max(this.now, Math.ceil(at / tick) * tick), () => this.answerRequest(id, request));
  }

  private async answerRequest(id: string, request: RequestState): Promise<void> {
    const { worker, draw, job } = request;
    const lately = this.offersTo[worker]!.filter((at) => at > this.now - WITHIN_A_DAY_MS).length;
    request.standing = 'answered';
    if (!draw.wants(lately)) {
      if (draw.answersNo) await this.decline(id, request);
      return;
    }
    const refused = await this.refusalOf(() =>
      this.place.product.respond(this.idOf(worker), id, { response: 'accepted' }),
    );
    if (refused === null) {
      await this.hasWork(id, request, true);
      if (this.strategy.asksAfterAnswer) this.after.answered.add(job);
    } else if (refused === 'instant-hire:workerBusy') {
      await this.decline(id, request);
    } else if (refused === 'instant-hire:alreadyFilled') {
      const stands =
        draw.standsBy && (await this.refusalOf(() => this.place.product.standBy(this.idOf(worker), id))) === null;
      request.standing = stands ? 'standing by' : 'late';
    }
  }

  private async decline(id: string, { worker, job }: RequestState): Promise<void> {
    const declines = (): Promise<unknown> =>
      this.place.product.respond(this.idOf(worker), id, { response: 'declined' });
    if ((await this.refusalOf(declines)) === null && this.strategy.asksAfterAnswer) this.after.answered.add(job);
  }

  /** Schedules the result of an acceptance, which may be a mistake, or be cancelled. */
  private async hasWork(id: string, request: RequestState, byHand: boolean): Promise<void> {
    const { draw, job } = request;
    request.standing = 'accepted';
    if (draw.outcome === 'mistake' && byHand) {
      this.timeline.add(this.now + this.ticked((1 + 3 * draw.soon) * MINUTE_MS), () => this.undo(id, request));
    } else if (draw.outcome === 'cancelled') {
      const wish = this.now + this.ticked(10 * MINUTE_MS + 3 * draw.soon * HOUR_MS);
      const latest = job.job.urgency === 'scheduled' ? expiryOf(job.job) - MINUTE_MS : wish;
      this.timeline.add(Math.max(this.now, Math.min(wish, latest)), () => this.cancel(request));
    }
  }

  private ticked(ms: number): number {
    return Math.ceil(ms / this.city.tickMs) * this.city.tickMs;
  }

  private async undo(id: string, request: RequestState): Promise<void> {
    const refused = await this.refusalOf(() => this.place.product.undo(this.idOf(request.worker), id));
    if (refused !== null) return;
    request.standing = 'answered';
    this.after.tasks = true;
  }

  private async cancel(request: RequestState): Promise<void> {
    const workerId = this.idOf(request.worker);
    const { rows } = await this.place.client.query<{ id: string }>(
      `SELECT id FROM engagements WHERE instant_job_id = $1 AND worker_id = $2 AND status = 'booked'`,
      [request.job.id, workerId],
    );
    if (!rows[0]) return;
    const refused = await this.refusalOf(() => this.place.product.cancel(workerId, rows[0]!.id));
    if (refused !== null) return;
    request.standing = 'answered';
    this.after.tasks = true;
  }

  private async expire(state: JobState): Promise<void> {
    await this.place.product.expire(state.id);
    this.after.over.add(state);
  }

  private async outcomeOf({ id, job, index }: JobState): Promise<JobOutcome> {
    const { rows } = await this.place.client.query<RequestRow>(
      `SELECT worker_id AS "workerId", status, wave, responded_at AS "respondedAt" FROM job_requests WHERE instant_job_id = $1`,
      [id],
    );
    const accepted = rows.filter(({ status }) => status === 'accepted');
    const came = accepted.filter(({ workerId }) => this.drawOf(workerId, index).outcome !== 'missed');
    const gone = rows.filter(({ status }) => status === 'accepted' || status === 'withdrawn');
    const others = await this.willing(job, index, id, new Set(gone.map(({ workerId }) => workerId)));
    const first = rows.filter(({ wave }) => wave === 1).map(({ workerId }) => this.workerOf(workerId));
    const { quality } = this.city.employers.find((employer) => employer.id === job.employerId)!;
    return {
      job,
      filledAfterMs: accepted.map(({ respondedAt }) => respondedAt!.getTime() - job.postedAt),
      fillable: Math.min(job.openings, accepted.length + others),
      offers: rows.length,
      missed: accepted.length - came.length,
      good: came.reduce((sum, { workerId }) => sum + this.workerOf(workerId).quality * quality, 0),
      firstWave: { places: first.length, newcomers: first.filter(isNewcomer).length },
    };
  }

  private workerOf(id: string): SimulatedWorker {
    return this.city.workers[this.workerIndex.get(id)!]!;
  }

  private drawOf(workerId: string, jobIndex: number): WorkerDraw {
    return this.behaviour.drawOf(this.workerIndex.get(workerId)!, jobIndex);
  }

  /** Returns how many other workers in reach would have accepted the work, in time, and are free for it. */
  private async willing(job: SimulatedJob, index: number, id: string, without: Set<string>): Promise<number> {
    const { rows } = await this.place.client.query<{ workerId: string }>(
      `SELECT e.worker_id AS "workerId" FROM engagements e JOIN instant_jobs j ON j.id = $1
       WHERE e.status = 'booked' AND e.instant_job_id <> j.id AND j.urgency IN ('asap', 'scheduled')
         AND tstzrange(e.starts_at, e.ends_at) && tstzrange(COALESCE(j.start_time, j.created_at),
           COALESCE(j.start_time, j.created_at + interval '1 hour') + make_interval(hours => j.duration))`,
      [id],
    );
    const busy = new Set(rows.map(({ workerId }) => workerId));
    const inTime = (draw: WorkerDraw): boolean => awakeAt(job.postedAt + draw.looksAfterMs(0)) < expiryOf(job);
    return this.city.workers.filter((worker, at) => {
      if (without.has(worker.id) || busy.has(worker.id) || !fits(worker, job)) return false;
      const draw = this.behaviour.drawOf(at, index);
      return draw.wants(0) && draw.outcome !== 'mistake' && draw.outcome !== 'cancelled' && inTime(draw);
    }).length;
  }

  private idOf(worker: number): string {
    return this.city.workers[worker]!.id;
  }

  /** Returns the key of the product's refusal; null if the act succeeded. Other errors are rethrown. */
  private async refusalOf(act: () => Promise<unknown>): Promise<string | null> {
    try {
      await act();
      return null;
    } catch (error) {
      const { key } = error as { key?: unknown };
      if (typeof key === 'string') return key;
      throw error;
    }
  }
}
