import { Injectable } from '@nestjs/common';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { InterviewMessage } from './interview-message.js';
import { InterviewMessageDataReadModel } from './interview-message-data.read-model.js';

/**
 * Composes the message to an employer about a pending request; `subjectId` is the request. Returns no message for a
 * decided request, or one that the employer already declined.
 */
@Injectable()
@ComposesMessage('interviews:notice.asked', 'interviews:notice.broadcast')
export class InterviewRequestComposer implements MessageComposer {
  constructor(
    private readonly message: InterviewMessage,
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly broadcasts: BroadcastRepository,
  ) {}

  async compose({ subjectId, recipientId }: Delivery): Promise<Composed | null> {
    const news = subjectId && (await this.messageData.load(subjectId));
    if (!news || news.status !== 'pending') return null;
    if (news.category && (await this.broadcasts.hasDeclined(recipientId, news.id))) return null;
    return this.message.compose(news.category ? 'broadcast' : 'asked', news, recipientId);
  }
}
