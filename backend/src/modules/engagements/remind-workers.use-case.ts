import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { WorkRepository } from './work.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Scheduled job: reminds workers of their work an hour before it starts, once. */
@Injectable()
export class RemindWorkersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: WorkRepository,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of reminded workers. */
  async execute(): Promise<number> {
    let count = 0;
    for (let seen = BATCH; seen === BATCH; count += seen) {
      seen = await this.transactions.run(async (tx) => {
        const ids = await this.work.claimReminders(tx, BATCH);
        for (const id of ids) await this.notifier.notifySides(tx, id, 'reminder', ['worker']);
        return ids.length;
      });
    }
    return count;
  }
}
