import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { RETURN_DAYS } from './bank-days.js';
import { Holds } from './holds.js';
import { PaymentChecks } from './payment-checks.js';
import { PaymentRepository } from './payment.repository.js';

/** Number of payments that one run checks; the next run continues. */
const BATCH = 100;

/**
 * SQL: payments that are due for a check at the provider: payments that wait for the payer every ten minutes, and once
 * after their deadline; payments that wait for a transfer, a refund or a settlement every hour; payments that a bank
 * may still return every day for some days (`RETURN_DAYS`); and payments that ended without money every six hours for
 * four days.
 */
const DUE = `i.order_id IS NOT NULL AND (i.busy_until IS NULL OR i.busy_until < statement_timestamp()) AND CASE
  WHEN i.status IN ('pending', 'failed') THEN
    i.checked_at < statement_timestamp() - interval '10 minutes' OR (i.checked_at < i.fund_by AND i.fund_by < statement_timestamp())
  WHEN i.status IN ('expired', 'cancelled') THEN i.changed_at > statement_timestamp() - interval '4 days'
    AND i.checked_at < statement_timestamp() - interval '6 hours'
  WHEN i.status IN ('captured', 'captured_late', 'partially_refunded') THEN
    i.checked_at < statement_timestamp() - interval '1 hour'
    AND (h.status NOT IN ('held', 'contested', 'released', 'refunded')
         OR EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id AND r.status NOT IN ('settled', 'manual', 'returned'))
         OR EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id AND f.status NOT IN ('processed', 'manual', 'covered')))
    OR i.checked_at < statement_timestamp() - interval '1 day' AND (
         EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id AND r.status = 'settled'
                 AND r.changed_at > statement_timestamp() - interval '${RETURN_DAYS} days')
         OR EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id AND f.status = 'processed'
                    AND f.changed_at > statement_timestamp() - interval '${RETURN_DAYS} days'))
  WHEN i.status = 'refunded' THEN EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id AND (
    f.status = 'processed' AND f.changed_at > statement_timestamp() - interval '${RETURN_DAYS} days'
      AND i.checked_at < statement_timestamp() - interval '1 day'
    OR f.status IN ('requested', 'pending', 'failed') AND i.checked_at < statement_timestamp() - interval '1 hour'))
  ELSE false END
  AND NOT EXISTS (SELECT FROM outbox o WHERE o.done_at IS NULL AND o.task = 'payments.sync-payment'
                  AND o.payload ->> 'intentId' = i.id::text)`;

/** Applies changes that no event reported, and ends payments that did not arrive in time. */
@Injectable()
export class PollPaymentsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly batches: RowBatches,
    private readonly payments: PaymentRepository,
    private readonly checks: PaymentChecks,
    private readonly holds: Holds,
  ) {}

  /** Returns the number of checked payments. */
  async execute(): Promise<number> {
    return (await this.planChecks()) + (await this.endOverdue());
  }

  private planChecks(): Promise<number> {
    return this.transactions.run(async (tx) => {
      await this.checks.lockRound(tx, 'payments');
      const due: { intentId: string }[] = await tx.query(
        `SELECT i.id AS "intentId" FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
         WHERE ${DUE} ORDER BY i.checked_at LIMIT $1 FOR NO KEY UPDATE OF i SKIP LOCKED`,
        [BATCH],
      );
      for (const { intentId } of due) await this.checks.plan(tx, { intentId });
      return due.length;
    });
  }

  /** Ends payments after their deadline, once the provider has stated after it that no payment was made. */
  private async endOverdue(): Promise<number> {
    const overdue: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM payment_intents
       WHERE fund_by < statement_timestamp() AND (status = 'created' OR (status IN ('pending', 'failed') AND checked_at >= fund_by))
       ORDER BY fund_by LIMIT $1`,
      [BATCH],
    );
    const ids = overdue.map(({ id }) => id);
    return this.batches.runEach('payments.poll', ids, (tx, id) => this.endPayment(tx, id));
  }

  private async endPayment(tx: EntityManager, intentId: string): Promise<boolean> {
    const payment = await this.payments.lock(tx, intentId);
    const isOver = payment && ['created', 'pending', 'failed'].includes(payment.intentStatus);
    if (isOver) await this.holds.callOff(tx, payment, 'expired');
    return Boolean(isOver);
  }
}
