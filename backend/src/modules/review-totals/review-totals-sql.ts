import type { ReviewSide } from '@nukkad/contract/reviews/reviews';

/**
 * SQL: the counts of the account with the id in the SQL expression `userId`, as JSON of `ReviewTotals`; null without
 * data.
 */
export const reviewTotalsOf = (userId: string, side: ReviewSide): string =>
  `(SELECT json_build_object('again', rt.again, 'answers', rt.answers, 'done', rt.done)
    FROM review_totals rt WHERE rt.user_id = ${userId} AND rt.side = '${side}')`;

/** SQL: the expected share of "again" of the account; null without data. */
export const expectedAgainOf = (userId: string, side: ReviewSide): string =>
  `(SELECT rt.expected::float8 FROM review_totals rt WHERE rt.user_id = ${userId} AND rt.side = '${side}')`;
