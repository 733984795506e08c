import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Outbox } from '../../common/queue/outbox.js';
import { DeferTask } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { ChargebackRepository } from './chargeback.repository.js';
import { HoldChanges } from './hold-changes.js';
import { movePayment } from './payment-moves.js';
import { PaymentPostings } from './payment-postings.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payment, PaymentRepository, sumOf } from './payment.repository.js';
import { ProviderError, type ProviderRefund } from './provider/payment-provider.js';
import { ProviderTurn } from './provider-turn.js';
import { type Refund, RefundRepository } from './refund.repository.js';
import { RefundReversals } from './refund-reversals.js';
import { advanceRefundTask } from './tasks/advance-refund.task.js';

/** States after which the provider is not called. */
const ENDED = new Set<Refund['status']>(['manual', 'covered']);
const TRIES = 5;
const RETRY_MINUTES = 30;
/** Seconds after which a refund checks again whether a chargeback has ended. */
const DISPUTED_SECONDS = 3600;

/** Returns money to the employer: out of the transfer, then as a refund of the payment, then until the bank has it. */
@Injectable()
@HandlesTask(advanceRefundTask.name)
export class AdvanceRefundUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly reversals: RefundReversals,
    private readonly chargebacks: ChargebackRepository,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly turn: ProviderTurn,
    private readonly outbox: Outbox,
    private readonly logger: AppLogger,
  ) {}

  async execute({ refundId }: { refundId: string }): Promise<void> {
    const { manager } = this.dataSource;
    const first = await this.refunds.find(manager, refundId);
    if (!first || ENDED.has(first.status)) return;
    await this.turn.run(first.intentId, async () => {
      if (first.status === 'processed') return this.checkReturn(first);
      await this.reversals.ensure(refundId);
      const isRequested = await this.transactions.run((tx) => this.requestRefund(tx, refundId));
      // the part is already out of the transfer, so the worker is paid meanwhile
      if (!isRequested) throw new DeferTask({ seconds: DISPUTED_SECONDS });
      const refund = await this.refunds.find(manager, refundId);
      const payment = refund && (await this.payments.find(manager, refund.intentId));
      if (!refund || !payment?.paymentId) return;
      const stated = await this.askProvider(refund, payment, payment.paymentId);
      if (stated) await this.transactions.run((tx) => this.apply(tx, refundId, stated));
    });
  }

  /**
   * Returns false while a dispute of the payment is open, so that the payer does not get back more than the payment.
   */
  private async requestRefund(tx: EntityManager, refundId: string): Promise<boolean> {
    const first = await this.refunds.find(tx, refundId);
    const payment = first && (await this.payments.lock(tx, first.intentId));
    const before = await this.refunds.find(tx, refundId);
    if (!payment || !before || (before.status !== 'planned' && before.status !== 'failed')) return true;
    if (before.isDisputed) return false;
    const rule = await this.chooseRule(tx, payment, before);
    if (rule === 'covered' && (await movePayment(tx, 'refund', refundId, 'covered'))) {
      await this.postings.postCovered(tx, payment, before);
      await this.finishHold(tx, before, payment);
    }
    if (rule === 'manual' && (await movePayment(tx, 'refund', refundId, 'manual'))) {
      await this.refunds.recordProblem(tx, refundId, 'a lost dispute covers a part of the refund');
      this.logger.error({ event: 'payments.refund-exceeds', refundId });
    }
    if (rule !== 'send') return true;
    // a failed refund has ended its key at the provider
    const key = before.status === 'failed' ? randomUUID() : before.key;
    if (!(await movePayment(tx, 'refund', refundId, 'requested', { key }))) return true;
    await this.postings.reserveRefund(tx, payment, { ...before, key });
    return true;
  }

  /**
   * Returns the action for a refund by the remainder of a payment after lost disputes and other refunds: enough for the
   * refund, nothing, or a part of it.
   */
  private async chooseRule(
    tx: EntityManager,
    payment: Payment,
    refund: Refund,
  ): Promise<'send' | 'covered' | 'manual'> {
    const lost = await this.chargebacks.sumLost(tx, payment.intentId);
    if (lost === 0n) return 'send';
    const sent = await this.refunds.listSent(tx, payment.intentId, refund.id);
    const left = sumOf(payment) - lost - sent.reduce((sum, lines) => sum + sumOf(lines), 0n);
    if (left >= sumOf(refund)) return 'send';
    return left <= 0n ? 'covered' : 'manual';
  }

  /** Handles a processed refund that the employer's bank returned: it is sent again. */
  private async checkReturn(refund: Refund): Promise<void> {
    const payment = await this.payments.find(this.dataSource.manager, refund.intentId);
    if (!payment || refund.refundId === null) return;
    const { status } = await this.providers.getProvider(payment.provider).getRefund(refund.refundId);
    if (status !== 'failed') return;
    await this.transactions.run(async (tx) => {
      const locked = await this.payments.lock(tx, refund.intentId);
      const columns = { refund_id: null };
      if (!locked || !(await movePayment(tx, 'refund', refund.id, 'failed', columns, ['processed']))) return;
      await this.postings.reverseRefund(tx, locked, refund, new Date());
      this.logger.error({ event: 'payments.refund-returned', refundId: refund.id });
      await this.outbox.add(tx, advanceRefundTask, { refundId: refund.id });
    });
  }

  private async askProvider(refund: Refund, payment: Payment, paymentId: string): Promise<ProviderRefund | null> {
    const provider = this.providers.getProvider(payment.provider);
    if (refund.status === 'pending' && refund.refundId) return provider.getRefund(refund.refundId);
    if (refund.status !== 'requested') return null;
    try {
      return await provider.ensureRefund(paymentId, sumOf(refund), refund.key);
    } catch (error) {
      if (!(error instanceof ProviderError) || (error.kind !== 'refused' && error.kind !== 'uncovered')) throw error;
      const { message, kind } = error;
      await this.transactions.run((tx) => this.fail(tx, refund, message, kind === 'uncovered'));
      return null;
    }
  }

  private async apply(tx: EntityManager, refundId: string, stated: ProviderRefund): Promise<void> {
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
      await this.fail(tx, refund, 'the bank returned the refund');
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

  private async finishHold(tx: EntityManager, refund: Refund, payment: Payment): Promise<void> {
    if (sumOf(refund) !== sumOf(payment) || !(await movePayment(tx, 'hold', payment.holdId, 'refunded'))) return;
    await this.changes.notifyListeners(tx, { ...payment, status: 'refunded', amount: payment.wage });
  }

  /**
   * Retries a failed refund with a new key, and passes it to the staff after some attempts. A refund that waits for the
   * product's balance is retried without a limit.
   */
  private async fail(tx: EntityManager, refund: Refund, reason: string, waitsForBalance = false): Promise<void> {
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
}
