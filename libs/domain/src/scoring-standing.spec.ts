import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { employerStanding } from './scoring-standing.js';

describe('employerStanding', () => {
  it.each([
    ['nobody applied yet', { answered: 0, read: 0, silent: 0 }, 0.5],
    ['answered the first', { answered: 1, read: 0, silent: 0 }, 3.5 / 6],
    ['left the first alone', { answered: 0, read: 0, silent: 1 }, 2.5 / 6],
    ['answers all of fifty', { answered: 50, read: 0, silent: 0 }, 52.5 / 55],
    ['reads all, answers none', { answered: 0, read: 50, silent: 0 }, 0.5],
    ['never looks', { answered: 0, read: 0, silent: 95 }, 0.025],
  ])('%s', (_name, record, expected) => {
    expect(employerStanding(record)).toBeCloseTo(expected, 10);
  });

  it('stays between 0 and 1, and rises with every answer', () => {
    const count = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.record({ answered: count, read: count, silent: count }), (record) => {
        const standing = employerStanding(record);
        expect(standing).toBeGreaterThan(0);
        expect(standing).toBeLessThan(1);
        expect(employerStanding({ ...record, answered: record.answered + 1 })).toBeGreaterThan(standing);
        expect(employerStanding({ ...record, silent: record.silent + 1 })).toBeLessThan(standing);
      }),
    );
  });
});
