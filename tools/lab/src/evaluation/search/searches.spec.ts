import { describe, expect, it } from '@jest/globals';
import { readSearchSet } from './search-set.js';
import { answersOf, miniSearch, product } from './searches.js';

const { advertisements, queries } = readSearchSet('search-set');
const [query] = queries.a!;
const [advertisement] = advertisements;

describe('the answers of the product', () => {
  it('are claimed in their order', () => {
    expect(answersOf([{ id: 'first' }, { id: 'second' }])).toEqual(['first', 'second']);
  });

  it('are requested without similar work', async () => {
    const paths: string[] = [];
    const served = {
      call: (path: string) => Promise.resolve({ status: 200, body: paths.push(path) ? '[]' : '' }),
    };
    await product(served, () => 'sid=x', new Map()).say(query!);
    expect(new URL(paths[0]!, 'http://localhost').searchParams.get('group')).toBe('asked');
  });
});

describe('MiniSearch', () => {
  const waiter = { ...advertisement!, id: 'a001', title: 'Waiter', at: query!.from };
  const ask = (text: string, ...jobs: (typeof waiter)[]) => miniSearch(jobs).say({ ...query!, text });

  it('finds a misspelt word', async () => {
    expect(await ask('waitor', waiter)).toEqual({ answers: ['a001'], failed: false });
  });

  it('ranks a word of the title before one of the description', async () => {
    const other = { ...waiter, id: 'a002', title: 'Helper', description: 'Beside the waiter', requiredSkills: [] };
    expect((await ask('waiter', other, { ...waiter, description: 'Serving' })).answers).toEqual(['a001', 'a002']);
  });

  it('finds nothing outside of the radius', async () => {
    const far: [number, number] = [query!.from[0] + 0.3, query!.from[1]];
    expect((await ask('waiter', { ...waiter, at: far })).answers).toEqual([]);
  });
});
