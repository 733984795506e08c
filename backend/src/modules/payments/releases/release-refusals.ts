import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { movePayment } from '../records/payment-moves.js';
import { type Release, ReleaseRepository } from '../records/release.repository.js';
import { advanceReleaseTask } from '../tasks/advance-release.task.js';

/** Number of refusals by the provider after which staff examine a release. */
const TRIES = 5;
const RETRY_MINUTES = 10;

/** Handles releases that the provider refuses: they are retried, and passed to the staff after some attempts. */
@Injectable()
export class ReleaseRefusals {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly outbox: Outbox,
    private readonly logger: AppLogger,
  ) {}

  async recordRefusal(tx: EntityManager, { id }: Release, reason: string): Promise<void> {
    if (!(await movePayment(tx, 'release', id, 'failed'))) return;
    const attempts = await this.releases.recordProblem(tx, id, reason);
    this.logger.error({ event: 'payments.release-refused', releaseId: id, attempts, reason });
    if (attempts >= TRIES) await movePayment(tx, 'release', id, 'manual');
    else
      await this.outbox.add(tx, advanceReleaseTask, { releaseId: id }, new Date(Date.now() + RETRY_MINUTES * 60_000));
  }
}
