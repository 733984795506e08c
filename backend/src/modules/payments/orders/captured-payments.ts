import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { HoldChanges } from '../records/hold-changes.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { type Payment, PaymentRepository } from '../records/payment.repository.js';
import type { ProviderPayment, ProviderTransfer } from '../provider/payment-provider.js';
import { RefundRepository } from '../records/refund.repository.js';
import { advanceRefundTask } from '../tasks/advance-refund.task.js';

/** Records captured money: as a payment of the intent, as the hold of the wage, or as money that arrived too late. */
@Injectable()
export class CapturedPayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly outbox: Outbox,
    private readonly logger: AppLogger,
  ) {}

  async recordCapture(tx: EntityManager, payment: Payment, captured: ProviderPayment): Promise<void> {
    if (!(await this.moveToCaptured(tx, payment, captured, 'captured'))) return;
    await this.postings.lockForCapture(tx, payment);
    await this.postings.postCapture(tx, payment, captured, new Date());
  }

  private moveToCaptured(
    tx: EntityManager,
    { intentId }: Payment,
    { id, cost, costTax }: ProviderPayment,
    to: 'captured' | 'captured_late',
  ): Promise<boolean> {
    const columns = { payment_id: id, captured_at: new Date(), cost, cost_tax: costTax };
    return movePayment(tx, 'intent', intentId, to, columns);
  }

  /** Marks the wage as held after its transfer is executed and on hold. */
  async openHold(tx: EntityManager, payment: Payment, transfer: ProviderTransfer): Promise<void> {
    if (transfer.status !== 'processed' || !transfer.isOnHold || transfer.amount !== payment.wage) return;
    const isHeld = await movePayment(tx, 'hold', payment.holdId, 'held', { transfer_id: transfer.id });
    if (!isHeld) return;
    await this.postings.lockForCapture(tx, payment);
    await this.postings.postOpening(tx, payment, new Date());
    await this.postings.postTransfer(tx, payment, transfer, new Date());
    await this.changes.notifyListeners(tx, { ...payment, status: 'held', amount: payment.wage });
  }

  /** Captures money that arrives after the end of an intent; it is never held: all of it is refunded. */
  async recordLateCapture(
    tx: EntityManager,
    payment: Payment,
    captured: ProviderPayment,
    transfer: ProviderTransfer | undefined,
  ): Promise<void> {
    if (!(await this.moveToCaptured(tx, payment, captured, 'captured_late'))) return;
    await this.postings.lockForCapture(tx, payment);
    await this.postings.postCapture(tx, payment, captured, new Date());
    await this.postings.postOpening(tx, payment, new Date());
    if (transfer?.status === 'processed') {
      await this.payments.setTransfer(tx, payment.holdId, transfer.id);
      await this.postings.postTransfer(tx, payment, transfer, new Date());
    }
    const refundId = await this.refunds.insert(tx, payment.intentId, payment.holdId, payment);
    await this.outbox.add(tx, advanceRefundTask, { refundId });
    this.logger.warn({ event: 'payments.captured-late', intentId: payment.intentId });
  }
}
