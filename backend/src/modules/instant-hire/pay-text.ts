import type { Currency, RateType } from '@nukkad/contract/jobs/jobs';

/** Pay as a job states it; 0 is not stated. */
export interface StatedPay {
  minRate: number;
  maxRate: number;
  rateType: RateType;
  currency: Currency;
}

const SIGNS: Readonly<Record<Currency, string>> = { INR: '₹', USD: '$' };
const grouped = new Intl.NumberFormat('en-IN');

/** Returns the pay as the text of messages: "₹120-140 an hour". */
export function payTextOf({ minRate, maxRate, rateType, currency }: StatedPay): {
  key: string;
  params?: { amount: string };
} {
  const rates = [...new Set([minRate, maxRate].filter((rate) => rate > 0))];
  if (rates.length === 0) return { key: 'instant-hire:pay.notStated' };
  const amount = SIGNS[currency] + rates.map((rate) => grouped.format(rate)).join('-');
  return { key: `instant-hire:pay.${rateType}`, params: { amount } };
}
