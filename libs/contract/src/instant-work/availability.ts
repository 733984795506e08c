import { z } from 'zod';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { SEARCH_RADIUS_KM } from '../limits.js';
import { isoDateTime, latitude, longitude } from '../primitives.js';

/**
 * Hours after which availability without weekly hours switches itself off, so that no worker is asked because of a
 * forgotten switch.
 */
export const AVAILABILITY_HOURS = 12;
/** Days after the end of availability after which its stored position is deleted. */
export const POSITION_KEPT_DAYS = 30;
/** Windows that weekly hours may have: four a day. */
export const HOURS_WINDOWS_MAX = 28;

/** HH:MM on India's clock; 24:00 is the end of a day, and as the end of a window so is 00:00. */
/** Returns the end of a window: midnight ends the day. */
const endOfDay = (until: string): string => (until === '00:00' ? '24:00' : until);

const timeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

/**
 * A weekly period in which a worker works: it begins on `day` (0 is Sunday), in Indian time. A period that ends before
 * it begins continues past midnight; it is stored as two, one for each day.
 */
export const HoursWindowSchema = z
  .strictObject({ day: z.int32().min(0).max(6), from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== endOfDay(until), { path: ['until'], message: 'rule:users:hoursOrder' })
  .meta({ id: 'HoursWindow' });
export type HoursWindow = z.infer<typeof HoursWindowSchema>;

/**
 * Switches availability for instant work on or off, or changes it. Absent fields stay unchanged. Null or an empty list
 * resets a field: `hours` to any time, `radiusKm` to 20, `categories` to those currently known of the worker. Switching
 * on requires a given or known position and a category. Without weekly hours, switching on again restarts the 12 hours.
 */
export const UpdateAvailabilitySchema = z
  .strictObject({
    available: z.boolean().optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    radiusKm: z.int32().min(1).max(SEARCH_RADIUS_KM).nullable().optional(),
    categories: z.array(z.enum(JOB_CATEGORY_IDS)).max(JOB_CATEGORY_IDS.length).nullable().optional(),
    hours: z.array(HoursWindowSchema).max(HOURS_WINDOWS_MAX).nullable().optional(),
  })
  .refine((input) => input.latitude === undefined || input.longitude !== undefined, {
    path: ['longitude'],
    message: 'required',
  })
  .refine((input) => input.longitude === undefined || input.latitude !== undefined, {
    path: ['latitude'],
    message: 'required',
  })
  .meta({ id: 'UpdateAvailability' });
export type UpdateAvailability = z.infer<typeof UpdateAvailabilitySchema>;

/** Kinds of work that are known of a worker: of the profile, of work done and of applications. Empty: nothing is known. */
export const SuggestedKindsSchema = z
  .object({ categories: z.array(z.enum(JOB_CATEGORY_IDS)) })
  .meta({ id: 'SuggestedKinds' });
export type SuggestedKinds = z.infer<typeof SuggestedKindsSchema>;

/**
 * Whether and for what instant work a worker can be asked. `hours` null: at any time. `endsAt`: when it switches itself
 * off; null while it is off or has weekly hours. `hasPosition`: whether a point is known from which distances are
 * measured.
 */
export const AvailabilitySchema = z
  .object({
    available: z.boolean(),
    radiusKm: z.int32(),
    categories: z.array(z.enum(JOB_CATEGORY_IDS)),
    hours: z.array(HoursWindowSchema).nullable(),
    endsAt: isoDateTime.nullable(),
    hasPosition: z.boolean(),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof AvailabilitySchema>;

/** Availability of a user who has never set it. */
export const NO_AVAILABILITY: Availability = {
  available: false,
  radiusKm: SEARCH_RADIUS_KM,
  categories: [],
  hours: null,
  endsAt: null,
  hasPosition: false,
};

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns whether a window continues past midnight. */
export const isOvernight = ({ from, until }: Pick<HoursWindow, 'from' | 'until'>): boolean => endOfDay(until) < from;

/** A part of the week in minutes since Sunday 00:00 in India, its end not included. */
export type WeekRange = readonly [from: number, until: number];

/** Returns the parts of the week of one window: two if it spans Saturday and Sunday. */
function rangesOf({ day, from, until }: HoursWindow): WeekRange[] {
  const start = day * MINUTES_A_DAY + minutesOf(from);
  const end = day * MINUTES_A_DAY + minutesOf(endOfDay(until)) + (isOvernight({ from, until }) ? MINUTES_A_DAY : 0);
  if (end <= MINUTES_A_WEEK) return [[start, end]];
  return start < MINUTES_A_WEEK
    ? [
        [start, MINUTES_A_WEEK],
        [0, end - MINUTES_A_WEEK],
      ]
    : [[start - MINUTES_A_WEEK, end - MINUTES_A_WEEK]];
}

/** Returns weekly windows as parts of the week, in order; adjacent and overlapping windows are merged. */
export function weekRangesOf(windows: readonly HoursWindow[]): WeekRange[] {
  const ranges = windows.flatMap(rangesOf).sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, until] of ranges) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  return merged;
}

/** Parts of the week as weekly windows, one for each day that a part reaches into. */
export function windowsOf(ranges: readonly WeekRange[]): HoursWindow[] {
  const windows: HoursWindow[] = [];
  for (const [start, end] of ranges) {
    for (let day = Math.floor(start / MINUTES_A_DAY); day * MINUTES_A_DAY < end; day++) {
      const midnight = day * MINUTES_A_DAY;
      windows.push({
        day,
        from: timeOf(Math.max(start, midnight) - midnight),
        until: timeOf(Math.min(end, midnight + MINUTES_A_DAY) - midnight),
      });
    }
  }
  return windows;
}
