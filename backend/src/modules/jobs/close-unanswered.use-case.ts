import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';

/** Small, since each row takes several statements and other work may wait until the transaction of a batch ends. */
const BATCH = 50;

/**
 * An application without an answer for seven days is closed by itself, and the seeker is told plainly that the employer
 * did not answer: nobody waits for ever.
 */
@Injectable()
export class CloseUnansweredUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
  ) {}

  /** Returns how many applications were closed. */
  async execute(): Promise<number> {
    let closed = 0;
    for (let count = BATCH; count === BATCH; closed += count) {
      count = await this.transactions.run(async (tx) => {
        const steps = await this.applications.closeUnanswered(tx, BATCH);
        await this.notifier.notifySeekersOfSteps(tx, steps);
        return steps.length;
      });
    }
    return closed;
  }
}
