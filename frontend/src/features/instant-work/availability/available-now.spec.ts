import { describe, expect, it } from '@jest/globals';
import { NO_AVAILABILITY } from '@nukkad/contract/instant-work/availability';
import { nextWindow } from './model/availability-form';
import { availableAt } from './model/available-now';

/** Monday, 2 March 2026, at this time in India. */
const monday = (time: string) => Date.parse(`2026-03-02T${time}:00+05:30`);
const on = { ...NO_AVAILABILITY, available: true };
const weekly = (...hours: [day: number, from: string, until: string][]) => ({
  ...on,
  hours: hours.map(([day, from, until]) => ({ day, from, until })),
});
const said = (availability: typeof on, moment: number) => {
  const state = availableAt(availability, moment);
  const at = state.now ? state.until : state.from;
  return [state.now, at && at.toISOString()];
};
const iso = (text: string) => new Date(`${text}:00+05:30`).toISOString();

describe('availability at a moment', () => {
  it.each<[string, typeof on, string, [boolean, string | null]]>([
    ['is off when it is switched off', { ...on, available: false }, '10:00', [false, null]],
    [
      'lasts until it switches itself off',
      { ...on, endsAt: iso('2026-03-02T20:00') },
      '10:00',
      [true, iso('2026-03-02T20:00')],
    ],
    ['is over once it has switched itself off', { ...on, endsAt: iso('2026-03-02T20:00') }, '20:00', [false, null]],
    ['lasts until the hours end', weekly([1, '09:00', '18:00']), '10:00', [true, iso('2026-03-02T18:00')]],
    [
      'starts with the next hours of the day',
      weekly([1, '09:00', '12:00'], [1, '15:00', '18:00']),
      '12:00',
      [false, iso('2026-03-02T15:00')],
    ],
    [
      'starts with the next hours of the week',
      weekly([0, '09:00', '12:00'], [1, '06:00', '09:00']),
      '10:00',
      [false, iso('2026-03-08T09:00')],
    ],
    [
      'starts in a week if only one day has hours',
      weekly([1, '06:00', '09:00']),
      '10:00',
      [false, iso('2026-03-09T06:00')],
    ],
    [
      'continues over midnight',
      weekly([1, '20:00', '24:00'], [2, '00:00', '04:00']),
      '21:00',
      [true, iso('2026-03-03T04:00')],
    ],
    [
      'has no end when every hour is named',
      weekly(...([0, 1, 2, 3, 4, 5, 6] as const).map((day) => [day, '00:00', '24:00'] as [number, string, string])),
      '10:00',
      [true, null],
    ],
  ])('%s', (_name, availability, time, expected) => {
    expect(said(availability, monday(time))).toEqual(expected);
  });

  it('continues over the end of a week, from Saturday night to Sunday morning', () => {
    const nights = weekly([6, '20:00', '24:00'], [0, '00:00', '04:00']);
    expect(said(nights, Date.parse('2026-03-07T21:00:00+05:30'))).toEqual([true, iso('2026-03-08T04:00')]);
  });
});

describe('a second time window on a day', () => {
  it('starts half an hour after the last one, and in the early morning after one until midnight', () => {
    const day = (until: string) => [{ day: 1, from: '09:00', until }];
    expect(nextWindow(1, [])).toEqual({ day: 1, from: '09:00', until: '18:00' });
    expect(nextWindow(1, day('18:00'))).toEqual({ day: 1, from: '18:30', until: '20:30' });
    expect(nextWindow(1, day('23:00'))).toEqual({ day: 1, from: '23:30', until: '24:00' });
    expect(nextWindow(1, day('22:00'))).toEqual({ day: 1, from: '22:30', until: '24:00' });
    for (const until of ['24:00', '23:30', '08:00', '18:15']) {
      expect(nextWindow(1, day(until))).toEqual({ day: 1, from: '00:00', until: '06:00' });
    }
    expect(nextWindow(1, [{ day: 1, from: '05:00', until: '24:00' }])).toEqual({
      day: 1,
      from: '00:00',
      until: '05:00',
    });
  });

  it('does not depend on the windows of other days, or on their order', () => {
    const windows = [
      ...[
        { day: 1, from: '12:00', until: '14:00' },
        { day: 1, from: '08:00', until: '10:00' },
      ],
      { day: 2, from: '09:00', until: '18:00' },
    ];
    expect(nextWindow(1, windows)).toEqual({ day: 1, from: '14:30', until: '16:30' });
  });

  it('is not added to a full day', () => {
    expect(nextWindow(1, [{ day: 1, from: '00:00', until: '24:00' }])).toBeNull();
  });
});
