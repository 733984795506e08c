import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';

/** SQL: the time until which the engagement `e` can be cancelled without a consequence. */
export const FREE_UNTIL = `GREATEST(e.starts_at - interval '${FREE_CANCELLATION_HOURS} hours',
  e.created_at + interval '${UNDO_MINUTES} minutes')`;
/** SQL for SET: clears one side's claim after it was answered or became final. */
export const NO_CLAIM = 'claim_phase = NULL, claim_by = NULL, claim_at = NULL';

/**
 * SQL: since when the claim of the engagement `alias` is known. A code that was scanned without a network states an earlier moment than the
 * one at which it arrived, and the other side has its whole time to answer.
 */
export const claimKnownAt = (alias: string): string =>
  `GREATEST(${alias}.claim_at, (SELECT p.received_at FROM attendance_proofs p
    WHERE p.engagement_id = ${alias}.id AND p.phase = 'end' AND ${alias}.claim_phase = 'end' AND p.shown_at <= ${alias}.claim_at))`;

/** Returns whether an UPDATE or DELETE changed any row, from TypeORM's result. */
export const changed = (result: [unknown[], number]): boolean => result[1] > 0;

/** SQL: hours of work that were agreed for the engagement `alias`. */
export const agreedHoursOf = (alias: string): string =>
  `coalesce(${alias}.agreed_minutes / 60.0, extract(epoch FROM ${alias}.ends_at - ${alias}.starts_at) / 3600)::float8`;
