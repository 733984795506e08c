import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
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
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /** Ends one job; does nothing when it has already ended, or is not due yet. */
  async execute({ instantJobId }: TaskPayloads['instant-hire.expire-instant-job']): Promise<void> {
    await this.expire(instantJobId);
  }

  /** Expires jobs and requests that no task expired in time; returns their number. */
  sweep(): Promise<number> {
    return this.expire(null);
  }

  private async expire(jobId: string | null): Promise<number> {
    const jobs = await this.runInBatches(JOBS_BATCH, (limit) =>
      this.transactions.run(async (tx) => {
        const expired = await this.jobs.expire(tx, limit, jobId);
        for (const job of expired) await this.notifier.notifyOfExpiry(tx, job);
        return expired.length;
      }),
    );
    const requests = await this.runInBatches(REQUESTS_BATCH, (limit) =>
      this.transactions.run(async (tx) => {
        const expired = await this.requests.expire(tx, limit, jobId);
        await this.notifier.publishRequests(tx, expired);
        return expired.length;
      }),
    );
    return jobs + requests;
  }

  private async runInBatches(size: number, round: (limit: number) => Promise<number>): Promise<number> {
    let count = 0;
    for (let seen = size; seen === size; count += seen) seen = await round(size);
    return count;
  }
}
