import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { PapersModule } from '../papers/papers.public.js';
import { PaymentsModule } from '../payments/payments.public.js';
import { UsersModule } from '../users/users.public.js';
import { AgainAnswers } from './bookings/again-answers.js';
import { APPEAL_PROVIDERS } from './appeals/appeal-providers.js';
import { ATTENDANCE_PROVIDERS } from './attendance/attendance.providers.js';
import { BookingCancellations } from './records/booking-cancellations.js';
import { Bookings } from './bookings/bookings.js';
import { ConfirmReceiptUseCase } from './payments/confirm-receipt.use-case.js';
import { DoneWorkReadModel } from './bookings/done-work.read-model.js';
import { EndWorkUseCase } from './work/end-work.use-case.js';
import { EngagementLocks } from './records/engagement-locks.js';
import { EngagementCaseComposer } from './records/engagement-case.composer.js';
import { EngagementNotifier } from './records/engagement-notifier.js';
import { EngagementComposer } from './bookings/engagement.composer.js';
import { EngagementReadModel } from './records/engagement.read-model.js';
import { EngagementRepository } from './records/engagement.repository.js';
import { EngagementsPersonalData } from './engagements-personal-data.js';
import { EngagementsSchedule } from './engagements.schedule.js';
import { AttendanceProofEntity } from './entities/attendance-proof.entity.js';
import { EngagementAppealEntity } from './entities/engagement-appeal.entity.js';
import { ENGAGEMENT_CONTROLLERS } from './engagement.controllers.js';
import { EngagementEntity } from './entities/engagement.entity.js';
import { PayeeEntity } from './entities/payee.entity.js';
import { UpiChangeEntity } from './entities/upi-change.entity.js';
import { LockedEngagementReadModel } from './records/locked-engagement.read-model.js';
import { PAY_CASE_PROVIDERS } from './pay-cases/pay-case.providers.js';
import { TIME_CORRECTION_PROVIDERS } from './time-corrections/time-correction.providers.js';
import { TimeCorrectionEntity } from './entities/time-correction.entity.js';
import { PayCaseEntity } from './entities/pay-case.entity.js';
import { PayEngagementUseCase } from './payments/pay-engagement.use-case.js';
import { PAYEE_PROVIDERS } from './payees/payee.providers.js';
import { PaymentRepository } from './records/payment.repository.js';
import { RegularsReadModel } from './bookings/regulars.read-model.js';
import { ReliabilityReadModel } from './bookings/reliability.read-model.js';
import { RemindWorkersUseCase } from './work/remind-workers.use-case.js';
import { ReportNoShowUseCase } from './work/report-no-show.use-case.js';
import { SECURE_PAY_PROVIDERS } from './secure-pay.providers.js';
import { SettleWorkUseCase } from './work/settle-work.use-case.js';
import { StartWorkUseCase } from './work/start-work.use-case.js';
import { UpiReversals } from './payees/upi-reversals.js';
import { UpiIds } from './payees/upi-ids.js';
import { WorkCodeReadModel } from './work/work-code.read-model.js';
import { WorkCodes } from './work/work-codes.js';
import { WorkedKinds } from './bookings/worked-kinds.js';
import { WorkRepository } from './records/work.repository.js';

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
    EngagementCaseComposer,
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
