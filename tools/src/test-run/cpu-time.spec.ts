import { spawnSync } from 'node:child_process';
import { describe, expect, it, jest } from '@jest/globals';
import {
  cpuSecondsOfDescendants,
  measureClockSlowness,
  REFERENCE_SECONDS,
  sampleSlowness,
  slowness,
} from './cpu-time.js';

describe('cpuSecondsOfDescendants', () => {
  it('adds user and system time of ended children, in ticks of a hundredth of a second', () => {
    const fields = ['S', ...Array.from({ length: 12 }, () => '9'), '250', '50', '20'];
    expect(cpuSecondsOfDescendants(`41 (node (worker)) ${fields.join(' ')}`)).toBe(3);
  });

  it('returns null where the system has no /proc', () => {
    expect(cpuSecondsOfDescendants(null)).toBeNull();
  });

  it('grows with the work of a child', () => {
    const before = cpuSecondsOfDescendants();
    spawnSync(process.execPath, ['-e', 'for (let i = 0, end = Date.now() + 300; Date.now() < end; i++);']);
    const after = cpuSecondsOfDescendants();
    expect(before === null ? after : (after ?? 0) > before).toBe(before === null ? null : true);
  });
});

describe('slowness', () => {
  it('is the middle sample relative to the reference', () => {
    expect(slowness([4 * REFERENCE_SECONDS, 2 * REFERENCE_SECONDS, 3 * REFERENCE_SECONDS])).toBe(3);
  });

  it('does not reduce budgets on a faster machine', () => {
    expect(slowness([REFERENCE_SECONDS / 2])).toBe(1);
  });

  it('is measured by the clock for timeouts', () => {
    const clock = performance.now.bind(performance);
    let spent = 0;
    // each reading of the clock is four reference samples after the previous one
    const now = jest.spyOn(performance, 'now').mockImplementation(() => (spent += 4000 * REFERENCE_SECONDS));
    expect(measureClockSlowness()).toBe(4);
    now.mockRestore();
    expect(performance.now()).toBeGreaterThan(clock() - 1000);
  });

  it('is measured at once, so that a short run has a sample', () => {
    const sampling = sampleSlowness();
    expect(sampling.end()).toBeGreaterThanOrEqual(1);
  });
});
