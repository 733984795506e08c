import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { OpenPayCase } from '@nukkad/contract/instant-work/pay-cases';
import { isCorrectionClosed } from '@nukkad/contract/instant-work/time-corrections';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import {
  alreadyReceived,
  correctionOpen,
  notDirectPay,
  notDone,
  notLess,
  payCaseOpened,
  payCaseTooEarly,
  workerOnly,
} from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';

/**
 * Opens a case for a worker who received no or too little money; asks the employer. A repeated identical report has no
 * effect. Refused while a correction of the times is open, because the case stores the amount in question.
 */
@Injectable()
export class OpenPayCaseUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly cases: PayCaseRepository,
    private readonly corrections: TimeCorrectionRepository,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { receivedAmount, text }: OpenPayCase): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const locked = await this.lockedEngagements.lockEngagement(tx, userId, id);
      const { side, status, paymentMethod, paidAt, receivedAt, mayReportPay } = locked;
      if (side === 'employer') throw workerOnly();
      if (paymentMethod !== 'direct') throw notDirectPay();
      if (status !== 'done') throw notDone();
      if (receivedAt) throw alreadyReceived();
      const before = await this.cases.lockOfEngagement(tx, id);
      if (before && before.receivedAmount !== receivedAmount) throw payCaseOpened();
      if (!before) {
        if (!paidAt && !mayReportPay) throw payCaseTooEarly();
        const correction = await this.corrections.lockOfEngagement(tx, id);
        if (correction && !isCorrectionClosed(correction.status)) throw correctionOpen();
        const work = await this.engagements.findView(tx, id, side);
        // an employer's statement of a lower payment does not reduce the amount owed
        const claimedAmount = (paidAt ? Math.max(locked.paidAmount ?? 0, work?.dueFrom ?? 0) : work?.dueTo) || null;
        if (claimedAmount !== null && receivedAmount >= claimedAmount) throw notLess();
        const caseId = await this.cases.insert(tx, id, { claimedAmount, receivedAmount, text });
        if (caseId === null) throw payCaseOpened();
        await this.notifier.notifyOfChange(tx, id, 'payCaseOpened', side);
      }
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
