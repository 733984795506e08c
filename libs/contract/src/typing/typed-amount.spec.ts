import { describe, expect, it } from '@jest/globals';
import { typedAmount, typedHours, typedKilometres, typedNumber } from './typed-amount.js';

describe('an amount that is typed', () => {
  it.each<[string, number]>([
    ['15000', 15_000],
    ['15k', 15_000],
    ['15 K', 15_000],
    ['12.5k', 12_500],
    ['1.5 lakh', 150_000],
    ['1.5L', 150_000],
    ['2 lacs', 200_000],
    ['1.125 lakh', 112_500],
    ['1.1 lakh', 110_000],
    ['१.५ लाख', 150_000],
    ['೧.೫ ಲಕ್ಷ', 150_000],
    ['1 cr', 10_000_000],
    ['₹15,000/-', 15_000],
    ['Rs. 15,000', 15_000],
    ['Rs.15000/- only', 15_000],
    ['INR 1,50,000', 150_000],
    ['150,000', 150_000],
    ['1,50,000.50', 150_000.5],
    ['15 000', 15_000],
    ['15\u00a0000', 15_000],
    ['1 50 000', 150_000],
    ['15000 rupees', 15_000],
    ['15000.00', 15_000],
    ['150.5', 150.5],
    ['0', 0],
    ['१५०', 150],
    ['೧೫೦', 150],
    ['１５０', 150],
    ['১৫০', 150],
    ['१,५०,०००', 150_000],
    ['2 hazaar', 2000],
    ['2 हज़ार', 2000],
    ['2 ह\u095bार', 2000],
    ['೨ ಸಾವಿರ', 2000],
    ['2 hazaar 500', 2500],
    ['1 lakh 20 thousand', 120_000],
    ['5 sau', 500],
    ['सात सौ रुपये', 700],
    ['twenty five thousand', 25_000],
    ['dedh lakh', 150_000],
    ['डेढ़ लाख', 150_000],
    ['ಐನೂರು', 500],
    ['\u200e₹ 15,000\u200f', 15_000],
    ['$20', 20],
    ['20 USD', 20],
    ['रु. 500', 500],
    ['ರೂ. 500', 500],
    ['500 ರೂಪಾಯಿ', 500],
  ])('parses %s as %d', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount);
  });

  it.each([
    ...[
      '',
      ' ',
      '₹',
      'k',
      'lakh',
      'good',
      'negotiable',
      'as per market',
      '-5',
      '+91 98450 12345',
      '1e3',
      '0x10',
      'Infinity',
    ],
    ...[
      '10k-15k',
      '10 to 15',
      '15,00',
      '1,5',
      '15.000',
      '1.2.3',
      '150.555',
      '15..5',
      '15kk',
      '15 000 00',
      '500/day',
      '15k pm',
    ],
    ...['20 thousand 1 lakh', '5 500 lakh thousand', '12a', '१५०x', '\u200b', '12\u000034'],
  ])('%j is not understood', (typed) => {
    expect(typedAmount(typed)).toBeNull();
  });
});

it.each<[string, number]>([
  ['40', 40],
  ['४०', 40],
  ['40 hours', 40],
  ['40hrs.', 40],
  ['४० घंटे', 40],
  ['೪೦ ಗಂಟೆ', 40],
  ['eight hours', 8],
  ['40.5', 40.5],
  ['8 घण्टे', 8],
])('hours typed as %s are %d', (typed, hours) => {
  expect(typedHours(typed)).toBe(hours);
});

it.each<[string, number]>([
  ['10', 10],
  ['१० किमी', 10],
  ['೧೦ ಕಿ.ಮೀ', 10],
  ['10km', 10],
  ['10 kms', 10],
  ['10 किलो मीटर', 10],
  ['10 कि. मी.', 10],
])('kilometres typed as %s are %d', (typed, kilometres) => {
  expect(typedKilometres(typed)).toBe(kilometres);
});

it.each(['40-48', 'full time', '40 km', '8 to 10', ''])('%j is no number of hours', (typed) => {
  expect(typedHours(typed)).toBeNull();
});

it('a number has no unit', () => {
  expect(typedNumber('೧೪')).toBe(14);
  expect(typedNumber('14 days')).toBeNull();
});
