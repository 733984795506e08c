import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { hasText } from '../../common/i18n/translate.js';
import { type Notice, NotificationRepository } from './notification.repository.js';

/** For whoever has something to tell an account. */
@Injectable()
export class Notifications {
  constructor(
    private readonly repository: NotificationRepository,
    private readonly events: Events,
  ) {}

  /**
   * Tells the account `userId`, in the transaction of what happened; its open pages show it after the commit. Throws when
   * the locale files have no words for `notice.text`: that is a defect of ours.
   */
  async add(tx: EntityManager, userId: string, notice: Notice): Promise<void> {
    for (const part of ['title', 'message']) {
      if (!hasText(`${notice.text}.${part}`)) throw new Error(`no words for the notification ${notice.text}.${part}`);
    }
    if (!/^\/(?!\/)/.test(notice.link)) throw new Error('a notification links to a path of the front end');
    await this.repository.add(tx, userId, notice);
    await this.events.publish(tx, [userId], { topic: 'notifications' });
  }

  /** Tells it anew: what the account was told before in the same words about the same page goes, read or not. */
  async replace(tx: EntityManager, userId: string, notice: Notice): Promise<void> {
    await this.repository.remove(tx, userId, notice);
    await this.add(tx, userId, notice);
  }

  /** The account has seen what these words on that page are about. */
  async seen(tx: EntityManager, userId: string, about: Pick<Notice, 'text' | 'link'>): Promise<void> {
    if ((await this.repository.markSeen(tx, userId, about)) === 0) return;
    await this.events.publish(tx, [userId], { topic: 'notifications' });
  }
}
