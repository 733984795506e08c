import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { SecurePayWork } from '../secure-pay/secure-pay-work.js';
import { WorkRepository } from '../records/work.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Scheduled job: accepts claims that the other side did not answer in time, and ends unreported work as agreed. */
@Injectable()
export class SettleWorkUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly work: WorkRepository,
    private readonly securePay: SecurePayWork,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of changed engagements. */
  async execute(): Promise<number> {
    const confirmed = await this.batches.runBatches('engagements.settle', {
      part: 'claims',
      size: BATCH,
      claim: (tx, limit, passedOver) => this.work.lockUnansweredClaims(tx, limit, passedOver),
      effect: async (tx, { id, phase }) => {
        if (phase === 'start') await this.work.start(tx, id);
        else await this.close(tx, id, () => this.work.end(tx, id, null));
        await this.notifier.notifyOfChange(tx, id, phase === 'start' ? 'started' : 'done', null);
      },
    });
    const unreported = await this.batches.runBatches('engagements.settle', {
      part: 'unreported',
      size: BATCH,
      claim: (tx, limit, passedOver) => this.work.lockUnreportedWork(tx, limit, passedOver),
      effect: async (tx, { id }) => {
        await this.close(tx, id, () => this.work.endAsAgreed(tx, id));
        await this.notifier.notifyOfChange(tx, id, 'done', null);
      },
    });
    return confirmed + unreported;
  }

  /** Ends work; without a confirmed start the work counts from the agreed time. */
  private async close(tx: EntityManager, id: string, end: () => Promise<boolean>): Promise<void> {
    await this.work.startAsAgreed(tx, id, null);
    await end();
    await this.securePay.settle(tx, id);
  }
}
