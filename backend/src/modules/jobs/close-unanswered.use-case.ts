import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/**
 * Closes applications without an answer for seven days, and notifies the seeker that the employer did not answer, so
 * that seekers do not wait indefinitely.
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
