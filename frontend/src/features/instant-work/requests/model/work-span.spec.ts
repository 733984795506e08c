import { expect, it } from '@jest/globals';
import { workHoursOf, workSpanOf } from './work-span';

const START = '2026-02-02T09:00:00.000Z';
const END = '2026-02-02T14:30:00.000Z';
const CHOSEN = '2026-02-03T09:00:00.000Z';
const at = (text: string): Date => new Date(text);

it.each([
  ['start and end', { startTime: START, endTime: END }, 5.5],
  ['a start alone', { startTime: START, endTime: null }, 4],
  ['neither', { startTime: null, endTime: null }, 4],
])('counts the hours of work with %s', (_what, times, hours) => {
  expect(workHoursOf({ ...times, duration: 4 })).toBe(hours);
});

it.each([
  ['the times of the job', { startTime: START, endTime: END }, { from: at(START), to: at(END) }],
  [
    'the duration after its start',
    { startTime: START, endTime: null },
    { from: at(START), to: at('2026-02-02T13:00:00.000Z') },
  ],
  [
    'the duration after the chosen time',
    { startTime: null, endTime: null },
    { from: at(CHOSEN), to: at('2026-02-03T13:00:00.000Z') },
  ],
])('lasts for %s', (_what, times, span) => {
  expect(workSpanOf({ ...times, duration: 4 }, CHOSEN)).toEqual(span);
});

it('has no time while none is known', () => {
  expect(workSpanOf({ startTime: null, endTime: null, duration: 4 })).toBeNull();
});
