import {
  expectedShareOf,
  REVIEW_PRIOR_MIN,
  REVIEW_PRIOR_SHARE,
  type CountedReview,
} from '@nukkad/contract/reviews/review-ranking';
import { REVIEW_COUNTED_DAYS } from '@nukkad/contract/reviews/review-rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ReviewedAccount, ReviewTotalsRepository } from '../review-totals/review-totals.public.js';
import { OTHER_SIDE } from './review-sides.js';

/** Number of days of answers that the ranking uses: older ones have lost nearly all of their weight. */
const RANKED_DAYS = 720;

interface Counted {
  again: number;
  answers: number;
  done: number;
  reviews: { authorId: string | null; again: boolean; countedAt: string }[];
  /** Null where there are no answers to add it to. */
  prior: number | null;
  now: Date;
}

/** SQL: the share of "again" of the answers `r` in this condition, where there are enough. */
const shareOf = (condition: string): string => `(SELECT CASE WHEN count(*) >= ${REVIEW_PRIOR_MIN}
    THEN count(*) FILTER (WHERE r.again) / count(*)::float8 END
  FROM reviews r JOIN engagements e ON e.id = r.engagement_id JOIN users u ON u.id = r.subject_id
  WHERE r.author = $2 AND r.status = 'revealed' AND r.counted_at > clock_timestamp() - interval '${REVIEW_COUNTED_DAYS} days'
    AND ${condition})`;

/** Counts the answers about accounts again, in the transaction that changes one of them. */
@Injectable()
export class ReviewCounts {
  constructor(private readonly totals: ReviewTotalsRepository) {}

  /** Locks the totals of these accounts until the end of the transaction, in an order that is the same in all transactions. */
  async lockTotals(tx: EntityManager, accounts: readonly ReviewedAccount[]): Promise<void> {
    const ordered = accounts.toSorted((a, b) => (a.userId + a.side < b.userId + b.side ? -1 : 1));
    for (const account of ordered) await this.totals.lock(tx, account);
  }

  /** Counts these accounts; the first statement after the lock sees all that others committed. */
  async recount(tx: EntityManager, accounts: readonly ReviewedAccount[]): Promise<void> {
    await this.lockTotals(tx, accounts);
    for (const account of accounts) {
      const { again, answers, done, reviews, prior, now } = await this.count(tx, account);
      const expected =
        prior === null
          ? null
          : expectedShareOf(
              reviews.map((review): CountedReview => ({ ...review, countedAt: new Date(review.countedAt) })),
              prior,
              now,
            );
      await this.totals.store(tx, account, { again, answers, done, expected });
    }
  }

  /**
   * Counts the answers. The prior is the share of people with the same kind of work in the same city, else of the same
   * kind, else of all.
   */
  private async count(tx: EntityManager, { userId, side }: ReviewedAccount): Promise<Counted> {
    const rows: Counted[] = await tx.query(
      `WITH about AS (
         SELECT author_id, again, counted_at FROM reviews
         WHERE subject_id = $1 AND author = $2 AND status = 'revealed' AND counted_at IS NOT NULL
           AND counted_at > clock_timestamp() - interval '${RANKED_DAYS} days'),
       work AS (SELECT e.category, u.city FROM engagements e JOIN users u ON u.id = $1
         WHERE ${side}_id = $1 AND e.status = 'done' ORDER BY e.closed_at DESC LIMIT 1),
       recent AS (SELECT again FROM about WHERE counted_at > clock_timestamp() - interval '${REVIEW_COUNTED_DAYS} days')
       SELECT (SELECT count(*) FILTER (WHERE again)::int FROM recent) AS again, (SELECT count(*)::int FROM recent) AS answers,
              (SELECT count(*)::int FROM engagements WHERE ${side}_id = $1 AND status = 'done') AS done,
              coalesce((SELECT json_agg(json_build_object('authorId', author_id, 'again', again, 'countedAt', counted_at))
                        FROM about), '[]') AS reviews,
              CASE WHEN EXISTS (SELECT FROM about) THEN coalesce(${shareOf('(e.category, u.city) = (SELECT category, city FROM work)')},
                       ${shareOf('e.category = (SELECT category FROM work)')}, ${shareOf('true')}, ${REVIEW_PRIOR_SHARE}) END AS prior,
              clock_timestamp() AS now`,
      [userId, OTHER_SIDE[side]],
    );
    return rows[0] as Counted;
  }
}
