import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionRepository } from './time-correction.repository.js';

const BATCH = 100;

/** Scheduled job: makes decided times final after the deadline for an appeal. */
@Injectable()
export class FinishCorrectionsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly corrections: TimeCorrectionRepository,
    private readonly changes: TimeCorrectionChanges,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of decisions that became final. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const engagementIds = await this.corrections.endAppealTime(tx, BATCH);
      for (const id of engagementIds) {
        await this.changes.finish(tx, id);
        await this.notifier.notifySides(tx, id, 'timesAnswered', []);
      }
      return engagementIds.length;
    });
  }
}
