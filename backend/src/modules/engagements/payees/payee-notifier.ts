import { UPI_WAIT_HOURS } from '@nukkad/contract/payments/upi-changes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../../common/events/events.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { Messenger } from '../../notifications/notifications.public.js';
import { FormerContacts } from '../../users/users.public.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { notifyFormerContactTask } from '../tasks/notify-former-contact.task.js';
import { UpiReportTokens } from './upi-report-tokens.js';

/** Notifies the owner of a UPI id, and the employers who owe money, of its changes. */
@Injectable()
export class PayeeNotifier {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly events: Events,
    private readonly messenger: Messenger,
    private readonly formerContacts: FormerContacts,
    private readonly tokens: UpiReportTokens,
    private readonly outbox: Outbox,
  ) {}

  /** Updates the open pages of employers who are about to pay. */
  async publishPayee(tx: EntityManager, userId: string): Promise<void> {
    for (const { id, employerId } of await this.payments.listOwed(tx, userId)) {
      await this.events.publish(tx, [employerId], { topic: 'engagements', subject: id });
    }
  }

  /**
   * Sends a message about the first UPI id to the account and to the contacts that were replaced shortly before. No
   * earlier id can return, so it has no link "It was not me".
   */
  async notifyOfFirst(tx: EntityManager, userId: string): Promise<void> {
    await this.messenger.send(tx, userId, {
      ...{ text: 'engagements:upiAdded', link: '/instant-requests', urgency: 'account' },
    });
    await this.notifyFormerContacts(tx, userId, null);
  }

  /**
   * Sends a message with the link "It was not me" to the account, and to the contacts that were replaced shortly before:
   * whoever replaces the UPI id may have replaced them as well.
   */
  async notifyOwner(tx: EntityManager, userId: string, changeId: string): Promise<void> {
    const link = await this.tokens.buildPath(changeId);
    await this.messenger.send(tx, userId, {
      ...{ text: 'engagements:upiReplaced', params: { hours: UPI_WAIT_HOURS }, link, urgency: 'account' },
    });
    await this.notifyFormerContacts(tx, userId, changeId);
  }

  private async notifyFormerContacts(tx: EntityManager, userId: string, changeId: string | null): Promise<void> {
    for (const contactId of await this.formerContacts.listRecent(tx, userId)) {
      await this.outbox.add(tx, notifyFormerContactTask, { changeId, contactId });
    }
  }
}
