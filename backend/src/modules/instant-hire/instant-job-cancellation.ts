import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Bookings } from '../engagements/engagements.public.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository, type LockedInstantJob } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';

/** Cancels an instant job: its requests end, and the workers who accepted are free again and get a notice. */
@Injectable()
export class InstantJobCancellation {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly work: AcceptedWorkReadModel,
    private readonly bookings: Bookings,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /** False when the job, which is locked, is over. */
  async cancel(tx: EntityManager, job: LockedInstantJob, reason: string | null): Promise<boolean> {
    const freed = await this.cancelBookings(tx, job.id, reason);
    if (!(await this.jobs.cancel(tx, job.id, reason, freed.length))) return false;
    const waiting = await this.requests.moveAll(tx, job.id, ['pending', 'filled', 'standby'], 'cancelled');
    await this.notifier.publishCancellation(tx, job, [...freed.map((workerId) => ({ workerId })), ...waiting]);
    return true;
  }

  /** Cancels bookings that have not begun; work in progress continues. Returns the workers who are free again. */
  private async cancelBookings(tx: EntityManager, id: string, reason: string | null): Promise<string[]> {
    const freed: string[] = [];
    for (const { engagementId, workerId } of await this.work.bookedFor(tx, id)) {
      if (!(await this.bookings.cancel(tx, engagementId, { by: 'employer', reason }))) continue;
      await this.requests.end(tx, id, workerId, 'cancelled');
      freed.push(workerId);
    }
    return freed;
  }
}
