import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { WorkRepository } from '../records/work.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Scheduled job: reminds workers of their work an hour before it starts, once. */
@Injectable()
export class RemindWorkersUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly work: WorkRepository,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of reminded workers. */
  execute(): Promise<number> {
    return this.batches.runBatches('engagements.remind', {
      size: BATCH,
      claim: (tx, limit, passedOver) => this.work.claimReminders(tx, limit, passedOver),
      effect: (tx, { id }) => this.notifier.notifySides(tx, id, 'reminder', ['worker']),
    });
  }
}
