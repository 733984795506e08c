import { z } from 'zod';
import type { JobCategoryId } from './job-categories.js';
import type { Currency, RateType } from './jobs.js';
import { WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '../limits.js';

/** Classes of skill by which minimum wages are set, the lowest first. */
export const SKILL_CLASSES = ['unskilled', 'semi_skilled', 'skilled', 'highly_skilled'] as const;
export type SkillClass = (typeof SKILL_CLASSES)[number];

/** The scheduled employment of each category of jobs, as far as it is known. */
export const SCHEDULE_OF: Readonly<Partial<Record<JobCategoryId, string>>> = {
  retail: 'shops_and_establishments',
  sales: 'shops_and_establishments',
  ecommerce: 'shops_and_establishments',
  telecalling: 'shops_and_establishments',
  tech_support: 'shops_and_establishments',
  accounts_finance: 'shops_and_establishments',
  hr_staffing: 'shops_and_establishments',
};

/**
 * Known zones by state and city: Zone I of Karnataka applies to the urban agglomeration of Bengaluru. The notification
 * names other places by lists that are not part of the product; their zone is unknown.
 */
export const ZONE_OF_CITY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Karnataka: { Bengaluru: 'I' },
};

/** The minimum wage of a place and kind of work, in rupees, with its source. `confirmed`: by the operator. */
export const MinimumWageSchema = z
  .object({
    state: z.string(),
    zone: z.string(),
    skillClass: z.enum(SKILL_CLASSES),
    daily: z.int32(),
    effectiveFrom: z.iso.date(),
    source: z.string(),
    sourceDate: z.iso.date(),
    confirmed: z.boolean(),
  })
  .meta({ id: 'MinimumWage' });
export type MinimumWage = z.infer<typeof MinimumWageSchema>;

export interface StatedPay {
  minRate?: number | null | undefined;
  maxRate?: number | null | undefined;
  rateType: RateType;
  currency: Currency;
}

/** Converts a daily wage to a wage by the hour or the month. */
export const wageBy = (rateType: RateType, daily: number): number =>
  rateType === 'hourly' ? daily / WORK_HOURS_PER_DAY : daily * WORK_DAYS_PER_MONTH;

/** Returns the lowest stated pay in rupees; null if none is stated, also if it is 0. */
export const lowestRupees = ({ minRate, maxRate, currency }: StatedPay): number | null =>
  currency === 'INR' ? minRate || maxRate || null : null;

/** Returns true if the lowest stated pay is below the wage. Pay that is not stated, or not in rupees, is not judged. */
export function isBelowWage(pay: StatedPay, daily: number): boolean {
  const lowest = lowestRupees(pay);
  return lowest !== null && lowest < wageBy(pay.rateType, daily);
}
