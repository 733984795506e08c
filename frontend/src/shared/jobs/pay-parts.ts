import type { TFunction } from 'i18next';
import { groupIndian, rupees } from '../i18n/number-format';

/** What a job says of its pay, as the server sends it. */
export interface StatedPay {
  minRate: number | null;
  maxRate: number | null;
  rateType: 'hourly' | 'monthly';
  currency: 'INR' | 'USD';
}

/** Pay as a figure and what it is for: "₹16,500–19,000" and "a month"; a sentence without a period where none is stated. */
export function payParts(pay: StatedPay, t: TFunction<'shared'>): { amount: string; period?: string } {
  const { minRate, maxRate, rateType, currency } = pay;
  const amount = (value: number) => (currency === 'INR' ? rupees(value) : `$${groupIndian(value)}`);
  const period = t(rateType === 'hourly' ? 'pay.hour' : 'pay.month');
  if (minRate !== null && maxRate !== null) {
    if (minRate === maxRate) return { amount: amount(minRate), period };
    return { amount: `${amount(minRate)}–${amount(maxRate).replace(/^[₹$]/, '')}`, period };
  }
  if (minRate !== null) return { amount: t('pay.from', { amount: amount(minRate) }), period };
  if (maxRate !== null) return { amount: t('pay.upTo', { amount: amount(maxRate) }), period };
  return { amount: t('pay.notStated') };
}
