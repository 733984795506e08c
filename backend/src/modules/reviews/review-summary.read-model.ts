import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { REVIEW_COUNTED_DAYS } from '@nukkad/contract/reviews/review-rules';
import type { ReviewFacts, ReviewSide, ReviewSummary } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { reviewTotalsOf } from '../review-totals/review-totals.public.js';
import { OTHER_SIDE } from './review-sides.js';

/** Answers that the own page lists. */
const ANSWERS_MAX = 100;

interface Answer {
  author: ReviewSide;
  again: boolean;
  facts: ReviewFacts;
  isGrouped: boolean;
  countsUntil: Date;
}

/** The public summary of an account's reviews, and the answers that count for it. */
@Injectable()
export class ReviewSummaryReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async findSummary(userId: string): Promise<ReviewSummary> {
    const [totals]: Record<ReviewSide, ReviewTotals | null>[] = await this.dataSource.query(
      `SELECT ${reviewTotalsOf('$1', 'worker')} AS worker, ${reviewTotalsOf('$1', 'employer')} AS employer`,
      [userId],
    );
    // answers counted in a group come last: their position among the others would reveal their date
    const answers: Answer[] = await this.dataSource.query(
      `SELECT author, again, facts, is_grouped AS "isGrouped",
              counted_at + interval '${REVIEW_COUNTED_DAYS} days' AS "countsUntil"
       FROM reviews WHERE subject_id = $1 AND status = 'revealed'
         AND counted_at > clock_timestamp() - interval '${REVIEW_COUNTED_DAYS} days'
       ORDER BY is_grouped, CASE WHEN NOT is_grouped THEN counted_at END DESC, again DESC, id LIMIT ${ANSWERS_MAX}`,
      [userId],
    );
    const of = (side: ReviewSide): ReviewSummary[ReviewSide] => {
      const known = totals?.[side];
      if (!known) return null;
      const about = answers.filter(({ author }) => author === OTHER_SIDE[side]);
      return {
        line: reviewLineOf(known),
        answers: about.map(({ again, facts, isGrouped, countsUntil }) => ({
          again,
          facts: isGrouped ? {} : facts,
          countsUntil: isGrouped ? null : countsUntil.toISOString(),
        })),
      };
    };
    return { worker: of('worker'), employer: of('employer') };
  }
}
