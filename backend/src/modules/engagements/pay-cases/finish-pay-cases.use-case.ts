import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';

const BATCH = 100;

/** Scheduled job: makes decisions final after the deadline for an appeal. */
@Injectable()
export class FinishPayCasesUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly cases: PayCaseRepository,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of decisions that became final. */
  execute(): Promise<number> {
    return this.batches.runBatches('engagements.finish-pay-cases', {
      size: BATCH,
      claim: (tx, limit, passedOver) => this.cases.endAppealTime(tx, limit, passedOver),
      effect: (tx, { engagementId }) => this.notifier.notifySides(tx, engagementId, 'payCaseFinal', []),
    });
  }
}
