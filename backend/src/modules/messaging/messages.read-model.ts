import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { HoldReason, ListMessagesQuery, Message } from '@nukkad/contract/messages/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';

/** A row of MESSAGE_COLUMNS. */
export interface MessageRow extends Keyset {
  mine: boolean;
  text: string;
  held: HoldReason[];
  read: boolean;
  reported: boolean;
  hidden: boolean;
}

/** SQL: the columns of the message `m` as the member `me` sees it; `other` is the other member. */
export const MESSAGE_COLUMNS = `m.id, m.sender_id = me.user_id AS mine, CASE WHEN m.hidden_at IS NULL THEN m.text ELSE '' END AS text, m.held,
  m.hidden_at IS NOT NULL AS hidden, ${keysetTime('m.created_at')} AS at,
  m.sender_id = me.user_id AND m.held = '{}' AND other.read_at IS NOT NULL AND other.read_at >= m.created_at AS read,
  EXISTS (SELECT 1 FROM message_reports r WHERE r.message_id = m.id AND r.reporter_id = me.user_id) AS reported`;

/** SQL: that the message `m` is one that the member `me` can see. */
export const IS_VISIBLE = `(m.held = '{}' OR m.sender_id = me.user_id)`;

/** Returns the message of a row for a response. */
export const messageOf = (row: MessageRow): Message => ({
  id: row.id,
  mine: row.mine,
  text: row.text,
  createdAt: row.at,
  held: row.held,
  read: row.read,
  reported: row.reported,
  hidden: row.hidden,
});

const VISIBLE = `SELECT ${MESSAGE_COLUMNS} FROM conversation_members me
  JOIN conversation_members other ON other.conversation_id = me.conversation_id AND other.user_id <> me.user_id
  JOIN messages m ON m.conversation_id = me.conversation_id AND ${IS_VISIBLE}
  WHERE me.user_id = $1`;

/** Messages in the view of one side of their conversation, without held messages of the other side. */
@Injectable()
export class MessagesReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns a page of a conversation, newest first; null when the reader is not a member. */
  async listPage(readerId: string, conversationId: string, query: ListMessagesQuery): Promise<Page<Message> | null> {
    const taking: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM conversation_members WHERE conversation_id = $1 AND user_id = $2`,
      [conversationId, readerId],
    );
    if (taking.length === 0) return null;
    const list = `messages:${conversationId}:${readerId}`;
    const after = readCursor(list, query.cursor);
    const rows: MessageRow[] = await this.dataSource.query(
      `${VISIBLE} AND me.conversation_id = $2 AND ($3::timestamptz IS NULL OR (m.created_at, m.id) < ($3::timestamptz, $4::uuid))
       ORDER BY m.created_at DESC, m.id DESC LIMIT $5`,
      [readerId, conversationId, after?.at ?? null, after?.id ?? null, query.limit + 1],
    );
    return pageOf(list, rows, query.limit, messageOf);
  }

  /** Returns one message that the reader can see. */
  async findMessage(manager: EntityManager, readerId: string, messageId: string): Promise<Message | null> {
    const rows: MessageRow[] = await manager.query(`${VISIBLE} AND m.id = $2`, [readerId, messageId]);
    return rows[0] ? messageOf(rows[0]) : null;
  }
}
