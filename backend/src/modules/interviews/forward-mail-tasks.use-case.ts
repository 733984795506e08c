import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { type Message, Messenger } from '../notifications/notifications.public.js';
import { InterviewChangeEntity } from './entities/interview-change.entity.js';
import { kindOf, sideOf, textOf, urgencyOf } from './interview-message-kind.js';
import { InterviewMessageDataReadModel } from './interview-message-data.read-model.js';
import './tasks/send-mail.task.js';

type Name = 'interviews.tell-employer' | 'interviews.tell-change' | 'interviews.remind-day' | 'interviews.remind-hour';
type Forwarded = { recipientId: string; message: Message } | null;

/**
 * Sends mails of the previous release, decided before the deployment or by its processes during it, as messages. The
 * bell notices were already delivered. To be removed after the next release.
 */
@Injectable()
@HandlesTask('interviews.tell-employer', 'interviews.tell-change', 'interviews.remind-day', 'interviews.remind-hour')
export class ForwardMailTasksUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly messenger: Messenger,
  ) {}

  /** Does nothing when the request is deleted, or the recipient is no longer party to it. */
  async execute(payload: TaskPayloads[Name], { task, taskId }: TaskContext): Promise<void> {
    await this.transactions.run(async (tx) => {
      const forwarded = await this.forwarded(tx, payload, task);
      if (forwarded) await this.messenger.forward(tx, forwarded.recipientId, forwarded.message, taskId);
    });
  }

  private async forwarded(tx: EntityManager, payload: TaskPayloads[Name], task: string): Promise<Forwarded> {
    if ('changeId' in payload) return this.change(tx, payload);
    const { requestId: subjectId } = payload;
    const news = await this.messageData.load(subjectId, tx);
    if (!news) return null;
    if ('employerId' in payload) {
      const text = textOf(news.category ? 'broadcast' : 'asked');
      return { recipientId: payload.employerId, message: { text, subjectId } };
    }
    const { userId: recipientId } = payload;
    if (!sideOf(news, recipientId)) return null;
    return task === 'interviews.remind-day'
      ? { recipientId, message: { text: textOf('reminderDay'), subjectId } }
      : { recipientId, message: { text: textOf('reminderHour'), subjectId, urgency: 'urgent' } };
  }

  private async change(
    tx: EntityManager,
    { changeId: subjectId, userId: recipientId }: TaskPayloads['interviews.tell-change'],
  ): Promise<Forwarded> {
    const change = await tx.findOneBy(InterviewChangeEntity, { id: subjectId });
    const news = change && (await this.messageData.load(change.requestId, tx));
    const reader = news && sideOf(news, recipientId);
    const kind = reader && kindOf(change, news, reader);
    if (!kind) return null;
    const urgency = urgencyOf(kind, change.side, reader);
    return { recipientId, message: { text: textOf(kind), subjectId, urgency } };
  }
}
