import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionRepository } from './time-correction.repository.js';

const BATCH = 100;

/** Scheduled job: asks the staff to decide about proposed times that the other side did not answer in time. */
@Injectable()
export class AskStaffAboutTimesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly corrections: TimeCorrectionRepository,
    private readonly changes: TimeCorrectionChanges,
  ) {}

  /** Returns the number of proposals. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const unanswered = await this.corrections.claimUnanswered(tx, BATCH);
      for (const correction of unanswered) await this.changes.askStaff(tx, correction);
      return unanswered.length;
    });
  }
}
