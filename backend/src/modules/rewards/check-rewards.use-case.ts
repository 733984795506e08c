import { Injectable } from '@nestjs/common';
import { rewardTermsOn } from '@nukkad/contract/payments/reward-payouts';
import { indianDay } from '@nukkad/contract/india-time';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { UpiIds } from '../engagements/engagements.public.js';
import { type PayoutVerdict, RewardPayouts } from '../payments/payments.public.js';
import { EarnedRewardsRepository, type EarnedReward } from './earned-rewards.repository.js';
import { startOfMonth, startOfTaxYear } from './reward-periods.js';

/** Number of rewards that one transaction records or decides. */
const BATCH = 200;
const DAY_MS = 86_400_000;

/** Records a reward for each valid invitation, and decides by the terms which rewards are paid. */
@Injectable()
export class CheckRewardsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly rewards: EarnedRewardsRepository,
    private readonly payouts: RewardPayouts,
    private readonly upiIds: UpiIds,
  ) {}

  /** Returns the number of recorded and decided rewards. */
  async execute(now = new Date()): Promise<number> {
    let [count, noted] = [0, BATCH];
    while (noted === BATCH) count += noted = await this.recordNew();
    let after: string | null = null;
    do {
      const batch: { count: number; last: string | null } = await this.decideNext(after, now);
      count += batch.count;
      after = batch.last;
    } while (after !== null);
    return count;
  }

  private recordNew(): Promise<number> {
    return this.runInTurn(async (tx) => {
      const found = await this.rewards.listNew(tx, BATCH);
      for (const { inviterId: userId, invitedId: subjectId, origin: cluster, joinedAt } of found) {
        const { amount } = rewardTermsOn(indianDay(joinedAt));
        await this.payouts.earn(tx, { userId, subjectId, cluster, amount });
      }
      return found.length;
    });
  }

  private decideNext(after: string | null, now: Date): Promise<{ count: number; last: string | null }> {
    return this.runInTurn(async (tx) => {
      const open = await this.rewards.listOpen(tx, after, BATCH);
      let count = 0;
      for (const reward of open) {
        const verdict = await this.judge(tx, reward, now);
        if (verdict && (await this.payouts.decide(tx, reward.id, verdict))) count++;
      }
      return { count, last: open.length === BATCH ? (open.at(-1)?.id ?? null) : null };
    });
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

  /** Serializes processes, because limits apply to the sum of all decisions. */
  private runInTurn<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.transactions.run(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('rewards.round', 0))`);
      return work(tx);
    });
  }
}
