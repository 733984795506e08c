import { Injectable } from '@nestjs/common';
import type { UnreadCount } from '@nukkad/contract/messages/notifications';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { NotificationRepository } from './notification.repository.js';

/** Marks a notification as read, on all open pages of the person. */
@Injectable()
export class MarkNotificationRead {
  constructor(
    private readonly transactions: Transactions,
    private readonly notifications: NotificationRepository,
    private readonly events: Events,
  ) {}

  /**
   * Returns the number of unread notifications. Throws 404 when the notification belongs to another account.
   * Idempotent.
   */
  execute(userId: string, id: string): Promise<UnreadCount> {
    return this.transactions.run(async (tx) => {
      const moved = await this.notifications.markRead(tx, userId, id);
      if (moved) await this.events.publish(tx, [userId], { topic: 'notifications' });
      else if (!(await this.notifications.hasNotification(tx, userId, id))) throw notFound();
      return { unread: await this.notifications.countUnread(tx, userId) };
    });
  }
}
