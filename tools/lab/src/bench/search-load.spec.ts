import { describe, expect, it } from '@jest/globals';
import type { SearchQuery } from './backend.js';
import { isMet, judgeLoad, type Loaded, loadWay, plainStatement } from './search-load.js';

const QUERY: SearchQuery = { latitude: 12.97, longitude: 77.59, radius: 20, sort: 'match', limit: 20 };
const loaded = (figures: Partial<Loaded>): Loaded => ({
  ...{ name: 'a way', perSecond: 100, p50: 100, p99: 250, failed: 0 },
  ...figures,
});

describe('searches under load', () => {
  it('meet their targets at exactly the limits', () => {
    const held = judgeLoad(loaded({}), loaded({ perSecond: 5 }));
    expect(held.map(isMet)).toEqual([true, true, true, true]);
  });

  it.each<[string, Partial<Loaded>, number, boolean[]]>([
    ['too few answers', { perSecond: 99 }, 4, [false, true, true, true]],
    ['slow answers', { p99: 251 }, 5, [true, false, true, true]],
    ['as many answers as plain SQL', {}, 100, [true, true, false, true]],
    ['a refused search', { failed: 1 }, 5, [true, true, true, false]],
    ['no answer at all', { perSecond: 0, p99: NaN }, 5, [false, false, false, true]],
  ])('miss a target with %s', (_what, figures, plainSql, expected) => {
    expect(judgeLoad(loaded(figures), loaded({ perSecond: plainSql })).map(isMet)).toEqual(expected);
  });

  it('are counted on all connections until the time is over, with each query in turn', async () => {
    let time = 0;
    const asked: number[] = [];
    // each answer takes 100 ms of a clock that two connections share
    const ask = ({ limit }: SearchQuery): Promise<void> => {
      asked.push(limit);
      time += 100;
      return Promise.resolve();
    };
    const queries = [1, 2, 3].map((limit) => ({ ...QUERY, limit }));
    const { perSecond, failed } = await loadWay('a way', [ask, ask], queries, 1, () => time);
    expect(asked.slice(0, 4)).toEqual([1, 2, 3, 1]);
    expect(perSecond).toBeCloseTo(asked.length / (time / 1000));
    expect(failed).toBe(0);
  });
});

describe('a search as plain SQL', () => {
  it('has the conditions of the query, with its values as parameters', () => {
    const { text, values } = plainStatement({ ...QUERY, search: 'cook; --', category: 'retail', minPay: 90 });
    expect(values).toEqual([77.59, 12.97, 'cook; --', 20_000, 'retail', 90, 20]);
    expect(text).not.toContain('cook');
    for (const part of ['@@ websearch_to_tsquery', 'ts_rank', 'j.category =', 'j.hourly_pay >=', 'ST_DWithin'])
      expect(text).toContain(part);
  });

  it('has no condition that the query does not name', () => {
    const { text } = plainStatement(QUERY);
    for (const part of ['tsquery', 'j.category =', 'j.job_type =', 'j.hourly_pay >=']) expect(text).not.toContain(part);
  });
});
