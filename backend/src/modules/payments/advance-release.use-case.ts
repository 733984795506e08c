import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Outbox } from '../../common/queue/outbox.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { ContestedParts } from './contested-parts.js';
import { HoldChanges } from './hold-changes.js';
import { PaymentAlarms } from './payment-alarms.js';
import { PaymentChecks } from './payment-checks.js';
import { PaidWages } from './paid-wages.js';
import { movePayment } from './payment-moves.js';
import { PaymentPostings } from './payment-postings.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payment, PaymentRepository } from './payment.repository.js';
import { ProviderError, type ProviderTransfer } from './provider/payment-provider.js';
import { ProviderTurn } from './provider-turn.js';
import { type Release, ReleaseRepository } from './release.repository.js';
import { advanceReleaseTask } from './tasks/advance-release.task.js';

/** Number of refusals by the provider after which staff examine a release. */
const TRIES = 5;
const RETRY_MINUTES = 10;
/** States in which the provider is asked for the state of a release on its way to the bank. */
const IN_BANK = new Set<Release['status']>(['processed', 'settled', 'needs_payee']);

/** Ends the hold of a transfer at the provider, and later records the arrival of the money at the worker's bank. */
@Injectable()
@HandlesTask(advanceReleaseTask.name)
export class AdvanceReleaseUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly releases: ReleaseRepository,
    private readonly parts: ContestedParts,
    private readonly checks: PaymentChecks,
    private readonly providers: PaymentProviders,
    private readonly postings: PaymentPostings,
    private readonly changes: HoldChanges,
    private readonly paidWages: PaidWages,
    private readonly turn: ProviderTurn,
    private readonly outbox: Outbox,
    private readonly alarms: PaymentAlarms,
    private readonly logger: AppLogger,
  ) {}

  async execute({ releaseId }: { releaseId: string }): Promise<void> {
    const { manager } = this.dataSource;
    const first = await this.releases.find(manager, releaseId);
    if (!first) return;
    await this.turn.run(first.intentId, async () => {
      await this.parts.ensure(first.intentId);
      await this.transactions.run((tx) => this.requestRelease(tx, releaseId));
      const release = await this.releases.find(manager, releaseId);
      const payment = release && (await this.payments.find(manager, release.intentId));
      if (!payment || !release?.transferId) return;
      if (release.status === 'requested') await this.endHold(release, payment, release.transferId);
      if (IN_BANK.has(release.status)) await this.readSettlement(release, payment, payment.orderId ?? '');
    });
  }

  /** The part that returns to the employer is reversed from the transfer before its hold ends. */
  private async requestRelease(tx: EntityManager, releaseId: string): Promise<void> {
    const release = await this.releases.find(tx, releaseId);
    if (release && !release.waits) await movePayment(tx, 'release', releaseId, 'requested', {}, ['planned', 'failed']);
  }

  private async endHold(release: Release, payment: Payment, transferId: string): Promise<void> {
    try {
      const transfer = await this.providers.getProvider(payment.provider).releaseTransfer(transferId);
      if (transfer.amount - transfer.reversed !== release.amount) {
        this.logger.error({ event: 'payments.transfer-differs', releaseId: release.id });
      }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      await this.transactions.run((tx) => this.fail(tx, release, error.message));
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

  private async fail(tx: EntityManager, { id }: Release, reason: string): Promise<void> {
    if (!(await movePayment(tx, 'release', id, 'failed'))) return;
    const attempts = await this.releases.recordProblem(tx, id, reason);
    this.logger.error({ event: 'payments.release-refused', releaseId: id, attempts, reason });
    if (attempts >= TRIES) await movePayment(tx, 'release', id, 'manual');
    else
      await this.outbox.add(tx, advanceReleaseTask, { releaseId: id }, new Date(Date.now() + RETRY_MINUTES * 60_000));
  }

  private async readSettlement(release: Release, payment: Payment, orderId: string): Promise<void> {
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
