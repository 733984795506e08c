import { describe, expect, it } from '@jest/globals';
import { statedPayFirst } from './stated-pay-first.js';

describe('statedPayFirst', () => {
  it.each([
    ['an empty list', [], []],
    ['a list that begins with pay', [120, null, 90], [120, null, 90]],
    [
      'a list that begins without pay, and lifts the first job that states it',
      [null, null, 90, 150],
      [90, null, null, 150],
    ],
    ['a list in which no job states its pay', [null, null], [null, null]],
  ] as [string, (number | null)[], (number | null)[]][])(
    'returns the jobs in order for %s',
    (_title, jobs, ordered) => {
      expect(statedPayFirst(jobs, (pay) => pay !== null)).toEqual(ordered);
    },
  );
});
