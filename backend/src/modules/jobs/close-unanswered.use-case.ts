import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../common/schedule/row-batches.js';
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
    private readonly batches: RowBatches,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
  ) {}

  /** Returns how many applications were closed. */
  execute(): Promise<number> {
    return this.batches.runBatches('jobs.close-unanswered', {
      size: BATCH,
      claim: async (tx, limit, passedOver) => {
        const steps = await this.applications.closeUnanswered(tx, limit, passedOver);
        return steps.map((step) => ({ id: step.applicationId, step }));
      },
      effect: (tx, { step }) => this.notifier.notifySeekersOfSteps(tx, [step]),
    });
  }
}
