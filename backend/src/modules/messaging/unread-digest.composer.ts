import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Side } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { DeferTask } from '../../common/queue/task.js';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { conversationLink } from './conversation-link.js';
import { IS_UNREAD } from './conversation.repository.js';
import { otherParam } from './other-name.js';

interface UnreadRow {
  side: Side;
  other_id: string;
  title: string;
  company: string;
  unread: number;
}

/**
 * Composes one mail about all conversations with messages that stayed unread for a while, at most one until the reader
 * reads. The mail contains the senders and the jobs, never the messages. `subjectId` is the first conversation.
 */
@Injectable()
@ComposesMessage('messaging:digest')
export class UnreadDigestComposer implements MessageComposer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Null when the conversation was read, or an earlier mail spoke of it. Throws DeferTask while it is too early. */
  async compose({ deliveryId, recipientId, subjectId }: Delivery): Promise<Composed | null> {
    const rows: { digest_at: Date | null; early: boolean; mine: boolean }[] = await this.dataSource.query(
      `SELECT digest_at, digest_at > clock_timestamp() AS early, digest_task = $3 AS mine
       FROM conversation_members WHERE conversation_id = $1 AND user_id = $2`,
      [subjectId, recipientId, deliveryId],
    );
    const due = rows[0];
    if (!due || (due.digest_at === null && !due.mine)) return null;
    if (due.digest_at && due.early) throw new DeferTask(due.digest_at);
    await this.claimConversations(recipientId, deliveryId);
    const unread = await this.listUnread(recipientId, deliveryId);
    return unread.length > 0 ? this.buildWords(unread) : null;
  }

  /** Adds all unread conversations of the reader to this mail, so that no later mail repeats them. */
  private claimConversations(userId: string, deliveryId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.query(
        `UPDATE conversation_members SET digest_at = NULL, digest_task = $2
         WHERE user_id = $1 AND digest_at IS NOT NULL`,
        [userId, deliveryId],
      );
    });
  }

  private listUnread(userId: string, deliveryId: string): Promise<UnreadRow[]> {
    return this.dataSource.query(
      `SELECT me.side, other.user_id AS other_id, j.title, j.company, count(*)::int AS unread
       FROM conversation_members me
         JOIN conversation_members other ON other.conversation_id = me.conversation_id AND other.user_id <> me.user_id
         JOIN conversations c ON c.id = me.conversation_id
         JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id
         JOIN messages m ON m.conversation_id = c.id AND ${IS_UNREAD}
       WHERE me.user_id = $1 AND me.digest_task = $2
       GROUP BY c.id, me.side, other.user_id, j.title, j.company ORDER BY c.active_at DESC, c.id`,
      [userId, deliveryId],
    );
  }

  private async buildWords(unread: readonly UnreadRow[]): Promise<Composed> {
    const others = await this.contacts.findByIds(unread.map((row) => row.other_id));
    const sides = [...new Set(unread.map((row) => row.side))];
    const count = unread.reduce((sum, row) => sum + row.unread, 0);
    const otherOf = ({ side, other_id: id, company }: UnreadRow) => otherParam(side, others.get(id), company);
    const [first] = unread;
    return {
      params: { count, number: count, other: first ? otherOf(first) : '' },
      paragraphs: [
        unread.map((row) => ({
          key: 'messaging:digest.line',
          params: { other: otherOf(row), title: row.title, count: row.unread },
        })),
        ...(sides.includes('job_seeker') ? [{ key: 'messaging:digest.neverPay' }] : []),
      ],
      links: sides.map((side) => conversationLink(side)),
    };
  }
}
