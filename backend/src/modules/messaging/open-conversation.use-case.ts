import { Injectable } from '@nestjs/common';
import type { Conversation } from '@nukkad/contract/messages/messages';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsReadModel } from './conversations.read-model.js';
import { conversationClosed } from './messaging.errors.js';

/** Opens the conversation of an application for either side; concurrent calls open one. */
@Injectable()
export class OpenConversationUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly readModel: ConversationsReadModel,
  ) {}

  /** Returns the existing conversation, or opens it; 409 when the application was withdrawn before. */
  async execute(userId: string, applicationId: string): Promise<Conversation> {
    return this.transactions.run(async (tx) => {
      const application = await this.conversations.lockApplication(tx, userId, applicationId);
      if (!application) throw notFound();
      const existing = await this.conversations.find(tx, applicationId);
      if (existing === null && application.isWithdrawn) throw conversationClosed();
      // a concurrent call may open it first: its row then exists after the insert without effect
      const id =
        existing ??
        (await this.conversations.insert(tx, application)) ??
        (await this.conversations.find(tx, applicationId));
      const conversation = id === null ? null : await this.readModel.findOwn(userId, id, tx);
      if (!conversation) throw notFound();
      return conversation;
    });
  }
}
