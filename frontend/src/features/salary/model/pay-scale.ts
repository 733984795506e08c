import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { WORK_DAYS_PER_MONTH } from '@nukkad/contract/limits';

/**
 * End of the scale as a multiple of the upper quartile; a few very well paid jobs must not compress the other ranges.
 */
const HEADROOM = 1.5;
const TICKS_MOST = 5;
const MONTH_TO_NEAREST = 100;

/** Converts an hourly pay to a month of 26 days with `hoursADay` hours, to the nearest hundred rupees. */
export const monthly = (hourly: number, hoursADay: number): number =>
  Math.round((hourly * WORK_DAYS_PER_MONTH * hoursADay) / MONTH_TO_NEAREST) * MONTH_TO_NEAREST;

/** Returns the pay of the middle half of the jobs, in the shape of a job's pay. */
export const hourlyRange = ({ lowerQuartile, upperQuartile }: SalaryStat) =>
  ({
    minRate: Math.round(lowerQuartile),
    maxRate: Math.round(upperQuartile),
    rateType: 'hourly',
    currency: 'INR',
  }) as const;

/** The step between two marks of a scale: 1, 2 or 5 times a power of ten. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / TICKS_MOST));
  return ([1, 2, 5, 10].find((times) => times * power * TICKS_MOST >= most) ?? 10) * power;
}

/** A scale from zero to `most` rupees an hour, with its tick marks. */
export interface PayScale {
  most: number;
  ticks: number[];
}

/** Returns the scale for some kinds of work: it ends a little above the pay of most of their jobs. */
export function payScale(stats: readonly SalaryStat[]): PayScale {
  const wanted = Math.max(
    1,
    ...stats.map((stat) => Math.min(stat.maximum, stat.upperQuartile * HEADROOM)),
    ...stats.map((stat) => stat.upperQuartile),
  );
  const step = stepFor(wanted);
  const count = Math.ceil(wanted / step);
  return { most: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** Returns the position of pay on a scale, in percent; higher pay is at the end of the scale. */
export const placeOn = (most: number, pay: number): number => Math.min(100, (100 * pay) / most);
