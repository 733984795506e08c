import { type HoursWindow, isOvernight } from '@nukkad/contract/instant-work/availability';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { CurrentUser } from '@nukkad/contract/accounts/users';

/** The values of the availability form. */
export interface AvailabilityValues {
  available: boolean;
  /** Null: the suggested ones, because the worker has changed none. */
  categories: readonly JobCategoryId[] | null;
  radiusKm: number;
  /** Null: at any time. */
  hours: readonly HoursWindow[] | null;
}

/** Default of the first window of a day. */
export const FIRST_WINDOW = { from: '09:00', until: '18:00' } as const;
const DAY_START = '00:00';
const DAY_END = '24:00';
/** End of the night, as a time of the day. */
const MORNING = '06:00';
const STEP_MINUTES = 30;
/** Windows that a day can have. */
export const WINDOWS_A_DAY = 4;

/** Returns the initial values of the form: the stored ones; switched on if the worker asked for that. */
export const availabilityValuesOf = ({ availability }: CurrentUser, wantsOn: boolean): AvailabilityValues => ({
  available: availability.available || wantsOn,
  categories: availability.categories.length > 0 ? availability.categories : null,
  radiusKm: availability.radiusKm,
  hours: availability.hours,
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Every half hour of a day, HH:MM, from 00:00 to 24:00. */
export const HALF_HOURS: readonly string[] = Array.from({ length: (24 * 60) / STEP_MINUTES + 1 }, (_, step) =>
  clock(step * STEP_MINUTES),
);

/**
 * Returns the next time window of a day: two hours long, half an hour after the last one ends, cut at midnight. If the
 * last window reaches midnight, returns the early morning until the first window; null if that is full too.
 */
export function nextWindow(day: number, windows: readonly HoursWindow[]): HoursWindow | null {
  const ofDay = windows.filter((window) => window.day === day);
  if (ofDay.length === 0) return { day, ...FIRST_WINDOW };
  const last = ofDay
    .map((window) => (isOvernight(window) ? DAY_END : window.until))
    .sort()
    .at(-1);
  const after = HALF_HOURS.indexOf(last ?? DAY_END);
  const from = HALF_HOURS[after + 1];
  if (after >= 0 && from !== undefined && from !== DAY_END)
    return { day, from, until: HALF_HOURS[Math.min(after + 5, HALF_HOURS.length - 1)] ?? DAY_END };
  const first = ofDay.map((window) => window.from).sort()[0] ?? DAY_START;
  return first > DAY_START ? { day, from: DAY_START, until: first < MORNING ? first : MORNING } : null;
}

/** Returns whether every kind of work is chosen. */
export const isEveryKind = (categories: readonly JobCategoryId[]): boolean =>
  JOB_CATEGORY_IDS.every((category) => categories.includes(category));

/**
 * Returns the kinds that the sheet marks before the worker changes any: the suggested ones; without suggestions, all of
 * them if the worker asked to switch on.
 */
export function initialKinds(suggested: readonly JobCategoryId[], wantsOn: boolean): readonly JobCategoryId[] {
  return suggested.length === 0 && wantsOn ? JOB_CATEGORY_IDS : suggested;
}

/** Returns whether a window is empty: its end equals its start. */
export const isBlank = ({ from, until }: HoursWindow): boolean => from === until;
