import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/domain/brand';
import { DataSource } from 'typeorm';
import { formatDate } from '../../common/dates/format-date.js';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { UserRepository } from '../users/users.public.js';
import { SecurityNoticeEntity } from './entities/security-notice.entity.js';

/** The owner of an account hears by mail, at the address in use before, that its safety was changed. */
@Injectable()
@HandlesTask('account.tell-security-notice')
export class TellSecurityNoticeUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly mails: MailSender,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Does nothing when the account is gone. `key` makes the mail unique. */
  async execute(
    { noticeId }: TaskPayloads['account.tell-security-notice'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const notice = await manager.findOneBy(SecurityNoticeEntity, { id: noticeId });
    const user = notice && (await this.users.findById(manager, notice.userId));
    if (!user || user.erasedAt) return;
    const { language } = user;
    const words = {
      brand: BRAND,
      address: `${this.config.publicUrl}/signin`,
      day: formatDate(user.deletionDueAt ?? new Date(), language),
    };
    const text = (part: string): string => translate(language, `account:notices.${part}`, words);
    await this.mails.send({
      key,
      to: notice.address,
      subject: text(`${notice.kind}.subject`),
      text: [text(`${notice.kind}.text`), text(notice.kind === 'deletion' ? 'undo' : 'notYou')].join('\n\n'),
    });
  }
}
