import { Injectable } from '@nestjs/common';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository, type LockedInstantJob } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';
import { dispatchWaveTask } from './tasks/dispatch-wave.task.js';

/** Accepted work that one of its sides cancelled. */
export interface CancelledWork {
  workerId: string;
  side: EngagementSide;
}

/** Releases or closes the opening of a worker who had accepted and will not come. */
@Injectable()
export class OpeningRelease {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
    private readonly outbox: Outbox,
  ) {}

  /** Ends the request of cancelled work, and releases its opening, or closes it when the employer cancelled. */
  async releaseCancelled(tx: EntityManager, job: LockedInstantJob, { workerId, side }: CancelledWork): Promise<void> {
    await this.requests.end(tx, job.id, workerId, side === 'worker' ? 'withdrawn' : 'cancelled');
    if (side === 'worker') await this.reopen(tx, job.id);
    else await this.close(tx, job);
    await this.notifier.publishRequest(tx, job, workerId);
  }

  /** Releases the opening for the worker: another worker is asked at once, while the job's time is not over. */
  async reopen(tx: EntityManager, jobId: string): Promise<void> {
    const released = await this.jobs.releaseOpening(tx, jobId);
    if (released?.isOpen) await this.outbox.add(tx, dispatchWaveTask, { instantJobId: jobId });
  }

  /**
   * Closes the opening of a worker whom the employer cancelled, and cancels the job with its last opening, for all who
   * wait for it.
   */
  private async close(tx: EntityManager, job: LockedInstantJob): Promise<void> {
    if (!(await this.jobs.closeOpening(tx, job.id))) return;
    const waiting = await this.requests.moveAll(tx, job.id, ['pending', 'filled', 'standby'], 'cancelled');
    await this.notifier.publishCancellation(tx, job, waiting);
  }
}
