import { Injectable } from '@nestjs/common';
import type { Engagement, EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../../common/errors/refuse-payment-demands.js';
import { Contests } from '../../payments/payments.public.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { noContest } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';

/** A statement of one side in an open contest. */
export type ContestStep =
  | { kind: 'answer'; agrees: boolean; text: string }
  | { kind: 'withdraw' }
  | { kind: 'accept' }
  | { kind: 'appeal' };

/**
 * Advances a contest: the other side answers, the side that opened it withdraws it, or a side responds to a proposal.
 */
@Injectable()
export class AdvanceContestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly contests: Contests,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, step: ContestStep): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (step.kind === 'answer' && side === 'employer') refusePaymentDemands({ text: step.text });
      const before = await this.engagements.findView(tx, id, side);
      if (!before?.securePayment?.contest) throw noContest();
      await this.applyStep(tx, id, side, step);
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }

  private applyStep(tx: EntityManager, id: string, side: EngagementSide, step: ContestStep): Promise<void> {
    switch (step.kind) {
      case 'answer':
        return this.contests.answer(tx, id, side, step);
      case 'withdraw':
        return this.contests.withdraw(tx, id, side);
      case 'accept':
        return this.contests.accept(tx, id, side);
      case 'appeal':
        return this.contests.appeal(tx, id, side);
    }
  }
}
