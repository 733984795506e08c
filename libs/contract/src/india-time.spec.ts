import { describe, expect, it } from '@jest/globals';
import { clockFace, inIndia, momentInIndia, partOfDay } from './india-time.js';

describe('inIndia', () => {
  it.each([
    ['2026-11-23T18:29:59Z', { year: 2026, month: 10, date: 23, weekday: 1, hour: 23, minute: 59 }],
    ['2026-11-23T18:30:00Z', { year: 2026, month: 10, date: 24, weekday: 2, hour: 0, minute: 0 }],
    ['2026-12-31T19:00:00Z', { year: 2027, month: 0, date: 1, weekday: 5, hour: 0, minute: 30 }],
  ])('reads %s off the Indian calendar and clock', (moment, shown) => {
    expect(inIndia(new Date(moment))).toMatchObject(shown);
  });

  it('is inverted by momentInIndia for a full hour', () => {
    const { dayNumber, hour } = inIndia(new Date('2026-11-23T03:30:00Z'));
    expect(momentInIndia(dayNumber, hour).toISOString()).toBe('2026-11-23T03:30:00.000Z');
  });
});

describe('the words for an hour', () => {
  it.each([
    [0, 'night'],
    [3, 'night'],
    [4, 'morning'],
    [11, 'morning'],
    [12, 'noon'],
    [15, 'noon'],
    [16, 'evening'],
    [19, 'evening'],
    [20, 'late'],
    [23, 'late'],
  ])("at %i o'clock are those of the %s", (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });

  it.each([
    [0, 0, '12'],
    [12, 30, '12:30'],
    [16, 0, '4'],
    [9, 5, '9:05'],
  ])('display the time %i:%i as %s', (hour, minute, shown) => {
    expect(clockFace({ hour, minute })).toBe(shown);
  });
});
