import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Ledger, LedgerError } from '../../ledger/ledger.public.js';
import { type Payout, PayoutRepository } from './payout.repository.js';
import type { ProviderTransfer } from '../provider/payment-provider.js';

const SOURCE = 'payments';

/** Returns the suffix that distinguishes the keys of repeated events. */
const suffixOf = (times: number): string => (times === 0 ? '' : `-${times}`);

/** Posts rewards to the ledger, in the transaction of the state change. */
@Injectable()
export class PayoutPostings {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: PayoutRepository,
  ) {}

  /** E14. Posts the debt of a reward. A refused reward that is owed after all is another event. */
  async postEarned(tx: EntityManager, payout: Payout, eventAt: Date): Promise<string> {
    return this.ledger.post(tx, {
      ...{ kind: 'reward.earned', source: SOURCE, key: `payout:${payout.id}:earned${suffixOf(payout.refusals)}` },
      ...{ eventAt, parties: { user: payout.userId }, amounts: { amount: payout.amount } },
    });
  }

  /** Reverses a refused reward, which is no longer owed. */
  async reverseEarned(tx: EntityManager, payout: Payout, eventAt: Date): Promise<void> {
    const earned = await this.postEarned(tx, payout, eventAt);
    await this.reverse(tx, earned, `payout:${payout.id}:refused${suffixOf(payout.refusals)}`, eventAt);
  }

  /**
   * Returns whether the product's own money at the provider, less other requested rewards, covers the amount: otherwise
   * the provider would use other parties' money. Requests are serialized until the end of the transaction.
   */
  async hasOwnMoney(tx: EntityManager, amount: bigint, deposit: bigint): Promise<boolean> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('payments.own-money', 0))`);
    const own = await this.ledger.getBalance({ kind: 'own.pa', ownerId: null }, tx);
    return own + deposit - (await this.payouts.sumRequested(tx)) >= amount;
  }

  /** Reserves the amount requested from the provider, so that no two requests promise the same money. */
  async reserve(tx: EntityManager, payout: Payout): Promise<void> {
    const account = { kind: 'rewards.payable', ownerId: payout.userId } as const;
    await this.ledger.reserveOutgoing(tx, this.nameOf(payout), account, payout.amount);
  }

  /** Releases the reservation after the provider refused. */
  async release(tx: EntityManager, payout: Payout): Promise<void> {
    await this.ledger.releaseOutgoing(tx, this.nameOf(payout));
  }

  async postSent(tx: EntityManager, payout: Payout, transfer: ProviderTransfer, eventAt: Date): Promise<string> {
    const { userId, amount, key } = payout;
    return this.ledger.settleOutgoing(tx, this.nameOf(payout), {
      ...{ kind: 'reward.sent', source: SOURCE, key: `payout:${key}:sent`, eventAt },
      parties: { user: userId, worker: userId },
      amounts: { amount, cost: transfer.cost, costGst: transfer.costTax },
    });
  }

  /** Reverses a transfer that did not arrive: the reward is owed as before. */
  async reverseSent(tx: EntityManager, payout: Payout, transfer: ProviderTransfer, eventAt: Date): Promise<void> {
    const sent = await this.postSent(tx, payout, transfer, eventAt);
    await this.reverse(tx, sent, `payout:${payout.key}:not-sent`, eventAt);
  }

  async postPaid(tx: EntityManager, { id, userId, amount, returns }: Payout, eventAt: Date): Promise<string> {
    return this.ledger.post(tx, {
      ...{ kind: 'reward.settled', source: SOURCE, key: `payout:${id}:paid${suffixOf(returns)}` },
      ...{ eventAt, parties: { worker: userId }, amounts: { amount } },
    });
  }

  /** Reverses a payout that the bank returned: the reward is in the owner's account at the provider as before. */
  async reversePaid(tx: EntityManager, payout: Payout, eventAt: Date): Promise<void> {
    const paid = await this.postPaid(tx, payout, eventAt);
    await this.reverse(tx, paid, `payout:${payout.id}:came-back-${payout.returns}`, eventAt);
  }

  /** Reverses a posting. If the staff have already reversed it, the books are right, and only the state moves. */
  private async reverse(tx: EntityManager, transactionId: string, key: string, eventAt: Date): Promise<void> {
    try {
      await this.ledger.reverseTransaction(tx, transactionId, { source: SOURCE, key, eventAt });
    } catch (error) {
      if (!(error instanceof LedgerError) || error.refusal !== 'already_reversed') throw error;
    }
  }

  private nameOf({ key }: Payout): { source: string; key: string } {
    return { source: SOURCE, key: `payout:${key}` };
  }
}
