import type { EngagementReview } from '@nukkad/contract/reviews/reviews';
import type { ReplyToReview } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { EngagementReviewReadModel } from './engagement-review.read-model.js';
import { ReviewNotifier } from './review-notifier.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewWindowRepository } from './review-window.repository.js';
import { refuseReviewWords } from './review-words.js';
import { ReviewRepository } from './review.repository.js';
import { alreadyReplied, nothingToReplyTo } from './reviews.errors.js';

/**
 * Stores the reply of the reviewed side, once, within 30 days of the reveal. A repeated identical reply has no effect.
 */
@Injectable()
export class ReplyToReviewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly notifier: ReviewNotifier,
    private readonly view: EngagementReviewReadModel,
  ) {}

  execute(userId: string, id: string, { text }: ReplyToReview): Promise<EngagementReview> {
    return this.transactions.run(async (tx) => {
      const review = await this.reviews.findShown(tx, id, userId);
      if (!review) throw notFound();
      const { engagementId, author } = review;
      await this.windows.lockEngagement(tx, engagementId);
      refuseReviewWords(OTHER_SIDE[author], 'text', text);
      const isNew = await this.reviews.reply(tx, id, userId, text);
      if (!isNew) {
        const current = await this.reviews.find(tx, id);
        if (!current?.reply) throw nothingToReplyTo();
        if (current.reply !== text) throw alreadyReplied();
      }
      const sides = await this.windows.findSides(tx, engagementId);
      if (isNew && sides) {
        await this.notifier.notifySide(tx, sides, author, 'replied');
        await this.notifier.publish(tx, engagementId, [sides.workerId, sides.employerId]);
      }
      return this.view.findReview(userId, engagementId, tx);
    });
  }
}
