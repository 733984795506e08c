import { Injectable } from '@nestjs/common';
import type { PayoutAccount } from '@nukkad/contract/payments/secure-payments';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { type RateLimit, RateLimits } from '../../../common/http/rate-limits.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { Payees } from './payees.js';
import { needsName } from '../records/payments.errors.js';
import { PayoutAccountReadModel } from './payout-account.read-model.js';
import { syncPayeeTask } from '../tasks/sync-payee.task.js';

/** Limit of submissions: each one calls the provider. */
export const PAYOUT_ACCOUNT_SUBMISSIONS: RateLimit = { name: 'payout-account-submissions', limit: 20, seconds: 3600 };

/** Requests a worker's account at the provider; a repeated request fetches its state again. */
@Injectable()
export class SubmitPayoutAccountUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly payees: Payees,
    private readonly accounts: PayoutAccountReadModel,
    private readonly outbox: Outbox,
  ) {}

  async execute(userId: string): Promise<PayoutAccount> {
    await this.limits.consume(PAYOUT_ACCOUNT_SUBMISSIONS, userId);
    return this.transactions.run(async (tx) => {
      const { state } = await this.accounts.getOwn(userId, tx);
      // the provider checks papers against the name
      if (state === 'none' && !(await this.hasName(tx, userId))) throw needsName();
      if (state === 'none' || state === 'needs_clarification') await this.payees.submit(tx, userId);
      else await this.outbox.add(tx, syncPayeeTask, { userId });
      return this.accounts.getOwn(userId, tx);
    });
  }

  private async hasName(tx: EntityManager, userId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM users WHERE id = $1 AND trim(first_name || ' ' || last_name) <> ''`,
      [userId],
    );
    return rows.length > 0;
  }
}
