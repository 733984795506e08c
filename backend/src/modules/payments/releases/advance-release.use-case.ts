import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { ContestedParts } from './contested-parts.js';
import { HoldEndings } from './hold-endings.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { ProviderTurn } from '../provider/provider-turn.js';
import { ReleaseSettlements } from './release-settlements.js';
import { type Release, ReleaseRepository } from '../records/release.repository.js';
import { advanceReleaseTask } from '../tasks/advance-release.task.js';

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
    private readonly turn: ProviderTurn,
    private readonly endings: HoldEndings,
    private readonly settlements: ReleaseSettlements,
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
      if (release.status === 'requested') await this.endings.endHold(release, payment, release.transferId);
      if (IN_BANK.has(release.status)) await this.settlements.readSettlement(release, payment, payment.orderId ?? '');
    });
  }

  /** The part that returns to the employer is reversed from the transfer before its hold ends. */
  private async requestRelease(tx: EntityManager, releaseId: string): Promise<void> {
    const release = await this.releases.find(tx, releaseId);
    if (release && !release.waits) await movePayment(tx, 'release', releaseId, 'requested', {}, ['planned', 'failed']);
  }
}
