import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { DISPATCH_WAVE } from './tasks/dispatch-wave.task.js';

/** Gives an opening back: while the job's time is not over, somebody else is asked at once. */
@Injectable()
export class OpeningRelease {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: EntityManager, jobId: string): Promise<void> {
    const released = await this.jobs.releaseOpening(tx, jobId);
    if (released?.isOpen) await this.outbox.add(tx, DISPATCH_WAVE, { instantJobId: jobId });
  }
}
