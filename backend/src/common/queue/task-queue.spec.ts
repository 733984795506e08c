import { describe, expect, it } from '@jest/globals';
import { batchesOf } from './task-queue.js';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `task-${index}`);

describe('batchesOf', () => {
  it('gives each of a few tasks a batch of its own, so that all are worked on at once', () => {
    expect(batchesOf(ids(8), 8)).toEqual(ids(8).map((id) => [id]));
  });

  it('makes as many batches of many tasks as a process works on at once', () => {
    expect(batchesOf(ids(203), 8).map(({ length }) => length)).toEqual([...Array<number>(7).fill(26), 21]);
  });

  it('puts at most 100 tasks into a batch, and each into one', () => {
    const batches = batchesOf(ids(1000), 1);
    expect(batches.map(({ length }) => length)).toEqual(Array<number>(10).fill(100));
    expect(batches.flat()).toEqual(ids(1000));
  });

  it('makes none of nothing', () => {
    expect(batchesOf([], 8)).toEqual([]);
  });
});
