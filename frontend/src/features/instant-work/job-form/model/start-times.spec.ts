import { describe, expect, it } from '@jest/globals';
import { fieldText, momentAt, nextSameTime, usualStarts } from './start-times';

const at = (text: string): number => Date.parse(`${text}:00+05:30`);

describe('start times', () => {
  it('are written and read on the Indian clock', () => {
    expect(fieldText(at('2026-11-20T00:30'))).toBe('2026-11-20T00:30');
    expect(momentAt('2026-11-20T18:00')).toBe(at('2026-11-20T18:00'));
    for (const invalid of ['', '2026-11-20', 'T18:00']) expect(momentAt(invalid)).toBeNaN();
  });

  it.each([
    ['2026-11-20T08:00', ['2026-11-20T09:00', '2026-11-20T14:00']],
    ['2026-11-20T08:01', ['2026-11-20T14:00', '2026-11-20T18:00']],
    ['2026-11-20T17:01', ['2026-11-21T09:00', '2026-11-21T14:00']],
  ])('are suggested at %s: %j, an hour ahead', (now, starts) => {
    expect(usualStarts(at(now), 2).map(fieldText)).toEqual(starts);
  });

  it('are at most six suggestions', () => {
    expect(usualStarts(at('2026-11-20T00:00'), 10)).toHaveLength(6);
  });

  it.each([
    ['2026-11-20T10:00', '2026-11-20T09:00', '2026-11-20T10:00'],
    ['2026-11-20T10:00', '2026-11-20T09:01', '2026-11-21T10:00'],
    ['2026-11-20T10:00', '2026-11-25T12:00', '2026-11-26T10:00'],
    ['2026-11-29T10:00', '2026-11-20T12:00', '2026-11-29T10:00'],
  ])('repeat %s at %s on %s', (earlier, now, next) => {
    expect(fieldText(nextSameTime(at(earlier), at(now)))).toBe(next);
  });
});
