import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { DeferTask, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { HIRE_NOTICES, JobRequestRepository } from './job-request.repository.js';

/** As many as one call of the messenger takes. */
const BATCH = 200;
const RETRY_DELAY_SECONDS = 1;

/**
 * Writes what workers and the employer are to be told about a job, after the transaction that decided it: neither a post nor an
 * acceptance that others wait for takes the longer, the more people hear of it. A notice is taken off its request with the
 * messages it becomes, so each is sent once; one that something overtook is dropped.
 */
@Injectable()
@HandlesTask('instant-hire.send-hire-notices')
export class SendHireNoticesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /** Throws DeferTask while another transaction holds a request that somebody is to be told of. */
  async execute({ instantJobId }: TaskPayloads['instant-hire.send-hire-notices']): Promise<void> {
    let taken = BATCH;
    while (taken === BATCH) taken = await this.transactions.run((tx) => this.sendBatch(tx, instantJobId));
    if (await this.transactions.run((tx) => this.requests.hasUnsentNotices(tx, instantJobId))) {
      throw new DeferTask({ seconds: RETRY_DELAY_SECONDS });
    }
  }

  /** Returns how many notices were taken. */
  private async sendBatch(tx: EntityManager, jobId: string): Promise<number> {
    const job = await this.jobs.findTerms(tx, jobId);
    if (!job) return 0;
    const taken = await this.requests.takeUnsentNotices(tx, jobId, BATCH);
    for (const notice of HIRE_NOTICES) {
      const requests = taken.filter((request) => request.isCurrent && request.notice === notice);
      if (notice === 'accepted')
        for (const request of requests) await this.notifier.notifyOfAcceptance(tx, job, request);
      else await this.notifier.notifyWorkers(tx, job, requests, notice);
    }
    return taken.length;
  }
}
