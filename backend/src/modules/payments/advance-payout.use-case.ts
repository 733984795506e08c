import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { Messenger } from '../notifications/notifications.public.js';
import { PayeeRepository } from './payee.repository.js';
import { PaymentAccounts } from './payment-accounts.js';
import { PaymentAlarms } from './payment-alarms.js';
import { movePayment } from './payment-moves.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payout, PayoutRepository } from './payout.repository.js';
import { PayoutPostings } from './payout-postings.js';
import { ProviderError, type ProviderTransfer } from './provider/payment-provider.js';
import { advancePayoutTask } from './tasks/advance-payout.task.js';

/**
 * Number of refusals by the provider after which staff examine a reward; the provider refuses a new account for a day.
 */
const TRIES = 5;
const RETRY_HOURS = { refused: 8, uncovered: 0.5 };
const HOUR_MS = 3_600_000;
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
    private readonly payees: PayeeRepository,
    private readonly accounts: PaymentAccounts,
    private readonly providers: PaymentProviders,
    private readonly postings: PayoutPostings,
    private readonly outbox: Outbox,
    private readonly alarms: PaymentAlarms,
    private readonly messenger: Messenger,
  ) {}

  async execute({ payoutId }: { payoutId: string }): Promise<void> {
    const { manager } = this.dataSource;
    await this.payouts.recordCheck(manager, payoutId);
    await this.transactions.run((tx) => this.requestTransfer(tx, payoutId));
    const payout = await this.payouts.find(manager, payoutId);
    if (!payout || payout.provider === null) return;
    if (payout.status === 'requested' && payout.accountEncrypted !== null) {
      await this.send(payout, payout.provider, payout.accountEncrypted);
    } else if (IN_BANK.has(payout.status) && payout.transferId !== null) {
      await this.readSettlement(payout, payout.provider, payout.transferId);
    }
  }

  /** Waits for the account of the owner; the amount is reserved before the request. */
  private async requestTransfer(tx: EntityManager, id: string): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (!this.providers.isOffered || !payout || (payout.status !== 'payable' && payout.status !== 'failed')) return;
    const { name } = this.providers.current;
    if (payout.status === 'failed') await movePayment(tx, 'payout', id, 'payable', { key: randomUUID() });
    const payee = await this.payees.findActive(tx, payout.userId, name);
    if (!payee) return;
    if (!(await this.postings.hasOwnMoney(tx, payout.amount, this.providers.deposit))) {
      this.alarms.raiseAlarm('payout-refused', {
        payoutId: id,
        attempts: 0,
        reason: 'The product has too little money of its own.',
      });
      return;
    }
    const account = await this.accounts.openOfPayee(payout.userId, payee.accountEncrypted);
    const sealed = await this.accounts.sealForPayout(id, account);
    await movePayment(tx, 'payout', id, 'requested', { provider: name, account_encrypted: sealed });
    const requested = await this.payouts.find(tx, id);
    if (requested) await this.postings.reserve(tx, requested);
  }

  private async send(payout: Payout, provider: string, accountEncrypted: string): Promise<void> {
    const account = await this.accounts.openOfPayout(payout.id, accountEncrypted);
    const { amount, key } = payout;
    let transfer: ProviderTransfer;
    try {
      transfer = await this.providers.getProvider(provider).sendTransfer({ account, amount, key });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status === CONFLICT) throw error;
      const { message, kind } = error;
      if (kind !== 'refused' && kind !== 'uncovered') throw error;
      await this.transactions.run((tx) => this.fail(tx, payout, message, kind));
      return;
    }
    if (transfer.status === 'failed') {
      await this.transactions.run((tx) => this.fail(tx, payout, 'The transfer failed.', 'refused'));
    } else await this.transactions.run((tx) => this.recordSent(tx, payout, transfer));
  }

  /**
   * Records a transfer for which another process may have had a refusal with the same key: the transfer exists, and is
   * booked.
   */
  private async recordSent(tx: EntityManager, { id, key }: Payout, transfer: ProviderTransfer): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (!payout || payout.transferId === transfer.id) return;
    if (payout.key !== key || (payout.status !== 'requested' && payout.status !== 'failed')) {
      const reason = `The transfer ${transfer.id} belongs to an earlier key.`;
      this.alarms.raiseAlarm('payout-refused', { payoutId: id, attempts: 0, reason });
      return;
    }
    if (payout.status === 'failed') await this.postings.reserve(tx, payout);
    await movePayment(tx, 'payout', id, 'sent', { transfer_id: transfer.id, problem: null, account_encrypted: null });
    await this.postings.postSent(tx, payout, transfer, new Date());
  }

  /**
   * Retries a refused transfer with a new key, and passes it to the staff after some attempts. A transfer that waits
   * for the balance is retried without a limit.
   */
  private async fail(
    tx: EntityManager,
    { id, key }: Payout,
    reason: string,
    kind: keyof typeof RETRY_HOURS,
  ): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (payout?.key !== key || !(await movePayment(tx, 'payout', id, 'failed', {}, ['requested']))) return;
    await this.postings.release(tx, payout);
    await this.planRetry(tx, id, reason, kind);
  }

  private async planRetry(
    tx: EntityManager,
    id: string,
    reason: string,
    kind: keyof typeof RETRY_HOURS,
  ): Promise<void> {
    const attempts = await this.payouts.recordProblem(tx, id, reason, kind === 'refused');
    this.alarms.raiseAlarm('payout-refused', { payoutId: id, attempts, reason });
    if (attempts >= TRIES) {
      await movePayment(tx, 'payout', id, 'manual', { key: randomUUID() });
      return;
    }
    const at = new Date(Date.now() + RETRY_HOURS[kind] * HOUR_MS);
    await this.outbox.add(tx, advancePayoutTask, { payoutId: id }, at);
  }

  private async readSettlement(payout: Payout, provider: string, transferId: string): Promise<void> {
    const transfer = await this.providers.getProvider(provider).getTransfer(transferId);
    if (payout.status === 'sent' && ENDED.has(transfer.status)) {
      await this.transactions.run((tx) => this.undoSent(tx, payout, transfer));
      return;
    }
    if (payout.status === 'paid' ? !transfer.isReturned : !transfer.isSettled) return;
    await this.transactions.run(async (tx) => {
      const locked = await this.payouts.lock(tx, payout.id);
      if (!locked || locked.status !== payout.status) return;
      if (locked.status === 'paid') await this.handleReturn(tx, locked);
      else if (await movePayment(tx, 'payout', locked.id, 'paid', { utr: transfer.utr })) {
        await this.postings.postPaid(tx, locked, new Date());
        await this.messenger.send(tx, locked.userId, { text: 'payments:notice.rewardPaid', link: '/statement' });
      }
    });
  }

  /** Handles a transfer that failed after the provider had accepted it: the reward is owed as before. */
  private async undoSent(tx: EntityManager, { id, transferId }: Payout, transfer: ProviderTransfer): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (payout?.status !== 'sent' || payout.transferId !== transferId) return;
    await this.postings.reverseSent(tx, payout, transfer, new Date());
    await movePayment(tx, 'payout', id, 'failed', { transfer_id: null });
    await this.planRetry(tx, id, `The transfer ${transfer.status}.`, 'refused');
  }

  /** Handles a reward that the bank returned: the provider holds it for its owner and settles it again. */
  private async handleReturn(tx: EntityManager, payout: Payout): Promise<void> {
    const columns = { returns: String(payout.returns + 1), utr: null };
    if (!(await movePayment(tx, 'payout', payout.id, 'came_back', columns))) return;
    await this.postings.reversePaid(tx, payout, new Date());
    await this.messenger.send(tx, payout.userId, { text: 'payments:notice.rewardReturned', link: '/statement' });
    this.alarms.raiseAlarm('payout-returned', { payoutId: payout.id, amount: String(payout.amount) });
  }
}
