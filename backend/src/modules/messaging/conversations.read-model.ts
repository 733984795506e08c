import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { Conversation, ListConversationsQuery } from '@nukkad/contract/messages/messages';
import type { Side } from '@nukkad/contract/accounts/users';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { withOccupation } from '../jobs/jobs.public.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { otherName } from './other-name.js';
import { IS_UNREAD } from './conversation.repository.js';
import { IS_VISIBLE, MESSAGE_COLUMNS, messageOf, type MessageRow } from './messages.read-model.js';

interface ConversationRow extends Keyset {
  application_id: string;
  side: Side;
  status: ApplicationStatus;
  job_id: string;
  title: string;
  company: string;
  occupation_ids: string[];
  other_id: string;
  created_at: Date;
  unread_count: number;
  last_message: MessageRow | null;
}

const MINE = `SELECT c.id, c.application_id, me.side, a.status, j.id AS job_id, j.title, j.company,
    j.occupation_ids, c.created_at,
    other.user_id AS other_id, ${keysetTime('c.active_at')} AS at, to_json(last) AS last_message,
    (SELECT count(*)::int FROM messages m WHERE m.conversation_id = c.id AND ${IS_UNREAD}) AS unread_count
  FROM conversation_members me
    JOIN conversation_members other ON other.conversation_id = me.conversation_id AND other.user_id <> me.user_id
    JOIN conversations c ON c.id = me.conversation_id
    JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id
    LEFT JOIN LATERAL (SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.conversation_id = c.id AND ${IS_VISIBLE}
                       ORDER BY m.created_at DESC, m.id DESC LIMIT 1) last ON true
  WHERE me.user_id = $1`;

/** Conversations in the view of one of their sides. */
@Injectable()
export class ConversationsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  /**
   * Returns the reader's conversations, latest shown message first. A conversation without visible messages is included
   * only when its application is requested.
   */
  async listPage(readerId: string, query: ListConversationsQuery): Promise<Page<Conversation>> {
    const { side = null, jobId = null, applicationId = null } = query;
    const list = `conversations:${readerId}:${side ?? ''}:${jobId ?? ''}:${applicationId ?? ''}`;
    const after = readCursor(list, query.cursor);
    const rows: ConversationRow[] = await this.dataSource.query(
      `${MINE} AND ($2::text IS NULL OR me.side = $2) AND ($3::uuid IS NULL OR a.job_id = $3)
         AND ($4::uuid IS NULL OR a.id = $4) AND ($4::uuid IS NOT NULL OR last.id IS NOT NULL)
         AND ($5::timestamptz IS NULL OR (c.active_at, c.id) < ($5::timestamptz, $6::uuid))
       ORDER BY c.active_at DESC, c.id DESC LIMIT $7`,
      [readerId, side, jobId, applicationId, after?.at ?? null, after?.id ?? null, query.limit + 1],
    );
    const others = await this.listOthers(rows);
    return pageOf(list, rows, query.limit, (row) => conversationOf(row, others));
  }

  /** Returns one conversation of the reader; null when the reader is not a member. */
  async findOwn(
    readerId: string,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Conversation | null> {
    const rows: ConversationRow[] = await manager.query(`${MINE} AND c.id = $2`, [readerId, id]);
    return rows[0] ? conversationOf(rows[0], await this.listOthers(rows, manager)) : null;
  }

  private listOthers(
    rows: readonly ConversationRow[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Contact>> {
    return this.contacts.findByIds(
      rows.map((row) => row.other_id),
      manager,
    );
  }
}

const conversationOf = (row: ConversationRow, others: ReadonlyMap<string, Contact>): Conversation => ({
  id: row.id,
  applicationId: row.application_id,
  side: row.side,
  applicationStatus: row.status,
  job: withOccupation({ id: row.job_id, title: row.title, company: row.company }, row.occupation_ids),
  other: { name: otherName(row.side, others.get(row.other_id), row.company) },
  lastMessage: row.last_message && messageOf(row.last_message),
  unreadCount: row.unread_count,
  closed: row.status === 'withdrawn',
  createdAt: row.created_at.toISOString(),
});
