import { Injectable } from '@nestjs/common';
import type { Upi } from '@nukkad/contract/payments/upi-changes';
import type { UpdateUpi } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { type RateLimit, RateLimits } from '../../../common/http/rate-limits.js';
import { PayeeNotifier } from './payee-notifier.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { UpiChanges, type UpiState } from './upi-changes.js';
import { UpiReportTokens } from './upi-report-tokens.js';
import { UpiIds } from './upi-ids.js';

/** Limit of changes: each may send text messages. */
export const UPI_CHANGES: RateLimit = { name: 'upi-changes', limit: 20, seconds: 3600 };

/** Sets or removes the UPI id that receives an account's money. Employers see a replaced one only after a day. */
@Injectable()
export class UpdateUpiUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly upiIds: UpiIds,
    private readonly changes: UpiChanges,
    private readonly payments: PaymentRepository,
    private readonly notifier: PayeeNotifier,
    private readonly tokens: UpiReportTokens,
    private readonly limits: RateLimits,
  ) {}

  async execute(userId: string, { upiId }: UpdateUpi): Promise<Upi> {
    await this.limits.consume(UPI_CHANGES, userId);
    await Promise.all([this.upiIds.prepare(), this.tokens.prepare()]);
    const encrypted = upiId === null ? null : await this.upiIds.seal(userId, upiId);
    return this.transactions.run(async (tx) => {
      await this.changes.lock(tx, userId);
      const before = await this.changes.findState(tx, userId);
      await this.payments.setUpi(tx, userId, encrypted);
      if (before.upiId !== upiId) await this.notifyOfChange(tx, userId, before, upiId);
      await this.notifier.publishPayee(tx, userId);
      const { usableFrom } = await this.changes.findState(tx, userId);
      return { upiId, usableFrom: usableFrom?.toISOString() ?? null };
    });
  }

  /**
   * Notifies the account of its first UPI id, and of another id in place of the one that employers saw: another person
   * may have signed in.
   */
  private async notifyOfChange(
    tx: EntityManager,
    userId: string,
    { trusted }: UpiState,
    upiId: string | null,
  ): Promise<void> {
    if (trusted === null) await this.notifier.notifyOfFirst(tx, userId);
    else if (trusted !== upiId)
      await this.notifier.notifyOwner(tx, userId, await this.changes.add(tx, userId, trusted));
  }
}
