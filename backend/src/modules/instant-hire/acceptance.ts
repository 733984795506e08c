import { Injectable } from '@nestjs/common';
import { agreedHoursIn, hasFixedTime, workPeriod, type WorkPeriod } from '@nukkad/contract/matching/dispatch';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { Bookings } from '../engagements/engagements.public.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { requestExpired, startNotOffered, workerBusy } from './instant-hire.errors.js';
import { InstantJobRepository, type LockedInstantJob } from './instant-job.repository.js';
import { JobRequestRepository, type RequestOf } from './job-request.repository.js';
import { StartTimesReadModel } from './start-times.read-model.js';

/** Result of an acceptance. */
export interface Accepted {
  engagementId: string;
  respondedAt: Date;
  startsAt: Date;
}

/**
 * Assigns an opening to a worker. The conditional updates of the job and of the request decide, by the database's
 * clock; table constraints are the safety net. The job is always locked before its requests. Because other transactions
 * wait for the job, an acceptance sends all statements at once and checks their results before the commit.
 */
@Injectable()
export class Acceptance {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly bookings: Bookings,
    private readonly startTimes: StartTimesReadModel,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /**
   * Accepts an opening of `job`, which is locked and has one, for the worker of `request`. Returns null when the time
   * is over or the request is no longer in the state `from`; the caller must then roll back the transaction. Throws
   * workerBusy or startNotOffered, and violates `engagements_worker_free` (SQLSTATE 23P01) when the worker has other
   * work at that time.
   */
  async accept(
    tx: EntityManager,
    job: LockedInstantJob,
    request: RequestOf,
    answer: { from: 'pending' | 'standby'; message: string | null; startTime: Date | null },
  ): Promise<Accepted | null> {
    const period = await this.choosePeriod(tx, job, request.workerId, answer.startTime);
    const isLast = job.filled + 1 === job.openings;
    const [isTaken, moved, engagementId] = await allSettledOrThrow([
      this.jobs.claimOpening(tx, job.id),
      this.requests.accept(tx, request.id, answer.from, answer.message),
      this.bookings.book(tx, {
        ...termsOf(job),
        ...period,
        agreedHours: agreedHoursIn(job, period),
        workerId: request.workerId,
      }),
      this.notifier.queueNotices(tx, job.id, [request]),
      this.notifier.publishJob(tx, job),
      // the task notifies them
      isLast && this.requests.moveAll(tx, job.id, ['pending'], 'filled', 'filled'),
    ]);
    if (!isTaken || !moved) return null;
    return { engagementId, respondedAt: moved.respondedAt, startsAt: period.startsAt };
  }

  /**
   * Assigns free openings to available workers on standby, in the order in which they joined the list; returns the
   * number of assigned openings.
   */
  async promoteStandby(tx: EntityManager, job: LockedInstantJob): Promise<number> {
    let given = 0;
    const standby = await this.requests.listStandby(tx, job.id);
    await this.bookings.lockBookings(
      tx,
      standby.map(({ workerId }) => workerId),
    );
    for (const request of standby) {
      const filled = job.filled + given;
      if (filled >= job.openings) break;
      const accepted = await this.acceptIfFree(tx, { ...job, filled }, request);
      if (!accepted) continue;
      given++;
      await this.notifier.notifyOfPromotion(tx, job, request, accepted.startsAt);
    }
    return given;
  }

  private async acceptIfFree(tx: EntityManager, job: LockedInstantJob, request: RequestOf): Promise<Accepted | null> {
    const period = await this.findFreePeriod(tx, job, request.workerId);
    if (!period || !(await this.bookings.canBePaid(tx, request.workerId, job))) return null;
    const accepted = await this.accept(tx, job, request, {
      from: 'standby',
      message: null,
      startTime: period.startsAt,
    });
    if (!accepted) throw requestExpired();
    return accepted;
  }

  private async findFreePeriod(tx: EntityManager, job: LockedInstantJob, workerId: string): Promise<WorkPeriod | null> {
    if (hasFixedTime(job.urgency)) {
      const period = workPeriod(job, job.now, null);
      return (await this.bookings.isBusy(tx, workerId, period)) ? null : period;
    }
    const [first] = await this.startTimes.listStartTimes(tx, workerId, job);
    return first ? workPeriod(job, job.now, first) : null;
  }

  /** The constraint on bookings decides whether the worker is free at that time. */
  private async choosePeriod(
    tx: EntityManager,
    job: LockedInstantJob,
    workerId: string,
    chosen: Date | null,
  ): Promise<WorkPeriod> {
    if (hasFixedTime(job.urgency)) return workPeriod(job, job.now, null);
    if (chosen) {
      if (chosen <= job.now || chosen > job.expiresAt) throw startNotOffered();
      return workPeriod(job, job.now, chosen);
    }
    const period = await this.findFreePeriod(tx, job, workerId);
    if (!period) throw workerBusy();
    return period;
  }
}

/** Returns the terms that worker and employer agree on. */
const termsOf = (job: LockedInstantJob) => ({
  instantJobId: job.id,
  employerId: job.employerId,
  title: job.title,
  company: job.company,
  category: job.category,
  location: job.location,
  latitude: job.latitude,
  longitude: job.longitude,
  minRate: job.minRate,
  maxRate: job.maxRate,
  rateType: job.rateType,
  currency: job.currency,
  paymentMethod: job.paymentMethod,
});
