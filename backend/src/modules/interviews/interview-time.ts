import { INTERVIEW_AHEAD_DAYS } from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import { timeInPast, timeTooFar } from './interviews.errors.js';

/** Parses `text` (ISO 8601) of `field`; rejects a time in the past or more than a year ahead. */
export async function timeAhead(tx: EntityManager, field: 'requestedTime' | 'time', text: string): Promise<Date> {
  const time = new Date(text);
  const [clock]: { is_ahead: boolean; is_near: boolean }[] = await tx.query(
    `SELECT $1::timestamptz > clock_timestamp() AS is_ahead,
            $1::timestamptz < clock_timestamp() + make_interval(days => $2) AS is_near`,
    [time, INTERVIEW_AHEAD_DAYS],
  );
  if (!clock?.is_ahead) throw timeInPast(field);
  if (!clock.is_near) throw timeTooFar(field);
  return time;
}
