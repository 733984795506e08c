import { describe, expect, it } from '@jest/globals';
import { runInLanes } from './lane-queue.js';

describe('work in lanes', () => {
  it('runs the further items of one lane in a lane that was idle meanwhile', async () => {
    const ran: string[] = [];
    let release: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (release = resolve));
    let started = 0;
    await runInLanes(['a', 'b'], [{ name: 'first' }], async (_lane, { name }) => {
      ran.push(name);
      if (name === 'first') return [{ name: 'second' }, { name: 'third' }];
      // ends only when both run at the same time
      if (++started === 2) release();
      await both;
      return [];
    });
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  it('rejects with the error of a run', async () => {
    const run = (): Promise<object[]> => Promise.reject(new Error('no database'));
    await expect(runInLanes([1, 2], [{}], run)).rejects.toThrow('no database');
  });
});
