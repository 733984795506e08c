import { indianDateTime, momentOf } from '../../../../shared/clock/indian-clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours of the Indian clock at which work usually starts. */
const USUAL_HOURS = [9, 14, 18] as const;
/** Minimum time that workers need to answer and to arrive. */
const AHEAD_MS = HOUR_MS;

/** The day and the time of a moment in India, as the browser's field writes them: "2026-11-20T18:00". */
export function fieldText(moment: number): string {
  const { date, time } = indianDateTime(moment);
  return `${date}T${time}`;
}

/** Returns the moment of a day and a time on an Indian clock; NaN if the text is invalid. */
export function momentAt(text: string): number {
  const [date = '', time = ''] = text.split('T');
  return momentOf({ date, time });
}

/** Returns the next usual starts of today and tomorrow that leave time to find a worker, soonest first. */
export function usualStarts(now: number, count: number): number[] {
  return [now, now + DAY_MS]
    .flatMap((day) =>
      USUAL_HOURS.map((hour) =>
        momentOf({ date: indianDateTime(day).date, time: `${String(hour).padStart(2, '0')}:00` }),
      ),
    )
    .filter((start) => start >= now + AHEAD_MS)
    .slice(0, count);
}

/** Returns the next moment with the time of day of `earlier` in India that leaves time to find a worker. */
export function nextSameTime(earlier: number, now: number): number {
  const days = Math.ceil((now + AHEAD_MS - earlier) / DAY_MS);
  return earlier + Math.max(days, 0) * DAY_MS;
}
