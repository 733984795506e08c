import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/database/transactions.js';
import { PaymentChecks } from '../provider/payment-checks.js';

/** Number of accounts that one run checks; the next runs continue. */
const BATCH = 200;

/** Checks workers' accounts that the provider still examines, or that lack papers: an event may be lost. */
@Injectable()
export class PollPayeesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: PaymentChecks,
  ) {}

  /** Returns how many accounts were planned. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      await this.checks.lockRound(tx, 'payees');
      const due: { userId: string }[] = await tx.query(
        `SELECT user_id AS "userId" FROM payment_payees p
         WHERE status IN ('submitted', 'verifying', 'needs_clarification') AND changed_at < statement_timestamp() - interval '1 hour'
           AND NOT EXISTS (SELECT FROM outbox o WHERE o.done_at IS NULL AND o.task = 'payments.sync-payee'
                           AND o.payload ->> 'userId' = p.user_id::text)
         ORDER BY random() LIMIT $1`,
        [BATCH],
      );
      for (const { userId } of due) await this.checks.plan(tx, { userId });
      return due.length;
    });
  }
}
