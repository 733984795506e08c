const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Indian Standard Time, five and a half hours ahead of UTC all year. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** A moment as the calendar and the clock on an Indian wall show it. */
export interface IndianTime {
  year: number;
  /** 0 is January. */
  month: number;
  /** Day of the month, from 1. */
  date: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  /** Days since 1 January 1970. */
  dayNumber: number;
}

export function inIndia(moment: Date): IndianTime {
  const shifted = new Date(moment.getTime() + INDIA_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    date: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    dayNumber: Math.floor(shifted.getTime() / DAY_MS),
  };
}

/** Returns the day in India at a moment, as YYYY-MM-DD. */
export const indianDay = (moment: Date): string =>
  new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the moment at which a clock in India shows `hour` on the day `dayNumber` (days since 1 January 1970). */
export const momentInIndia = (dayNumber: number, hour: number): Date =>
  new Date(dayNumber * DAY_MS + hour * HOUR_MS - INDIA_OFFSET_MS);

/** Parts of the day that people name with an hour. */
export const PARTS_OF_DAY = ['night', 'morning', 'noon', 'evening', 'late'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'noon';
  return hour < 20 ? 'evening' : 'late';
}

/** Returns an hour in spoken form: "4", "4:30". */
export const clockFace = ({ hour, minute }: Pick<IndianTime, 'hour' | 'minute'>): string =>
  `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
