import { SAVED_SEARCH_DAYS } from '@nukkad/contract/matching/saved-search-rules';

/** SQL: whether the saved search `s` has ended because it was not opened for the maximum time. */
const HAS_ENDED = `s.opened_at <= clock_timestamp() - interval '${SAVED_SEARCH_DAYS} days'`;

/**
 * SQL: the current state of the saved search `s`. A paused one stays paused for any time, because its owner knows the
 * reason of the silence.
 */
export const SEARCH_STATE = `CASE WHEN s.paused_at IS NOT NULL THEN 'paused' WHEN ${HAS_ENDED} THEN 'ended' ELSE 'active' END`;

/** SQL: whether the saved search `s` currently reports new jobs. */
export const IS_ACTIVE = `(s.paused_at IS NULL AND NOT ${HAS_ENDED})`;

/**
 * SQL: whether the owner of the saved search `s` may be notified of the job `j` at all: not of an own job or one with
 * an own application, and of each job once, by any search.
 */
export const MAY_BE_TOLD_OF = `(j.employer_id <> s.user_id
  AND NOT EXISTS (SELECT FROM applications a WHERE a.job_id = j.id AND a.seeker_id = s.user_id)
  AND NOT EXISTS (SELECT FROM saved_search_matches told JOIN saved_searches o ON o.id = told.saved_search_id
    WHERE told.job_id = j.id AND told.told_at IS NOT NULL AND o.user_id = s.user_id))`;
