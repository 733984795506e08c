import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { OpenContest } from '@nukkad/contract/instant-work/secure-pay-calls';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../../common/errors/refuse-payment-demands.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { contestTooLate, moveRefused } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { SecurePayWork } from '../secure-pay/secure-pay-work.js';

/**
 * Opens a contest of the hours that the other side claims: the uncontested part is paid, and the rest stays on hold.
 */
@Injectable()
export class OpenContestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly work: SecurePayWork,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { hours, reason }: OpenContest): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side, claimBy, claimAt, mayContest } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (side === 'employer') refusePaymentDemands({ reason });
      if (claimAt === null || claimBy === side) throw moveRefused();
      if (!mayContest) throw contestTooLate();
      await this.work.openContest(tx, id, side, { hours, reason, endedAt: claimAt });
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
