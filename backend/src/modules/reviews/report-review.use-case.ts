import type { EngagementReview } from '@nukkad/contract/reviews/reviews';
import type { ReportReview } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { EngagementReviewReadModel } from './engagement-review.read-model.js';
import { ReviewCaseRepository } from './review-case.repository.js';
import { ReviewNotifier } from './review-notifier.js';
import { ReviewRepository } from './review.repository.js';
import { alreadyReported } from './reviews.errors.js';

const REPORTS_PER_DAY: RateLimit = { name: 'review-reports-day', limit: 20, seconds: 86_400 };

/** Stores the report of the reviewed side to the staff, once. The report alone hides nothing. */
@Injectable()
export class ReportReviewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly reviews: ReviewRepository,
    private readonly cases: ReviewCaseRepository,
    private readonly notifier: ReviewNotifier,
    private readonly view: EngagementReviewReadModel,
  ) {}

  async execute(userId: string, id: string, { reason, text }: ReportReview): Promise<EngagementReview> {
    await this.limits.consume(REPORTS_PER_DAY, userId);
    return this.transactions.run(async (tx) => {
      const review = await this.reviews.findShown(tx, id, userId);
      if (!review) throw notFound();
      const caseId = await this.cases.insert(tx, id, { kind: 'reported', reporterId: userId, reason, text });
      if (caseId === null) {
        const [earlier] = await this.cases.lockOfReview(tx, id);
        if (earlier?.reportReason !== reason || earlier.reportText !== text) throw alreadyReported();
      } else {
        await this.notifier.askStaff(tx, caseId);
        await this.notifier.publish(tx, review.engagementId, [userId]);
      }
      return this.view.findReview(userId, review.engagementId, tx);
    });
  }
}
