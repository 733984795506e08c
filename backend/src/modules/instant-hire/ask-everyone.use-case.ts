import { Injectable } from '@nestjs/common';
import type { InstantJobBoard } from '@nukkad/contract/instant-work/instant-jobs';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Dispatcher } from './dispatcher.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { everyoneAsked, jobIsOver } from './instant-hire.errors.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { InstantJobsReadModel } from './instant-jobs.read-model.js';

/**
 * Sends a job request to all suitable workers at once, up to the maximum for one job, for an employer who cannot wait.
 */
@Injectable()
export class AskEveryoneUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly dispatcher: Dispatcher,
    private readonly board: InstantJobsReadModel,
    private readonly notifier: InstantHireNotifier,
  ) {}

  execute(employerId: string, id: string): Promise<InstantJobBoard> {
    return this.transactions.run(async (tx) => {
      const job = await this.jobs.lock(tx, id, employerId);
      if (!job) throw notFound();
      if (job.status !== 'open' || job.isOver) throw jobIsOver();
      const { asked } = await this.dispatcher.sendWave(tx, job, true);
      if (asked === 0) throw everyoneAsked();
      await this.notifier.publishJob(tx, job);
      return this.board.getOwn(employerId, id, tx);
    });
  }
}
