import { UPI_WAIT_HOURS } from '@nukkad/contract/payments/upi-changes';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../../common/queue/task.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { DirectMessages } from '../../notifications/notifications.public.js';
import { FormerContacts } from '../../users/users.public.js';
import { notifyFormerContactTask } from '../tasks/notify-former-contact.task.js';
import { UpiReportTokens } from './upi-report-tokens.js';

/** Sends the notice of a replaced or first UPI id to a contact that the account had shortly before. */
@Injectable()
@HandlesTask(notifyFormerContactTask.name)
export class NotifyFormerContactUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: FormerContacts,
    private readonly tokens: UpiReportTokens,
    private readonly messages: DirectMessages,
  ) {}

  /** Does nothing when the contact was deleted meanwhile. `key` makes the message unique. */
  async execute(
    { changeId, contactId }: TaskPayloads['engagements.notify-former-contact'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const contact = await this.contacts.find(this.dataSource.manager, contactId);
    if (!contact) return;
    const { channel, address: to, language } = contact;
    const notice =
      changeId === null
        ? { text: 'engagements:upiAddedFormer', link: '/contact' }
        : {
            text: 'engagements:upiReplaced',
            params: { hours: UPI_WAIT_HOURS },
            link: await this.tokens.buildPath(changeId),
          };
    await this.messages.send({ key, channel, to, language }, notice);
  }
}
