import { Injectable } from '@nestjs/common';
import type { Message, ReportMessage } from '@nukkad/contract/messages/messages';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { ConversationRepository } from './conversation.repository.js';
import { MessagesReadModel } from './messages.read-model.js';
import { alreadyReported, ownMessage } from './messaging.errors.js';

/** Reports a received message to the staff; each recipient can report it once. */
@Injectable()
export class ReportMessageUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessagesReadModel,
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  async execute(reporterId: string, messageId: string, report: ReportMessage): Promise<Message> {
    return this.transactions.run(async (tx) => {
      const senderId = await this.conversations.senderOf(tx, reporterId, messageId);
      if (senderId === null) throw notFound();
      if (senderId === reporterId) throw ownMessage();
      const reportId = await this.conversations.report(tx, reporterId, messageId, report);
      if (reportId === null) throw alreadyReported();
      for (const id of await this.contacts.listStaffIds(tx)) {
        await this.messenger.send(tx, id, { text: 'messaging:reported', urgency: 'account', subjectId: reportId });
      }
      const message = await this.messages.findMessage(tx, reporterId, messageId);
      if (!message) throw notFound();
      return message;
    });
  }
}
