import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { AcknowledgeSupportRequestUseCase } from './acknowledge-support-request.use-case.js';
import { Acknowledgements } from './acknowledgements.js';
import { CreateSupportRequestUseCase } from './create-support-request.use-case.js';
import { DeleteOldSupportRequestsUseCase } from './delete-old-support-requests.use-case.js';
import { SupportEntryEntity } from './entities/support-entry.entity.js';
import { SupportFileEntity } from './entities/support-file.entity.js';
import { SupportMailEntity } from './entities/support-mail.entity.js';
import { SupportRequestEntity } from './entities/support-request.entity.js';
import { InboundMailController } from './inbound-mail.controller.js';
import { OwnSupportRequestReadModel } from './own-support-request.read-model.js';
import { InboundMails } from './inbound-mails.js';
import { ReceiveSupportMailUseCase } from './receive-support-mail.use-case.js';
import { RequestIntake } from './request-intake.js';
import { RemindOfRequestsUseCase } from './remind-of-requests.use-case.js';
import { ReplyToSupportRequestUseCase } from './reply-to-support-request.use-case.js';
import { ScanSupportFilesUseCase } from './scan-support-files.use-case.js';
import { SendSupportReplyUseCase } from './send-support-reply.use-case.js';
import { StaffNotices } from './staff-notices.js';
import { SupportAddress } from './support-address.js';
import { SupportAnswerWays } from './support-answer-ways.js';
import { SupportDeskController } from './support-desk.controller.js';
import { SupportDeskReads } from './support-desk-reads.js';
import { SupportFiles } from './support-files.js';
import { SupportMailReadModel } from './support-mail.read-model.js';
import { SupportMailRepository } from './support-mail.repository.js';
import { SupportPersonalData } from './support-personal-data.js';
import { SupportRequestChanges } from './support-request-changes.js';
import { SupportRequestController } from './support-request.controller.js';
import { SupportRequestReadModel } from './support-request.read-model.js';
import { SupportReminderRepository } from './support-reminder.repository.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { SupportWords } from './support-words.js';
import { SupportSchedule } from './support.schedule.js';
import { UpdateSupportRequestUseCase } from './update-support-request.use-case.js';
import { WriteToOwnSupportRequestUseCase } from './write-to-own-support-request.use-case.js';

/** Help for all users: requests, and the desk at which the staff answer them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SupportRequestEntity, SupportEntryEntity, SupportFileEntity, SupportMailEntity]),
    NotificationsModule,
    UsersModule,
  ],
  controllers: [SupportRequestController, SupportDeskController, InboundMailController],
  providers: [
    Acknowledgements,
    InboundMails,
    AcknowledgeSupportRequestUseCase,
    CreateSupportRequestUseCase,
    DeleteOldSupportRequestsUseCase,
    OwnSupportRequestReadModel,
    ReceiveSupportMailUseCase,
    RequestIntake,
    RemindOfRequestsUseCase,
    ReplyToSupportRequestUseCase,
    ScanSupportFilesUseCase,
    SendSupportReplyUseCase,
    StaffNotices,
    SupportAddress,
    SupportAnswerWays,
    SupportDeskReads,
    SupportFiles,
    SupportMailReadModel,
    SupportMailRepository,
    SupportPersonalData,
    SupportRequestChanges,
    SupportRequestReadModel,
    SupportRequestRepository,
    SupportReminderRepository,
    SupportSchedule,
    SupportWords,
    UpdateSupportRequestUseCase,
    WriteToOwnSupportRequestUseCase,
  ],
  exports: [RequestIntake],
})
export class SupportModule {}
