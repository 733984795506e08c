import { requirePaise, toPaise } from '../money/paise.js';
import { shareOf } from '../money/rounding.js';

/** Pay of a worker for work that the employer prevents: a share of the agreed wage, at most the wage of some hours. */
export interface CompensationRule {
  readonly percent: number;
  readonly hoursMax: number;
}

/**
 * The worker's part of the reserved wage by reason: the employer cancelled late, or turned the worker away at the door.
 * The employer reads both before the payment is reserved.
 */
export const COMPENSATION = {
  late_cancellation: { percent: 50, hoursMax: 4 },
  turned_away: { percent: 100, hoursMax: 4 },
} as const satisfies Record<string, CompensationRule>;
export type CompensationReason = keyof typeof COMPENSATION;

/** Minutes after its acceptance within which the wage of work that starts within the hour has to be reserved. */
export const ASAP_FUNDING_MINUTES = 10;

const WHOLE_PERCENT = 100n;
const MINUTES_PER_HOUR = 60;

/** Returns the worker's part of `wage` (paise) for `hours` of agreed work that did not happen, rounded half up. */
export function compensationOf(reason: CompensationReason, { wage, hours }: { wage: bigint; hours: number }): bigint {
  const { percent, hoursMax } = COMPENSATION[reason];
  const share = shareOf(wage, BigInt(percent), WHOLE_PERCENT);
  if (hours <= hoursMax) return share;
  const most = shareOf(wage, BigInt(hoursMax * MINUTES_PER_HOUR), BigInt(Math.round(hours * MINUTES_PER_HOUR)));
  return requirePaise(share < most ? share : most);
}

/** Reasons why Secure Pay is not offered for work, in the order in which they are stated. */
export const SECURE_PAY_OBSTACLES = ['monthly', 'currency', 'pay_missing', 'pay_range'] as const;
export type SecurePayObstacle = (typeof SECURE_PAY_OBSTACLES)[number];

/** The pay of work: rates of 0 are not stated. */
export interface OfferedPay {
  rateType: string;
  currency: string;
  minRate: number;
  maxRate: number;
}

/**
 * Returns the reason why the wage of work with this pay cannot be reserved: it has to be one amount of rupees an hour.
 * Null if it can be.
 */
export function findSecurePayObstacle({ rateType, currency, minRate, maxRate }: OfferedPay): SecurePayObstacle | null {
  if (rateType !== 'hourly') return 'monthly';
  if (currency !== 'INR') return 'currency';
  if (minRate <= 0 && maxRate <= 0) return 'pay_missing';
  return minRate === maxRate ? null : 'pay_range';
}

/** Days after the agreed end at which the provider releases a wage by itself. */
export const HELD_DAYS_AFTER_END = 14;
/** Days ahead within which work with Secure Pay has to end, because a provider holds a wage only for a limited time. */
export const SECURE_PAY_AHEAD_DAYS = 60;

/**
 * Reasons for a refusal of Secure Pay: `off` if no provider is connected, `too_far` by its time, the others by its pay.
 */
export const SECURE_PAY_REFUSALS = ['off', 'too_far', ...SECURE_PAY_OBSTACLES] as const;
export type SecurePayRefusal = (typeof SECURE_PAY_REFUSALS)[number];

/** Returns the wage in paise for hours of work at one rate of whole rupees an hour. */
export const wageFor = (hours: number, { maxRate }: Pick<OfferedPay, 'maxRate'>): bigint =>
  shareOf(toPaise(maxRate), BigInt(Math.round(hours * MINUTES_PER_HOUR)), BigInt(MINUTES_PER_HOUR));
