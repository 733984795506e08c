import { describe, expect, it } from '@jest/globals';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { monthly, payScale, placeOn } from './pay-scale';

const stat = (upperQuartile: number, maximum: number): SalaryStat => ({
  category: 'delivery',
  jobs: 5,
  withinKm: 20,
  minimum: 0,
  lowerQuartile: 0,
  median: 0,
  upperQuartile,
  maximum,
});

describe('the scale', () => {
  it.each([
    [[stat(143, 160)], 200, [0, 50, 100, 150, 200]],
    [[stat(100, 110), stat(303, 360)], 400, [0, 100, 200, 300, 400]],
    [[stat(0.5, 0.7)], 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    // a single job of ten thousand an hour does not compress the other ranges
    [[stat(120, 10_000)], 200, [0, 50, 100, 150, 200]],
    [[stat(1_000_000, 1_000_000)], 1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('of %j ends at %d', (stats, most, ticks) => {
    const scale = payScale(stats);
    expect(scale.most).toBeCloseTo(most);
    expect(scale.ticks.map((tick) => Math.round(tick * 10) / 10)).toEqual(ticks);
  });

  it('places pay in percent, and higher pay at its end', () => {
    expect(placeOn(200, 50)).toBe(25);
    expect(placeOn(200, 900)).toBe(100);
  });
});

it.each([
  [100, 8, 20_800],
  [84.735, 8, 17_600],
  [258, 3, 20_100],
])('%d rupees an hour, %d hours a day, are about %d a month of 26 days', (hourly, hours, amount) => {
  expect(monthly(hourly, hours)).toBe(amount);
});
