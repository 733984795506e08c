import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { PapersModule } from '../papers/papers.public.js';
import { PaymentsModule } from '../payments/payments.public.js';
import { UsersModule } from '../users/users.public.js';
import { AgainAnswers } from './again-answers.js';
import { APPEAL_PROVIDERS } from './appeal-providers.js';
import { ATTENDANCE_PROVIDERS } from './attendance.providers.js';
import { BookingCancellations } from './booking-cancellations.js';
import { Bookings } from './bookings.js';
import { ConfirmReceiptUseCase } from './confirm-receipt.use-case.js';
import { DoneWorkReadModel } from './done-work.read-model.js';
import { EndWorkUseCase } from './end-work.use-case.js';
import { EngagementLocks } from './engagement-locks.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { EngagementComposer } from './engagement.composer.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { EngagementRepository } from './engagement.repository.js';
import { EngagementsPersonalData } from './engagements-personal-data.js';
import { EngagementsSchedule } from './engagements.schedule.js';
import { AttendanceProofEntity } from './entities/attendance-proof.entity.js';
import { EngagementAppealEntity } from './entities/engagement-appeal.entity.js';
import { ENGAGEMENT_CONTROLLERS } from './engagement.controllers.js';
import { EngagementEntity } from './entities/engagement.entity.js';
import { PayeeEntity } from './entities/payee.entity.js';
import { UpiChangeEntity } from './entities/upi-change.entity.js';
import { LockedEngagementReadModel } from './locked-engagement.read-model.js';
import { PAY_CASE_PROVIDERS } from './pay-cases/pay-case.providers.js';
import { TIME_CORRECTION_PROVIDERS } from './time-corrections/time-correction.providers.js';
import { TimeCorrectionEntity } from './entities/time-correction.entity.js';
import { PayCaseEntity } from './entities/pay-case.entity.js';
import { PayEngagementUseCase } from './pay-engagement.use-case.js';
import { PAYEE_PROVIDERS } from './payee.providers.js';
import { PaymentRepository } from './payment.repository.js';
import { RegularsReadModel } from './regulars.read-model.js';
import { ReliabilityReadModel } from './reliability.read-model.js';
import { RemindWorkersUseCase } from './remind-workers.use-case.js';
import { ReportNoShowUseCase } from './report-no-show.use-case.js';
import { SECURE_PAY_PROVIDERS } from './secure-pay.providers.js';
import { SettleWorkUseCase } from './settle-work.use-case.js';
import { StartWorkUseCase } from './start-work.use-case.js';
import { UpiReversals } from './upi-reversals.js';
import { UpiIds } from './upi-ids.js';
import { WorkCodeReadModel } from './work-code.read-model.js';
import { WorkCodes } from './work-codes.js';
import { WorkedKinds } from './worked-kinds.js';
import { WorkRepository } from './work.repository.js';

/** Work that workers have accepted: from the booking to the money. */
@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    NotificationsModule,
    PapersModule,
    PaymentsModule,
    TypeOrmModule.forFeature([
      EngagementEntity,
      EngagementAppealEntity,
      PayCaseEntity,
      PayeeEntity,
      UpiChangeEntity,
      AttendanceProofEntity,
      TimeCorrectionEntity,
    ]),
  ],
  controllers: ENGAGEMENT_CONTROLLERS,
  providers: [
    AgainAnswers,
    EngagementRepository,
    WorkRepository,
    PaymentRepository,
    EngagementReadModel,
    EngagementLocks,
    LockedEngagementReadModel,
    WorkCodeReadModel,
    ReliabilityReadModel,
    RegularsReadModel,
    DoneWorkReadModel,
    EngagementNotifier,
    EngagementComposer,
    WorkCodes,
    Bookings,
    BookingCancellations,
    StartWorkUseCase,
    EndWorkUseCase,
    ReportNoShowUseCase,
    PayEngagementUseCase,
    ConfirmReceiptUseCase,
    SettleWorkUseCase,
    RemindWorkersUseCase,
    EngagementsSchedule,
    EngagementsPersonalData,
    WorkedKinds,
    ...PAYEE_PROVIDERS,
    ...APPEAL_PROVIDERS,
    ...PAY_CASE_PROVIDERS,
    ...SECURE_PAY_PROVIDERS,
    ...ATTENDANCE_PROVIDERS,
    ...TIME_CORRECTION_PROVIDERS,
  ],
  exports: [AgainAnswers, Bookings, DoneWorkReadModel, EngagementLocks, RegularsReadModel, UpiIds, UpiReversals],
})
export class EngagementsModule {}
