import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';

const BATCH = 100;

/** Scheduled job: asks the staff to decide about proposed times that the other side did not answer in time. */
@Injectable()
export class AskStaffAboutTimesUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly corrections: TimeCorrectionRepository,
    private readonly changes: TimeCorrectionChanges,
  ) {}

  /** Returns the number of proposals. */
  execute(): Promise<number> {
    return this.batches.runBatches('engagements.ask-staff-about-times', {
      size: BATCH,
      claim: (tx, limit, passedOver) => this.corrections.claimUnanswered(tx, limit, passedOver),
      effect: (tx, correction) => this.changes.askStaff(tx, correction),
    });
  }
}
