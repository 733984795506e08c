import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';

const BATCH = 100;

/** Scheduled job: makes decided times final after the deadline for an appeal. */
@Injectable()
export class FinishCorrectionsUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly corrections: TimeCorrectionRepository,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Returns the number of decisions that became final. */
  execute(): Promise<number> {
    return this.batches.runBatches('engagements.finish-corrections', {
      size: BATCH,
      claim: (tx, limit, passedOver) => this.corrections.endAppealTime(tx, limit, passedOver),
      effect: (tx, { engagementId }) => this.notifier.notifySides(tx, engagementId, 'timesAnswered', []),
    });
  }
}
