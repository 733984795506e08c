import { describe, expect, it } from '@jest/globals';
import { isWorkingDay, workingDaysBefore } from './bank-days.js';

/** Half past ten in the evening of a day in India, in seconds since 1970. */
const eveningOf = (day: string): number => Date.parse(`${day}T22:30:00+05:30`) / 1000;

describe('isWorkingDay', () => {
  it.each([
    ['a Friday', '2026-07-03', true],
    ['the first Saturday', '2026-07-04', true],
    ['the second Saturday', '2026-07-11', false],
    ['the third Saturday', '2026-07-18', true],
    ['the fourth Saturday', '2026-07-25', false],
    ['the fifth Saturday', '2026-08-29', true],
    ['a Sunday', '2026-07-05', false],
    ['Independence Day', '2025-08-15', false],
  ])('is for %s, %s: %s', (_what, day, isWorking) => {
    expect(isWorkingDay(eveningOf(day))).toBe(isWorking);
  });
});

describe('workingDaysBefore', () => {
  it('passes over the days on which banks are closed', () => {
    // a Monday after the second Saturday: with it, one working day, and with the Friday two
    const monday = new Date('2026-07-13T10:00:00+05:30');
    expect(workingDaysBefore(monday, 1)).toEqual(new Date('2026-07-12T10:00:00+05:30'));
    expect(workingDaysBefore(monday, 2)).toEqual(new Date('2026-07-09T10:00:00+05:30'));
  });
});
