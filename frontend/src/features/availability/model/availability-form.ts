import type { HoursWindow } from '@nukkad/domain/availability';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { CurrentUser } from '@nukkad/domain/users';

/** What the form of availability holds. */
export interface AvailabilityValues {
  available: boolean;
  categories: readonly JobCategoryId[];
  radiusKm: number;
  /** Null: at any time. */
  hours: readonly HoursWindow[] | null;
}

/** The first window of a day that gets one. */
export const FIRST_WINDOW = { from: '09:00', until: '18:00' } as const;
const DAY_END = '24:00';
const STEP_MINUTES = 30;
/** Windows that a day can have. */
export const WINDOWS_A_DAY = 4;

/** Where the form starts: what was said before, else what the profile says. */
export const availabilityValuesOf = ({ availability, preferredCategories }: CurrentUser): AvailabilityValues => ({
  available: availability.available,
  categories: availability.categories.length > 0 ? availability.categories : preferredCategories,
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
 * The next time window of a day: two hours long, half an hour after the last one ends, cut at midnight; null when the
 * day is full.
 */
export function nextWindow(day: number, windows: readonly HoursWindow[]): HoursWindow | null {
  const last = windows
    .filter((window) => window.day === day)
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (last === undefined) return { day, ...FIRST_WINDOW };
  const after = HALF_HOURS.indexOf(last);
  const from = HALF_HOURS[after + 1];
  if (after < 0 || from === undefined || from === DAY_END) return null;
  return { day, from, until: HALF_HOURS[Math.min(after + 5, HALF_HOURS.length - 1)] ?? DAY_END };
}

/** Windows that end before they begin. */
export const isBackwards = ({ from, until }: HoursWindow): boolean => from >= until;
