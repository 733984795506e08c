import { type EngagementReview, factsOf, type ReviewFact } from '@nukkad/contract/reviews/reviews';
import type { ReviewEngagement } from '@nukkad/contract/reviews/review-calls';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { EngagementReviewReadModel } from './engagement-review.read-model.js';
import { RetaliationReadModel } from './retaliation.read-model.js';
import { ReviewCaseRepository } from './review-case.repository.js';
import { ReviewNotifier } from './review-notifier.js';
import { ReviewReveals } from './review-reveals.js';
import { type LockedWindow, ReviewWindowRepository } from './review-window.repository.js';
import { refuseReviewWords } from './review-words.js';
import { type ReviewAnswers, ReviewRepository, type StoredReview } from './review.repository.js';
import { alreadyRevealed, answerRemoved, factNotAsked, notReviewable, windowOver } from './reviews.errors.js';

/**
 * One side answers about the other, or changes its answers until they are revealed. Both sides wait for each other's lock, so that
 * answers at the same moment are revealed once. The same answers sent again after the reveal, because the answer of the call was lost,
 * are accepted.
 */
@Injectable()
export class ReviewEngagementUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly windows: ReviewWindowRepository,
    private readonly reviews: ReviewRepository,
    private readonly retaliation: RetaliationReadModel,
    private readonly cases: ReviewCaseRepository,
    private readonly reveals: ReviewReveals,
    private readonly notifier: ReviewNotifier,
    private readonly view: EngagementReviewReadModel,
  ) {}

  execute(userId: string, engagementId: string, answers: ReviewEngagement): Promise<EngagementReview> {
    return this.transactions.run(async (tx) => {
      const window = await this.windows.lockWindow(tx, userId, engagementId);
      const { side } = window;
      for (const fact of Object.keys(answers.facts) as ReviewFact[]) {
        if (!factsOf(side, window.isDone).includes(fact)) throw factNotAsked(fact);
      }
      refuseReviewWords(side, 'note', answers.note);
      await this.write(tx, window, answers);
      return this.view.findReview(userId, engagementId, tx);
    });
  }

  private async write(tx: EntityManager, window: LockedWindow, answers: ReviewAnswers): Promise<void> {
    const { engagementId, side, isOpen, isRevealed, maySide } = window;
    const before = await this.reviews.findOf(tx, engagementId, side);
    if (isRevealed) {
      if (before && isSame(before, answers)) return;
      throw alreadyRevealed();
    }
    if (!maySide) throw notReviewable();
    if (!isOpen) throw before ? windowOver() : await this.findRefusal(tx, window);
    if (before?.status === 'removed') throw answerRemoved();
    if (before?.isBegun && isSame(before, answers) && (before.isFinished || !answers.isFinished)) return;
    await this.windows.open(tx, engagementId);
    const review = await this.reviews.write(tx, engagementId, side, answers);
    if (!review) throw windowOver();
    await this.holdRetaliation(tx, review);
    if (review.isFinished) await this.reveals.reveal(tx, engagementId, 'early');
    await this.notifier.publish(tx, engagementId, [side === 'worker' ? window.workerId : window.employerId]);
  }

  private async findRefusal(tx: EntityManager, { engagementId }: LockedWindow) {
    return (await this.windows.hasEnded(tx, engagementId)) ? windowOver() : notReviewable();
  }

  private async holdRetaliation(tx: EntityManager, review: StoredReview): Promise<void> {
    const { id, author, authorId, subjectId, status } = review;
    if (status !== 'hidden' || authorId === null) return;
    if (!(await this.retaliation.isAfterDecision(tx, { authorId, subjectId, author }))) return;
    const caseId = await this.cases.insert(tx, id, { kind: 'held' });
    if (caseId === null) return;
    await this.reviews.move(tx, id, 'held');
    await this.notifier.askStaff(tx, caseId);
  }
}

const isSame = (before: ReviewAnswers, { again, facts, note }: ReviewAnswers): boolean =>
  before.again === again && before.note === note && isDeepStrictEqual(before.facts, facts);
