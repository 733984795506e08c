import { describe, expect, it } from '@jest/globals';
import { arrangeLanes, countWorkers, hasBackgroundLane } from './lane-plan.js';

const GB = 1024 ** 3;
const LARGE = ['backend', 'browser', 'frontend'];
const SMALL = ['tools', 'screening'];

describe('countWorkers', () => {
  it.each([
    [1, 24, 1],
    [2, 24, 2],
    [4, 24, 2],
    [8, 32, 4],
    [2, 4, 1],
    [8, 8, 1],
    [2, 1, 1],
  ])('returns the number of workers of a part on %d cores with %d GB', (cores, gigabytes, workers) => {
    expect(countWorkers({ cores, bytes: gigabytes * GB })).toBe(workers);
  });
});

describe('arrangeLanes', () => {
  it('runs small parts in the background on one or two cores', () => {
    for (const cores of [1, 2])
      expect(arrangeLanes(LARGE, SMALL, { cores, bytes: 24 * GB })).toEqual([
        { parts: LARGE, niceness: 0 },
        { parts: SMALL, niceness: 10 },
      ]);
  });

  it('runs every part in one lane if the memory is insufficient for one more worker', () => {
    const machine = { cores: 2, bytes: 8 * GB };
    expect(hasBackgroundLane(machine)).toBe(false);
    expect(arrangeLanes(LARGE, SMALL, machine)).toEqual([{ parts: [...LARGE, ...SMALL], niceness: 0 }]);
  });

  it('balances two lanes of equal priority on four and more cores', () => {
    for (const cores of [4, 16])
      expect(arrangeLanes(LARGE, SMALL, { cores, bytes: 24 * GB })).toEqual([
        { parts: ['backend', 'tools', 'screening'], niceness: 0 },
        { parts: ['browser', 'frontend'], niceness: 0 },
      ]);
  });

  it('opens no lane without a part', () => {
    for (const cores of [2, 8])
      expect(arrangeLanes(['native'], [], { cores, bytes: 24 * GB })).toEqual([{ parts: ['native'], niceness: 0 }]);
  });
});
