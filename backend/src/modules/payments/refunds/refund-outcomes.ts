import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { HoldChanges } from '../records/hold-changes.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { type Payment, PaymentRepository, sumOf } from '../records/payment.repository.js';
import type { ProviderRefund } from '../provider/payment-provider.js';
import { type Refund, RefundRepository } from '../records/refund.repository.js';
import { advanceRefundTask } from '../tasks/advance-refund.task.js';

const TRIES = 5;
const RETRY_MINUTES = 30;

/** Records the state of a refund at the provider, with its effects on the intent, the hold and the books. */
@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly outbox: Outbox,
    private readonly logger: AppLogger,
  ) {}

  async applyStated(tx: EntityManager, refundId: string, stated: ProviderRefund): Promise<void> {
    const refund = await this.refunds.find(tx, refundId);
    const payment = refund && (await this.payments.lock(tx, refund.intentId));
    if (!refund || !payment) return;
    if (stated.amount !== sumOf(refund)) {
      this.logger.error({ event: 'payments.refund-differs', refundId });
      return;
    }
    if (stated.status === 'pending') {
      await movePayment(tx, 'refund', refundId, 'pending', { refund_id: stated.id });
    } else if (stated.status === 'failed') {
      await this.recordFailure(tx, refund, 'the bank returned the refund');
    } else if (await movePayment(tx, 'refund', refundId, 'processed', { refund_id: stated.id })) {
      await this.finish(tx, refund, payment);
    }
  }

  private async finish(tx: EntityManager, refund: Refund, payment: Payment): Promise<void> {
    await this.postings.postRefund(tx, payment, refund, new Date());
    const isWhole = sumOf(refund) === sumOf(payment);
    await movePayment(tx, 'intent', payment.intentId, isWhole ? 'refunded' : 'partially_refunded');
    await this.finishHold(tx, refund, payment);
  }

  async finishHold(tx: EntityManager, refund: Refund, payment: Payment): Promise<void> {
    if (sumOf(refund) !== sumOf(payment) || !(await movePayment(tx, 'hold', payment.holdId, 'refunded'))) return;
    await this.changes.notifyListeners(tx, { ...payment, status: 'refunded', amount: payment.wage });
  }

  /**
   * Retries a failed refund with a new key, and passes it to the staff after some attempts. A refund that waits for the
   * product's balance is retried without a limit.
   */
  async recordFailure(tx: EntityManager, refund: Refund, reason: string, waitsForBalance = false): Promise<void> {
    if (!(await movePayment(tx, 'refund', refund.id, 'failed', { refund_id: null }))) return;
    await this.postings.releaseRefund(tx, refund);
    const attempts = await this.refunds.recordProblem(tx, refund.id, reason, waitsForBalance);
    this.logger.error({ event: 'payments.refund-refused', refundId: refund.id, attempts, reason });
    if (attempts >= TRIES && !waitsForBalance) await movePayment(tx, 'refund', refund.id, 'manual');
    else
      await this.outbox.add(
        tx,
        advanceRefundTask,
        { refundId: refund.id },
        new Date(Date.now() + RETRY_MINUTES * 60_000),
      );
  }

  /** Records a processed refund that the bank returned, and sends it again. */
  async recordReturn(tx: EntityManager, refund: Refund): Promise<void> {
    const payment = await this.payments.lock(tx, refund.intentId);
    const columns = { refund_id: null };
    if (!payment || !(await movePayment(tx, 'refund', refund.id, 'failed', columns, ['processed']))) return;
    await this.postings.reverseRefund(tx, payment, refund, new Date());
    this.logger.error({ event: 'payments.refund-returned', refundId: refund.id });
    await this.outbox.add(tx, advanceRefundTask, { refundId: refund.id });
  }
}
