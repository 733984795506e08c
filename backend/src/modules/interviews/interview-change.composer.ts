import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { InterviewChangeEntity } from './entities/interview-change.entity.js';
import { InterviewMessage } from './interview-message.js';
import { type ChangeKind, sideOf, currentMessageKind, textOf } from './interview-message-kind.js';
import { InterviewMessageDataReadModel } from './interview-message-data.read-model.js';

const KINDS: readonly ChangeKind[] = [
  ...(['confirmed', 'booked', 'moved', 'cancelled', 'withdrawn'] as const),
  ...(['declined', 'expired', 'unanswered', 'unagreed'] as const),
  ...(['invited', 'inviteDeclined', 'inviteExpired'] as const),
  ...(['proposed', 'refused', 'refusedPending'] as const),
];

/**
 * One of the two hears what happened to a request, with what it does to their calendar; `subjectId` is the change. Not of
 * one that another has followed.
 */
@Injectable()
@ComposesMessage(...KINDS.map(textOf))
export class InterviewChangeComposer implements MessageComposer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly message: InterviewMessage,
  ) {}

  async compose({ subjectId, recipientId }: Delivery): Promise<Composed | null> {
    if (!subjectId) return null;
    const change = await this.dataSource.getRepository(InterviewChangeEntity).findOneBy({ id: subjectId });
    const news = change && (await this.messageData.load(change.requestId));
    const reader = news && sideOf(news, recipientId);
    const kind = reader && currentMessageKind(change, news, reader);
    return kind ? this.message.compose(kind, news, recipientId) : null;
  }
}
