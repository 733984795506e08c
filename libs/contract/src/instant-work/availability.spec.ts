import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type HoursWindow, UpdateAvailabilitySchema, weekRangesOf, windowsOf } from './availability.js';

const window = (day: number, from: string, until: string): HoursWindow => ({ day, from, until });

describe('weekly hours', () => {
  it('are counted in minutes from Sunday 00:00 to Saturday 24:00', () => {
    expect(
      weekRangesOf([window(0, '00:00', '00:01'), window(1, '09:30', '18:00'), window(6, '20:15', '24:00')]),
    ).toEqual([
      [0, 1],
      [2010, 2520],
      [9855, 10_080],
    ]);
  });

  it('go on over midnight where one day ends with 24:00 and the next begins with 00:00', () => {
    const night = [window(2, '00:00', '06:00'), window(1, '22:00', '24:00')];
    expect(weekRangesOf(night)).toEqual([[2760, 3240]]);
    expect(windowsOf([[2760, 3240]])).toEqual([window(1, '22:00', '24:00'), window(2, '00:00', '06:00')]);
  });

  it.each([
    ['touch', [window(3, '09:00', '12:00'), window(3, '12:00', '15:00')], window(3, '09:00', '15:00')],
    ['overlap', [window(3, '11:00', '15:00'), window(3, '09:00', '12:00')], window(3, '09:00', '15:00')],
    ['lie in one another', [window(3, '09:00', '15:00'), window(3, '10:00', '11:00')], window(3, '09:00', '15:00')],
    ['are the same', [window(3, '09:00', '15:00'), window(3, '09:00', '15:00')], window(3, '09:00', '15:00')],
  ])('are merged into one where two of them %s', (_name, windows, expected) => {
    expect(windowsOf(weekRangesOf(windows))).toEqual([expected]);
  });

  it.each([
    [
      '10 pm to 6 am of a Monday',
      window(1, '22:00', '06:00'),
      [window(1, '22:00', '24:00'), window(2, '00:00', '06:00')],
    ],
    ['8:30 pm to 12:30 am', window(3, '20:30', '00:30'), [window(3, '20:30', '24:00'), window(4, '00:00', '00:30')]],
    ['a Saturday night', window(6, '22:00', '06:00'), [window(0, '00:00', '06:00'), window(6, '22:00', '24:00')]],
    ['10 pm to 12 am', window(1, '22:00', '00:00'), [window(1, '22:00', '24:00')]],
    ['12 am to 6 am from the end of a day', window(1, '24:00', '06:00'), [window(2, '00:00', '06:00')]],
    ['12 am to 6 am from the end of a Saturday', window(6, '24:00', '06:00'), [window(0, '00:00', '06:00')]],
    ['12 am to 12 am', window(1, '00:00', '00:00'), [window(1, '00:00', '24:00')]],
  ])('are split at midnight for %s', (_name, written, split) => {
    expect(UpdateAvailabilitySchema.safeParse({ hours: [written] }).success).toBe(true);
    expect(windowsOf(weekRangesOf([written]))).toEqual(split);
  });

  it('are not merged if there is a minute between them', () => {
    expect(weekRangesOf([window(0, '09:00', '12:00'), window(0, '12:01', '15:00')])).toHaveLength(2);
  });

  it('are split into one window per day for a whole week', () => {
    const week = windowsOf([[0, 10_080]]);
    expect(week).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => window(day, '00:00', '24:00')));
    expect(weekRangesOf(week)).toEqual([[0, 10_080]]);
  });

  it('cover each minute of the week as the windows do, whatever they are', () => {
    const clock = (minutes: number): string =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const part = fc
      .tuple(
        fc.integer({ min: 0, max: 6 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 2 }),
      )
      .map(([day, [one = 0, two = 0]]) => ({ day, from: Math.min(one, two), until: Math.max(one, two) }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), fc.integer({ min: 0, max: 10_079 }), (parts, minute) => {
        const ranges = weekRangesOf(parts.map(({ day, from, until }) => window(day, clock(from), clock(until))));
        const worked = parts.some(({ day, from, until }) => day * 1440 + from <= minute && minute < day * 1440 + until);
        expect(ranges.some(([from, until]) => from <= minute && minute < until)).toBe(worked);
        expect(weekRangesOf(windowsOf(ranges))).toEqual(ranges);
      }),
    );
  });
});

describe('a change of availability', () => {
  const problems = (input: object): string[] =>
    UpdateAvailabilitySchema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each([
    [{}, []],
    [{ radiusKm: null, categories: null, hours: null }, []],
    [{ latitude: 12.97, longitude: 77.59 }, []],
    [{ latitude: 12.97 }, ['longitude']],
    [{ longitude: 77.59 }, ['latitude']],
    [{ radiusKm: 0 }, ['radiusKm']],
    [{ radiusKm: 21 }, ['radiusKm']],
    [{ hours: [window(1, '18:00', '18:00')] }, ['hours.0.until']],
    [{ hours: [window(1, '24:00', '00:00')] }, ['hours.0.until']],
    [{ hours: [window(1, '09:00', '09:00')] }, ['hours.0.until']],
    [{ hours: [window(7, '09:00', '18:00')] }, ['hours.0.day']],
    [{ hours: [window(1, '09:00', '24:30')] }, ['hours.0.until']],
    [{ hours: Array.from({ length: 29 }, () => window(1, '09:00', '10:00')) }, ['hours']],
  ])('%j has these problems: %j', (input, expected) => {
    expect(problems(input)).toEqual(expected);
  });
});
