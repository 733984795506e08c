import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { PaymentAccounts } from '../records/payment-accounts.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PayoutOutcomes } from './payout-outcomes.js';
import { PayoutRequests } from './payout-requests.js';
import { type Payout, PayoutRepository } from './payout.repository.js';
import { ProviderError, type ProviderTransfer } from '../provider/payment-provider.js';
import { advancePayoutTask } from '../tasks/advance-payout.task.js';

/** HTTP status while the provider still processes the same key. */
const CONFLICT = 409;
/** Transfers that never arrive. */
const ENDED = new Set<ProviderTransfer['status']>(['failed', 'reversed']);
/** States in which the provider is asked for the state of a transfer. */
const IN_BANK = new Set<Payout['status']>(['sent', 'paid', 'came_back']);

/**
 * Pays a reward to the owner's account at the provider. The key makes the transfer idempotent, and conditional updates
 * post it once, so that two concurrent processes are harmless.
 */
@Injectable()
@HandlesTask(advancePayoutTask.name)
export class AdvancePayoutUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payouts: PayoutRepository,
    private readonly accounts: PaymentAccounts,
    private readonly providers: PaymentProviders,
    private readonly requests: PayoutRequests,
    private readonly outcomes: PayoutOutcomes,
  ) {}

  async execute({ payoutId }: { payoutId: string }): Promise<void> {
    const { manager } = this.dataSource;
    await this.payouts.recordCheck(manager, payoutId);
    await this.transactions.run((tx) => this.requests.requestTransfer(tx, payoutId));
    const payout = await this.payouts.find(manager, payoutId);
    if (!payout || payout.provider === null) return;
    if (payout.status === 'requested' && payout.accountEncrypted !== null) {
      await this.send(payout, payout.provider, payout.accountEncrypted);
    } else if (IN_BANK.has(payout.status) && payout.transferId !== null) {
      await this.readSettlement(payout, payout.provider, payout.transferId);
    }
  }

  private async send(payout: Payout, provider: string, accountEncrypted: string): Promise<void> {
    const account = await this.accounts.openOfPayout(payout.id, accountEncrypted);
    const { amount, key, changedAt: since } = payout;
    let transfer: ProviderTransfer;
    try {
      transfer = await this.providers.getProvider(provider).sendTransfer({ account, amount, key, since });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status === CONFLICT) throw error;
      const { message, kind } = error;
      if (kind !== 'refused' && kind !== 'uncovered') throw error;
      await this.transactions.run((tx) => this.outcomes.recordRefusal(tx, payout, message, kind));
      return;
    }
    if (transfer.status === 'failed') {
      await this.transactions.run((tx) => this.outcomes.recordRefusal(tx, payout, 'The transfer failed.', 'refused'));
    } else await this.transactions.run((tx) => this.outcomes.recordSent(tx, payout, transfer));
  }

  private async readSettlement(payout: Payout, provider: string, transferId: string): Promise<void> {
    const transfer = await this.providers.getProvider(provider).getTransfer(transferId);
    if (payout.status === 'sent' && ENDED.has(transfer.status)) {
      await this.transactions.run((tx) => this.outcomes.undoSent(tx, payout, transfer));
      return;
    }
    if (payout.status === 'paid' ? !transfer.isReturned : !transfer.isSettled) return;
    await this.transactions.run((tx) => this.outcomes.recordSettlement(tx, payout, transfer));
  }
}
