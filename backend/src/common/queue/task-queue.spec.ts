import { describe, expect, it } from '@jest/globals';
import { batchesOf } from './task-queue.js';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `task-${index}`);

describe('batchesOf', () => {
  it('puts each of a few tasks into a separate batch, so that all run at once', () => {
    expect(batchesOf(ids(8), 8)).toEqual(ids(8).map((id) => [id]));
  });

  it('puts many tasks into as many batches as a process runs at once', () => {
    expect(batchesOf(ids(203), 8).map(({ length }) => length)).toEqual([...Array<number>(7).fill(26), 21]);
  });

  it('puts at most 100 tasks into a batch, and each into one', () => {
    const batches = batchesOf(ids(1000), 1);
    expect(batches.map(({ length }) => length)).toEqual(Array<number>(10).fill(100));
    expect(batches.flat()).toEqual(ids(1000));
  });

  it('returns no batch without tasks', () => {
    expect(batchesOf([], 8)).toEqual([]);
  });
});
