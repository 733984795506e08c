import { describe, expect, it } from '@jest/globals';
import { parcelsOf } from './task-queue.js';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `task-${index}`);

describe('parcelsOf', () => {
  it('gives each of a few tasks a parcel of its own, so that all are worked on at once', () => {
    expect(parcelsOf(ids(8), 8)).toEqual(ids(8).map((id) => [id]));
  });

  it('makes as many parcels of many tasks as a process works on at once', () => {
    expect(parcelsOf(ids(203), 8).map(({ length }) => length)).toEqual([...Array<number>(7).fill(26), 21]);
  });

  it('puts at most 100 tasks into a parcel, and each into one', () => {
    const parcels = parcelsOf(ids(1000), 1);
    expect(parcels.map(({ length }) => length)).toEqual(Array<number>(10).fill(100));
    expect(parcels.flat()).toEqual(ids(1000));
  });

  it('makes none of nothing', () => {
    expect(parcelsOf([], 8)).toEqual([]);
  });
});
