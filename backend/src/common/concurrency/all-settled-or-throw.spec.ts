import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { allSettledOrThrow } from './all-settled-or-throw.js';

describe('allSettledOrThrow', () => {
  it('resolves with all results in their order', async () => {
    expect(await allSettledOrThrow([sleep(5, 'slow'), 'plain', Promise.resolve(3)])).toEqual(['slow', 'plain', 3]);
  });

  it('throws the first error of the list, once all others have ended', async () => {
    let ended = false;
    const slow = sleep(10).then(() => (ended = true));
    const calls = allSettledOrThrow([slow, Promise.reject(new Error('first')), Promise.reject(new Error('second'))]);
    await expect(calls).rejects.toThrow('first');
    expect(ended).toBe(true);
  });
});
