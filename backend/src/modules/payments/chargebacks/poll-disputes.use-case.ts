import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import type { ProviderDispute } from '../provider/payment-provider.js';

/** Banks open disputes for four months after a payment, and decide within two more. */
const SINCE_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Finds disputes that no event reported, and disputes that moved without an event; each once, by one of several
 * processes.
 */
@Injectable()
export class PollDisputesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly providers: PaymentProviders,
    private readonly checks: PaymentChecks,
  ) {}

  /** Returns the number of checked disputes. */
  async execute(now = new Date()): Promise<number> {
    let count = 0;
    for (const provider of this.providers.all) {
      const disputes = await provider.listDisputes(new Date(now.getTime() - SINCE_DAYS * DAY_MS));
      count += await this.transactions.run(async (tx) => {
        await this.checks.lockRound(tx, 'disputes');
        const moved = await this.listMoved(tx, provider.name, disputes);
        for (const { intentId, disputeId } of moved) await this.checks.plan(tx, { intentId, disputeId });
        return moved.length;
      });
    }
    return count;
  }

  /** Returns disputes of own payments with a state that the product does not have yet. */
  private listMoved(
    tx: EntityManager,
    provider: string,
    disputes: readonly ProviderDispute[],
  ): Promise<{ intentId: string; disputeId: string }[]> {
    return tx.query(
      `SELECT i.id AS "intentId", d.dispute_id AS "disputeId"
       FROM unnest($2::text[], $3::text[], $4::text[]) AS d(dispute_id, payment_id, status)
       JOIN payment_intents i ON i.provider = $1 AND i.payment_id = d.payment_id
       LEFT JOIN payment_chargebacks c ON c.dispute_id = d.dispute_id
       WHERE c.status IS DISTINCT FROM d.status
         -- what is closed was won or lost before
         AND NOT (d.status = 'closed' AND c.status IN ('won', 'lost', 'closed'))
         AND NOT EXISTS (SELECT FROM outbox o WHERE o.done_at IS NULL AND o.task = 'payments.sync-dispute'
                         AND o.payload ->> 'disputeId' = d.dispute_id)`,
      [
        provider,
        disputes.map(({ id }) => id),
        disputes.map(({ paymentId }) => paymentId),
        disputes.map(({ status }) => status),
      ],
    );
  }
}
