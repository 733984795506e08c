import { describe, expect, it } from '@jest/globals';
import { nextTextTime, textDueAt } from './text-paces.js';

/** Returns a moment in Indian time. */
const at = (text: string): Date => new Date(`2026-11-${text}+05:30`);

describe('the moment of the next text', () => {
  it.each([
    ['at_once', '28T02:00', ['28T01:59', '28T01:58'], '28T02:00'],
    ['unread', '28T23:50', ['28T10:00', '28T11:00'], '28T23:50'],
    ['unread', '28T10:00', ['28T00:10', '28T09:00', '28T09:30'], '29T08:00'],
    ['unread', '29T00:10', ['28T10:00', '28T11:00', '28T23:59'], '29T00:10'],
    ['daily', '28T18:00', ['27T18:00'], '28T18:00'],
    ['daily', '28T23:00', ['28T18:00'], '29T18:00'],
    ['daily', '29T07:00', [], '29T07:00'],
    ['hourly', '28T10:00', [], '28T10:00'],
    ['hourly', '28T10:00', ['28T09:30'], '28T10:30'],
    ['hourly', '28T07:59', [], '28T08:00'],
    ['hourly', '28T20:59', [], '28T20:59'],
    ['hourly', '28T21:00', [], '29T08:00'],
    ['hourly', '28T20:50', ['28T20:10'], '29T08:00'],
    ['hourly', '29T00:10', [], '29T08:00'],
  ] as const)('is computed for pace %s at %s after texts at %j: %s', (pace, now, earlier, next) => {
    expect(nextTextTime(pace, at(now), earlier.map(at))).toEqual(at(next));
  });

  it.each([
    ['at_once', '28T02:00', null],
    ['unread', '28T02:00', null],
    ['daily', '28T17:59', '28T18:00'],
    ['daily', '28T18:00', '29T18:00'],
    ['hourly', '28T10:00', '28T10:10'],
    ['hourly', '28T20:55', '29T08:00'],
    ['hourly', '28T03:00', '28T08:00'],
  ] as const)('is for a decision with pace %s at %s the time %s', (pace, now, due) => {
    expect(textDueAt(pace, at(now))).toEqual(due && at(due));
  });
});
