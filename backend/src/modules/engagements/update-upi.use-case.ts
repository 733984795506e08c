import { Injectable } from '@nestjs/common';
import type { UpdateUpi, Upi } from '@nukkad/domain/engagements';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { PaymentRepository } from './payment.repository.js';
import { UpiIds } from './upi-ids.js';

/** Somebody says to which UPI id their money goes, or takes that back. */
@Injectable()
export class UpdateUpiUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly upiIds: UpiIds,
    private readonly payments: PaymentRepository,
    private readonly events: Events,
  ) {}

  async execute(userId: string, { upiId }: UpdateUpi): Promise<Upi> {
    const encrypted = upiId === null ? null : await this.upiIds.seal(userId, upiId);
    return this.transactions.run(async (tx) => {
      await this.payments.setUpi(tx, userId, encrypted);
      // an employer who is about to pay sees it on the open page
      for (const { id, employerId } of await this.payments.listOwed(tx, userId)) {
        await this.events.publish(tx, [employerId], { topic: 'engagements', subject: id });
      }
      return { upiId };
    });
  }
}
