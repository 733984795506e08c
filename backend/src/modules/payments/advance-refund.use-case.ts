import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Outbox } from '../../common/queue/outbox.js';
import { DeferTask } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
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

const TRIES = 5;
const RETRY_MINUTES = 30;
/** Seconds for which a refund waits for the end of a chargeback before it looks again. */
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
    if (!first || first.status === 'processed' || first.status === 'manual') return;
    // nobody gets more back than was paid
    if (first.isDisputed && first.refundId === null) throw new DeferTask({ seconds: DISPUTED_SECONDS });
    await this.turn.take(first.intentId, async () => {
      await this.reversals.ensure(refundId);
      await this.transactions.run((tx) => this.request(tx, refundId));
      const refund = await this.refunds.find(manager, refundId);
      const payment = refund && (await this.payments.find(manager, refund.intentId));
      if (!refund || !payment?.paymentId) return;
      const stated = await this.askProvider(refund, payment, payment.paymentId);
      if (stated) await this.transactions.run((tx) => this.apply(tx, refundId, stated));
    });
  }

  private async request(tx: EntityManager, refundId: string): Promise<void> {
    const before = await this.refunds.find(tx, refundId);
    if (!before || (before.status !== 'planned' && before.status !== 'failed')) return;
    // a failed refund has ended its key at the provider
    const key = before.status === 'failed' ? randomUUID() : before.key;
    if (!(await movePayment(tx, 'refund', refundId, 'requested', { key }))) return;
    const payment = await this.payments.lock(tx, before.intentId);
    if (payment) await this.postings.reserveRefund(tx, payment, { ...before, key });
  }

  private async askProvider(refund: Refund, payment: Payment, paymentId: string): Promise<ProviderRefund | null> {
    const provider = this.providers.named(payment.provider);
    if (refund.status === 'pending' && refund.refundId) return provider.getRefund(refund.refundId);
    if (refund.status !== 'requested') return null;
    try {
      return await provider.ensureRefund(paymentId, sumOf(refund), refund.key);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      await this.transactions.run((tx) => this.fail(tx, refund, error.message));
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
    if (!isWhole || !(await movePayment(tx, 'hold', payment.holdId, 'refunded'))) return;
    await this.changes.notifyListeners(tx, { ...payment, status: 'refunded', amount: payment.wage });
  }

  /** A refusal, such as a balance that does not suffice, is tried again with a new key, and shown to staff after some tries. */
  private async fail(tx: EntityManager, refund: Refund, reason: string): Promise<void> {
    if (!(await movePayment(tx, 'refund', refund.id, 'failed', { refund_id: null }))) return;
    await this.postings.releaseRefund(tx, refund);
    const attempts = await this.refunds.recordProblem(tx, refund.id, reason);
    this.logger.error({ event: 'payments.refund-refused', refundId: refund.id, attempts, reason });
    const waitsForBalance = /balance/i.test(reason);
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
