import { INDIA_OFFSET_MS } from '@nukkad/contract/india-time';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_A_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** A day of the Indian calendar: days since 1 January 1970. */
export type Day = number;

export const dayOf = (moment: Date): Day => Math.floor((moment.getTime() + INDIA_OFFSET_MS) / DAY_MS);

/** Hours since midnight in India, with minutes as a fraction. */
export const hourOf = (moment: Date): number => ((moment.getTime() + INDIA_OFFSET_MS) % DAY_MS) / HOUR_MS;

/** Returns the duration of an entry in hours. */
export const hoursBetween = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
  (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / HOUR_MS;

/** Returns a moment at this hour in India, on an arbitrary day. */
export const momentAt = (hour: number): Date => new Date(hour * HOUR_MS - INDIA_OFFSET_MS);

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => (((day + FIRST_WEEKDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;

/** Year, month from 0, and day of the month. */
export function dateOf(day: Day): { year: number; month: number; date: number } {
  const moment = new Date(day * DAY_MS);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth(), date: moment.getUTCDate() };
}

const dayAt = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY_MS;

/** Formats a day for calls and `dateTime` attributes: 2026-11-20. */
export const isoDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Parses a date such as `2026-11-20`; returns null for an invalid date. */
export function dayOfIso(text: string): Day | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / DAY_MS : NaN;
  return Number.isInteger(day) && isoDay(day) === text ? day : null;
}

/** Returns the same date some months later; the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = dateOf(day);
  const last = dateOf(dayAt(year, month + months + 1, 0)).date;
  return dayAt(year, month + months, Math.min(date, last));
}

/** The Monday on or before a day. */
export const mondayOf = (day: Day): Day => day - ((weekdayOf(day) + DAYS_A_WEEK - 1) % DAYS_A_WEEK);

/** The seven days of a day's week, Monday first. */
export const weekOf = (day: Day): Day[] => Array.from({ length: DAYS_A_WEEK }, (_, index) => mondayOf(day) + index);

/** Returns the whole weeks of the month of a day, Monday first. */
export function weeksOfMonth(day: Day): Day[][] {
  const { year, month } = dateOf(day);
  const last = dayAt(year, month + 1, 0);
  const weeks: Day[][] = [];
  for (let monday = mondayOf(dayAt(year, month, 1)); monday <= last; monday += DAYS_A_WEEK) weeks.push(weekOf(monday));
  return weeks;
}
