import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { PaymentChecks } from './payment-checks.js';
import { PaymentProviders } from './payment-providers.js';
import type { ProviderDispute } from './provider/payment-provider.js';

/** Banks open disputes for four months after a payment, and decide within two more. */
const SINCE_DAYS = 180;
const DAY_MS = 86_400_000;

/** Finds disputes that no event reported, and those that moved without one. */
@Injectable()
export class PollDisputesUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly providers: PaymentProviders,
    private readonly checks: PaymentChecks,
  ) {}

  /** Returns how many disputes are looked at. */
  async execute(now = new Date()): Promise<number> {
    let count = 0;
    for (const provider of this.providers.all) {
      const disputes = await provider.listDisputes(new Date(now.getTime() - SINCE_DAYS * DAY_MS));
      for (const { intentId, disputeId } of await this.listMoved(provider.name, disputes)) {
        await this.transactions.run((tx) => this.checks.plan(tx, { intentId, disputeId }));
        count++;
      }
    }
    return count;
  }

  /** Disputes of own payments that the product does not know in the state that the provider states. */
  private listMoved(
    provider: string,
    disputes: readonly ProviderDispute[],
  ): Promise<{ intentId: string; disputeId: string }[]> {
    return this.dataSource.query(
      `SELECT i.id AS "intentId", d.dispute_id AS "disputeId"
       FROM unnest($2::text[], $3::text[], $4::text[]) AS d(dispute_id, payment_id, status)
       JOIN payment_intents i ON i.provider = $1 AND i.payment_id = d.payment_id
       LEFT JOIN payment_chargebacks c ON c.dispute_id = d.dispute_id
       WHERE c.status IS DISTINCT FROM d.status
         -- what is closed was won or lost before
         AND NOT (d.status = 'closed' AND c.status IN ('won', 'lost', 'closed'))`,
      [
        provider,
        disputes.map(({ id }) => id),
        disputes.map(({ paymentId }) => paymentId),
        disputes.map(({ status }) => status),
      ],
    );
  }
}
