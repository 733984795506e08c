import { describe, expect, it } from '@jest/globals';
import { arrangeLanes, countWorkers } from './lane-plan.js';

const GB = 1024 ** 3;
const PARTS = ['backend', 'browser', 'frontend', 'tools', 'screening'];

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
  it('runs every part in one lane on one or two cores', () => {
    for (const cores of [1, 2]) expect(arrangeLanes(PARTS, { cores, bytes: 24 * GB })).toEqual([PARTS]);
  });

  it('balances two lanes on four and more cores', () => {
    for (const cores of [4, 16])
      expect(arrangeLanes(PARTS, { cores, bytes: 24 * GB })).toEqual([
        ['backend', 'tools', 'screening'],
        ['browser', 'frontend'],
      ]);
  });

  it('opens no lane without a part', () => {
    expect(arrangeLanes(['native'], { cores: 8, bytes: 24 * GB })).toEqual([['native']]);
  });
});
