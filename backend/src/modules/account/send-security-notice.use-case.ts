import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { UserRepository } from '../users/users.public.js';
import type { NoticeKind } from './entities/security-notice.entity.js';
import { SecurityNotices } from './security-notices.js';

/** The text with the owner's remedy, for notices where the default (sign in and change the password) does not apply. */
const REMEDIES: Partial<Record<NoticeKind, string>> = { deletion: 'undo', joined: 'toSupport' };

/**
 * Notifies the account owner of a security change by mail, or by text without an address, at the contact in use before
 * the change.
 */
@Injectable()
@HandlesTask('account.send-security-notice')
export class SendSecurityNoticeUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly messages: DirectMessages,
    private readonly notices: SecurityNotices,
  ) {}

  /** Does nothing when the account no longer exists. `key` makes the mail unique. */
  async execute(
    { noticeId }: TaskPayloads['account.send-security-notice'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const notice = await this.notices.find(manager, noticeId);
    const user = notice && (await this.users.findById(manager, notice.userId));
    if (!user || user.erasedAt || notice.address === '') return;
    const day = user.deletionDueAt ?? new Date();
    await this.messages.send(
      { key, channel: notice.address.includes('@') ? 'email' : 'sms', to: notice.address, language: user.language },
      {
        text: `account:notices.${notice.kind}`,
        params: { day: { day } },
        paragraphs: [{ key: `account:notices.${REMEDIES[notice.kind] ?? 'notYou'}` }],
        link: notice.kind === 'joined' ? '/contact' : '/signin',
      },
    );
  }
}
