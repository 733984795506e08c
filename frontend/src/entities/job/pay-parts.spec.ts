import { describe, expect, it } from '@jest/globals';
import type { TFunction } from 'i18next';
import texts from '../../shared/i18n/locales/en.json';
import { payParts, type StatedPay } from './model/pay-parts';

/** Returns the English texts, as on the page. */
const t = ((key: string, values: { amount?: string } = {}) =>
  texts.pay[key.replace('pay.', '') as keyof typeof texts.pay].replace(
    '{{amount}}',
    values.amount ?? '',
  )) as unknown as TFunction<'shared'>;
const pay = (given: Partial<StatedPay>): StatedPay => ({
  minRate: null,
  maxRate: null,
  rateType: 'monthly',
  currency: 'INR',
  ...given,
});

describe('the parts of a pay', () => {
  it.each([
    ['a span', { minRate: 16_500, maxRate: 119_000 }, '₹16,500–1,19,000', 'a month'],
    ['one amount', { minRate: 150, maxRate: 150, rateType: 'hourly' as const }, '₹150', 'an hour'],
    ['the least alone', { minRate: 150 }, 'From ₹150', 'a month'],
    ['the most alone', { maxRate: 200 }, 'Up to ₹200', 'a month'],
    ['dollars', { minRate: 15, maxRate: 25, currency: 'USD' as const }, '$15–25', 'a month'],
  ])('of %s are the figure and its period', (_what, given, amount, period) => {
    expect(payParts(pay(given), t)).toEqual({ amount, period });
  });

  it('of a job that states none is a sentence without a period', () => {
    expect(payParts(pay({}), t)).toEqual({ amount: 'Pay not mentioned' });
  });
});
