import { Injectable } from '@nestjs/common';
import type { Engagement, PayEngagement } from '@nukkad/contract/instant-work/engagements';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { alreadyReceived, employerOnly, notDirectPay, notDone } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { PaymentRepository } from '../records/payment.repository.js';

/** Records the employer's statement of the paid amount; it can be corrected until the worker confirms it. */
@Injectable()
export class PayEngagementUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly payments: PaymentRepository,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { amount }: PayEngagement): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side, status, paymentMethod, paidAmount, receivedAt } = await this.lockedEngagements.lockEngagement(
        tx,
        userId,
        id,
      );
      if (side === 'worker') throw employerOnly();
      if (paymentMethod !== 'direct') throw notDirectPay();
      if (status !== 'done') throw notDone();
      if (receivedAt) throw alreadyReceived();
      // a repeated statement sends no second notice
      if (paidAmount !== amount) {
        if (!(await this.payments.pay(tx, id, amount))) throw alreadyReceived();
        await this.notifier.notifyOfChange(tx, id, 'paid', side);
      }
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
