import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { type ReviewedAccount, ReviewTotalsRepository } from '../review-totals/review-totals.public.js';
import { ReviewCounts } from './review-counts.js';
import { ReviewRepository } from './review.repository.js';

/** Recounts the reviews of accounts whose answers wait or grow old, independently of new reviews. */
@Injectable()
export class ReviewRecounts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly batches: RowBatches,
    private readonly reviews: ReviewRepository,
    private readonly counts: ReviewCounts,
    private readonly totals: ReviewTotalsRepository,
  ) {}

  /** Counts pending answers about employers; returns the number of employers. */
  countLeftovers(limit: number): Promise<number> {
    return this.transactions.run(async (tx) => {
      const employers = await this.reviews.countLeftovers(tx, limit);
      await this.counts.recount(
        tx,
        employers.map((userId) => ({ userId, side: 'employer' as const })),
      );
      return employers.length;
    });
  }

  /** Answers grow old: each account is counted once a day. Returns the number of accounts. */
  recountOld(size: number): Promise<number> {
    let accounts: ReviewedAccount[] = [];
    return this.batches.runEach('reviews.sweep', {
      part: 'old',
      size,
      list: async (limit, passedOver) => {
        accounts = await this.totals.listCountedBefore(this.dataSource.manager, '1 day', limit, passedOver);
        return [...new Set(accounts.map(({ userId }) => userId))];
      },
      work: async (tx, id) => {
        await this.counts.recount(
          tx,
          accounts.filter(({ userId }) => userId === id),
        );
        return true;
      },
    });
  }
}
