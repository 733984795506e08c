import { REVIEW_OPENS_AFTER_HOURS, REVIEW_WINDOW_DAYS } from '@nukkad/contract/reviews/review-rules';

/**
 * SQL: from when the engagement `e` may be reviewed: paid work since the money was confirmed or released, or 48 hours after its end;
 * a no-show of the employer at once. Null for everything else.
 */
export const OPENS_AT = `(CASE
  WHEN e.status = 'done' THEN LEAST(e.received_at,
    (SELECT min(h.changed_at) FROM payment_holds h WHERE h.engagement_id = e.id AND h.status = 'released'),
    GREATEST(e.closed_at, e.ended_at + interval '${REVIEW_OPENS_AFTER_HOURS} hours'))
  WHEN e.status = 'no_show' AND e.breach = 'no_show' AND e.breach_by = 'employer' THEN e.closed_at END)`;

/** SQL: until when; `w` is the window where it is stored. */
export const CLOSES_AT = `coalesce(w.closes_at, ${OPENS_AT} + interval '${REVIEW_WINDOW_DAYS} days')`;

/** SQL: whether the engagement `e` can be reviewed at this moment. */
export const IS_OPEN = `(${OPENS_AT} IS NOT NULL AND coalesce(w.opens_at, ${OPENS_AT}) <= clock_timestamp()
  AND w.revealed_at IS NULL AND ${CLOSES_AT} > clock_timestamp())`;

/** SQL: whether the side `side` may review the engagement `e` at all: the employer not after an own no-show. */
export const maySide = (side: string): string => `(e.status = 'done' OR ${side} = 'worker')`;

/** SQL: whether several workers may answer about the shift of the engagement `e`, so that their answers are counted together. */
export const IS_GROUPED = `((SELECT count(DISTINCT shift.worker_id) FROM engagements shift
  WHERE shift.instant_job_id = e.instant_job_id AND shift.status <> 'cancelled'
    AND (shift.status <> 'no_show' OR shift.breach_by = 'employer')) > 1)`;
