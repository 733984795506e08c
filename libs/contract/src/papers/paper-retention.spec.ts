import { describe, expect, it } from '@jest/globals';
import { PAPER_RETENTIONS, paperKeptUntil, paperYearsOn } from './paper-retention.js';

describe('paperKeptUntil', () => {
  it.each([
    ['2026-03-31', '2034-03-31'],
    ['2026-04-01', '2035-03-31'],
    ['2026-12-31', '2035-03-31'],
    ['2027-01-01', '2035-03-31'],
  ])('retains a paper of %s until %s', (day, until) => expect(paperKeptUntil(day)).toBe(until));
});

describe('paperYearsOn', () => {
  it('throws a RangeError before the first row', () => {
    expect(() => paperYearsOn('2017-06-30')).toThrow(RangeError);
    expect(paperYearsOn('2017-07-01')).toBe(8);
  });

  it('reads rows in the order of their days, each with its source', () => {
    expect(PAPER_RETENTIONS.map(({ from }) => from)).toEqual(PAPER_RETENTIONS.map(({ from }) => from).sort());
    for (const { source } of PAPER_RETENTIONS) expect(source).toMatch(/\d{4}/);
  });
});
