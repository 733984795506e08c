import { type ReviewLine, reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What others read about accounts. */
@Injectable()
export class ReviewLinesReadModel {
  /** The lines of these accounts on one side of the market, each by its id. */
  async linesOf(manager: EntityManager, side: ReviewSide, ids: readonly string[]): Promise<Map<string, ReviewLine>> {
    const rows: (ReviewTotals & { userId: string })[] =
      ids.length === 0
        ? []
        : await manager.query(
            `SELECT user_id AS "userId", again, answers, done FROM review_totals
             WHERE user_id = ANY ($1::uuid[]) AND side = $2`,
            [[...new Set(ids)], side],
          );
    const known = new Map(rows.map((row) => [row.userId, row]));
    return new Map(ids.map((id) => [id, reviewLineOf(known.get(id))]));
  }
}
