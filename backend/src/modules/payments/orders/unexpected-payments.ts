import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Ledger } from '../../ledger/ledger.public.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import type { ProviderPayment } from '../provider/payment-provider.js';

const SOURCE = 'payments';

/**
 * E13. Money that the provider captured for an order of this installation and that is not the payment of its intent: of
 * another amount, a second payment, or for an order that differs from the stored one. It waits in `suspense` until the
 * provider returns it or the staff decide.
 */
@Injectable()
export class UnexpectedPayments {
  constructor(
    private readonly ledger: Ledger,
    private readonly alarms: PaymentAlarms,
  ) {}

  /** Posts the payments that are not posted yet, and the returns of posted ones. */
  async record(tx: EntityManager, intentId: string, payments: readonly ProviderPayment[]): Promise<void> {
    for (const payment of payments) {
      const isPosted = (await this.listPostings(tx, payment.id)).length > 0;
      if (payment.status === 'captured' && !isPosted) await this.receive(tx, intentId, payment);
      if (payment.status === 'refunded' && isPosted) await this.post(tx, 'suspense.returned', payment);
    }
  }

  /** Reverses the postings of a payment that is the expected one after all. */
  async withdraw(tx: EntityManager, paymentId: string): Promise<void> {
    for (const { id, key } of await this.listPostings(tx, paymentId))
      await this.ledger.reverseTransaction(tx, id, { source: SOURCE, key: `${key}:matched`, eventAt: new Date() });
  }

  /** Money in another currency has no account: it only raises the alarm. */
  private async receive(tx: EntityManager, intentId: string, payment: ProviderPayment): Promise<void> {
    const { id, amount, currency, cost, costTax } = payment;
    this.alarms.raiseAlarm('unexpected-payment', { intentId, paymentId: id, amount: String(amount), currency });
    if (currency !== 'INR') return;
    await this.post(tx, 'suspense.received', payment);
    if (cost + costTax === 0n) return;
    await this.ledger.post(tx, {
      ...{ kind: 'suspense.charged', source: SOURCE, key: `payment:${id}:suspense.charged`, eventAt: new Date() },
      ...{ parties: {}, amounts: { cost, costGst: costTax } },
    });
  }

  private async post(
    tx: EntityManager,
    kind: 'suspense.received' | 'suspense.returned',
    { id, amount }: ProviderPayment,
  ): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind, source: SOURCE, key: `payment:${id}:${kind}`, eventAt: new Date() },
      ...{ parties: {}, amounts: { amount } },
    });
  }

  /** Returns the postings of a payment in suspense that are not reversed. */
  private listPostings(tx: EntityManager, paymentId: string): Promise<{ id: string; key: string }[]> {
    const keys = ['received', 'charged'].map((step) => `payment:${paymentId}:suspense.${step}`);
    return tx.query(
      `SELECT t.id, t.event_key AS key FROM ledger_transactions t
       WHERE t.source = $1 AND t.event_key = ANY ($2) AND NOT EXISTS (SELECT FROM ledger_transactions r WHERE r.reverses_id = t.id)
       ORDER BY t.event_key`,
      [SOURCE, keys],
    );
  }
}
