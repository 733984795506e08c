import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import { Messenger } from '../../notifications/notifications.public.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { movePayment } from '../records/payment-moves.js';
import { PayoutPostings } from './payout-postings.js';
import { type Payout, PayoutRepository } from './payout.repository.js';
import type { ProviderTransfer } from '../provider/payment-provider.js';
import { advancePayoutTask } from '../tasks/advance-payout.task.js';

/**
 * Number of refusals by the provider after which staff examine a reward; the provider refuses a new account for a day.
 */
const TRIES = 5;
const RETRY_HOURS = { refused: 8, uncovered: 0.5 };
const HOUR_MS = 3_600_000;

/** Records the outcome of a transfer: sent, paid, refused, failed or returned. */
@Injectable()
export class PayoutOutcomes {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly postings: PayoutPostings,
    private readonly outbox: Outbox,
    private readonly alarms: PaymentAlarms,
    private readonly messenger: Messenger,
  ) {}

  /**
   * Records a transfer for which another process may have had a refusal with the same key: the transfer exists, and is
   * booked.
   */
  async recordSent(tx: EntityManager, { id, key }: Payout, transfer: ProviderTransfer): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (!payout || payout.transferId === transfer.id) return;
    if (payout.key !== key || (payout.status !== 'requested' && payout.status !== 'failed')) {
      const reason = `The transfer ${transfer.id} belongs to an earlier key.`;
      this.alarms.raiseAlarm('payout-refused', { payoutId: id, attempts: 0, reason });
      return;
    }
    await movePayment(tx, 'payout', id, 'sent', { transfer_id: transfer.id, problem: null, account_encrypted: null });
    await this.postings.postSent(tx, payout, transfer, new Date());
  }

  /**
   * Retries a refused transfer with a new key, and passes it to the staff after some attempts. A transfer that waits
   * for the balance is retried without a limit.
   */
  async recordRefusal(
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

  /** Handles a transfer that failed after the provider had accepted it: the reward is owed as before. */
  async undoSent(tx: EntityManager, { id, transferId }: Payout, transfer: ProviderTransfer): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (payout?.status !== 'sent' || payout.transferId !== transferId) return;
    await this.postings.reverseSent(tx, payout, transfer, new Date());
    await movePayment(tx, 'payout', id, 'failed', { transfer_id: null });
    await this.planRetry(tx, id, `The transfer ${transfer.status}.`, 'refused');
  }

  /** Records the arrival of a transfer at the bank, or its return. */
  async recordSettlement(tx: EntityManager, { id, status }: Payout, transfer: ProviderTransfer): Promise<void> {
    const payout = await this.payouts.lock(tx, id);
    if (!payout || payout.status !== status) return;
    if (payout.status === 'paid') await this.handleReturn(tx, payout);
    else if (await movePayment(tx, 'payout', id, 'paid', { utr: transfer.utr })) {
      await this.postings.postPaid(tx, payout, new Date());
      await this.messenger.send(tx, payout.userId, { text: 'payments:notice.rewardPaid', link: '/statement' });
    }
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
