import type { ReviewCase } from '@nukkad/contract/reviews/reviews';
import type { DecideReviewCase } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { ReviewCaseEffects } from './review-case-effects.js';
import { ReviewCaseListReadModel } from './review-case-list.read-model.js';
import { type LockedCase, ReviewCaseRepository } from './review-case.repository.js';
import { ReviewWindowRepository } from './review-window.repository.js';
import { ReviewRepository, type StoredReview } from './review.repository.js';
import { caseMoved, decidedByYou, nothingToRemove, ownCase, reviewChanged } from './reviews.errors.js';

/**
 * Retains or removes a review, with a reason for both sides, by a decision of staff who are not party to the work;
 * another member makes the final decision about an appeal. The counts change in the same transaction.
 */
@Injectable()
export class DecideReviewCaseUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: ReviewCaseRepository,
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly effects: ReviewCaseEffects,
    private readonly list: ReviewCaseListReadModel,
    private readonly audit: AuditLog,
  ) {}

  execute(
    staffId: string,
    id: string,
    { state, decision, reason, reviewChangedAt }: DecideReviewCase,
  ): Promise<ReviewCase> {
    const outcome = decision === 'keep' ? 'kept' : 'removed';
    return this.transactions.run(async (tx) => {
      const review = await this.lockReview(tx, id);
      const found = await this.cases.lock(tx, id);
      if (!found) throw notFound();
      this.assertMayDecide(staffId, found, review);
      if (found.status !== state) throw caseMoved();
      if (!review && decision === 'remove') throw nothingToRemove();
      if (review) await this.assertRead(tx, review, reviewChangedAt);
      // a case about several answers has no side that could appeal
      const to = found.status === 'appealed' || !review ? 'final' : 'decided';
      if (!(await this.cases.decide(tx, id, to, { by: staffId, outcome, reason }))) throw caseMoved();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'review_case.decided', subjectKind: 'review_case', subjectId: id },
        detail: { decision, kind: found.kind },
      });
      if (review) await this.effects.applyDecision(tx, found, review, outcome, reason);
      const decided = await this.list.findCase(tx, staffId, id);
      if (!decided) throw notFound();
      return decided;
    });
  }

  /** Locks the engagement before the case, in the same order as the calls of its sides. */
  private async lockReview(tx: EntityManager, caseId: string): Promise<StoredReview | null> {
    const reviewId = await this.cases.findReviewId(tx, caseId);
    if (reviewId === null) return null;
    const engagementId = (await this.reviews.find(tx, reviewId))?.engagementId;
    if (engagementId !== undefined) await this.windows.lockEngagement(tx, engagementId);
    return this.reviews.find(tx, reviewId);
  }

  private assertMayDecide(staffId: string, found: LockedCase, review: StoredReview | null): void {
    if ([review?.authorId, review?.subjectId, found.employerId].includes(staffId)) throw ownCase();
    if (found.status === 'appealed' && found.decidedBy === staffId) throw decidedByYou();
  }

  /** Rejects a decision about an outdated text: the author may change a held review until it is revealed. */
  private async assertRead(tx: EntityManager, review: StoredReview, changedAt: string | undefined): Promise<void> {
    if (review.status !== 'held' || (await this.windows.findSides(tx, review.engagementId))?.isRevealed) return;
    if (changedAt === undefined || new Date(changedAt).getTime() !== review.changedAt.getTime()) throw reviewChanged();
  }
}
