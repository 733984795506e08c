import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { ConversationController } from './conversation.controller.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsReadModel } from './conversations.read-model.js';
import { ConversationMemberEntity } from './entities/conversation-member.entity.js';
import { ConversationEntity } from './entities/conversation.entity.js';
import { MessageReportEntity } from './entities/message-report.entity.js';
import { MessageEntity } from './entities/message.entity.js';
import { DecideMessageReportUseCase } from './decide-message-report.use-case.js';
import { MessageReportController } from './message-report.controller.js';
import { MessageReportRepository } from './message-report.repository.js';
import { MessageReportReads } from './message-report-reads.js';
import { MessageReportsReadModel } from './message-reports.read-model.js';
import { MessageResponses } from './message-responses.js';
import { MessagesReadModel } from './messages.read-model.js';
import { OpenConversationUseCase } from './open-conversation.use-case.js';
import { ReadConversationUseCase } from './read-conversation.use-case.js';
import { ReportMessageUseCase } from './report-message.use-case.js';
import { ReportedMessageComposer } from './reported-message.composer.js';
import { SendMessageUseCase } from './send-message.use-case.js';
import { UnreadDigestComposer } from './unread-digest.composer.js';
import { MessagingPersonalData } from './messaging-personal-data.js';

/** Conversations between the two sides of an application. */
@Module({
  imports: [
    JobsModule,
    UsersModule,
    NotificationsModule,
    TypeOrmModule.forFeature([ConversationEntity, ConversationMemberEntity, MessageEntity, MessageReportEntity]),
  ],
  controllers: [ConversationController, MessageReportController],
  providers: [
    ConversationRepository,
    MessagingPersonalData,
    ConversationsReadModel,
    MessagesReadModel,
    OpenConversationUseCase,
    SendMessageUseCase,
    ReadConversationUseCase,
    ReportMessageUseCase,
    MessageReportRepository,
    MessageReportsReadModel,
    MessageReportReads,
    DecideMessageReportUseCase,
    MessageResponses,
    UnreadDigestComposer,
    ReportedMessageComposer,
  ],
})
export class MessagingModule {}
