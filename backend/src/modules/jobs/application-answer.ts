/**
 * SQL: whether the application `a` waits for an answer of its employer: it is undecided, and the employer sent no
 * message to the applicant.
 */
export const AWAITS_ANSWER = `(a.status IN ('submitted', 'viewed') AND a.messaged_at IS NULL)`;

/**
 * SQL: whether the employer answered the application `a`: decided, shortlisted or wrote, before it closed by itself. Who
 * was shortlisted and withdrew has had an answer.
 */
export const IS_ANSWERED = `(a.reason IS DISTINCT FROM 'no_answer'
  AND (a.messaged_at IS NOT NULL OR a.status IN ('shortlisted', 'hired', 'rejected')
    OR (a.status = 'withdrawn' AND EXISTS (
      SELECT FROM application_events e WHERE e.application_id = a.id AND e.status = 'shortlisted'))))`;

/** SQL: when the first answer to the application `a` came; it is one that was answered. */
export const ANSWERED_AT = `least(a.messaged_at, (SELECT min(e.at) FROM application_events e
  WHERE e.application_id = a.id AND e.status IN ('shortlisted', 'hired', 'rejected')))`;
