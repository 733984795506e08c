import { Injectable } from '@nestjs/common';
import type { UpdateUpi, Upi } from '@nukkad/domain/engagements';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { Messenger } from '../notifications/notifications.public.js';
import { PaymentRepository } from './payment.repository.js';
import { UpiIds } from './upi-ids.js';

/** Sets or removes the UPI id that receives an account's money. */
@Injectable()
export class UpdateUpiUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly upiIds: UpiIds,
    private readonly payments: PaymentRepository,
    private readonly events: Events,
    private readonly messenger: Messenger,
  ) {}

  async execute(userId: string, { upiId }: UpdateUpi): Promise<Upi> {
    const encrypted = upiId === null ? null : await this.upiIds.seal(userId, upiId);
    return this.transactions.run(async (tx) => {
      await this.notifyOfReplacement(tx, userId, upiId);
      await this.payments.setUpi(tx, userId, encrypted);
      // updates the open page of an employer who is about to pay
      for (const { id, employerId } of await this.payments.listOwed(tx, userId)) {
        await this.events.publish(tx, [employerId], { topic: 'engagements', subject: id });
      }
      return { upiId };
    });
  }

  /** Sends an account message when the UPI id of an account is replaced: another person may have signed in. */
  private async notifyOfReplacement(tx: EntityManager, userId: string, upiId: string | null): Promise<void> {
    const stored = await this.payments.lockUpi(tx, userId);
    const before = stored === null ? null : await this.upiIds.open(userId, stored);
    if (before === null || before === upiId) return;
    await this.messenger.send(tx, userId, { text: 'engagements:upiReplaced', link: '/contact', urgency: 'account' });
  }
}
