import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/database/transactions.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { HoldChanges } from '../records/hold-changes.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository } from '../records/payment.repository.js';
import { ProviderError } from '../provider/payment-provider.js';
import { ReleaseRefusals } from './release-refusals.js';
import type { Release } from '../records/release.repository.js';

/** Ends the hold of a transfer at the provider, and posts the release to the books. */
@Injectable()
export class HoldEndings {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly checks: PaymentChecks,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly refusals: ReleaseRefusals,
    private readonly logger: AppLogger,
  ) {}

  async endHold(release: Release, payment: Payment, transferId: string): Promise<void> {
    try {
      const transfer = await this.providers.getProvider(payment.provider).releaseTransfer(transferId);
      if (transfer.amount - transfer.reversed !== release.amount) {
        this.logger.error({ event: 'payments.transfer-differs', releaseId: release.id });
      }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      await this.transactions.run((tx) => this.refusals.recordRefusal(tx, release, error.message));
      return;
    }
    await this.transactions.run(async (tx) => {
      const locked = await this.payments.lock(tx, release.intentId);
      if (!locked || !(await movePayment(tx, 'release', release.id, 'processed'))) return;
      if (release.part === 'undisputed') {
        await this.postings.postUndisputed(tx, locked, new Date());
        await this.checks.plan(tx, { intentId: release.intentId });
        return;
      }
      const before = locked.holdStatus;
      if (!(await movePayment(tx, 'hold', release.holdId, 'released'))) return;
      // the ledger contains the worker's part of a split since its reversal
      if (before === 'releasing') await this.postings.postRelease(tx, locked, new Date());
      await this.changes.notifyListeners(tx, { ...locked, status: 'released', amount: release.amount });
    });
  }
}
