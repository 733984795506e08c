import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Notification, NotificationListQuery } from '@nukkad/contract/messages/notifications';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import type { AddParameter } from '../../common/security/session-prefetch.js';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import type { StoredParams } from './message.js';
import { wordedParams } from './message-params.js';

interface Row extends Keyset {
  text: string;
  params: StoredParams;
  link: string;
  isRead: boolean;
}

/** Notifications as they are stored, one more than a page shows if there are that many, and how many of all are unread. */
export interface StoredNotifications {
  unread: number;
  rows: Row[];
}

/** A page of notifications, and the number of unread ones of all pages. */
export interface NotificationPage extends Page<Notification> {
  unread: number;
}

/** SQL: StoredNotifications as JSON, of the account `userId`: the newest ones, or those after a keyset. */
export function notificationsAsJson(userId: string, limit: number, after: Keyset | null, add: AddParameter): string {
  const condition = after ? `AND (created_at, id) < (${add(after.at)}::timestamptz, ${add(after.id)}::uuid)` : '';
  return `json_build_object(
    'unread', (SELECT count(*) FROM notifications WHERE user_id = ${userId} AND read_at IS NULL),
    'rows', (SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT id, text, params, link, read_at IS NOT NULL AS "isRead", ${keysetTime('created_at')} AS at
      FROM notifications WHERE user_id = ${userId} ${condition}
      ORDER BY created_at DESC, id DESC LIMIT ${add(limit + 1)}::int) listed))`;
}

/** Length of `keysetTime` to its milliseconds. */
const MILLISECONDS_LENGTH = '2026-01-01T00:00:00.000'.length;

/** The notifications of an account, in the language of the request. */
@Injectable()
export class NotificationListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Notifications of an account, newest first, and how many are unread, in one statement; `prefetched`: those of the first page
   * if they are already read.
   */
  async listNotifications(
    userId: string,
    query: NotificationListQuery,
    prefetched?: StoredNotifications,
  ): Promise<NotificationPage> {
    const list = `notifications:${userId}`;
    const after = readCursor(list, query.cursor);
    const { rows, unread } = (after === null && prefetched) || (await this.readStored(userId, query.limit, after));
    const language = currentLanguage();
    const page = pageOf(list, rows, query.limit, (row) => {
      const words = wordedParams(row.params, language);
      return {
        id: row.id,
        title: translate(language, `${row.text}.title`, words),
        message: translate(language, `${row.text}.message`, words),
        link: row.link,
        isRead: row.isRead,
        createdAt: `${row.at.slice(0, MILLISECONDS_LENGTH)}Z`,
      };
    });
    return { ...page, unread };
  }

  private async readStored(userId: string, limit: number, after: Keyset | null): Promise<StoredNotifications> {
    const parameters: unknown[] = [userId];
    const stored = notificationsAsJson('$1', limit, after, (value) => `$${parameters.push(value)}`);
    const rows: { stored: StoredNotifications }[] = await this.dataSource.query(
      prepared(`SELECT ${stored} AS stored`),
      parameters,
    );
    return rows[0]!.stored;
  }
}
