import { describe, expect, it } from '@jest/globals';
import { targetsFor } from './quality-targets.js';
import { type Judged, MEASURES } from './measures.js';
import type { Query } from './search-set.js';

const MIDDLE: [number, number] = [12.9716, 77.5946];
const judged = (measured: Partial<Judged>, asked: Partial<Query> = {}): Judged => ({
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, null])) as unknown as Judged),
  ...{ answers: [], failed: false },
  query: {
    ...{ id: 'qa001', text: 'waiter', language: 'en', class: 'occupation', misspelt: false, works: ['waiter'] },
    ...{ alsoGood: [], place: null, conditions: {}, from: MIDDLE },
    ...asked,
  },
  ...measured,
});
const many = (right: number, wrong: number, asked: Partial<Query> = {}): Judged[] => [
  ...Array.from({ length: right }, () => judged({ first: 1 }, asked)),
  ...Array.from({ length: wrong }, () => judged({ first: 0 }, asked)),
];
const missed = (ours: readonly Judged[], theirs: readonly Judged[] = []): string[] =>
  targetsFor(ours, { name: 'baseline', judged: theirs })
    .filter(({ met }) => !met)
    .map(({ name }) => name);

describe('quality targets', () => {
  it('are met at their value, and missed below', () => {
    expect(missed(many(92, 8))).toEqual([]);
    expect(missed(many(91, 9))).toEqual(['right first: all that name work', 'right first: English']);
  });

  it('differ by language, and for misspelt queries', () => {
    const good = many(1000, 0);
    expect(missed([...good, ...many(75, 25, { language: 'kn-Latn' })])).toEqual([]);
    expect(missed([...good, ...many(74, 26, { language: 'kn-Latn' })])).toEqual(['right first: romanised Kannada']);
    expect(missed([...good, ...many(84, 16, { misspelt: true })])).toEqual(['right first: misspelt']);
  });

  it.each<[string, Partial<Judged>, Partial<Query>]>([
    ['place honoured', { atPlace: 0 }, {}],
    ['all conditions of several parts met', { allMet: 0 }, {}],
    ['no result', { none: 1 }, {}],
    ['any result for nonsense', { falsePositive: 1 }, { class: 'nonsense', works: [] }],
    ['searches that failed', { failed: true }, { class: 'hostile', works: [] }],
  ])('are missed for %s', (name, measured, asked) => {
    expect(missed([judged(measured, asked)])).toEqual([name]);
  });

  it('require better results than the baseline in every class, unless all are correct', () => {
    expect(missed(many(95, 5), many(95, 5))).toEqual(['above baseline: occupation']);
    expect(missed(many(95, 5), many(94, 6))).toEqual([]);
    expect(missed(many(10, 0), many(10, 0))).toEqual([]);
  });
});
