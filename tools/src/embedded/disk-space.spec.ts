import { beforeEach, describe, expect, it } from '@jest/globals';
import { freeBytes, guardDiskSpace } from './disk-space.js';

const MB = 1024 * 1024;

describe('guardDiskSpace', () => {
  let free: number;
  let lines: string[];
  let database: { readOnly: boolean };
  let measureSpace: () => void;
  beforeEach(() => {
    [free, lines, database] = [1000 * MB, [], { readOnly: false }];
    measureSpace = guardDiskSpace(
      database,
      () => free,
      (line) => lines.push(line),
    );
  });

  const at = (megabytes: number): boolean => {
    free = megabytes * MB;
    measureSpace();
    return database.readOnly;
  };

  it('allows writes while there is room', () => {
    expect([at(1000), at(32)]).toEqual([false, false]);
    expect(lines).toEqual([]);
  });

  it('refuses writes below 32 MB, and allows them again from 64 MB on, with a message for each', () => {
    expect([at(31), at(0), at(63), at(64), at(32)]).toEqual([true, true, true, false, false]);
    expect(lines).toEqual([
      'the disk is nearly full: the embedded database takes no changes until there is room again',
      'the disk has room again: the embedded database takes changes',
    ]);
  });
});

describe('freeBytes', () => {
  it('returns the free space of the disk', () => {
    expect(freeBytes('/')).toBeGreaterThan(0);
  });

  it('returns infinity where the free space is unknown', () => {
    expect(freeBytes('/no/such/directory')).toBe(Number.POSITIVE_INFINITY);
  });
});
