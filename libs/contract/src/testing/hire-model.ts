import { EXPIRY_LATENESS_SECONDS, type JobRequestStatus, UNDO_MINUTES } from '../instant-work/job-requests.js';
import {
  assertInvariant,
  assertTransition,
  type ModelEngagement,
  type ModelJob,
  type ModelRequest,
  newRequest,
} from './hire-rows.js';
import { type Row, Transaction, type Work } from './locked-rows.js';

/** Result of an act: `done`, or the reason of its refusal. */
export type Outcome = 'done' | 'refused' | 'busy' | 'filled' | 'expired';

const UNDO_MS = UNDO_MINUTES * 60_000;

/**
 * Model of the rules of instant hire: jobs, requests and engagements, with the locks and conditional updates of the use
 * cases. A job is locked before its requests; bookings of the same worker's time wait for each other.
 */
export class HireModel {
  now = 0;
  openTransactions = 0;
  readonly requests: ModelRequest[];
  engagements: ModelEngagement[] = [];
  private readonly calendars: Row[];

  constructor(
    readonly jobs: readonly ModelJob[],
    asked: readonly { job: number; worker: number }[],
    workers: number,
  ) {
    this.requests = asked.map((whom) => newRequest(whom));
    this.calendars = Array.from({ length: workers }, () => ({ lockedBy: null }));
  }

  requestOf(job: number, worker: number): ModelRequest | undefined {
    return this.requests.find((request) => request.job === job && request.worker === worker);
  }

