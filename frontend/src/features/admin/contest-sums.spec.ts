import { describe, expect, it } from '@jest/globals';
import { readSum, sumsOf } from './model/contest-sums';

const figure = (owed: string) => ({ owed, hours: 1, text: '' });
const sumsBetween = (worker: string, employer: string) =>
  sumsOf({ worker: figure(worker), employer: figure(employer) });

describe('sumsOf', () => {
  it.each([
    ['60000', '45000', 52500n],
    ['45050', '60000', 52500n],
    ['60000', '59950', 59975n],
    ['10000', '0', 5000n],
  ])(
    'offers the middle of %s and %s paise, in whole rupees if such a sum lies between them',
    (worker, employer, middle) => {
      expect(sumsBetween(worker, employer)).toMatchObject({ middle });
    },
  );
});

describe('readSum', () => {
  it.each<[string, bigint | null]>([
    ['450', 45000n],
    ['₹525.50', 52550n],
    ['५२५', 52500n],
    ['600', 60000n],
    ['449.99', null],
    ['600.01', null],
    ['9 crore crore', null],
    ['', null],
    ['half', null],
  ])('parses "%s" between ₹450 and ₹600', (typed, sum) => {
    expect(readSum(typed, sumsBetween('60000', '45000'))).toBe(sum);
  });
});
