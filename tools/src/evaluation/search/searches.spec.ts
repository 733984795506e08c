import { describe, expect, it } from '@jest/globals';
import { readSearchSet } from './search-set.js';
import { answersOf, miniSearch } from './searches.js';

const { advertisements, queries } = readSearchSet();
const [query] = queries.a!;
const [advertisement] = advertisements;

describe('what the product answers', () => {
  const job = (id: string, ...tiers: string[]) => ({
    id,
    matchReasons: tiers.map((tier) => ({ code: 'text', points: 1, max: 86, params: { tier } })),
  });

  it('is claimed in the order in which it stands', () => {
    expect(answersOf([job('first'), job('second')])).toEqual(['first', 'second']);
  });

  it('is not claimed where it is shown as similar work', () => {
    const jobs = [job('a', 'work'), job('b', 'named'), job('c', 'related'), job('d', 'category')];
    expect(answersOf(jobs)).toEqual(['a', 'b']);
  });
});

describe('MiniSearch', () => {
  const waiter = { ...advertisement!, id: 'a001', title: 'Waiter', at: query!.from };
  const ask = (text: string, ...jobs: (typeof waiter)[]) => miniSearch(jobs).say({ ...query!, text });

  it('finds a word that is misspelt', async () => {
    expect(await ask('waitor', waiter)).toEqual({ answers: ['a001'], failed: false });
  });

  it('puts a word of the title before one of the description', async () => {
    const other = { ...waiter, id: 'a002', title: 'Helper', description: 'Beside the waiter', requiredSkills: [] };
    expect((await ask('waiter', other, { ...waiter, description: 'Serving' })).answers).toEqual(['a001', 'a002']);
  });

  it('finds nothing out of reach of who asks', async () => {
    const far: [number, number] = [query!.from[0] + 0.3, query!.from[1]];
    expect((await ask('waiter', { ...waiter, at: far })).answers).toEqual([]);
  });
});
