import { describe, expect, it } from '@jest/globals';
import { owedFor, reserveBy } from './secure-pay-work.js';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-29T06:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

describe('reserveBy', () => {
  it.each([
    ['two hours before work of the next day', 24, 22],
    ['two hours before work in three hours', 3, 1],
    ['ten minutes from now for work in two hours', 2, 10 / 60],
    ['ten minutes from now for work that begins now', 0, 10 / 60],
  ])('is %s', (_what, startsIn, expected) => {
    expect(reserveBy(inHours(startsIn), NOW)).toEqual(inHours(expected));
  });
});

describe('owedFor', () => {
  const work: Parameters<typeof owedFor>[0] = {
    ...{ paymentMethod: 'platform', rateType: 'hourly', currency: 'INR', minRate: 150, maxRate: 150, agreedHours: 4 },
    ...{ startsAt: inHours(-4), endsAt: inHours(0), startedAt: null, endedAt: null, endedBy: null },
    ...{ status: 'booked', breach: null, breachBy: null },
  };
  const done: typeof work = { ...work, status: 'done', startedAt: inHours(-4) };

  it.each<[string, Parameters<typeof owedFor>[0], bigint]>([
    ['nothing for work that is to come', work, 0n],
    ['nothing for work that is under way', { ...work, status: 'started', startedAt: inHours(-2) }, 0n],
    ['the hours of work that is done', { ...done, endedAt: inHours(0), endedBy: 'worker' }, 60_000n],
    ['the hours worked where the worker ended early', { ...done, endedAt: inHours(-1), endedBy: 'worker' }, 45_000n],
    [
      'the agreed hours where the employer ended early',
      { ...done, endedAt: inHours(-1), endedBy: 'employer' },
      60_000n,
    ],
    ['nothing after a cancellation in time', { ...work, status: 'cancelled' }, 0n],
    [
      'half after a late cancellation by the employer',
      { ...work, status: 'cancelled', breach: 'late_cancellation', breachBy: 'employer' },
      30_000n,
    ],
    [
      'nothing after a late cancellation by the worker',
      { ...work, status: 'cancelled', breach: 'late_cancellation', breachBy: 'worker' },
      0n,
    ],
    [
      'the agreed hours to a worker who was turned away',
      { ...work, status: 'no_show', breach: 'no_show', breachBy: 'employer' },
      60_000n,
    ],
    ['nothing to a worker who did not come', { ...work, status: 'no_show', breach: 'no_show', breachBy: 'worker' }, 0n],
  ])('is %s', (_what, given, expected) => {
    expect(owedFor(given)).toBe(expected);
  });
});
