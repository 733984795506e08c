import { describe, expect, it, jest } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

describe('AnswerCache', () => {
  it('finds an answer once for those who ask at once or again, and anew when its time is over', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    try {
      const cache = new AnswerCache<number>({ seconds: 60, most: 10 });
      let found = 0;
      const ask = () => cache.getAnswer('a', () => Promise.resolve(++found));
      expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
      now.mockReturnValue(59_999);
      expect(await ask()).toBe(1);
      now.mockReturnValue(60_000);
      expect(await ask()).toBe(2);
    } finally {
      now.mockRestore();
    }
  });

  it('does not cache a failed load, nor an answer that isKept rejects', async () => {
    const cache = new AnswerCache<string>({ seconds: 60, most: 10, isKept: (answer) => answer !== 'busy' });
    await expect(cache.getAnswer('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.getAnswer('a', () => Promise.resolve('busy'))).toBe('busy');
    expect(await cache.getAnswer('a', () => Promise.resolve('well'))).toBe('well');
    expect(await cache.getAnswer('a', () => Promise.resolve('else'))).toBe('well');
  });

  it('lets the oldest answer go when there are too many', async () => {
    const cache = new AnswerCache<string>({ seconds: 60, most: 2 });
    for (const key of ['a', 'b', 'c']) await cache.getAnswer(key, () => Promise.resolve(`first ${key}`));
    expect(await cache.getAnswer('b', () => Promise.resolve('second'))).toBe('first b');
    expect(await cache.getAnswer('a', () => Promise.resolve('second'))).toBe('second');
  });
});
