import { describe, expect, it } from '@jest/globals';
import { payForTimes } from './pay-for-times';

const at = (time: string): string => `2026-11-29T${time}:00.000Z`;
/** Four agreed hours at ₹100 to 120, which the employer ended after one hour. */
const work: Parameters<typeof payForTimes>[0] = {
  startsAt: at('04:00'),
  endsAt: at('08:00'),
  agreedHours: 4,
  startedAt: at('04:00'),
  endedAt: '2026-11-29T05:00:37.000Z',
  endedBy: 'employer',
  minRate: 100,
  maxRate: 120,
  rateType: 'hourly',
};

describe('payForTimes', () => {
  it.each([
    ['the hours of another end', at('04:00'), at('07:00'), { from: 300, to: 360 }],
    ['at least two hours', at('04:00'), at('05:30'), { from: 200, to: 240 }],
    [
      'the agreed hours with the recorded end, which the employer brought forward',
      at('03:30'),
      at('05:00'),
      { from: 400, to: 480 },
    ],
  ])('pays %s', (_what, startedAt, endedAt, sum) => {
    expect(payForTimes(work, { startedAt, endedAt })).toEqual(sum);
  });

  it('returns null where no pay is stated', () => {
    expect(
      payForTimes({ ...work, minRate: 0, maxRate: 0 }, { startedAt: at('04:00'), endedAt: at('07:00') }),
    ).toBeNull();
  });
});
