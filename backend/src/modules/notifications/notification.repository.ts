import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { NotificationEntity } from './entities/notification.entity.js';
import type { BellKey, StoredParams } from './message.js';

/** A line of the bell. */
interface Notice extends BellKey {
  id: string;
  userId: string;
  params: StoredParams;
  aboutId: string | null;
}

/** Loads and writes notifications. */
@Injectable()
export class NotificationRepository {
  /** Stores notifications in one statement; accounts that do not exist are skipped. */
  async add(tx: EntityManager, notices: readonly Notice[]): Promise<void> {
    await tx.query(
      `INSERT INTO notifications (id, user_id, text, params, link, about_id)
       SELECT n.id, u.id, n.text, n.params, n.link, n."aboutId"
       FROM jsonb_to_recordset($1::jsonb) AS n (id uuid, "userId" uuid, text text, params jsonb, link text, "aboutId" uuid)
       JOIN users u ON u.id = n."userId"`,
      [JSON.stringify(notices)],
    );
  }

  /** Deletes the account's notifications with this text and page. */
  async remove(tx: EntityManager, userId: string, { text, link }: BellKey): Promise<void> {
    await tx.delete(NotificationEntity, { userId, text, link });
  }

  /** Marks the account's notifications with this text and page as read; returns the number of unread ones. */
  async markSeen(tx: EntityManager, userId: string, { text, link }: BellKey): Promise<number> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE notifications SET read_at = clock_timestamp()
       WHERE user_id = $1 AND text = $2 AND link = $3 AND read_at IS NULL`,
      [userId, text, link],
    );
    return count;
  }

  /** Returns the number of unread notifications of an account. */
  countUnread(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(NotificationEntity, { userId, readAt: IsNull() });
  }

  /**
   * Marks one of an account's notifications as read; returns false when it belongs to another account or was already
   * read.
   */
  async markRead(tx: EntityManager, userId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE notifications SET read_at = clock_timestamp() WHERE id = $1 AND user_id = $2 AND read_at IS NULL`,
      [id, userId],
    );
    return count > 0;
  }

  /** Marks everything of an account as read; returns how many were unread. */
  async markAllRead(tx: EntityManager, userId: string): Promise<number> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE notifications SET read_at = clock_timestamp() WHERE user_id = $1 AND read_at IS NULL`,
      [userId],
    );
    return count;
  }

  hasNotification(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    return manager.existsBy(NotificationEntity, { id, userId });
  }
}
