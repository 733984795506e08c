/**
 * SQL: whether a worker and an employer, SQL expressions for their ids, must not be matched again: the latest revealed
 * answer of one of them about the other is "no". It concerns these two alone. The answer of one of several workers of a
 * shift has no effect before it is counted together with others: the offers would reveal its author to the employer.
 */
export const refusesPair = (worker: string, employer: string): string =>
  `coalesce((SELECT bool_or(NOT last.again) FROM (
     SELECT DISTINCT ON (pr.author_id) pr.again FROM reviews pr
     WHERE pr.author_id IN (${worker}, ${employer}) AND pr.subject_id IN (${worker}, ${employer}) AND pr.status = 'revealed'
       AND (NOT pr.is_grouped OR pr.counted_at IS NOT NULL)
     ORDER BY pr.author_id, pr.revealed_at DESC) last), false)`;
