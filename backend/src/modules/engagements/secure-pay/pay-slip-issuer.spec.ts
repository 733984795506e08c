import { describe, expect, it } from '@jest/globals';
import { timesOf } from './pay-slip-issuer.js';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-29T12:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

describe('timesOf', () => {
  type Work = Parameters<typeof timesOf>[0];
  const work: Work = {
    ...{ rateType: 'hourly', minRate: 150, maxRate: 150, agreedHours: 4, status: 'started' },
    ...{
      startsAt: inHours(-4),
      endsAt: inHours(0),
      startedAt: inHours(-4),
      endedAt: null,
      endedBy: null,
      breach: null,
    },
  };
  const done: Work = { ...work, status: 'done', endedAt: inHours(0), endedBy: 'worker' };
  const longer: Work = { ...done, endedAt: inHours(1) };

  it.each<[string, Work, bigint | null, number | null]>([
    ['those that were worked', { ...done, endedAt: inHours(-0.5) }, 52_500n, 3.5],
    [
      'the agreed ones where the employer ended early',
      { ...done, endedAt: inHours(-1), endedBy: 'employer' },
      60_000n,
      4,
    ],
    ['those that were held where more were worked', longer, 60_000n, 4],
    ['those of a contest that was decided for less', done, 45_000n, 3],
    ['those of a contest that ended before the work was done', work, 48_750n, 3.25],
    ['agreed ones that are no whole steps', { ...done, agreedHours: 0.4, endedAt: inHours(-4) }, 6000n, 0.4],
    ['not stated for a wage that no hours give', done, 50_000n, null],
    ['those that were worked where the employer paid directly', longer, null, 5],
  ])('states the hours of a pay slip: %s', (_which, given, heldWage, hours) => {
    expect(timesOf(given, heldWage)).toMatchObject({ hours, reason: 'work' });
  });

  it.each([
    ['cancelled', 'late_cancellation', 'late_cancellation'],
    ['no_show', 'no_show', 'turned_away'],
  ] as const)('states no hours for work that is %s', (status, breach, reason) => {
    const times = timesOf({ ...work, status, startedAt: null, breach }, 30_000n);
    expect(times).toEqual({ from: inHours(-4).toISOString(), to: NOW.toISOString(), hours: null, reason });
  });
});
