import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { DeferTask, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { HIRE_NOTICES, HireNoticeRepository } from './hire-notice.repository.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository } from './instant-job.repository.js';

/** Maximum number of messages in one call of the messenger. */
const BATCH = 200;
const RETRY_DELAY_SECONDS = 1;

/**
 * Sends the notices of a job to workers and the employer, after the transaction that decided them: the duration of a
 * post or an acceptance does not depend on the number of recipients. A notice is removed from its request in the
 * transaction that creates its message, so each is sent once; an outdated notice is dropped.
 */
@Injectable()
@HandlesTask('instant-hire.send-hire-notices')
export class SendHireNoticesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly notices: HireNoticeRepository,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /** Throws DeferTask while another transaction locks a request with an unsent notice. */
  async execute({ instantJobId }: TaskPayloads['instant-hire.send-hire-notices']): Promise<void> {
    let taken = BATCH;
    while (taken === BATCH) taken = await this.transactions.run((tx) => this.sendBatch(tx, instantJobId));
    if (await this.transactions.run((tx) => this.notices.hasUnsentNotices(tx, instantJobId))) {
      throw new DeferTask({ seconds: RETRY_DELAY_SECONDS });
    }
  }

  /** Returns the number of processed notices. */
  private async sendBatch(tx: EntityManager, jobId: string): Promise<number> {
    const job = await this.jobs.findTerms(tx, jobId);
    if (!job) return 0;
    const taken = await this.notices.claimUnsentNotices(tx, jobId, BATCH);
    for (const notice of HIRE_NOTICES) {
      const requests = taken.filter((request) => request.isCurrent && request.notice === notice);
      if (notice === 'accepted')
        for (const request of requests) await this.notifier.notifyOfAcceptance(tx, job, request);
      else await this.notifier.notifyWorkers(tx, job, requests, notice);
    }
    return taken.length;
  }
}
