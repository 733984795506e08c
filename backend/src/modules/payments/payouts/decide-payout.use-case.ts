import { Injectable } from '@nestjs/common';
import { rewardTermsOn } from '@nukkad/contract/payments/reward-payouts';
import { indianDay } from '@nukkad/contract/india-time';
import type { DecidePayout } from '@nukkad/contract/payments/staff-money';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { anotherPerson, clusterPaid, ownPosting, payoutMoved } from '../records/payments.errors.js';
import { type Payout, PayoutRepository } from './payout.repository.js';
import { RewardPayouts } from './reward-payouts.js';

/** Pays or refuses a waiting reward, by staff; another member decides again about a refused one. */
@Injectable()
export class DecidePayoutUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly payouts: PayoutRepository,
    private readonly rewards: RewardPayouts,
    private readonly audit: AuditLog,
  ) {}

  async execute(staffId: string, id: string, { state, decision, reason }: DecidePayout): Promise<void> {
    await this.transactions.run(async (tx) => {
      const payout = await this.payouts.lock(tx, id);
      if (!payout) throw notFound();
      if (payout.status !== state) throw payoutMoved();
      if ([payout.userId, payout.subjectId].includes(staffId)) throw ownPosting();
      if (state === 'refused' && payout.decidedBy === staffId) throw anotherPerson();
      if (decision === 'pay' && (await this.isClusterPaid(tx, payout))) throw clusterPaid();
      const verdict = decision === 'pay' ? ({ to: 'payable' } as const) : ({ to: 'refused', why: 'staff' } as const);
      if (!(await this.rewards.decide(tx, id, verdict, { staffId, reason }))) throw payoutMoved();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'payout.decided', subjectKind: 'payout', subjectId: id },
        detail: { decision, amount: String(payout.amount) },
      });
    });
  }

  /**
   * Returns whether the limit of rewards for many invited people from one place is reached; it applies to staff
   * decisions as well.
   */
  private async isClusterPaid(tx: EntityManager, { userId, cluster, status }: Payout): Promise<boolean> {
    if (cluster === null || status === 'manual') return false;
    // serializes decisions about rewards of one person
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`payments.cluster:${userId}`]);
    const { clusterMost } = rewardTermsOn(indianDay(new Date()));
    return (await this.payouts.countOfCluster(tx, userId, cluster)) >= clusterMost;
  }
}
