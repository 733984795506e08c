import { Injectable } from '@nestjs/common';
import type { Conversation, ReadConversation } from '@nukkad/contract/messages/messages';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { Messenger } from '../notifications/notifications.public.js';
import { newMessageNotice, unreadDigest } from './conversation-link.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsReadModel } from './conversations.read-model.js';

/** Marks a conversation as read up to a message; later messages stay unread, and their mail stays scheduled. */
@Injectable()
export class ReadConversationUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly readModel: ConversationsReadModel,
    private readonly events: Events,
    private readonly messenger: Messenger,
  ) {}

  async execute(userId: string, conversationId: string, { upTo }: ReadConversation): Promise<Conversation> {
    return this.transactions.run(async (tx) => {
      const locked = await this.conversations.lock(tx, userId, conversationId);
      if (!locked) throw notFound();
      const waited = await this.conversations.hasUnread(tx, userId, conversationId);
      if (!(await this.conversations.read(tx, userId, conversationId, upTo))) throw notFound();
      if (waited) {
        const dueAt = await this.conversations.setDigest(tx, userId, conversationId);
        if (dueAt) await this.messenger.send(tx, userId, unreadDigest(conversationId, dueAt));
        else await this.messenger.markSeen(tx, userId, newMessageNotice(locked.side, conversationId));
        await this.events.publish(tx, [userId, locked.otherId], { topic: 'messages', subject: conversationId });
      }
      const conversation = await this.readModel.findOwn(userId, conversationId, tx);
      if (!conversation) throw notFound();
      return conversation;
    });
  }
}
