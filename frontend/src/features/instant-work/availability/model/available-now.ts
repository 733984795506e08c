import { type Availability, type HoursWindow, weekRangesOf } from '@nukkad/contract/instant-work/availability';
import { inIndia, INDIA_OFFSET_MS } from '@nukkad/contract/india-time';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const WEEK_MINUTES = 7 * 1440;

/** Whether a worker is available now, and until when; otherwise the next start, if there is one. */
export type AvailableNow = { now: true; until: Date | null } | { now: false; from: Date | null };

/** Returns the windows of this week and the next, in minutes; windows that meet at the end of a week are joined. */
function overTwoWeeks(hours: readonly HoursWindow[]): [number, number][] {
  const week = weekRangesOf(hours);
  const joined: [number, number][] = [];
  for (const shift of [0, WEEK_MINUTES, 2 * WEEK_MINUTES]) {
    for (const [from, until] of week) {
      const last = joined.at(-1);
      if (last && last[1] === from + shift) last[1] = until + shift;
      else joined.push([from + shift, until + shift]);
    }
  }
  return joined;
}

/**
 * Returns the availability at a moment (milliseconds since 1970). `until` is null if it stays on until switched off.
 */
export function availableAt({ available, hours, endsAt }: Availability, moment: number): AvailableNow {
  if (!available) return { now: false, from: null };
  if (hours === null) {
    // the server switches it off at that moment, even if the page was not notified yet
    if (endsAt !== null && Date.parse(endsAt) <= moment) return { now: false, from: null };
    return { now: true, until: endsAt === null ? null : new Date(endsAt) };
  }
  const { dayNumber, weekday } = inIndia(new Date(moment));
  const sunday = (dayNumber - weekday) * DAY_MS - INDIA_OFFSET_MS;
  const minute = (moment - sunday) / MINUTE_MS;
  const at = (ofWeek: number): Date => new Date(sunday + ofWeek * MINUTE_MS);
  const ranges = overTwoWeeks(hours);
  const current = ranges.find(([from, until]) => from <= minute && minute < until);
  if (current) return { now: true, until: current[1] - minute >= WEEK_MINUTES ? null : at(current[1]) };
  const coming = ranges.filter(([from]) => from > minute).map(([from]) => from);
  return { now: false, from: coming.length > 0 ? at(Math.min(...coming)) : null };
}
