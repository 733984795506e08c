import { describe, expect, it } from '@jest/globals';
import { RATE_TYPES } from '@nukkad/contract/jobs/jobs';
import { payPresetsOf } from './pay-presets';

describe('the ranges of pay that a form offers', () => {
  it.each(RATE_TYPES)('rise, and continue each other: %s', (rateType) => {
    const presets = payPresetsOf(rateType);
    expect(presets).toHaveLength(4);
    for (const [index, { minRate, maxRate }] of presets.entries()) {
      expect(maxRate).toBeGreaterThan(minRate);
      if (index > 0) expect(minRate).toBe(presets[index - 1]?.maxRate);
    }
  });

  it('begin with the usual pay of the place, by the hour only', () => {
    const usual = { minRate: 93, maxRate: 116 };
    expect(payPresetsOf('hourly', usual)[0]).toEqual({ ...usual, isUsual: true });
    expect(payPresetsOf('monthly', usual)).toEqual(payPresetsOf('monthly'));
  });

  it('contain the usual pay once', () => {
    const presets = payPresetsOf('hourly', { minRate: 100, maxRate: 125 });
    expect(presets.filter(({ minRate }) => minRate === 100)).toEqual([{ minRate: 100, maxRate: 125, isUsual: true }]);
  });

  it('contain nothing below the minimum wage of the place', () => {
    // 720 rupees a day are 90 an hour and 18,720 a month
    expect(payPresetsOf('hourly', { minRate: 70, maxRate: 100 }, 720).map(({ minRate }) => minRate)).toEqual([
      100, 125, 150,
    ]);
    expect(payPresetsOf('monthly', undefined, 720).map(({ minRate }) => minRate)).toEqual([22_000, 26_000]);
  });
});
