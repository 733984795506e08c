import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { AgainAnswers } from '../engagements/engagements.public.js';
import type { LockedCase } from './review-case.repository.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewNotifier } from './review-notifier.js';
import { ReviewReveals } from './review-reveals.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewWindowRepository, type StoredWindow } from './review-window.repository.js';
import { ReviewRepository, type StoredReview } from './review.repository.js';

/**
 * Returns the accounts with open pages that a decision changes: the subject of a review does not learn of a review that
 * it cannot read.
 */
function readersOf({ author, isGrouped }: StoredReview, { workerId, employerId, isRevealed }: StoredWindow): string[] {
  if (isRevealed && !isGrouped) return [workerId, employerId];
  return [author === 'worker' ? workerId : employerId];
}

/** Applies the decision about a case to its review, with the counts, the messages and the open pages. */
@Injectable()
export class ReviewCaseEffects {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly reveals: ReviewReveals,
    private readonly counts: ReviewCounts,
    private readonly again: AgainAnswers,
    private readonly notifier: ReviewNotifier,
  ) {}

  async applyDecision(
    tx: EntityManager,
    found: LockedCase,
    review: StoredReview,
    outcome: 'kept' | 'removed',
    reason: string,
  ): Promise<void> {
    const sides = await this.windows.findSides(tx, review.engagementId);
    if (!sides) throw notFound();
    if (outcome === 'removed') await this.remove(tx, review);
    else await this.show(tx, review, sides);
    if (outcome === 'removed' || found.kind === 'reported' || found.status === 'appealed') {
      await this.notifier.notifySide(tx, sides, review.author, outcome, { reason });
    }
    if (found.kind === 'reported') {
      const notice = outcome === 'removed' ? 'reportUpheld' : 'reportRejected';
      await this.notifier.notifySide(tx, sides, OTHER_SIDE[review.author], notice, { reason });
    }
    await this.notifier.publish(tx, review.engagementId, readersOf(review, sides));
  }

  private async remove(tx: EntityManager, review: StoredReview): Promise<void> {
    if (!(await this.reviews.move(tx, review.id, 'removed')) || review.status !== 'revealed') return;
    if (review.author === 'employer') await this.again.setRevealed(tx, review.engagementId, null);
    await this.counts.recount(tx, [{ userId: review.subjectId, side: OTHER_SIDE[review.author] }]);
  }

  /**
   * Reveals a review that was held, or removed before an appeal, with its window, or at once after the end of the
   * window.
   */
  private async show(tx: EntityManager, review: StoredReview, sides: StoredWindow): Promise<void> {
    if (review.status === 'revealed' || review.status === 'hidden') return;
    if (!(await this.windows.isReviewable(tx, review.engagementId))) return;
    if (!sides.isRevealed) {
      await this.reviews.move(tx, review.id, 'hidden');
      return;
    }
    if (await this.reviews.move(tx, review.id, 'revealed')) await this.reveals.follow(tx, sides, [review]);
  }
}
