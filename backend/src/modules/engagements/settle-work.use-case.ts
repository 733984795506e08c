import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { SecurePayWork } from './secure-pay-work.js';
import { WorkRepository } from './work.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Scheduled job: accepts claims that the other side did not answer in time, and ends unreported work as agreed. */
@Injectable()
export class SettleWorkUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: WorkRepository,
    private readonly securePay: SecurePayWork,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of changed engagements. */
  async execute(): Promise<number> {
    const confirmed = await this.runInBatches(async (tx) => {
      const due = await this.work.lockUnansweredClaims(tx, BATCH);
      for (const { id, phase } of due) {
        if (phase === 'start') await this.work.start(tx, id);
        else await this.close(tx, id, () => this.work.end(tx, id, null));
        await this.notifier.notifyOfChange(tx, id, phase === 'start' ? 'started' : 'done', null);
      }
      return due.length;
    });
    const unreported = await this.runInBatches(async (tx) => {
      const ids = await this.work.lockUnreportedWork(tx, BATCH);
      for (const id of ids) {
        await this.close(tx, id, () => this.work.endAsAgreed(tx, id));
        await this.notifier.notifyOfChange(tx, id, 'done', null);
      }
      return ids.length;
    });
    return confirmed + unreported;
  }

  /** Ends work; without a confirmed start the work counts from the agreed time. */
  private async close(tx: EntityManager, id: string, end: () => Promise<boolean>): Promise<void> {
    await this.work.startAsAgreed(tx, id, null);
    await end();
    await this.securePay.settle(tx, id);
  }

  /**
   * Repeats `round`, which returns the number of rows it processed, until it processes less than a full batch; returns
   * the total.
   */
  private async runInBatches(round: (tx: EntityManager) => Promise<number>): Promise<number> {
    let count = 0;
    for (let seen = BATCH; seen === BATCH; count += seen) seen = await this.transactions.run(round);
    return count;
  }
}
