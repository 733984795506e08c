import { describe, expect, it } from '@jest/globals';
import { freeStartTimes, START_TIMES_SHOWN } from './start-times.js';

/** A moment on the Indian clock of 20 November 2026, or of a day after it. */
const india = (time: string, day = 20): Date => new Date(`2026-11-${day}T${time}:00+05:30`);
const hoursOf = (found: readonly Date[]): string[] =>
  found.map((at) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(8, 16));

describe('freeStartTimes', () => {
  const from = (now: Date, latest: Date, duration = 4, busy: { startsAt: Date; endsAt: Date }[] = []): string[] =>
    hoursOf(freeStartTimes(now, latest, duration, busy));

  it('returns the next full hours in Indian time', () => {
    expect(from(india('09:10'), india('23:59'))).toEqual(['20T10:00', '20T11:00', '20T12:00', '20T13:00']);
  });

  it('returns hours after now, to the minute', () => {
    expect(from(india('09:59'), india('23:59'))[0]).toBe('20T10:00');
    expect(from(india('10:00'), india('23:59'))[0]).toBe('20T11:00');
  });

  it('returns no hour after the latest start, which is included', () => {
    expect(from(india('09:10'), india('11:00'))).toEqual(['20T10:00', '20T11:00']);
    expect(from(india('09:10'), india('10:59'))).toEqual(['20T10:00']);
    expect(from(india('09:10'), india('09:50'))).toEqual([]);
  });

  it.each([
    ['from seven in the morning', india('03:20'), ['20T07:00', '20T08:00']],
    ['until eight in the evening, then of the next morning', india('18:30'), ['20T19:00', '20T20:00', '21T07:00']],
    ['of the next morning late at night', india('23:40'), ['21T07:00', '21T08:00']],
    ['of the same morning just after midnight', india('00:01'), ['20T07:00', '20T08:00']],
  ])('returns hours by day: %s', (_name, now, expected) => {
    expect(from(now, india('12:00', 23)).slice(0, expected.length)).toEqual(expected);
  });

  it('go over the end of a month', () => {
    expect(from(india('20:00', 30), new Date('2026-12-02T00:00:00Z'))[0]).toBe('01T07:00');
  });

  it("leaves room for the whole work between the worker's other work", () => {
    const busy = [
      { startsAt: india('08:00'), endsAt: india('11:00') },
      { startsAt: india('16:00'), endsAt: india('18:00') },
    ];
    expect(from(india('07:30'), india('19:00'), 4, busy)).toEqual(['20T11:00', '20T12:00', '20T18:00', '20T19:00']);
    expect(from(india('07:30'), india('19:00'), 6, busy)).toEqual(['20T18:00', '20T19:00']);
  });

  it('returns none if the worker is busy all the time', () => {
    const busy = [{ startsAt: india('00:00'), endsAt: india('00:00', 24) }];
    expect(from(india('09:00'), india('09:00', 22), 1, busy)).toEqual([]);
  });

  it('returns at most START_TIMES_SHOWN hours', () => {
    expect(from(india('07:00'), india('12:00', 23))).toHaveLength(START_TIMES_SHOWN);
  });
});
