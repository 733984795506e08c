import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { Acceptance } from './acceptance.js';
import { Dispatcher } from './dispatcher.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';

const BATCH = 50;

/**
 * Continues an open job at its due time: assigns openings to workers on standby, then asks the workers who were too
 * late again, then sends the next wave.
 */
@Injectable()
@HandlesTask('instant-hire.dispatch-wave')
export class DispatchWaveUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly batches: RowBatches,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly acceptance: Acceptance,
    private readonly dispatcher: Dispatcher,
    private readonly notifier: InstantHireNotifier,
  ) {}

  /**
   * Returns without an error when the job is no longer open, its wave was already sent, or its employer is suspended.
   */
  async execute({ instantJobId }: TaskPayloads['instant-hire.dispatch-wave']): Promise<void> {
    await this.transactions.run((tx) => this.dispatch(tx, instantJobId));
  }

  /** Sends waves after their task was lost or ran while the employer was suspended; returns their number. */
  sweep(): Promise<number> {
    return this.batches.runEach('instant-hire.dispatch', {
      size: BATCH,
      list: (limit, passedOver) => this.transactions.run((tx) => this.jobs.listDueForWave(tx, limit, passedOver)),
      work: (tx, id) => this.dispatch(tx, id),
    });
  }

  private async dispatch(tx: EntityManager, id: string): Promise<boolean> {
    const job = await this.jobs.lock(tx, id);
    if (!job || job.status !== 'open' || job.isOver || !job.nextWaveAt || job.nextWaveAt > job.now) return false;
    if (await this.jobs.isEmployerSuspended(tx, id)) return false;
    const promoted = await this.acceptance.promoteStandby(tx, job);
    if (job.filled + promoted < job.openings) {
      const reopened = await this.requests.moveAll(tx, id, ['filled'], 'pending', 'reopened');
      await this.notifier.queueNotices(tx, id, reopened);
      await this.dispatcher.sendWave(tx, { ...job, filled: job.filled + promoted });
    }
    await this.notifier.publishJob(tx, job);
    return true;
  }
}
