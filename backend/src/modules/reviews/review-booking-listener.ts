import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from '../engagements/engagements.public.js';
import { ReviewCaseRepository } from './review-case.repository.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewNotifier } from './review-notifier.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewRepository } from './review.repository.js';

/**
 * Handles the reversal of an employer's no-show: removes the answers about it, which no longer count, and closes their
 * cases.
 */
@Injectable()
@OnBookingCancelled()
export class ReviewBookingListener implements BookingCancellationListener {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly cases: ReviewCaseRepository,
    private readonly counts: ReviewCounts,
    private readonly notifier: ReviewNotifier,
  ) {}

  async onBookingCancelled(tx: EntityManager, { engagementId }: CancelledBooking): Promise<void> {
    for (const author of ['worker', 'employer'] as const) {
      const review = await this.reviews.findOf(tx, engagementId, author);
      if (!review || !(await this.reviews.move(tx, review.id, 'removed'))) continue;
      await this.cases.close(tx, review.id);
      if (review.status === 'revealed') {
        await this.counts.recount(tx, [{ userId: review.subjectId, side: OTHER_SIDE[author] }]);
      }
      // the subject is notified of the work itself, and not of an answer that it never saw
      if (review.authorId !== null) await this.notifier.publish(tx, engagementId, [review.authorId]);
    }
  }
}
