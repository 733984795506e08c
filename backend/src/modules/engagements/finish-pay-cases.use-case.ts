import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { PayCaseRepository } from './pay-case.repository.js';

const BATCH = 100;

/** Scheduled job: makes decisions final after the deadline for an appeal. */
@Injectable()
export class FinishPayCasesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: PayCaseRepository,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of decisions that became final. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const engagementIds = await this.cases.endAppealTime(tx, BATCH);
      for (const id of engagementIds) await this.notifier.notifySides(tx, id, 'payCaseFinal', []);
      return engagementIds.length;
    });
  }
}
