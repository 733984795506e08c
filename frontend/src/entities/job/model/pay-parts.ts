import type { TFunction } from 'i18next';
import { moneyRange } from '../../../shared/i18n/money-range';
import { groupIndian, rupees } from '../../../shared/i18n/number-format';

/** The pay of a job, in the shape of the server's response. */
export interface StatedPay {
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'INR' | 'USD';
}

/** Returns the stated amount in figures: a single amount, a range, a minimum or a maximum; null if none is stated. */
export function statedAmount({
  minRate,
  maxRate,
  currency,
}: Pick<StatedPay, 'minRate' | 'maxRate' | 'currency'>): { form: 'exactly' | 'from' | 'upTo'; amount: string } | null {
  const range = (from: number, to = from): string => moneyRange({ rupees, number: groupIndian }, currency, from, to);
  if (minRate !== null) {
    return maxRate === null
      ? { form: 'from', amount: range(minRate) }
      : { form: 'exactly', amount: range(minRate, maxRate) };
  }
  return maxRate === null ? null : { form: 'upTo', amount: range(maxRate) };
}

/**
 * Returns the pay as a figure and its period: "₹16,500–19,000" and "a month"; a sentence without a period if none is
 * stated.
 */
export function payParts(pay: StatedPay, t: TFunction<'shared'>): { amount: string; period?: string } {
  const stated = statedAmount(pay);
  if (!stated) return { amount: t('pay.notStated') };
  const { form, amount } = stated;
  return {
    amount: form === 'exactly' ? amount : t(`pay.${form}`, { amount }),
    period: t(pay.rateType === 'hourly' ? 'pay.hour' : 'pay.month'),
  };
}
