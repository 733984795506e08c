import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { DecideJobReviewUseCase } from './decide-job-review.use-case.js';
import { JobReportEntity } from './entities/job-report.entity.js';
import { JobReviewEntity } from './entities/job-review.entity.js';
import { JobReviewListReadModel } from './job-review-list.read-model.js';
import { JobReviewController } from './job-review.controller.js';
import { JobReviewRepository } from './job-review.repository.js';
import { JobReviewsPersonalData } from './job-reviews-personal-data.js';
import { JobReviews } from './job-reviews.js';
import { ReviewedJobs } from './reviewed-jobs.js';

/** Jobs under review by staff, and reports about jobs. */
@Module({
  imports: [
    DiscoveryModule,
    NotificationsModule,
    UsersModule,
    TypeOrmModule.forFeature([JobReviewEntity, JobReportEntity]),
  ],
  controllers: [JobReviewController],
  providers: [
    JobReviewRepository,
    JobReviews,
    ReviewedJobs,
    JobReviewListReadModel,
    DecideJobReviewUseCase,
    JobReviewsPersonalData,
  ],
  exports: [JobReviews],
})
export class JobReviewsModule {}
