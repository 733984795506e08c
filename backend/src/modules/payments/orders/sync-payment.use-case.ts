import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { CapturedPayments } from './captured-payments.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository, sumOf } from '../records/payment.repository.js';
import { ProviderTurn } from '../provider/provider-turn.js';
import { UnexpectedPayments } from './unexpected-payments.js';
import type { ProviderOrder, ProviderPayment } from '../provider/payment-provider.js';
import { syncPaymentTask } from '../tasks/sync-payment.task.js';

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
    private readonly providers: PaymentProviders,
    private readonly turn: ProviderTurn,
    private readonly captures: CapturedPayments,
    private readonly unexpected: UnexpectedPayments,
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
   * Fetches the order and its attempts. An authorised payment of the right amount is captured while the intent waits for
   * it; the provider returns any other.
   */
  private async fetch(payment: Payment, orderId: string): Promise<{ order: ProviderOrder; paid: ProviderPayment[] }> {
    const provider = this.providers.getProvider(payment.provider);
    let paid = await provider.listPayments(orderId);
    const isPaid = paid.some(isCaptured);
    const authorized = paid.find(
      ({ status, amount, currency }) => status === 'authorized' && amount === sumOf(payment) && currency === 'INR',
    );
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
      await this.recordOthers(tx, payment, paid, payment.paymentId);
      return;
    }
    const matching = paid.filter((one) => isCaptured(one) && one.amount === order.amount && one.currency === 'INR');
    const captured = matching.find(({ id }) => id === payment.paymentId) ?? matching[0];
    await this.recordOthers(tx, payment, paid, captured?.id ?? payment.paymentId);
    const transfer = order.transfers[0];
    if (captured && payment.paymentId === null) await this.unexpected.withdraw(tx, captured.id);
    if (captured && LIVE.has(payment.intentStatus)) await this.captures.recordCapture(tx, payment, captured);
    else if (captured && ENDED.has(payment.intentStatus))
      return this.captures.recordLateCapture(tx, payment, captured, transfer);
    else if (payment.intentStatus === 'pending' && paid.length > 0 && paid.every(({ status }) => status === 'failed')) {
      await movePayment(tx, 'intent', intentId, 'failed');
    }
    if ((captured || payment.intentStatus === 'captured') && transfer)
      await this.captures.openHold(tx, payment, transfer);
  }

  /** Records captured payments of the order beside the payment of the intent. */
  private async recordOthers(tx: EntityManager, { intentId }: Payment, paid: ProviderPayment[], own: string | null) {
    const others = paid.filter((one) => isCaptured(one) && one.id !== own);
    if (others.length > 0) await this.unexpected.record(tx, intentId, others);
  }
}

/** A refunded payment was captured before. */
const isCaptured = ({ status, cost }: ProviderPayment): boolean =>
  status === 'captured' || (status === 'refunded' && cost > 0n);
