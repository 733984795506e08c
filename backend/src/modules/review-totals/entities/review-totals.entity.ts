import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Counts of the answers about one side of an account. `expected`: the share of "again" that the ranking expects; null
 * without data.
 */
@Entity('review_totals')
@Check('review_totals_side', `side IN ('worker', 'employer')`)
@Check('review_totals_counts', 'again BETWEEN 0 AND answers AND done >= 0')
@Check('review_totals_expected', 'expected BETWEEN 0 AND 1')
@Index('review_totals_counted', ['countedAt'])
export class ReviewTotalsEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('text')
  side: ReviewSide;

  @Column('integer', { default: 0 })
  again: number;

  @Column('integer', { default: 0 })
  answers: number;

  @Column('integer', { default: 0 })
  done: number;

  @Column('real', { nullable: true })
  expected: number | null;

  @Column('timestamptz', { name: 'counted_at', default: () => 'clock_timestamp()' })
  countedAt: Date;
}
