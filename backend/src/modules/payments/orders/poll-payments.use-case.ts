import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { RowBatches } from '../../../common/schedule/row-batches.js';
import { IS_CHECK_DUE } from '../records/due-checks.js';
import { Holds } from '../holds/holds.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { PaymentRepository } from '../records/payment.repository.js';

/** Number of payments that one run checks; the next run continues. */
const BATCH = 100;

/**
 * SQL: payments of which a check is due, no process calls the provider about them, and no check is queued. Final payments
 * are not read: their number grows for ever (`payment_intents_checked` has the others).
 */
const DUE = `i.final_at IS NULL AND i.order_id IS NOT NULL AND (i.busy_until IS NULL OR i.busy_until < statement_timestamp())
  AND ${IS_CHECK_DUE}
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
  private endOverdue(): Promise<number> {
    return this.batches.runEach('payments.poll', {
      size: BATCH,
      list: (limit, passedOver) => this.listOverdue(limit, passedOver),
      work: (tx, id) => this.endPayment(tx, id),
    });
  }

  private async listOverdue(limit: number, passedOver: readonly string[]): Promise<string[]> {
    const overdue: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM payment_intents
       WHERE fund_by < statement_timestamp() AND (status = 'created' OR (status IN ('pending', 'failed') AND checked_at >= fund_by))
         AND id <> ALL ($2)
       ORDER BY fund_by LIMIT $1`,
      [limit, passedOver],
    );
    return overdue.map(({ id }) => id);
  }

  private async endPayment(tx: EntityManager, intentId: string): Promise<boolean> {
    const payment = await this.payments.lock(tx, intentId);
    const isOver = payment && ['created', 'pending', 'failed'].includes(payment.intentStatus);
    if (isOver) await this.holds.callOff(tx, payment, 'expired');
    return Boolean(isOver);
  }
}
