import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import { isCorrectionClosed } from '@nukkad/contract/instant-work/time-corrections';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { alreadyReceived, correctionOpen, notPaid, workerOnly } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { PaySlipIssuer } from '../secure-pay/pay-slip-issuer.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';

/**
 * Records that the worker received the money; the paid amount is final from then on. Refused while a correction of the
 * times is open, because the amount owed may change: a decision may not change settled pay.
 */
@Injectable()
export class ConfirmReceiptUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly payments: PaymentRepository,
    private readonly cases: PayCaseRepository,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
    private readonly paySlips: PaySlipIssuer,
    private readonly corrections: TimeCorrectionRepository,
  ) {}

  execute(userId: string, id: string): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side, paidAt, receivedAt } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (side === 'employer') throw workerOnly();
      if (!paidAt) throw notPaid();
      const correction = await this.corrections.lockOfEngagement(tx, id);
      if (!receivedAt && correction && !isCorrectionClosed(correction.status)) throw correctionOpen();
      if (receivedAt || !(await this.payments.receive(tx, id))) throw alreadyReceived();
      await this.cases.settle(tx, id);
      await this.notifier.notifyOfChange(tx, id, 'received', side);
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      await this.paySlips.issueDirect(tx, id);
      return engagement;
    });
  }
}
