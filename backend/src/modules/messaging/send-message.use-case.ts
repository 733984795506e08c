import { Injectable } from '@nestjs/common';
import { holdReasonsOf } from '@nukkad/screening/message-screen';
import type { Message, SendMessage } from '@nukkad/contract/messages/messages';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { EmployerResponseRecorder } from '../jobs/jobs.public.js';
import { Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { ConversationRepository, type LockedConversation } from './conversation.repository.js';
import { newMessageNotice, unreadDigest } from './conversation-link.js';
import { MessagesReadModel } from './messages.read-model.js';
import { conversationClosed } from './messaging.errors.js';
import { otherParam } from './other-name.js';

const SENDS: RateLimit = { name: 'messages', limit: 30, seconds: 60 };

/**
 * Sends a message to the other side. A message with forbidden content is held: only its sender sees it, with the
 * reason. The first unread message schedules a mail.
 */
@Injectable()
export class SendMessageUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessagesReadModel,
    private readonly contacts: ContactReadModel,
    private readonly employerResponses: EmployerResponseRecorder,
    private readonly events: Events,
    private readonly messenger: Messenger,
  ) {}

  async execute(senderId: string, conversationId: string, { text }: SendMessage): Promise<Message> {
    await this.limits.consume(SENDS, senderId);
    return this.transactions.run(async (tx) => {
      const conversation = await this.conversations.lock(tx, senderId, conversationId);
      if (!conversation) throw notFound();
      if (conversation.application.isWithdrawn) throw conversationClosed();
      const earlier = await this.conversations.listRecentTexts(tx, senderId, conversationId);
      const held = holdReasonsOf(conversation.side, text, earlier);
      const waited = await this.conversations.hasUnread(tx, conversation.otherId, conversationId);
      const id = await this.conversations.write(tx, senderId, { conversationId, text, held });
      await this.events.publish(tx, held.length === 0 ? [senderId, conversation.otherId] : [senderId], {
        topic: 'messages',
        subject: conversationId,
      });
      if (held.length === 0 && conversation.side === 'employer') {
        await this.employerResponses.recordMessage(tx, conversation.application.id);
      }
      if (held.length === 0 && !waited) await this.startClock(tx, senderId, conversationId, conversation);
      const message = await this.messages.findMessage(tx, senderId, id);
      if (!message) throw notFound();
      return message;
    });
  }

  private async startClock(
    tx: EntityManager,
    senderId: string,
    conversationId: string,
    to: LockedConversation,
  ): Promise<void> {
    const dueAt = await this.conversations.setDigest(tx, to.otherId, conversationId);
    if (dueAt) await this.messenger.send(tx, to.otherId, unreadDigest(conversationId, dueAt));
    const sender = (await this.contacts.findByIds([senderId], tx)).get(senderId);
    const reader = to.side === 'employer' ? 'job_seeker' : 'employer';
    await this.messenger.replace(tx, to.otherId, {
      ...newMessageNotice(reader, conversationId),
      params: { name: otherParam(reader, sender, to.application.company), title: to.application.title },
      about: senderId,
    });
  }
}
