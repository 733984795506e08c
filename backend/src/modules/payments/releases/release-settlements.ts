import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HoldChanges } from '../records/hold-changes.js';
import { PaidWages } from './paid-wages.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository } from '../records/payment.repository.js';
import type { ProviderTransfer } from '../provider/payment-provider.js';
import { type Release, ReleaseRepository } from '../records/release.repository.js';

/** Reads released wages at the provider, and records their arrival at the bank of the worker or their return. */
@Injectable()
export class ReleaseSettlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly releases: ReleaseRepository,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly paidWages: PaidWages,
    private readonly alarms: PaymentAlarms,
  ) {}

  async readSettlement(release: Release, payment: Payment, orderId: string): Promise<void> {
    const { transfers } = await this.providers.getProvider(payment.provider).getOrder(orderId);
    const transfer: ProviderTransfer | undefined = transfers.find(({ id }) => id === release.transferId);
    if (!transfer || (release.status === 'settled' ? !transfer.isReturned : !transfer.isSettled)) return;
    await this.transactions.run(async (tx) => {
      const locked = await this.payments.lock(tx, release.intentId);
      if (!locked) return;
      if (release.status === 'settled') await this.handleReturn(tx, locked, release);
      else await this.recordSettlement(tx, locked, release, transfer.utr);
    });
  }

  private async recordSettlement(tx: EntityManager, payment: Payment, release: Release, utr: string | null) {
    // the provider itself settles a returned wage again
    if (release.status === 'needs_payee') {
      for (const to of ['requested', 'processed'] as const) await movePayment(tx, 'release', release.id, to);
    }
    if (!(await movePayment(tx, 'release', release.id, 'settled', { utr }))) return;
    const now = new Date();
    await this.postings.postSettlement(tx, payment, release, now);
    // a returned wage is the same payout, and its fee is owed once
    if (release.returns === 0) {
      const fee = await this.postings.postWelfareFee(tx, payment, release, now);
      await this.releases.setWelfareFee(tx, release.id, fee);
    }
    await this.paidWages.notifyWhenPaid(tx, payment);
  }

  /** Handles a wage that the bank returned: it remains the worker's, and the hold stays closed. */
  private async handleReturn(tx: EntityManager, payment: Payment, release: Release): Promise<void> {
    const columns = { returns: String(release.returns + 1), utr: null };
    if (!(await movePayment(tx, 'release', release.id, 'came_back', columns))) return;
    await this.postings.reverseSettlement(tx, payment, release, new Date());
    await movePayment(tx, 'release', release.id, 'needs_payee');
    this.alarms.raiseAlarm('wage-returned', { releaseId: release.id, amount: String(release.amount) });
    await this.changes.notifyOfReturn(tx, { ...payment, amount: release.amount });
  }
}
