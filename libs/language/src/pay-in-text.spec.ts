import { describe, expect, it } from '@jest/globals';
import { payInText } from './pay-in-text.js';
import { tokensOf } from './query-tokens.js';

const read = (text: string): string | null => {
  const pay = payInText(text, tokensOf(text));
  return pay && `${pay.rate} ${pay.per}: ${text.slice(pay.start, pay.end)}`;
};

// One text for each rule; the corpora in readings/ hold the texts that people write.
describe('payInText', () => {
  it.each([
    ['a stated period', 'cook 200 per hour', '200 hour: 200 per hour'],
    ['an amount without a period', 'driver 20k', '20000 month: 20k'],
    ['the lower end of a range', '15000-20000 salary', '15000 month: 15000-20000 salary'],
    ['digits in Devanagari', '१५००० वेतन', '15000 month: १५००० वेतन'],
  ])('reads the pay from %s: "%s"', (_rule, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['', 'cook 560040', '4 hours a day'])('reads no pay from %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
