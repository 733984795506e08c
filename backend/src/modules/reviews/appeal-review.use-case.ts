import type { EngagementReview, ReviewSide } from '@nukkad/contract/reviews/reviews';
import type { AppealReview } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { EngagementReviewReadModel } from './engagement-review.read-model.js';
import { type LockedCase, ReviewCaseRepository } from './review-case.repository.js';
import { ReviewNotifier } from './review-notifier.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewRepository, type StoredReview } from './review.repository.js';
import { nothingToAppeal } from './reviews.errors.js';

/**
 * Records the appeal of the side that lost a decision, once in a case; another member of the staff makes the final
 * decision.
 */
@Injectable()
export class AppealReviewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reviews: ReviewRepository,
    private readonly cases: ReviewCaseRepository,
    private readonly notifier: ReviewNotifier,
    private readonly view: EngagementReviewReadModel,
  ) {}

  execute(userId: string, id: string, { text }: AppealReview): Promise<EngagementReview> {
    return this.transactions.run(async (tx) => {
      const review = await this.reviews.find(tx, id);
      // the employer of a shift sees no single answer
      const isReader = review?.authorId === userId || (review?.subjectId === userId && !review.isGrouped);
      if (!review || !isReader) throw notFound();
      const cases = await this.cases.lockOfReview(tx, id);
      const side: ReviewSide = review.authorId === userId ? review.author : OTHER_SIDE[review.author];
      const isRepeated = cases.some(
        (one) => one.status === 'appealed' && one.appealedBy === side && one.appeal === text,
      );
      if (!isRepeated) {
        const lost = cases.find((one) => isLostBy(userId, review, one));
        if (!lost || !(await this.cases.appeal(tx, lost.id, side, text))) throw nothingToAppeal();
        await this.notifier.askStaff(tx, lost.id);
        await this.notifier.publish(tx, review.engagementId, [userId]);
      }
      return this.view.findReview(userId, review.engagementId, tx);
    });
  }
}

/** Returns whether an account lost a decided case and may still appeal. */
function isLostBy(userId: string, review: StoredReview, { outcome, reporterId, mayAppeal }: LockedCase): boolean {
  if (!mayAppeal) return false;
  return outcome === 'removed' ? review.authorId === userId : reporterId === userId;
}