  *accept(job: number, worker: number): Work<Outcome> {
    const request = this.requestOf(job, worker);
    yield null;
    if (!request) return 'refused';
    if (request.status === 'accepted') return 'done';
    const refused = this.refusalOf(request);
    if (refused) return refused;
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const lockedJob = yield* tx.lock(this.jobs[job]!);
      const locked = yield* tx.lock(request);
      if (locked.status === 'accepted') return 'done';
      const overtaken = this.refusalOf(locked);
      if (overtaken) return overtaken;
      return (
        (yield* this.takeOpening(tx, lockedJob, locked, 'pending')) ??
        (this.now >= lockedJob.expiresAt ? 'expired' : 'filled')
      );
    });
  }

  *decline(job: number, worker: number): Work<Outcome> {
    const request = this.requestOf(job, worker);
    yield null;
    if (!request) return 'refused';
    if (request.status === 'declined') return 'done';
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const locked = yield* tx.lock(request);
      if (locked.status === 'declined') return 'done';
      if (locked.status !== 'pending' || this.now >= this.jobs[job]!.expiresAt) return 'refused';
      Object.assign(locked, { status: 'declined', respondedAt: this.now, answers: locked.answers + 1 });
      return 'done';
    });
  }

  *undo(job: number, worker: number): Work<Outcome> {
    const request = this.requestOf(job, worker);
    yield null;
    if (!request) return 'refused';
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const lockedJob = yield* tx.lock(this.jobs[job]!);
      const locked = yield* tx.lock(request);
      if (locked.status !== 'accepted' || locked.respondedAt! <= this.now - UNDO_MS) return 'refused';
      yield null;
      const engagement = this.bookingOf(job, worker);
      if (!engagement || engagement.createdAt < this.now - UNDO_MS) return 'refused';
      const status = this.now < lockedJob.expiresAt ? 'pending' : 'expired';
      Object.assign(locked, { status, respondedAt: null, undos: locked.undos + 1 });
      tx.onCommit(() => (this.engagements = this.engagements.filter((other) => other !== engagement)));
      this.release(lockedJob);
      return 'done';
    });
  }

  *setStandby(job: number, worker: number, standby: boolean): Work<Outcome> {
    const request = this.requestOf(job, worker);
    yield null;
    if (!request) return 'refused';
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const lockedJob = yield* tx.lock(this.jobs[job]!);
      const locked = yield* tx.lock(request);
      const [from, to] = standby ? (['filled', 'standby'] as const) : (['standby', 'filled'] as const);
      if (locked.status === to) return 'done';
      const may = lockedJob.status === 'filled' && locked.status === from && this.now < lockedJob.expiresAt;
      if (!may) return 'refused';
      Object.assign(locked, { status: to, respondedAt: this.now });
      return 'done';
    });
  }

  /** Cancels accepted work by one side. */
  *cancelEngagement(job: number, worker: number, by: 'worker' | 'employer'): Work<Outcome> {
    yield null;
    const engagement = this.bookingOf(job, worker);
    if (!engagement) return 'refused';
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const lockedJob = yield* tx.lock(this.jobs[job]!);
      const locked = yield* tx.lock(this.requestOf(job, worker)!);
      if (engagement.status !== 'booked' || !this.engagements.includes(engagement)) return 'refused';
      tx.onCommit(() => (engagement.status = 'cancelled'));
      locked.status = by === 'worker' ? 'withdrawn' : 'cancelled';
      if (by === 'worker') this.release(lockedJob);
      else yield* this.closeOpening(tx, job, lockedJob);
      return 'done';
    });
  }

  *cancelJob(job: number): Work<Outcome> {
    yield null;
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const lockedJob = yield* tx.lock(this.jobs[job]!);
      if (lockedJob.status === 'cancelled') return 'done';
      if (lockedJob.status === 'expired') return 'refused';
      const booked = this.engagements.filter((one) => one.job === job && one.status === 'booked');
      tx.onCommit(() => booked.forEach((one) => (one.status = 'cancelled')));
      Object.assign(lockedJob, { status: 'cancelled', nextWaveAt: null, filled: 0 });
      yield* this.moveAll(tx, job, ['pending', 'filled', 'standby', 'accepted'], 'cancelled');
      return 'done';
    });
  }

  /** Sends the next wave of an open job: first workers on standby, then workers who were too late, then `others`. */
  *wave(job: number, others: readonly number[]): Work<Outcome> {
    yield null;
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      const lockedJob = yield* tx.lock(this.jobs[job]!);
      const { status, nextWaveAt, expiresAt } = lockedJob;
      if (status !== 'open' || this.now >= expiresAt || nextWaveAt === null || nextWaveAt > this.now) return 'refused';
      for (const request of this.standbyOf(job)) {
        if (lockedJob.filled >= lockedJob.openings) break;
        const locked = yield* tx.lock(request);
        if (locked.status !== 'standby' || this.isBusy(locked)) continue;
        const refused = yield* this.takeOpening(tx, lockedJob, locked, 'standby');
        if (refused === 'expired' || refused === 'busy') return refused;
      }
      if (lockedJob.filled >= lockedJob.openings) return 'done';
      yield* this.moveAll(tx, job, ['filled'], 'pending');
      const asked = others.filter((worker) => !this.requestOf(job, worker));
      tx.onCommit(() => this.requests.push(...asked.map((worker) => newRequest({ job, worker }))));
      lockedJob.nextWaveAt = null;
      return 'done';
    });
  }

  /** Ends expired jobs, then their pending requests; rows locked by others are skipped until the next run. */
  *expire(): Work<Outcome> {
    yield null;
    yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      for (const job of this.jobs) {
        if (job.status !== 'open' || this.now < job.expiresAt) continue;
        Object.assign(tx.tryLock(job) ?? {}, { status: 'expired', nextWaveAt: null });
      }
      yield null;
      return 'done';
    });
    return yield* this.expireRequests();
  }

  /**
   * Runs the second half of the sweep in a separate transaction: it also ends requests of jobs that were locked by
   * others in the first.
   */
  *expireRequests(): Work<Outcome> {
    return yield* this.inTransaction(function* (this: HireModel, tx): Work<Outcome> {
      for (const request of this.requests) {
        const waits = ['pending', 'filled', 'standby'].includes(request.status);
        if (!waits || this.now < this.jobs[request.job]!.expiresAt) continue;
        Object.assign(tx.tryLock(request) ?? {}, { status: 'expired' });
      }
      yield null;
      return 'done';
    });
  }

  /** Throws InvariantViolation unless all invariants are satisfied; without `lateness` no sweep needs to have run. */
  check({ lateness = true } = {}): void {
    this.jobs.forEach((job, index) => {
      const accepted = this.requests.filter((request) => request.job === index && request.status === 'accepted');
      assertInvariant(job.filled <= job.openings, 'no more openings are filled than there are');
      assertInvariant(accepted.length === job.filled, 'each filled opening has its accepted request');
      assertInvariant(
        (job.status === 'filled') === (job.filled === job.openings && job.status !== 'expired'),
        'a full job is filled',
      );
      const booked = this.engagements.filter((one) => one.job === index && one.status === 'booked');
      assertInvariant(booked.length === job.filled, 'each filled opening has its engagement');
      for (const { worker } of accepted) {
        assertInvariant(
          booked.filter((one) => one.worker === worker).length === 1,
          'each accepted request has its engagement',
        );
      }
    });
    for (const { job, status, answers, undos } of this.requests) {
      assertInvariant(answers <= undos + 1, 'a request is answered once between two undos');
      const late = this.now - this.jobs[job]!.expiresAt > EXPIRY_LATENESS_SECONDS * 1000;
      assertInvariant(!lateness || !late || status !== 'pending', 'nothing is pending 5 s after its expiry');
    }
    const booked = this.engagements.filter(({ status }) => status === 'booked');
    booked.forEach((one, index) => {
      const isTwice = booked
        .slice(index + 1)
        .some((other) => other.worker === one.worker && this.overlap(one.job, other.job));
      assertInvariant(!isTwice, 'nobody is booked twice at the same time');
    });
  }

  /** Gives an opening to the worker of a locked request; returns null, or the reason of a refusal. */
  private *takeOpening(
    tx: Transaction,
    job: ModelJob,
    request: ModelRequest,
    from: 'pending' | 'standby',
  ): Work<Outcome | null | 'done'> {
    if (this.isBusy(request)) return 'busy';
    yield null;
    if (job.status !== 'open' || job.filled >= job.openings || this.now >= job.expiresAt) return null;
    const isFull = job.filled + 1 === job.openings;
    Object.assign(job, { filled: job.filled + 1 }, isFull ? { status: 'filled', nextWaveAt: null } : {});
    yield null;
    if (request.status !== from || this.now >= job.expiresAt) return 'expired';
    const answers = request.answers + (from === 'pending' ? 1 : 0);
    assertInvariant(this.now < job.expiresAt, 'nothing is accepted once it has expired');
    Object.assign(request, { status: 'accepted', respondedAt: this.now, answers });
    const { worker } = request;
    yield* tx.lock(this.calendars[worker]!);
    if (this.isBusy(request)) return 'busy';
    const createdAt = this.now;
    tx.onCommit(() => this.engagements.push({ job: request.job, worker, status: 'booked', createdAt }));
    if (isFull) yield* this.moveAll(tx, request.job, ['pending'], 'filled');
    return 'done';
  }

  private *closeOpening(tx: Transaction, index: number, job: ModelJob): Work<void> {
    if (job.openings > 1) {
      Object.assign(job, { openings: job.openings - 1, filled: job.filled - 1 });
      return;
    }
    job.filled = 0;
    if (job.status === 'expired') return;
    Object.assign(job, { status: 'cancelled', nextWaveAt: null });
    yield* this.moveAll(tx, index, ['pending', 'filled', 'standby'], 'cancelled');
  }

  private *moveAll(tx: Transaction, job: number, from: JobRequestStatus[], to: JobRequestStatus): Work<void> {
    for (const request of this.requests.filter((one) => one.job === job && from.includes(one.status))) {
      const locked = yield* tx.lock(request);
      if (from.includes(locked.status)) locked.status = to;
    }
  }

  private release(job: ModelJob): void {
    job.filled--;
    if (job.status !== 'open' && job.status !== 'filled') return;
    const isOver = this.now >= job.expiresAt;
    Object.assign(job, { status: isOver ? 'expired' : 'open', nextWaveAt: isOver ? null : this.now });
  }

  private *inTransaction(work: (this: HireModel, tx: Transaction) => Work<Outcome>): Work<Outcome> {
    const tx = new Transaction();
    this.openTransactions++;
    const outcome = yield* work.call(this, tx);
    if (outcome === 'done') tx.commit((row, draft) => assertTransition(row, draft));
    else tx.rollback();
    this.openTransactions--;
    return outcome;
  }

  private refusalOf({ status, job }: ModelRequest): Outcome | null {
    if (status === 'filled' || status === 'standby') return 'filled';
    if (status !== 'pending') return 'refused';
    if (this.now >= this.jobs[job]!.expiresAt) return 'expired';
    return this.jobs[job]!.status === 'filled' ? 'filled' : null;
  }

  private bookingOf(job: number, worker: number): ModelEngagement | undefined {
    return this.engagements.find((one) => one.job === job && one.worker === worker && one.status === 'booked');
  }

  private isBusy({ worker, job }: ModelRequest): boolean {
    return this.engagements.some(
      (one) => one.worker === worker && one.status === 'booked' && this.overlap(one.job, job),
    );
  }

  private overlap(one: number, other: number): boolean {
    return this.jobs[one]!.from < this.jobs[other]!.until && this.jobs[other]!.from < this.jobs[one]!.until;
  }

  private standbyOf(job: number): ModelRequest[] {
    return this.requests
      .filter((request) => request.job === job && request.status === 'standby' && this.now < this.jobs[job]!.expiresAt)
      .sort((a, b) => a.respondedAt! - b.respondedAt!);
  }
}
