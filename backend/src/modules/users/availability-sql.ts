import { IS_SUSPENDED } from './suspended-sql.js';

/** SQL: whether the availability `a`, of `worker_availabilities` or `availability_terms`, has not come to its end at this moment. */
export const HAS_NOT_ENDED = `(a.ends_at IS NULL OR a.ends_at > clock_timestamp())`;
/** SQL: whether the account `u` may be asked for work at all. */
export const MAY_BE_ASKED = `(u.role IN ('job_seeker', 'both') AND NOT ${IS_SUSPENDED} AND u.deletion_due_at IS NULL AND u.erased_at IS NULL)`;
/**
 * SQL: whether the worker with the account `u` and the row `a` of `worker_availabilities` can be asked for instant work at
 * this moment. Weekly hours are no part of it: work starts later than it is offered (`worksThroughout`).
 */
export const IS_AVAILABLE = `(a.available AND ${HAS_NOT_ENDED} AND ${MAY_BE_ASKED})`;

const WEEK_MINUTES = 7 * 24 * 60;
/** Minutes from the last Sunday 00:00 in India to the beginning of 1970, a Thursday, 05:30 there. */
const EPOCH_MINUTE = 4 * 24 * 60 + 5 * 60 + 30;

/** SQL: the minute of India's week at `moment`. */
const minuteOfWeek = (moment: string): string =>
  `((floor(date_part('epoch', ${moment}) / 60)::bigint + ${EPOCH_MINUTE}) % ${WEEK_MINUTES})::integer`;

/**
 * SQL: whether the weekly hours of `a`, a row of `worker_availabilities` or `availability_terms`, contain `moment`, an
 * expression of type timestamptz; a worker without weekly hours is available at any time.
 */
export const worksAt = (moment: string): string =>
  `(a.week_minutes IS NULL OR a.week_minutes @> ${minuteOfWeek(moment)})`;

/**
 * SQL: whether the weekly hours of `a` contain work from `start` to `end`, expressions of type timestamptz, from its
 * first minute to its last. For work of more than a day, which exceeds any worker's hours, only its start counts.
 */
export const worksThroughout = (start: string, end: string): string => {
  const [from, minutes] = [minuteOfWeek(start), `ceil(date_part('epoch', ${end} - ${start}) / 60)::integer`];
  return `(a.week_minutes IS NULL OR CASE WHEN ${end} - ${start} > interval '1 day' THEN a.week_minutes @> ${from}
    ELSE a.week_minutes @> int4multirange(int4range(${from}, least(${from} + ${minutes}, ${WEEK_MINUTES})),
      int4range(0, greatest(${from} + ${minutes} - ${WEEK_MINUTES}, 0))) END)`;
};

/**
 * SQL: the view of the row `a` of `worker_availabilities` for the owner of `u`, as `AvailabilityRow`; null without a
 * row.
 */
export const SHOWN_AVAILABILITY = `CASE WHEN a.user_id IS NOT NULL THEN json_build_object(
  'available', ${IS_AVAILABLE}, 'radiusKm', a.radius_km, 'categories', a.categories,
  'ranges', CASE WHEN a.week_minutes IS NOT NULL THEN (
    SELECT coalesce(json_agg(json_build_array(lower(part), upper(part)) ORDER BY part), '[]') FROM unnest(a.week_minutes) part) END,
  'endsAt', CASE WHEN ${IS_AVAILABLE} THEN a.ends_at END, 'hasPosition', a.point IS NOT NULL) END`;
