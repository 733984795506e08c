import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { idOf, Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import './tasks/send-mail.task.js';

type Name = 'messaging.tell-staff' | 'messaging.tell-unread';

/**
 * Sends mails of the previous release, decided before the deployment or by its processes during it, as messages. To be
 * removed after the next release.
 */
@Injectable()
@HandlesTask('messaging.tell-staff', 'messaging.tell-unread')
export class ForwardMailTasksUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  async execute(payload: TaskPayloads[Name], { taskId }: TaskContext): Promise<void> {
    await this.transactions.run(async (tx) => {
      if ('userId' in payload) {
        const message = { text: 'messaging:digest', subjectId: payload.conversationId };
        await this.messenger.forward(tx, payload.userId, message, taskId);
        return;
      }
      const message = { text: 'messaging:reported', urgency: 'account', subjectId: payload.reportId } as const;
      for (const id of await this.contacts.listStaffIds(tx)) {
        await this.messenger.forward(tx, id, message, idOf(taskId, id));
      }
    });
  }
}
