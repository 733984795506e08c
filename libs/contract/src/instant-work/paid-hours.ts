import type { EngagementSide } from '../engagement-sides.js';
import type { RATE_TYPES } from '../jobs/jobs.js';
import { WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '../limits.js';
import { divideHalfUp, toPaise, toRupees } from '../money/paise.js';

/** Minutes to which hours of work are rounded, to the nearest. */
export const WORK_ROUNDED_TO_MINUTES = 15;
/** Hours that are owed at least once work has started; the agreed hours where those are fewer. */
export const PAID_HOURS_MIN = 2;

/**
 * Reasons for the paid hours: the worked hours, the minimum, or the agreed hours because the employer ended the work
 * early.
 */
export const PAID_HOURS_REASONS = ['worked', 'least', 'agreed'] as const;
export type PaidHoursReason = (typeof PAID_HOURS_REASONS)[number];

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;
const HOUR_MS = HOUR_MINUTES * MINUTE_MS;

/** Hours between two moments, rounded to the nearest quarter of an hour. */
export function hoursWorked(startedAt: Date, endedAt: Date): number {
  const minutes = (endedAt.getTime() - startedAt.getTime()) / MINUTE_MS;
  return (Math.round(minutes / WORK_ROUNDED_TO_MINUTES) * WORK_ROUNDED_TO_MINUTES) / HOUR_MINUTES;
}

/** Times that worker and employer agreed on: the period of the work, and its number of hours. */
export interface AgreedTimes {
  startsAt: Date;
  endsAt: Date;
  /** Fewer hours than from `startsAt` to `endsAt` if the worker may arrive at any time in between. */
  agreedHours: number;
}

/** Returns the latest time at which work may start and still last its agreed hours. */
export const latestStart = ({ startsAt, endsAt, agreedHours }: AgreedTimes): Date =>
  new Date(Math.max(startsAt.getTime(), endsAt.getTime() - agreedHours * HOUR_MINUTES * MINUTE_MS));

/** Returns the agreed end of work that started at `startedAt`; null: the latest end of work that has not started. */
export function agreedEnd(agreed: AgreedTimes, startedAt: Date | null): Date {
  const startsAsItsWorkerComes = latestStart(agreed) > agreed.startsAt;
  if (startedAt === null || !startsAsItsWorkerComes) return agreed.endsAt;
  return new Date(startedAt.getTime() + agreed.agreedHours * HOUR_MINUTES * MINUTE_MS);
}

/** Returns the minimum of paid hours for work of `agreedHours` that has started. */
export const leastPaidHours = (agreedHours: number): number => Math.min(PAID_HOURS_MIN, agreedHours);

/**
 * Returns the paid hours of completed work, and the reason: the worked hours; the agreed ones if the employer ended the
 * work early; and never fewer than `leastPaidHours`.
 */
export function paidHours(
  agreed: AgreedTimes,
  { startedAt, endedAt, endedBy }: { startedAt: Date; endedAt: Date; endedBy: EngagementSide | null },
): { hours: number; reason: PaidHoursReason } {
  const worked = hoursWorked(startedAt, endedAt);
  const isEndedEarly = endedBy === 'employer' && endedAt < agreedEnd(agreed, startedAt);
  const floor = isEndedEarly ? agreed.agreedHours : leastPaidHours(agreed.agreedHours);
  if (worked >= floor) return { hours: worked, reason: 'worked' };
  return { hours: floor, reason: isEndedEarly ? 'agreed' : 'least' };
}

/**
 * Returns the amount owed for `hours` of work, from the lowest to the highest agreed pay, in the currency of the pay to
 * two decimals. Rates of 0 are "not stated": a single stated rate counts for both; the result is null if none is
 * stated. A monthly pay is that of 26 days of 8 hours.
 */
export function dueFor(
  hours: number,
  { minRate, maxRate, rateType }: { minRate: number; maxRate: number; rateType: (typeof RATE_TYPES)[number] },
): { from: number; to: number } | null {
  const stated = [minRate, maxRate].filter((rate) => rate > 0);
  if (stated.length === 0) return null;
  const hoursPaid = rateType === 'monthly' ? WORK_DAYS_PER_MONTH * WORK_HOURS_PER_DAY : 1;
  const sum = (rate: number): number =>
    toRupees(divideHalfUp(toPaise(rate) * BigInt(Math.round(hours * HOUR_MS)), BigInt(hoursPaid * HOUR_MS)));
  return { from: sum(Math.min(...stated)), to: sum(Math.max(...stated)) };
}
