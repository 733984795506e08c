import { Injectable } from '@nestjs/common';
import { type Engagement, engagementSourcesOf, type ReportNoShow } from '@nukkad/contract/instant-work/engagements';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../../common/errors/refuse-payment-demands.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { OTHER_SIDE } from '../records/engagement-people.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { EngagementRepository } from '../records/engagement.repository.js';
import { moveRefused, tooEarlyForNoShow } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { SecurePayWork } from '../secure-pay/secure-pay-work.js';

/** Records the report of a side that waited in vain, as a breach of the other side, which can appeal. */
@Injectable()
export class ReportNoShowUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly repository: EngagementRepository,
    private readonly securePay: SecurePayWork,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { reason }: ReportNoShow): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side, status, claimBy, mayReportNoShow } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (side === 'employer') refusePaymentDemands({ reason });
      // a side that claimed the start of work did not wait in vain
      if (!engagementSourcesOf('no_show').includes(status) || claimBy === side) throw moveRefused();
      if (!mayReportNoShow) throw tooEarlyForNoShow();
      if (!(await this.repository.recordNoShow(tx, id, side, OTHER_SIDE[side], reason || null))) throw moveRefused();
      await this.securePay.settle(tx, id);
      await this.notifier.notifyOfChange(tx, id, 'noShow', side);
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
