import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ListMessageReportsQuery,
  type MessageReport,
  MESSAGES_AFTER_REPORTED,
  MESSAGES_BEFORE_REPORTED,
  type ReportedConversation,
} from '@nukkad/contract/messages/message-reports';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { ContactReadModel } from '../users/users.public.js';

type Told = Pick<MessageReport, 'state' | 'reason' | 'note' | 'text' | 'jobTitle' | 'decisionNote'>;
interface Row extends Keyset, Told {
  messageId: string;
  conversationId: string;
  senderId: string;
  reporterId: string;
  createdAt: Date;
  decidedAt: Date | null;
}

type Around = Omit<ReportedConversation['messages'][number], 'createdAt'> & { createdAt: Date };

const SELECT = `SELECT r.id, r.state, r.reason, r.note, m.text, j.title AS "jobTitle", r.message_id AS "messageId",
    m.conversation_id AS "conversationId", m.sender_id AS "senderId", r.reporter_id AS "reporterId",
    r.created_at AS "createdAt", r.decided_at AS "decidedAt", r.decision_note AS "decisionNote",
    ${keysetTime('r.created_at')} AS at
  FROM message_reports r JOIN messages m ON m.id = r.message_id
    JOIN conversations c ON c.id = m.conversation_id
    JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id`;

/** Reported messages as shown to the staff, including hidden and held ones. */
@Injectable()
export class MessageReportsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Returns the reports of one state, newest first. */
  async listPage({ state, limit, cursor }: ListMessageReportsQuery): Promise<Page<MessageReport>> {
    const list = `message-reports ${state}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE r.state = $1 ${after ? 'AND (r.created_at, r.id) < ($3::timestamptz, $4::uuid)' : ''}
       ORDER BY r.created_at DESC, r.id DESC LIMIT $2`,
      [state, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, await this.readerOf(rows, this.dataSource.manager));
  }

  /** Returns one report; null when there is none. */
  async findReport(manager: EntityManager, id: string): Promise<MessageReport | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE r.id = $1`, [id]);
    const reportOf = await this.readerOf(rows, manager);
    return rows[0] ? reportOf(rows[0]) : null;
  }

  /** Returns one report with the surrounding messages and the id of its conversation. */
  async findConversation(id: string): Promise<{ conversationId: string; shown: ReportedConversation } | null> {
    const { manager } = this.dataSource;
    const rows: Row[] = await manager.query(`${SELECT} WHERE r.id = $1`, [id]);
    const row = rows[0];
    if (!row) return null;
    const reportOf = await this.readerOf(rows, manager);
    const messages = [
      ...(await this.listContext(row, '<=', MESSAGES_BEFORE_REPORTED + 1)).reverse(),
      ...(await this.listContext(row, '>', MESSAGES_AFTER_REPORTED)),
    ].map((message) => ({ ...message, createdAt: message.createdAt.toISOString() }));
    return { conversationId: row.conversationId, shown: { ...reportOf(row), messages } };
  }

  /**
   * Returns the nearest messages on one side of the reported one, nearest first; the reported message is among those
   * before.
   */
  private listContext({ messageId, conversationId }: Row, side: '<=' | '>', limit: number): Promise<Around[]> {
    const order = side === '>' ? 'ASC' : 'DESC';
    return this.dataSource.query(
      `SELECT m.id, m.sender_id AS "senderId", m.text, m.held, m.hidden_at IS NOT NULL AS hidden, m.id = $1 AS reported,
              m.created_at AS "createdAt"
       FROM messages m JOIN messages told ON told.id = $1
       WHERE m.conversation_id = $2 AND (m.created_at, m.id) ${side} (told.created_at, told.id)
       ORDER BY m.created_at ${order}, m.id ${order} LIMIT $3`,
      [messageId, conversationId, limit],
    );
  }

  private async readerOf(rows: readonly Row[], manager: EntityManager): Promise<(row: Row) => MessageReport> {
    const ids = rows.flatMap(({ senderId, reporterId }) => [senderId, reporterId]);
    const people = await this.contacts.findByIds(ids, manager);
    const personOf = (id: string) => ({ id, name: people.get(id)?.name ?? '' });
    return ({ at: _at, messageId: _m, conversationId: _c, senderId, reporterId, createdAt, decidedAt, ...row }) => ({
      ...row,
      sender: personOf(senderId),
      reporter: personOf(reporterId),
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    });
  }
}
