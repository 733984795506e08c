import { inIndia, momentInIndia } from '../india-time.js';

/** A period in which the worker is busy. */
export interface BusyPeriod {
  startsAt: Date;
  endsAt: Date;
}

/** Hours of the Indian day at which work without a fixed time may start. */
export const START_HOURS = { from: 7, to: 20 } as const;
/** Hours that a worker can choose from. */
export const START_TIMES_SHOWN = 4;

const HOUR_MS = 3_600_000;

/**
 * Returns full hours in Indian time at which a worker could start work of `duration` hours: after `now`, not after
 * `latest`, by day, and free until its end. Earliest first, at most START_TIMES_SHOWN.
 */
export function freeStartTimes(now: Date, latest: Date, duration: number, busy: readonly BusyPeriod[]): Date[] {
  const found: Date[] = [];
  const { dayNumber, hour } = inIndia(now);
  const midnight = momentInIndia(dayNumber, 0).getTime();
  for (let step = hour + 1; found.length < START_TIMES_SHOWN; step++) {
    const start = new Date(midnight + step * HOUR_MS);
    if (start > latest) break;
    const ofDay = step % 24;
    if (ofDay < START_HOURS.from || ofDay > START_HOURS.to) continue;
    const end = new Date(start.getTime() + duration * HOUR_MS);
    if (busy.every(({ startsAt, endsAt }) => end <= startsAt || start >= endsAt)) found.push(start);
  }
  return found;
}
