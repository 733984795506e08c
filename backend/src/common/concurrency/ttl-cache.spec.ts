import { describe, expect, it, jest } from '@jest/globals';
import { TtlCache } from './ttl-cache.js';

describe('TtlCache', () => {
  it('loads an answer once for concurrent and repeated calls, and again after it expired', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    try {
      const cache = new TtlCache<number>({ seconds: 60, most: 10 });
      let found = 0;
      const ask = () => cache.getOrLoad('a', () => Promise.resolve(++found));
      expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
      now.mockReturnValue(59_999);
      expect(await ask()).toBe(1);
      now.mockReturnValue(60_000);
      expect(await ask()).toBe(2);
    } finally {
      now.mockRestore();
    }
  });

  it('does not cache a failed load, nor an answer that isCacheable rejects', async () => {
    const cache = new TtlCache<string>({ seconds: 60, most: 10, isCacheable: (answer) => answer !== 'busy' });
    await expect(cache.getOrLoad('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.getOrLoad('a', () => Promise.resolve('busy'))).toBe('busy');
    expect(await cache.getOrLoad('a', () => Promise.resolve('well'))).toBe('well');
    expect(await cache.getOrLoad('a', () => Promise.resolve('else'))).toBe('well');
  });

  it('evicts the oldest answer when the cache is full', async () => {
    const cache = new TtlCache<string>({ seconds: 60, most: 2 });
    for (const key of ['a', 'b', 'c']) await cache.getOrLoad(key, () => Promise.resolve(`first ${key}`));
    expect(await cache.getOrLoad('b', () => Promise.resolve('second'))).toBe('first b');
    expect(await cache.getOrLoad('a', () => Promise.resolve('second'))).toBe('second');
  });
});
