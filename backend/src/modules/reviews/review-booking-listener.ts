import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from '../engagements/engagements.public.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewNotifier } from './review-notifier.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewRepository } from './review.repository.js';

/** A no-show that is taken back was not the employer's: what its worker answered about it is removed, and counts no more. */
@Injectable()
@OnBookingCancelled()
export class ReviewBookingListener implements BookingCancellationListener {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly counts: ReviewCounts,
    private readonly notifier: ReviewNotifier,
  ) {}

  async onBookingCancelled(tx: EntityManager, { engagementId }: CancelledBooking): Promise<void> {
    for (const author of ['worker', 'employer'] as const) {
      const review = await this.reviews.findOf(tx, engagementId, author);
      if (!review || !(await this.reviews.move(tx, review.id, 'removed'))) continue;
      await this.counts.recount(tx, [{ userId: review.subjectId, side: OTHER_SIDE[author] }]);
      await this.notifier.publish(tx, engagementId, [review.subjectId, ...(review.authorId ? [review.authorId] : [])]);
    }
  }
}
