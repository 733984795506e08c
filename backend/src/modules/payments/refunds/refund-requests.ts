import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { ChargebackRepository } from '../records/chargeback.repository.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { type Payment, PaymentRepository, sumOf } from '../records/payment.repository.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundReversals } from './refund-reversals.js';
import { type Refund, RefundRepository } from '../records/refund.repository.js';

/**
 * Takes the part of a refund out of the transfer of the worker, and decides whether the refund is sent to the
 * provider.
 */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly reversals: RefundReversals,
    private readonly chargebacks: ChargebackRepository,
    private readonly postings: PaymentPostings,
    private readonly outcomes: RefundOutcomes,
    private readonly logger: AppLogger,
  ) {}

  /** Returns false while a dispute of the payment is open; the part is then out of the transfer already. */
  async request(refundId: string): Promise<boolean> {
    await this.reversals.ensure(refundId);
    return this.transactions.run((tx) => this.requestRefund(tx, refundId));
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
      await this.outcomes.finishHold(tx, before, payment);
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
}
