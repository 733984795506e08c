import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BUSY_STATUSES } from '@nukkad/contract/instant-work/engagements';
import type { PaymentReservation } from '@nukkad/contract/payments/secure-payments';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { Reservations } from '../../payments/payments.public.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { employerOnly, moveRefused, notSecurePay } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { SecurePayWork } from './secure-pay-work.js';

/** Creates the provider's payment link for an existing payment when the employer is about to pay. */
@Injectable()
export class ReservePaymentUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly work: SecurePayWork,
    private readonly reservations: Reservations,
    private readonly engagements: EngagementReadModel,
  ) {}

  async execute(userId: string, id: string): Promise<PaymentReservation> {
    const { intentId } = await this.transactions.run(async (tx) => {
      const engagement = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (engagement.side === 'worker') throw employerOnly();
      if (engagement.paymentMethod === 'direct' && !engagement.isUnreserved) throw notSecurePay();
      if (!BUSY_STATUSES.some((status) => status === engagement.status)) throw moveRefused();
      const ensured = await this.work.ensurePayment(tx, id);
      if (ensured === null) throw notSecurePay();
      return { intentId: ensured };
    });
    // the provider is called outside of the transaction
    const upiLink = await this.reservations.findUpiLink(intentId);
    const engagement = await this.engagements.findView(this.dataSource.manager, id, 'employer');
    if (!engagement?.securePayment) throw notSecurePay();
    return { payment: engagement.securePayment, upiLink };
  }
}
