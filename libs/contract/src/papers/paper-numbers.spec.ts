import { describe, expect, it } from '@jest/globals';
import { financialYearOf, PAPER_KINDS, PAPER_NUMBER_MAX, paperNumber, paperSeries } from './paper-numbers.js';

describe('financialYearOf', () => {
  it.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2026-12-31', '26-27'],
    ['2027-01-01', '26-27'],
    ['2099-04-01', '99-00'],
  ])('assigns %s to the financial year %s', (day, year) => expect(financialYearOf(day)).toBe(year));
});

describe('paperNumber', () => {
  it('writes series, year and counter', () => expect(paperNumber('NKI', '26-27', 123)).toBe('NKI/26-27/000123'));

  it('allows ten million papers, and throws for a number that is longer than the law allows', () => {
    expect(paperNumber('NKI', '26-27', 999_999)).toHaveLength(PAPER_NUMBER_MAX);
    expect(paperNumber('NKI', '26-27', 1_000_000)).toBe('NKI/2627/1000000');
    expect(paperNumber('NKI', '26-27', 9_999_999)).toHaveLength(PAPER_NUMBER_MAX);
    expect(() => paperNumber('NKI', '26-27', 10_000_000)).toThrow(RangeError);
  });

  it('uses a separate series for each region, of the same length', () => {
    const series = paperSeries('invoice', false, 'ka');
    expect(series).toBe('KAI');
    expect(paperNumber(series, '26-27', 999_999)).toHaveLength(PAPER_NUMBER_MAX);
  });

  it('uses a separate series for each kind of paper, and others for practice papers', () => {
    const series = PAPER_KINDS.flatMap((kind) => [paperSeries(kind, true), paperSeries(kind, false)]);
    expect(new Set(series).size).toBe(2 * PAPER_KINDS.length);
  });
});
