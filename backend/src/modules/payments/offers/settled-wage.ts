/**
 * SQL: the wage of the engagement (an SQL expression of its id) in rupees as text, once the bank of the worker has all parts of it; null
 * before.
 */
export const settledWageOf = (engagement: string): string =>
  `(SELECT round(sum(r.amount) / 100.0, 2)::text FROM payment_holds h JOIN payment_releases r ON r.hold_id = h.id
    WHERE h.engagement_id = ${engagement} AND h.status = 'released' HAVING bool_and(r.status = 'settled'))`;
