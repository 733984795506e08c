import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { SweepReviewsUseCase } from './sweep-reviews.use-case.js';

/** Scheduled jobs of this module. */
@Injectable()
export class ReviewsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly sweepReviews: SweepReviewsUseCase,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'reviews.sweep', waitForCompletion: true })
  sweep(): Promise<void> {
    return this.scheduledJobs.run('reviews.sweep', () => this.sweepReviews.execute());
  }
}
