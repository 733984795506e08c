import { z } from 'zod';
import { JOB_CATEGORY_IDS } from './job-categories.js';
import { SEARCH_RADIUS_KM } from './limits.js';
import { isoDateTime, latitude, longitude } from './primitives.js';

/** Hours after which availability without weekly hours switches itself off: nobody is asked for what they forgot. */
export const AVAILABILITY_HOURS = 12;
/** Days after availability went off at which the position that it had is deleted. */
export const POSITION_KEPT_DAYS = 30;
/** Windows that weekly hours may have: four a day. */
export const HOURS_WINDOWS_MAX = 28;

/** HH:MM on India's clock; 24:00 is the end of a day, and as the end of a window so is 00:00. */
/** The end of a window: midnight ends the day. */
const endOfDay = (until: string): string => (until === '00:00' ? '24:00' : until);

const timeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

/**
 * A part of the week in which somebody works: it begins on the day, 0 is Sunday, and times are India's. One that ends before
 * it begins goes on over midnight to the next day; it is kept as two, one for each day.
 */
export const HoursWindowSchema = z
  .strictObject({ day: z.int32().min(0).max(6), from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== endOfDay(until), { path: ['until'], message: 'rule:users:hoursOrder' })
  .meta({ id: 'HoursWindow' });
export type HoursWindow = z.infer<typeof HoursWindowSchema>;

/**
 * Switches availability for instant work on or off, or changes it. What is absent stays. Null takes back, and so does an
 * empty list: `hours` to any time, `radiusKm` to 20, `categories` to those that are known of the worker now. To switch on, a
 * position must be given or known, and a category. Without weekly hours, switching on again begins the 12 hours anew.
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
 * Whether and for what somebody can be asked for instant work. `hours` null: at any time. `endsAt`: when it switches itself
 * off; null while it is off or has weekly hours. `hasPosition`: whether a place is known from which distances count.
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

/** Availability of somebody who never said anything about it. */
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

/** Whether a window goes on over midnight to the next day. */
export const isOvernight = ({ from, until }: Pick<HoursWindow, 'from' | 'until'>): boolean => endOfDay(until) < from;

/** A part of the week in minutes since Sunday 00:00 in India, its end not included. */
export type WeekRange = readonly [from: number, until: number];

/** The parts of the week of one window: two where it goes on from Saturday to Sunday. */
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

/** Weekly windows as parts of the week, in order; those that touch or overlap are one. */
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
