import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/database/transactions.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { RETURN_DAYS } from '../records/bank-days.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { advancePayoutTask } from '../tasks/advance-payout.task.js';

/** Number of rewards that one run checks; the next run continues. */
const BATCH = 200;

/**
 * Applies changes of rewards that no event reported: rewards of owners with an account by now, rewards in progress, and
 * for some days (`RETURN_DAYS`) rewards that a bank may return.
 */
@Injectable()
export class PollPayoutsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: PaymentChecks,
    private readonly outbox: Outbox,
  ) {}

  /** Returns how many rewards were planned. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      await this.checks.lockRound(tx, 'payouts');
      const due: { payoutId: string }[] = await tx.query(
        `SELECT p.id AS "payoutId" FROM payment_payouts p
         WHERE CASE
             WHEN p.status = 'payable' THEN EXISTS (SELECT FROM payment_payees a WHERE a.user_id = p.user_id AND a.status = 'active')
             WHEN p.status IN ('requested', 'sent', 'failed', 'came_back') THEN p.checked_at < statement_timestamp() - interval '1 hour'
             WHEN p.status = 'paid' THEN p.changed_at > statement_timestamp() - interval '${RETURN_DAYS} days'
               AND p.checked_at < statement_timestamp() - interval '1 day'
             ELSE false END
           AND NOT EXISTS (SELECT FROM outbox o WHERE o.done_at IS NULL AND o.task = 'payments.advance-payout'
                           AND o.payload ->> 'payoutId' = p.id::text)
         ORDER BY p.checked_at, p.id LIMIT $1`,
        [BATCH],
      );
      await this.outbox.addAll(tx, advancePayoutTask, due);
      return due.length;
    });
  }
}
