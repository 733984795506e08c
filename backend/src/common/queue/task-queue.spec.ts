import { describe, expect, it } from '@jest/globals';
import { parcelsOf } from './task-queue.js';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `task-${index}`);

describe('parcelsOf', () => {
  it('gives each of a few tasks a parcel of its own, so that all are worked on at once', () => {
    expect(parcelsOf(ids(9), 8)).toEqual(ids(9).map((id) => [id]));
  });

  it('makes two parcels for each task that a process works on at once', () => {
    expect(parcelsOf(ids(200), 8).map(({ length }) => length)).toEqual([...Array<number>(15).fill(13), 5]);
  });

  it('puts at most 50 tasks into a parcel, and each into one', () => {
    const parcels = parcelsOf(ids(500), 1);
    expect(parcels.map(({ length }) => length)).toEqual(Array<number>(10).fill(50));
    expect(parcels.flat()).toEqual(ids(500));
  });

  it('makes none of nothing', () => {
    expect(parcelsOf([], 8)).toEqual([]);
  });
});
