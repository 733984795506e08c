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

  it('lets changes while there is room', () => {
    expect([at(1000), at(32)]).toEqual([false, false]);
    expect(lines).toEqual([]);
  });

  it('keeps from changes below 32 MB, and lets them again from 64 MB on, with a sentence for each', () => {
    expect([at(31), at(0), at(63), at(64), at(32)]).toEqual([true, true, true, false, false]);
    expect(lines).toEqual([
      'the disk is nearly full: the embedded database takes no changes until there is room again',
      'the disk has room again: the embedded database takes changes',
    ]);
  });
});

describe('freeBytes', () => {
  it('is what the disk has left', () => {
    expect(freeBytes('/')).toBeGreaterThan(0);
  });

  it('is without end where nobody can tell', () => {
    expect(freeBytes('/no/such/directory')).toBe(Number.POSITIVE_INFINITY);
  });
});
