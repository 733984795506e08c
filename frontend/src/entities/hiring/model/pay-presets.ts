import type { RateType } from '@nukkad/contract/jobs/jobs';
import { isBelowWage } from '@nukkad/contract/jobs/minimum-wages';
import type { UsualPay } from './usual-pay';

/** A range of pay that one tap fills in, in rupees. */
export interface PayPreset {
  minRate: number;
  maxRate: number;
  /** Whether jobs nearby usually pay this. */
  isUsual?: boolean;
}

const range = (minRate: number, maxRate: number): PayPreset => ({ minRate, maxRate });

const PRESETS: Readonly<Record<RateType, readonly PayPreset[]>> = {
  hourly: [range(80, 100), range(100, 125), range(125, 150), range(150, 200)],
  monthly: [range(15_000, 18_000), range(18_000, 22_000), range(22_000, 26_000), range(26_000, 32_000)],
};

/**
 * Returns the ranges that are offered for a type of rate: the usual pay first if it is known, which it is by the hour
 * only, and none below the minimum wage of the place, which would delay the job by a review.
 */
export function payPresetsOf(rateType: RateType, usualPay?: UsualPay, dailyWage?: number): readonly PayPreset[] {
  const usual = rateType === 'hourly' && usualPay ? [{ ...usualPay, isUsual: true }] : [];
  const others = PRESETS[rateType].filter(({ minRate, maxRate }) =>
    usual.every((one) => one.minRate !== minRate || one.maxRate !== maxRate),
  );
  return [...usual, ...others].filter(
    (preset) => dailyWage === undefined || !isBelowWage({ ...preset, rateType, currency: 'INR' }, dailyWage),
  );
}
