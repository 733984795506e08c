import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';

/** Batch size of jobs, each of which requires a few statements and a message; all requests require one statement. */
const JOBS_BATCH = 20;
const REQUESTS_BATCH = 200;

/**
 * Ends an instant job after its time: its open requests expire, and the employer is notified of the number of accepting
 * workers.
 */
@Injectable()
@HandlesTask('instant-hire.expire-instant-job')
export class ExpireInstantJobsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly batches: RowBatches,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /** Ends one job; does nothing when it has already ended, or is not due yet. */
  async execute({ instantJobId }: TaskPayloads['instant-hire.expire-instant-job']): Promise<void> {
    await this.transactions.run(async (tx) => {
      for (const job of await this.jobs.expire(tx, 1, { id: instantJobId }))
        await this.notifier.notifyOfExpiry(tx, job);
    });
    await this.expireRequests(instantJobId);
  }

  /** Expires jobs and requests that no task expired in time; returns their number. */
  async sweep(): Promise<number> {
    const jobs = await this.batches.runBatches('instant-hire.expire', {
      size: JOBS_BATCH,
      claim: (tx, limit, passedOver) => this.jobs.expire(tx, limit, { passedOver }),
      effect: (tx, job) => this.notifier.notifyOfExpiry(tx, job),
    });
    return jobs + (await this.expireRequests(null));
  }

  private async expireRequests(jobId: string | null): Promise<number> {
    let count = 0;
    for (let seen = REQUESTS_BATCH; seen === REQUESTS_BATCH; count += seen) {
      seen = await this.transactions.run(async (tx) => {
        const expired = await this.requests.expire(tx, REQUESTS_BATCH, jobId);
        await this.notifier.publishRequests(tx, expired);
        return expired.length;
      });
    }
    return count;
  }
}
