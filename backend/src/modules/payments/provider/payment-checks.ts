import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import type { OwnSubject } from './event-subjects.js';
import { advancePayoutTask } from '../tasks/advance-payout.task.js';
import { advanceRefundTask } from '../tasks/advance-refund.task.js';
import { advanceReleaseTask } from '../tasks/advance-release.task.js';
import { syncDisputeTask } from '../tasks/sync-dispute.task.js';
import { syncPayeeTask } from '../tasks/sync-payee.task.js';
import { syncPaymentTask } from '../tasks/sync-payment.task.js';

/** Schedules a check at the provider for an object and all its dependent objects that are not final. */
@Injectable()
export class PaymentChecks {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Locks the selection of a run's objects for one process, until the end of the transaction. A statement that began
   * before another process committed its tasks does not see them, even with row locks; the statement after this one
   * does.
   */
  async lockRound(tx: EntityManager, round: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`payments.round:${round}`]);
  }

  async plan(tx: EntityManager, { intentId, userId, disputeId, payoutId }: OwnSubject): Promise<void> {
    if (userId !== undefined) await this.outbox.add(tx, syncPayeeTask, { userId });
    if (payoutId !== undefined) await this.outbox.add(tx, advancePayoutTask, { payoutId });
    if (intentId === undefined) return;
    await this.outbox.add(tx, syncPaymentTask, { intentId });
    if (disputeId !== undefined) await this.outbox.add(tx, syncDisputeTask, { intentId, disputeId });
    const refunds: { refundId: string }[] = await tx.query(
      `SELECT id AS "refundId" FROM payment_refunds
       WHERE intent_id = $1 AND status IN ('planned', 'requested', 'pending', 'processed')`,
      [intentId],
    );
    await this.outbox.addAll(tx, advanceRefundTask, refunds);
    const releases: { releaseId: string }[] = await tx.query(
      `SELECT r.id AS "releaseId" FROM payment_releases r JOIN payment_holds h ON h.id = r.hold_id
       WHERE h.intent_id = $1 AND r.status IN ('planned', 'requested', 'processed', 'settled', 'needs_payee')`,
      [intentId],
    );
    await this.outbox.addAll(tx, advanceReleaseTask, releases);
  }
}
