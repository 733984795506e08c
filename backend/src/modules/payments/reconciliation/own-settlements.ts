import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { Ledger } from '../../ledger/ledger.public.js';
import { RETURN_DAYS } from '../records/bank-days.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import type { ProviderSettlement } from '../provider/payment-provider.js';

/** As long as a bank may return money, in milliseconds: an outage of some days leaves no settlement without a posting. */
const LOOK_BACK_MS = RETURN_DAYS * 86_400_000;

/**
 * E6. Posts the provider's payouts to the product's bank. Each settlement is posted once, regardless of repeated
 * listings.
 */
@Injectable()
export class OwnSettlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly providers: PaymentProviders,
    private readonly ledger: Ledger,
  ) {}

  /** Posts the newest settlements, so that the books state them before their day is compared. */
  async postRecent(now: Date): Promise<void> {
    for (const provider of this.providers.all) {
      const settlements = await provider.listSettlements(new Date(now.getTime() - LOOK_BACK_MS));
      if (settlements.length > 0) await this.transactions.run((tx) => this.post(tx, settlements));
    }
  }

  async post(tx: EntityManager, settlements: readonly ProviderSettlement[]): Promise<void> {
    for (const { utr, amount, paidAt } of settlements) {
      await this.ledger.post(tx, {
        ...{ kind: 'own.settled', source: 'payments', key: `settlement:${utr}:own`, parties: {}, amounts: { amount } },
        eventAt: paidAt,
      });
    }
  }
}
