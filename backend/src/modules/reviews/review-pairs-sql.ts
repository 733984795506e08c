/**
 * SQL: whether a worker and an employer, SQL expressions for their ids, must not be matched again: the latest revealed
 * answer of one of them about the other is "no". It concerns these two alone.
 */
export const refusesPair = (worker: string, employer: string): string =>
  `coalesce((SELECT bool_or(NOT last.again) FROM (
     SELECT DISTINCT ON (pr.author_id) pr.again FROM reviews pr
     WHERE pr.author_id IN (${worker}, ${employer}) AND pr.subject_id IN (${worker}, ${employer}) AND pr.status = 'revealed'
     ORDER BY pr.author_id, pr.revealed_at DESC) last), false)`;
