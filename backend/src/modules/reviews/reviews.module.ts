import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EngagementsModule } from '../engagements/engagements.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { ReviewTotalsModule } from '../review-totals/review-totals.public.js';
import { UsersModule } from '../users/users.public.js';
import { AppealReviewUseCase } from './appeal-review.use-case.js';
import { DecideReviewCaseUseCase } from './decide-review-case.use-case.js';
import { EngagementReviewController } from './engagement-review.controller.js';
import { EngagementReviewReadModel } from './engagement-review.read-model.js';
import { ReviewCaseEntity } from './entities/review-case.entity.js';
import { ReviewWindowEntity } from './entities/review-window.entity.js';
import { ReviewEntity } from './entities/review.entity.js';
import { PendingReviewsReadModel } from './pending-reviews.read-model.js';
import { ReplyToReviewUseCase } from './reply-to-review.use-case.js';
import { ReportReviewUseCase } from './report-review.use-case.js';
import { RetaliationReadModel } from './retaliation.read-model.js';
import { ReviewBiasReadModel } from './review-bias.read-model.js';
import { ReviewBookingListener } from './review-booking-listener.js';
import { ReviewCaseListReadModel } from './review-case-list.read-model.js';
import { ReviewCaseComposer } from './review-case.composer.js';
import { ReviewCaseEffects } from './review-case-effects.js';
import { ReviewCaseRepository } from './review-case.repository.js';
import { ReviewController } from './review.controller.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewRecounts } from './review-recounts.js';
import { ReviewEngagementUseCase } from './review-engagement.use-case.js';
import { ReviewNotifier } from './review-notifier.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewReveals } from './review-reveals.js';
import { ReviewSummaryReadModel } from './review-summary.read-model.js';
import { ReviewWindowRepository } from './review-window.repository.js';
import { ReviewsPersonalData } from './reviews-personal-data.js';
import { ReviewsSchedule } from './reviews.schedule.js';
import { StaffReviewController } from './staff-review.controller.js';
import { SweepReviewsUseCase } from './sweep-reviews.use-case.js';

/** Reviews of work by its two sides, hidden until both answered or the time is over. */
@Module({
  imports: [
    EngagementsModule,
    NotificationsModule,
    ReviewTotalsModule,
    UsersModule,
    TypeOrmModule.forFeature([ReviewEntity, ReviewWindowEntity, ReviewCaseEntity]),
  ],
  controllers: [ReviewController, EngagementReviewController, StaffReviewController],
  providers: [
    AppealReviewUseCase,
    DecideReviewCaseUseCase,
    ReviewCaseEffects,
    EngagementReviewReadModel,
    PendingReviewsReadModel,
    ReplyToReviewUseCase,
    ReportReviewUseCase,
    RetaliationReadModel,
    ReviewBiasReadModel,
    ReviewBookingListener,
    ReviewCaseComposer,
    ReviewCaseListReadModel,
    ReviewCaseRepository,
    ReviewCounts,
    ReviewRecounts,
    ReviewEngagementUseCase,
    ReviewNotifier,
    ReviewRepository,
    ReviewReveals,
    ReviewSummaryReadModel,
    ReviewWindowRepository,
    ReviewsPersonalData,
    ReviewsSchedule,
    SweepReviewsUseCase,
  ],
})
export class ReviewsModule {}
