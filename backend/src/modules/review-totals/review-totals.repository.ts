import type { ReviewTotals } from '@nukkad/contract/reviews/review-line';
import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** One side of an account. */
export interface ReviewedAccount {
  userId: string;
  side: ReviewSide;
}

/** Stores the counts of the answers about an account. */
@Injectable()
export class ReviewTotalsRepository {
  /**
   * Locks the counts of an account until the end of the transaction; a later count includes all committed answers. An
   * erased account has none.
   */
  async lock(tx: EntityManager, { userId, side }: ReviewedAccount): Promise<void> {
    await tx.query(
      `INSERT INTO review_totals (user_id, side) SELECT id, $2::text FROM users WHERE id = $1 AND erased_at IS NULL
       ON CONFLICT (user_id, side) DO UPDATE SET counted_at = clock_timestamp()`,
      [userId, side],
    );
  }

  async store(
    tx: EntityManager,
    { userId, side }: ReviewedAccount,
    { again, answers, done, expected }: ReviewTotals & { expected: number | null },
  ): Promise<void> {
    await tx.query(
      `UPDATE review_totals SET again = $3, answers = $4, done = $5, expected = $6, counted_at = clock_timestamp()
       WHERE user_id = $1 AND side = $2`,
      [userId, side, again, answers, done, expected],
    );
  }

  /** Accounts that were counted before `before`, at most `limit`, except `passedOver`: answers grow old without an event. */
  async listCountedBefore(
    manager: EntityManager,
    before: string,
    limit: number,
    passedOver: readonly string[],
  ): Promise<ReviewedAccount[]> {
    return manager.query(
      `SELECT user_id AS "userId", side FROM review_totals
       WHERE counted_at < statement_timestamp() - $1::interval AND user_id <> ALL ($3)
       ORDER BY counted_at LIMIT $2`,
      [before, limit, passedOver],
    );
  }
}
