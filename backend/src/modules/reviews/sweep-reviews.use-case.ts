import { REVIEW_WINDOW_DAYS } from '@nukkad/contract/reviews/review-rules';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ListedRows, RowBatches } from '../../common/schedule/row-batches.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewNotifier } from './review-notifier.js';
import { ReviewRecounts } from './review-recounts.js';
import { ReviewReveals } from './review-reveals.js';
import { ReviewWindowRepository } from './review-window.repository.js';
import { ReviewRepository } from './review.repository.js';

const BATCH = 50;

/**
 * Scheduled job: asks both sides of settled work for reviews, finishes open answers, reveals due windows, and counts
 * pending answers. Each engagement has a separate transaction.
 */
@Injectable()
export class SweepReviewsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly batches: RowBatches,
    private readonly windows: ReviewWindowRepository,
    private readonly reviews: ReviewRepository,
    private readonly reveals: ReviewReveals,
    private readonly counts: ReviewCounts,
    private readonly recounts: ReviewRecounts,
    private readonly notifier: ReviewNotifier,
  ) {}

  /** Returns the number of changed engagements and accounts. */
  async execute(): Promise<number> {
    const { manager } = this.dataSource;
    return (
      (await this.each({
        part: 'unasked',
        list: (...page) => this.windows.listUnasked(manager, ...page),
        work: (tx, id) => this.ask(tx, id),
      })) +
      (await this.each({
        part: 'abandoned',
        list: (...page) => this.reviews.listAbandoned(manager, ...page),
        work: (tx, id) => this.finish(tx, id),
      })) +
      (await this.each({
        part: 'ended',
        list: (...page) => this.windows.listEnded(manager, ...page),
        work: (tx, id) => this.reveals.reveal(tx, id, 'ended'),
      })) +
      (await this.recounts.countLeftovers(BATCH)) +
      (await this.recounts.recountOld(BATCH))
    );
  }

  private each({ work, ...rows }: Omit<ListedRows, 'size'>): Promise<number> {
    return this.batches.runEach('reviews.sweep', {
      ...rows,
      size: BATCH,
      work: async (tx, id) => {
        await this.windows.lockEngagement(tx, id);
        return work(tx, id);
      },
    });
  }

  /** Each side is asked alike, whether or not the other answered; the first answer of an employer begins their review. */
  private async ask(tx: EntityManager, engagementId: string): Promise<boolean> {
    await this.windows.open(tx, engagementId);
    const sides = await this.windows.claimAsked(tx, engagementId);
    if (!sides) return false;
    const isDone = await this.windows.isDone(tx, engagementId);
    const first = isDone ? await this.windows.findFirstAnswer(tx, engagementId) : null;
    if (first !== null && !(await this.reviews.findOf(tx, engagementId, 'employer'))) {
      const answers = { again: first, facts: {}, note: '', isFinished: false };
      await this.reviews.write(tx, engagementId, 'employer', answers, { isBegun: false });
    }
    for (const side of isDone ? (['worker', 'employer'] as const) : (['worker'] as const)) {
      const own = await this.reviews.findOf(tx, engagementId, side);
      if (!own?.isFinished) await this.notifier.notifySide(tx, sides, side, 'asked', { days: REVIEW_WINDOW_DAYS });
    }
    await this.counts.recount(tx, [
      { userId: sides.workerId, side: 'worker' },
      { userId: sides.employerId, side: 'employer' },
    ]);
    await this.notifier.publish(tx, engagementId, [sides.workerId, sides.employerId]);
    return true;
  }

  /** In one transaction: a review that counts as finished is revealed where the other side finished, too. */
  private async finish(tx: EntityManager, engagementId: string): Promise<boolean> {
    if (!(await this.reviews.finishAbandoned(tx, engagementId))) return false;
    return this.reveals.reveal(tx, engagementId, 'early');
  }
}
