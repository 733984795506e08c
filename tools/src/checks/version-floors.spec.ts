import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { belowFloors, checkFloors, isBelow } from './version-floors.js';

describe('version floors', () => {
  it.each([
    ['1.2.3', '1.2.4', true],
    ['1.10.0', '1.9.9', false],
    ['2.0.0', '2.0.0', false],
    ['0.9.9', '1.0.0', true],
  ])('compares the version %s with the floor %s: %s', (version, floor, below) => {
    expect(isBelow(version, floor)).toBe(below);
  });

  it('finds a nested package below its floor', () => {
    const lock = {
      packages: { 'node_modules/a/node_modules/qs': { version: '6.1.0' }, 'node_modules/qs': { version: '6.17.1' } },
    };
    expect(belowFloors(lock, { qs: '6.16.0' })).toEqual(['node_modules/a/node_modules/qs: 6.1.0 is below 6.16.0']);
  });

  it('accepts the committed lock file', () => {
    expect(checkFloors(fileURLToPath(new URL('../../../', import.meta.url)))).toEqual([]);
  });
});
