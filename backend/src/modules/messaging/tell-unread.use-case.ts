import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/domain/brand';
import type { Side } from '@nukkad/domain/users';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { DeferTask, type TaskContext, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { conversationLink } from './conversation-link.js';
import { IS_UNREAD } from './conversation.repository.js';

interface UnreadRow {
  side: Side;
  other_id: string;
  title: string;
  unread: number;
}

/**
 * A reader who left messages unread for a while gets one mail about all conversations that wait, once until they read.
 * The mail says who wrote and about which job, never what.
 */
@Injectable()
@HandlesTask('messaging.tell-unread')
export class TellUnreadUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly contacts: ContactReadModel,
    private readonly mails: MailSender,
  ) {}

  /**
   * Does nothing when the conversation was read, when an earlier mail spoke of it, or when the reader wants no mails; puts
   * itself off while it is too early or quiet. `taskId` makes the mail unique.
   */
  async execute(
    { conversationId, userId }: TaskPayloads['messaging.tell-unread'],
    { taskId }: TaskContext,
  ): Promise<void> {
    const rows: { digest_at: Date | null; early: boolean; mine: boolean }[] = await this.dataSource.query(
      `SELECT digest_at, digest_at > clock_timestamp() AS early, digest_task = $3 AS mine
       FROM conversation_members WHERE conversation_id = $1 AND user_id = $2`,
      [conversationId, userId, taskId],
    );
    const due = rows[0];
    if (!due || (due.digest_at === null && !due.mine)) return;
    if (due.digest_at && due.early) throw new DeferTask(due.digest_at);
    const reader = (await this.contacts.byIds([userId])).get(userId);
    if (!reader?.mayMail) return;
    if (reader.quietUntil) throw new DeferTask(new Date(reader.quietUntil));
    await this.take(userId, taskId);
    const unread = await this.unreadOf(userId, taskId);
    if (unread.length > 0) await this.mail(reader, unread, taskId);
  }

  /** Puts every conversation that waits for the reader into this mail, so that no later task mails about it. */
  private take(userId: string, taskId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.query(
        `UPDATE conversation_members SET digest_at = NULL, digest_task = $2
         WHERE user_id = $1 AND digest_at IS NOT NULL`,
        [userId, taskId],
      );
    });
  }

  private unreadOf(userId: string, taskId: string): Promise<UnreadRow[]> {
    return this.dataSource.query(
      `SELECT me.side, other.user_id AS other_id, j.title, count(*)::int AS unread
       FROM conversation_members me
         JOIN conversation_members other ON other.conversation_id = me.conversation_id AND other.user_id <> me.user_id
         JOIN conversations c ON c.id = me.conversation_id
         JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id
         JOIN messages m ON m.conversation_id = c.id AND ${IS_UNREAD}
       WHERE me.user_id = $1 AND me.digest_task = $2
       GROUP BY c.id, me.side, other.user_id, j.title ORDER BY c.active_at DESC, c.id`,
      [userId, taskId],
    );
  }

  private async mail(reader: Contact, unread: readonly UnreadRow[], key: string): Promise<void> {
    const others = await this.contacts.byIds(unread.map((row) => row.other_id));
    const count = unread.reduce((sum, row) => sum + row.unread, 0);
    const text = (name: string, params: Record<string, string | number> = {}): string =>
      translate(reader.language, `messaging:digest.${name}`, { name: reader.name, brand: BRAND, count, ...params });
    const sides = [...new Set(unread.map((row) => row.side))];
    await this.mails.send({
      key,
      to: reader.email,
      subject: text('subject'),
      text: [
        text('greeting'),
        text('body'),
        unread
          .map((row) =>
            text('line', { other: others.get(row.other_id)?.name ?? '', title: row.title, count: row.unread }),
          )
          .join('\n'),
        sides.map((side) => text('open', { address: `${this.config.publicUrl}${conversationLink(side)}` })).join('\n'),
        ...(sides.includes('job_seeker') ? [text('neverPay')] : []),
        text('signature'),
      ].join('\n\n'),
    });
  }
}
