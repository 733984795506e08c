import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Notification, NotificationListQuery } from '@nukkad/contract/messages/notifications';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import type { StoredParams } from './message.js';
import { wordedParams } from './message-params.js';

interface Row extends Keyset {
  text: string;
  params: StoredParams;
  link: string;
  createdAt: Date;
  isRead: boolean;
}

/** A row and the number of all unread ones; without rows one that holds the number alone. */
type CountedRow = { unread: number } & (Row | { id: null });

/** A page of notifications, and the number of unread ones of all pages. */
export interface NotificationPage extends Page<Notification> {
  unread: number;
}

/** The notifications of an account, in the language of the request. */
@Injectable()
export class NotificationListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Notifications of an account, newest first, and how many are unread, in one statement. */
  async listNotifications(userId: string, query: NotificationListQuery): Promise<NotificationPage> {
    const list = `notifications:${userId}`;
    const after = readCursor(list, query.cursor);
    const counted: CountedRow[] = await this.dataSource.query(
      prepared(`SELECT listed.*, counted.unread
       FROM (SELECT count(*)::int AS unread FROM notifications WHERE user_id = $1 AND read_at IS NULL) counted
       LEFT JOIN (
         SELECT id, text, params, link, created_at AS "createdAt", read_at IS NOT NULL AS "isRead",
                ${keysetTime('created_at')} AS at
         FROM notifications
         WHERE user_id = $1 ${after ? 'AND (created_at, id) < ($3::timestamptz, $4::uuid)' : ''}
         ORDER BY created_at DESC, id DESC LIMIT $2) listed ON true
       ORDER BY listed."createdAt" DESC, listed.id DESC`),
      [userId, query.limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    const rows = counted.filter((row) => row.id !== null);
    const language = currentLanguage();
    const page = pageOf(list, rows, query.limit, (row) => {
      const words = wordedParams(row.params, language);
      return {
        id: row.id,
        title: translate(language, `${row.text}.title`, words),
        message: translate(language, `${row.text}.message`, words),
        link: row.link,
        isRead: row.isRead,
        createdAt: row.createdAt.toISOString(),
      };
    });
    return { ...page, unread: counted[0]?.unread ?? 0 };
  }
}
