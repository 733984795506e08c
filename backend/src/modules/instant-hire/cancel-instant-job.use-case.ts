import { Injectable } from '@nestjs/common';
import type { Cancel, InstantJobBoard } from '@nukkad/contract/instant-work/instant-jobs';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { jobIsOver } from './instant-hire.errors.js';
import { InstantJobCancellation } from './instant-job-cancellation.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { InstantJobsReadModel } from './instant-jobs.read-model.js';

/**
 * Cancels an instant job for its employer: its requests end, and the workers who accepted are free again and get a
 * notice.
 */
@Injectable()
export class CancelInstantJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly board: InstantJobsReadModel,
    private readonly cancellation: InstantJobCancellation,
  ) {}

  execute(employerId: string, id: string, { reason }: Cancel): Promise<InstantJobBoard> {
    refusePaymentDemands({ reason });
    return this.transactions.run(async (tx) => {
      const job = await this.jobs.lock(tx, id, employerId);
      if (!job) throw notFound();
      const isDone = job.status === 'cancelled' || (await this.cancellation.cancel(tx, job, reason || null));
      if (!isDone) throw jobIsOver();
      return this.board.getOwn(employerId, id, tx);
    });
  }
}
