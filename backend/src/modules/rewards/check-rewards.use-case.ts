import { Injectable } from '@nestjs/common';
import { rewardTermsOn } from '@nukkad/contract/payments/reward-payouts';
import { indianDay } from '@nukkad/contract/india-time';
import type { EntityManager } from 'typeorm';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { UpiIds } from '../engagements/engagements.public.js';
import { type PayoutVerdict, RewardPayouts } from '../payments/payments.public.js';
import { EarnedRewardsRepository, type EarnedReward, type NewReward } from './earned-rewards.repository.js';
import { startOfMonth, startOfTaxYear } from './reward-periods.js';

/** Number of rewards that one transaction records or decides. */
const BATCH = 200;
const ROUND = 'rewards.check';
const DAY_MS = 86_400_000;

/** Records a reward for each valid invitation, and decides by the terms which rewards are paid. */
@Injectable()
export class CheckRewardsUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly rewards: EarnedRewardsRepository,
    private readonly payouts: RewardPayouts,
    private readonly upiIds: UpiIds,
  ) {}

  /** Returns the number of recorded and decided rewards. */
  async execute(now = new Date()): Promise<number> {
    const recorded = await this.batches.runBatches(ROUND, {
      part: 'new',
      size: BATCH,
      claim: async (tx, limit, passedOver) => {
        await waitForTurn(tx);
        return this.rewards.listNew(tx, limit, passedOver);
      },
      effect: (tx, invited) => this.record(tx, invited),
    });
    return recorded + (await this.decideOpen(now));
  }

  private async record(tx: EntityManager, { id, inviterId: userId, origin, joinedAt }: NewReward): Promise<void> {
    const { amount } = rewardTermsOn(indianDay(joinedAt));
    await this.payouts.earn(tx, { userId, subjectId: id, cluster: origin, amount });
  }

  private async decideOpen(now: Date): Promise<number> {
    const decided = new Set<string>();
    await this.batches.runBatches(ROUND, {
      part: 'open',
      size: BATCH,
      claim: async (tx, limit, passedOver) => {
        await waitForTurn(tx);
        return this.rewards.listOpen(tx, limit, passedOver);
      },
      effect: async (tx, reward) => {
        const verdict = await this.judge(tx, reward, now);
        if (verdict && (await this.payouts.decide(tx, reward.id, verdict))) decided.add(reward.id);
      },
    });
    return decided.size;
  }

  /** Returns null while no decision is possible: an account is new, or a number is being verified again. */
  private async judge(tx: EntityManager, reward: EarnedReward, now: Date): Promise<PayoutVerdict | null> {
    const terms = rewardTermsOn(indianDay(reward.joinedAt));
    const { inviterId, invitedId, amount } = reward;
    if (reward.hasLeft) return { to: 'refused', why: 'left' };
    if (reward.status === 'known_phone') return { to: 'refused', why: 'same_person' };
    const isOld = now.getTime() - reward.bothSince.getTime() >= terms.accountDays * DAY_MS;
    if (reward.status !== 'counts' || !isOld) return null;
    if (await this.upiIds.isSame(tx, inviterId, invitedId)) return { to: 'refused', why: 'same_person' };
    if (reward.clusterSize > terms.clusterMost) return { to: 'review', why: 'cluster' };
    if (reward.isReported) return { to: 'review', why: 'reported' };
    const inMonth = await this.payouts.sumPayableSince(tx, inviterId, startOfMonth(now));
    if (inMonth + amount > terms.monthMost) return { to: 'review', why: 'month' };
    const inYear = await this.payouts.sumPayableSince(tx, inviterId, startOfTaxYear(now));
    return inYear + amount > terms.yearMost ? { to: 'review', why: 'year' } : { to: 'payable' };
  }
}

/** Serializes processes until the end of the transaction, because limits apply to the sum of all decisions. */
async function waitForTurn(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('rewards.round', 0))`);
}
