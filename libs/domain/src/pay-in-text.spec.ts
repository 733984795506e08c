import { describe, expect, it } from '@jest/globals';
import { payInText } from './pay-in-text.js';
import { tokensOf } from './query-tokens.js';

const read = (text: string): string | null => {
  const pay = payInText(text, tokensOf(text));
  return pay && `${pay.rate} ${pay.per}: ${text.slice(pay.start, pay.end)}`;
};

describe('payInText', () => {
  it.each([
    ['200/hr cook', '200 hour: 200/hr'],
    ['cook 200 per hour', '200 hour: 200 per hour'],
    ['₹15,000 driver', '15000 month: ₹15,000'],
    ['driver 20k', '20000 month: 20k'],
    ['driver salary 20k', '20000 month: salary 20k'],
    ['salary 25000', '25000 month: salary 25000'],
    ['more than 18000 per month', '18000 month: more than 18000 per month'],
    ['15000-20000 salary', '15000 month: 15000-20000 salary'],
    ['helper 600 daily', '600 day: 600 daily'],
    ['daily 800', '800 day: daily 800'],
    ['500 rupees', '500 day: 500 rupees'],
    ['rs 120', '120 hour: rs 120'],
    ['महीने का 18 हजार', '18000 month: महीने का 18 हजार'],
    ['१५००० वेतन', '15000 month: १५००० वेतन'],
    ['15 hazaar', '15000 month: 15 hazaar'],
    ['dinakke 700', '700 day: dinakke 700'],
    ['ದಿನಕ್ಕೆ 900', '900 day: ದಿನಕ್ಕೆ 900'],
    ['ಸಂಬಳ 18000', '18000 month: ಸಂಬಳ 18000'],
  ])('reads the rate of %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '4 hours a day',
    'cook 560040',
    '10th pass',
    '24 hours',
    '2 people',
    'cook',
    '',
    '6 am to 2 pm',
    'sector 4',
    'top 100',
  ])('reads no rate of %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
