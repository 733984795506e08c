import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgainAnswers } from '../engagements/engagements.public.js';
import { ReviewCaseRepository } from './review-case.repository.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewNotifier } from './review-notifier.js';
import { OTHER_SIDE } from './review-sides.js';
import { ReviewWindowRepository, type WindowSides } from './review-window.repository.js';
import { ReviewRepository, type StoredReview } from './review.repository.js';

/**
 * Reveals the reviews of an engagement to both sides at once, and counts them. The caller has locked the engagement.
 */
@Injectable()
export class ReviewReveals {
  constructor(
    private readonly windows: ReviewWindowRepository,
    private readonly reviews: ReviewRepository,
    private readonly cases: ReviewCaseRepository,
    private readonly counts: ReviewCounts,
    private readonly again: AgainAnswers,
    private readonly notifier: ReviewNotifier,
  ) {}

  /** Reveals a window after both sides finished (`early`), or after its end; returns true when this call did it. */
  async reveal(tx: EntityManager, engagementId: string, when: 'early' | 'ended'): Promise<boolean> {
    const sides = await this.windows.reveal(tx, engagementId, when);
    if (!sides) return false;
    await this.follow(tx, sides, await this.reviews.revealAll(tx, engagementId));
    await this.notifier.publish(tx, engagementId, [sides.workerId, sides.employerId]);
    return true;
  }

  /** Applies the consequences of revealed reviews, also of a held one that staff release later. */
  async follow(tx: EntityManager, sides: WindowSides, shown: readonly StoredReview[]): Promise<void> {
    const { engagementId, workerId, employerId, instantJobId } = sides;
    const accounts = [
      { userId: workerId, side: 'worker' },
      { userId: employerId, side: 'employer' },
    ] as const;
    // locks the counts first: when two windows of a shift end at once, the second sees the answers of the first
    await this.counts.lockTotals(tx, accounts);
    for (const { author, again, isGrouped } of shown) {
      if (author === 'employer') await this.again.setRevealed(tx, engagementId, again);
      // the employer gets no notice that identifies one of several workers
      if (!isGrouped) await this.notifier.notifySide(tx, sides, OTHER_SIDE[author], 'revealed');
    }
    if (sides.isGrouped) await this.reviews.countShift(tx, instantJobId);
    await this.counts.recount(tx, accounts);
    if (shown.some(({ author }) => author === 'worker')) await this.watchSafety(tx, employerId);
  }

  private async watchSafety(tx: EntityManager, employerId: string): Promise<void> {
    const caseId = await this.cases.insertUnsafe(tx, employerId);
    if (caseId) await this.notifier.askStaff(tx, caseId);
  }
}
