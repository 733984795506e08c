import { Injectable } from '@nestjs/common';
import type { UnreadCount } from '@nukkad/contract/messages/notifications';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { NotificationRepository } from './notification.repository.js';

/** Marks all notifications of a person so far as read. */
@Injectable()
export class MarkAllNotificationsRead {
  constructor(
    private readonly transactions: Transactions,
    private readonly notifications: NotificationRepository,
    private readonly events: Events,
  ) {}

  /** Returns the number of unread notifications: the ones that arrived concurrently. */
  execute(userId: string): Promise<UnreadCount> {
    return this.transactions.run(async (tx) => {
      const moved = await this.notifications.markAllRead(tx, userId);
      if (moved > 0) await this.events.publish(tx, [userId], { topic: 'notifications' });
      return { unread: await this.notifications.countUnread(tx, userId) };
    });
  }
}
