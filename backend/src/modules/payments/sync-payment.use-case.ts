import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Outbox } from '../../common/queue/outbox.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { HoldChanges } from './hold-changes.js';
import { movePayment } from './payment-moves.js';
import { PaymentPostings } from './payment-postings.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payment, PaymentRepository, sumOf } from './payment.repository.js';
import type { ProviderOrder, ProviderPayment, ProviderTransfer } from './provider/payment-provider.js';
import { ProviderTurn } from './provider-turn.js';
import { RefundRepository } from './refund.repository.js';
import { advanceRefundTask } from './tasks/advance-refund.task.js';
import { syncPaymentTask } from './tasks/sync-payment.task.js';

/** Intents that still wait for the payer. */
const LIVE = new Set<Payment['intentStatus']>(['pending', 'failed']);
const ENDED = new Set<Payment['intentStatus']>(['expired', 'cancelled']);

/**
 * Fetches a payment from the provider and moves the intent and its hold to the provider's state. Redirects, events and
 * the poller all use this task, so that their order and number have no effect.
 */
@Injectable()
@HandlesTask(syncPaymentTask.name)
export class SyncPaymentUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly turn: ProviderTurn,
    private readonly outbox: Outbox,
    private readonly logger: AppLogger,
  ) {}

  async execute({ intentId }: { intentId: string }): Promise<void> {
    await this.turn.run(intentId, async () => {
      const payment = await this.payments.find(this.dataSource.manager, intentId);
      if (payment?.orderId == null) return;
      const { order, paid } = await this.fetch(payment, payment.orderId);
      await this.transactions.run((tx) => this.apply(tx, intentId, order, paid));
    });
  }

  /**
   * Fetches the order and its attempts. An authorised payment is captured while the intent waits for it, and returned
   * otherwise.
   */
  private async fetch(payment: Payment, orderId: string): Promise<{ order: ProviderOrder; paid: ProviderPayment[] }> {
    const provider = this.providers.getProvider(payment.provider);
    let paid = await provider.listPayments(orderId);
    const isPaid = paid.some(isCaptured);
    const authorized = paid.find(({ status }) => status === 'authorized');
    if (authorized && !isPaid && LIVE.has(payment.intentStatus)) {
      await provider.capturePayment(authorized.id, authorized.amount);
      paid = await provider.listPayments(orderId);
    }
    return { order: await provider.getOrder(orderId), paid };
  }

  private async apply(
    tx: EntityManager,
    intentId: string,
    order: ProviderOrder,
    paid: ProviderPayment[],
  ): Promise<void> {
    const payment = await this.payments.lock(tx, intentId);
    if (!payment) return;
    if (order.amount !== sumOf(payment) || order.currency !== 'INR' || order.receipt !== payment.receipt) {
      this.logger.error({ event: 'payments.order-differs', intentId });
      return;
    }
    const captured = paid.find((one) => isCaptured(one) && one.amount === order.amount && one.currency === 'INR');
    const transfer = order.transfers[0];
    if (captured && LIVE.has(payment.intentStatus)) await this.capture(tx, payment, captured);
    else if (captured && ENDED.has(payment.intentStatus)) return this.captureLate(tx, payment, captured, transfer);
    else if (payment.intentStatus === 'pending' && paid.length > 0 && paid.every(({ status }) => status === 'failed')) {
      await movePayment(tx, 'intent', intentId, 'failed');
    }
    if ((captured || payment.intentStatus === 'captured') && transfer) await this.openHold(tx, payment, transfer);
  }

  private async capture(tx: EntityManager, payment: Payment, captured: ProviderPayment): Promise<void> {
    if (!(await this.moveToCaptured(tx, payment, captured, 'captured'))) return;
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
  private async openHold(tx: EntityManager, payment: Payment, transfer: ProviderTransfer): Promise<void> {
    if (transfer.status !== 'processed' || !transfer.isOnHold || transfer.amount !== payment.wage) return;
    const isHeld = await movePayment(tx, 'hold', payment.holdId, 'held', { transfer_id: transfer.id });
    if (!isHeld) return;
    await this.postings.postOpening(tx, payment, new Date());
    await this.postings.postTransfer(tx, payment, transfer, new Date());
    await this.changes.notifyListeners(tx, { ...payment, status: 'held', amount: payment.wage });
  }

  /** Captures money that arrives after the end of an intent; it is never held: all of it is refunded. */
  private async captureLate(
    tx: EntityManager,
    payment: Payment,
    captured: ProviderPayment,
    transfer: ProviderTransfer | undefined,
  ): Promise<void> {
    if (!(await this.moveToCaptured(tx, payment, captured, 'captured_late'))) return;
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

/** A refunded payment was captured before. */
const isCaptured = ({ status, cost }: ProviderPayment): boolean =>
  status === 'captured' || (status === 'refunded' && cost > 0n);
