import { expect, it } from '@jest/globals';
import { usualDays } from './indian-clock';

it.each([
  ['Monday', '23', ['23', '24', '25']],
  ['Tuesday', '24', ['24', '25', '30']],
  ['Wednesday', '25', ['25', '26', '30']],
  ['Friday', '20', ['20', '21', '23']],
  ['Saturday', '21', ['21', '22', '23']],
  ['Sunday', '22', ['22', '23', '24']],
])('the usual days of a meeting from %s, %s November on', (_weekday, date, days) => {
  const usual = days.map((day) => `2026-11-${day}`);
  expect(usualDays(Date.parse(`2026-11-${date}T10:00:00Z`))).toEqual(usual);
  // the day is that of India: half past midnight there
  expect(usualDays(Date.parse(`2026-11-${date}T00:30:00+05:30`))).toEqual(usual);
});
