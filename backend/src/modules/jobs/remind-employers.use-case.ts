import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Reminds employers who have not answered an application for three days, once for each application. */
@Injectable()
export class RemindEmployersUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
  ) {}

  /** Returns for how many jobs employers were reminded. */
  execute(): Promise<number> {
    return this.batches.runBatches('jobs.remind', {
      size: BATCH,
      claim: (tx, limit, passedOver) => this.applications.remind(tx, limit, passedOver),
      effect: (tx, { id, count }) => this.notifier.remindEmployer(tx, id, count),
    });
  }
}
