import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '@nukkad/contract/limits';

/** Rank of a job's pay among jobs of its kind: above three in four of them, above half, about as most, or below. */
export type PayStanding = 'high' | 'good' | 'usual' | 'low';

/** Amounts for the hour or the month that the job pays by. */
export interface PayComparison {
  least: number;
  most: number;
  /** The range of the middle half of the jobs. */
  usual: { from: number; to: number };
  /** The pay of this job; the usual pay if it states none. */
  range: { from: number; to: number };
  /** The pay that the reader expects; null if unknown. */
  asked: number | null;
  /** Null where the job does not state its pay. */
  standing: PayStanding | null;
}

function standingOf(hourly: number, { lowerQuartile, median, upperQuartile }: SalaryStat): PayStanding {
  if (hourly >= upperQuartile) return 'high';
  if (hourly >= median) return 'good';
  return hourly >= lowerQuartile ? 'usual' : 'low';
}

/** Compares the pay of a job with that of its kind near by; both may be for the hour or for the month. */
export function payComparison(
  { minRate, maxRate, rateType }: Pick<Job, 'minRate' | 'maxRate' | 'rateType'>,
  stat: SalaryStat,
  expectedRate: number | null,
): PayComparison {
  const hours = rateType === 'monthly' ? WORK_DAYS_PER_MONTH * WORK_HOURS_PER_DAY : 1;
  const usual = { from: stat.lowerQuartile * hours, to: stat.upperQuartile * hours };
  const from = minRate ?? maxRate;
  const range = from === null ? null : { from, to: maxRate ?? from };
  const asked = expectedRate === null ? null : expectedRate * hours;
  const known = [range?.from, range?.to, asked].filter((value) => typeof value === 'number');
  return {
    least: Math.min(stat.minimum * hours, ...known),
    most: Math.max(stat.maximum * hours, ...known),
    usual,
    range: range ?? usual,
    asked,
    standing: range && standingOf((range.from + range.to) / 2 / hours, stat),
  };
}
