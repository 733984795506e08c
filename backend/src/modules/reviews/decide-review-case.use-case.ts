import type { ReviewCase } from '@nukkad/contract/reviews/reviews';
import type { DecideReviewCase } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AgainAnswers } from '../engagements/engagements.public.js';
import { ReviewCaseListReadModel } from './review-case-list.read-model.js';
import { type LockedCase, ReviewCaseRepository } from './review-case.repository.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewNotifier } from './review-notifier.js';
import { ReviewReveals } from './review-reveals.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewWindowRepository, type StoredWindow } from './review-window.repository.js';
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
    private readonly reveals: ReviewReveals,
    private readonly counts: ReviewCounts,
    private readonly again: AgainAnswers,
    private readonly notifier: ReviewNotifier,
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
      if (review) await this.apply(tx, found, review, outcome, reason);
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

  private async apply(
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

/**
 * Returns the accounts with open pages that a decision changes: the subject of a review does not learn of a review that
 * it cannot read.
 */
function readersOf({ author, isGrouped }: StoredReview, { workerId, employerId, isRevealed }: StoredWindow): string[] {
  if (isRevealed && !isGrouped) return [workerId, employerId];
  return [author === 'worker' ? workerId : employerId];
}
