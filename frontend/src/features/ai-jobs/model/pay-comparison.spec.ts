import { describe, expect, it } from '@jest/globals';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { payComparison } from './pay-comparison';

const stat: SalaryStat = {
  category: 'food_service',
  jobs: 12,
  withinKm: 20,
  minimum: 60,
  lowerQuartile: 90,
  median: 100,
  upperQuartile: 130,
  maximum: 200,
};
const hourly = (minRate: number | null, maxRate: number | null) => ({ minRate, maxRate, rateType: 'hourly' as const });

describe('payComparison', () => {
  it.each([
    ['high from the upper quartile on', 120, 140, 'high'],
    ['good from the middle on', 90, 110, 'good'],
    ['usual from the lower quartile on', 90, null, 'usual'],
    ['low below it', null, 80, 'low'],
  ] as const)('rates pay as %s', (_name, from, to, standing) => {
    expect(payComparison(hourly(from, to), stat, null).standing).toBe(standing);
  });

  it('covers the jobs, this job and the expected pay', () => {
    expect(payComparison(hourly(150, 240), stat, 50)).toMatchObject({
      least: 50,
      most: 240,
      range: { from: 150, to: 240 },
      asked: 50,
    });
  });

  it('shows the usual pay for a job without stated pay', () => {
    expect(payComparison(hourly(null, null), stat, null)).toMatchObject({
      range: { from: 90, to: 130 },
      standing: null,
      asked: null,
    });
  });

  it('counts 26 days of 8 hours for pay by the month', () => {
    const pay = payComparison({ minRate: 20_800, maxRate: null, rateType: 'monthly' }, stat, 100);
    expect(pay).toMatchObject({ least: 60 * 208, most: 200 * 208, asked: 20_800, standing: 'good' });
  });
});
