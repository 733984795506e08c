import { describe, expect, it } from '@jest/globals';
import {
  addMonths,
  dateOf,
  dayOf,
  hourOf,
  isoDay,
  momentAt,
  mondayOf,
  weekdayOf,
  weekOf,
  weeksOfMonth,
} from './india-days';

const on = (iso: string) => dayOf(new Date(`${iso}T06:00:00Z`));

describe('a day of India', () => {
  it.each([
    ['2026-11-19T18:29:24Z', '2026-11-19', 23.99],
    ['2026-11-19T18:30:00Z', '2026-11-20', 0],
    ['2026-11-20T05:45:00Z', '2026-11-20', 11.25],
    ['1969-12-31T18:30:00Z', '1970-01-01', 0],
  ])('at %s is %s, hour %d', (moment, day, hour) => {
    expect(isoDay(dayOf(new Date(moment)))).toBe(day);
    expect(hourOf(new Date(moment))).toBeCloseTo(hour);
  });

  it('knows its weekday and its date', () => {
    expect(weekdayOf(on('2026-11-20'))).toBe(5);
    expect(weekdayOf(on('2026-11-22'))).toBe(0);
    expect(dateOf(on('2024-02-29'))).toEqual({ year: 2024, month: 1, date: 29 });
    expect(hourOf(momentAt(16))).toBe(16);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %d months is %s', (day, months, then) => {
    expect(isoDay(addMonths(on(day), months))).toBe(then);
  });

  it('belongs to a week from Monday to Sunday', () => {
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-22']) {
      expect(isoDay(mondayOf(on(day)))).toBe('2026-11-16');
      expect(weekOf(on(day)).map(isoDay).at(-1)).toBe('2026-11-22');
    }
  });

  it.each([
    ['2026-11-20', '2026-10-26', '2026-12-06', 6],
    ['2027-02-10', '2027-02-01', '2027-02-28', 4],
    ['2026-12-31', '2026-11-30', '2027-01-03', 5],
  ])('%s is in whole weeks from %s to %s: %d', (day, first, last, count) => {
    const weeks = weeksOfMonth(on(day));
    expect(weeks).toHaveLength(count);
    const days = weeks.flat().map(isoDay);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect(new Set(days).size).toBe(count * 7);
  });
});
