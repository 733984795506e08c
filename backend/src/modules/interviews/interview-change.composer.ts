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

/** Text of a text message, which differs from the mail, because the mail has a calendar entry. */
const ACCEPTED = 'interviews:notice.accepted';

/**
 * Composes the message about a change of a request, with its effect on the recipient's calendar; `subjectId` is the
 * change. Returns no message for a change that a later one has replaced.
 */
@Injectable()
@ComposesMessage(...KINDS.map(textOf), ACCEPTED)
export class InterviewChangeComposer implements MessageComposer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly message: InterviewMessage,
  ) {}

  async compose({ text, subjectId, recipientId }: Delivery): Promise<Composed | null> {
    if (!subjectId) return null;
    const change = await this.dataSource.getRepository(InterviewChangeEntity).findOneBy({ id: subjectId });
    const news = change && (await this.messageData.load(change.requestId));
    const reader = news && sideOf(news, recipientId);
    const kind = reader && currentMessageKind(change, news, reader);
    const composed = kind ? await this.message.compose(kind, news, recipientId) : null;
    if (!composed) return null;
    const decidable = kind === 'invited' && news?.proposed_time ? { decidableUntil: news.proposed_time } : {};
    return { ...composed, ...decidable, ...(text === ACCEPTED ? { text } : {}) };
  }
}
