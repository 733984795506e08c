import { describe, expect, it } from '@jest/globals';
import { type Judged, MEASURES } from './measures.js';
import { asData, tables } from './report.js';
import { QUERY_CLASSES, type QueryClass } from './search-set.js';

const judged = (name: QueryClass, measured: Partial<Judged>): Judged => ({
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, null])) as unknown as Judged),
  ...{ answers: [], failed: false },
  query: {
    ...{ id: 'qa001', text: 'waiter', language: 'en', class: name, misspelt: false, works: ['waiter'] },
    ...{ alsoGood: [], place: null, conditions: {}, from: [12.9716, 77.5946] },
  } as Judged['query'],
  ...measured,
});
const ours = {
  name: 'ours',
  judged: [
    judged('occupation', { first: 1, firstThree: 1, precision: 0.8, ndcg: 0.9, none: 0, wrongInThree: 0 }),
    judged('occupation', { first: 0, firstThree: 1, precision: 0.4, ndcg: 0.5, none: 0, wrongInThree: 1 }),
    judged('skill', { first: 0, firstThree: 0, precision: 0, ndcg: 0, none: 1, wrongInThree: 0 }),
  ],
};

describe('the report on a search', () => {
  it('prints every measure of each class', () => {
    const byClass = tables([ours])[1]!.split('\n');
    expect(byClass[0]).toContain('ours, by class');
    const rowOf = (name: string): string[] =>
      byClass
        .find((line) => line.startsWith(name))!
        .trim()
        .split(/\s{2,}/u);
    expect(rowOf('occupation').slice(0, 7)).toEqual([
      'occupation',
      '0.500',
      '1.000',
      '0.600',
      '0.700',
      '0.000',
      '0.500',
    ]);
    expect(rowOf('skill').slice(0, 6)).toEqual(['skill', '0.000', '0.000', '0.000', '0.000', '1.000']);
    expect(rowOf('nonsense')[1]).toBe('-');
    expect(byClass).toHaveLength(QUERY_CLASSES.length + 2);
  });

  it('returns the same figures as data', () => {
    const { searches } = asData([ours], []) as {
      searches: Record<string, { measuresByClass: Record<string, Record<string, number | null>> }>;
    };
    expect(searches['ours']!.measuresByClass['occupation']).toMatchObject({ first: 0.5, ndcg: 0.7, atPlace: null });
  });
});
