import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lostLines } from '../postings/chargeback-lines.js';
import { type Chargeback, ChargebackRepository } from '../records/chargeback.repository.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { type Payment, PaymentRepository, type PriceLines, sumOf } from '../records/payment.repository.js';
import type { ProviderDispute } from '../provider/payment-provider.js';
import { RefundRepository } from '../records/refund.repository.js';

/** Transitions of a chargeback by the provider's status. A dispute closed without a loss ends as a won one. */
const WAYS = {
  open: [],
  under_review: ['under_review'],
  won: ['under_review', 'won'],
  lost: ['under_review', 'lost'],
  closed: ['under_review', 'won', 'closed'],
} as const satisfies Record<ProviderDispute['status'], readonly Chargeback['status'][]>;

/** Records the state of a chargeback, and posts its effects to the books of the product. */
@Injectable()
export class ChargebackRecords {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly chargebacks: ChargebackRepository,
    private readonly postings: PaymentPostings,
    private readonly checks: PaymentChecks,
    private readonly alarms: PaymentAlarms,
  ) {}

  async applyStated(tx: EntityManager, intentId: string, stated: ProviderDispute): Promise<void> {
    const payment = await this.payments.lock(tx, intentId);
    if (!payment) return;
    const chargeback = await this.chargebacks.ensure(tx, intentId, stated);
    if (chargeback.isNew) await this.open(tx, payment, chargeback);
    if (chargeback.amount !== stated.amount) {
      this.alarms.raiseAlarm('chargeback-differs', { intentId, amount: String(stated.amount) });
    }
    for (const to of WAYS[stated.status]) {
      if (!(await movePayment(tx, 'chargeback', chargeback.id, to))) continue;
      if (to === 'won') await this.postings.postChargebackWon(tx, chargeback, new Date());
      if (to === 'lost') await this.lose(tx, payment, chargeback);
      if (to === 'won' || to === 'lost') await this.checks.plan(tx, { intentId });
    }
  }

  private async open(tx: EntityManager, payment: Payment, chargeback: Chargeback): Promise<void> {
    await this.postings.postChargebackOpened(tx, chargeback, new Date());
    const returned = await this.listReturned(tx, payment);
    const left = sumOf(payment) - returned.reduce((sum, lines) => sum + sumOf(lines), 0n);
    if (chargeback.amount > left) {
      this.alarms.raiseAlarm('chargeback-exceeds', {
        intentId: payment.intentId,
        amount: String(chargeback.amount - left),
      });
    }
  }

  /** Amounts returned by refunds and earlier disputes have separate papers; the dispute returns the rest. */
  private async lose(tx: EntityManager, payment: Payment, chargeback: Chargeback): Promise<void> {
    const lost = lostLines(payment, await this.listReturned(tx, payment), chargeback.amount);
    await this.postings.postChargebackLost(tx, payment, chargeback, lost);
    this.alarms.raiseAlarm('chargeback-lost', { intentId: payment.intentId, amount: String(chargeback.amount) });
  }

  /** Returns the price lines already returned to the payer: by sent refunds, and by earlier lost disputes. */
  private async listReturned(tx: EntityManager, { intentId }: Payment): Promise<PriceLines[]> {
    return [...(await this.refunds.listSent(tx, intentId)), ...(await this.chargebacks.listLost(tx, intentId))];
  }
}
