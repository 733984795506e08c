import { Injectable } from '@nestjs/common';
import type { PayoutReason } from '@nukkad/contract/payments/reward-payouts';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import { movePayment } from '../records/payment-moves.js';
import { type Payout, PayoutRepository } from './payout.repository.js';
import { PayoutPostings } from './payout-postings.js';
import { advancePayoutTask } from '../tasks/advance-payout.task.js';

/** The decision about an earned reward. */
export type PayoutVerdict = { to: 'payable' } | { to: 'review' | 'refused'; why: PayoutReason };

/** The member of the staff who decided, and the text for the person. */
interface StaffDecision {
  staffId: string;
  reason: string;
}

/**
 * Interface for the module that grants rewards: a reward is owed from `earn` on, and paid once it is payable and its
 * owner has an account. Each method runs in the transaction of its caller; a reward that moved meanwhile is unchanged.
 */
@Injectable()
export class RewardPayouts {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly postings: PayoutPostings,
    private readonly outbox: Outbox,
  ) {}

  /** Records the debt of a reward for a subject, once. */
  async earn(tx: EntityManager, terms: Pick<Payout, 'userId' | 'subjectId' | 'amount' | 'cluster'>): Promise<void> {
    const id = await this.payouts.insert(tx, terms);
    const payout = id && (await this.payouts.find(tx, id));
    if (payout) await this.postings.postEarned(tx, payout, new Date());
  }

  /** Returns the sum of paid and payable rewards of a person that became payable since a moment, in paise. */
  sumPayableSince(tx: EntityManager, userId: string, since: Date): Promise<bigint> {
    return this.payouts.sumPayableSince(tx, userId, since);
  }

  /** Moves a reward by a rule, or by a decision of the staff; returns true when this call did it. */
  async decide(tx: EntityManager, id: string, verdict: PayoutVerdict, decision?: StaffDecision): Promise<boolean> {
    const payout = await this.payouts.lock(tx, id);
    if (!payout) return false;
    const columns = {
      ...('why' in verdict ? { why: verdict.why } : {}),
      ...(verdict.to === 'payable' ? { payable_at: new Date() } : {}),
      ...(verdict.to === 'refused' ? { refusals: String(payout.refusals + 1) } : {}),
      ...(decision ? { decided_by: decision.staffId, reason: decision.reason } : {}),
    };
    if (!(await movePayment(tx, 'payout', id, verdict.to, columns))) return false;
    if (verdict.to === 'refused') await this.postings.reverseEarned(tx, payout, new Date());
    if (verdict.to === 'payable') {
      if (payout.status === 'refused') await this.postings.postEarned(tx, payout, new Date());
      await this.outbox.add(tx, advancePayoutTask, { payoutId: id });
    }
    return true;
  }
}
