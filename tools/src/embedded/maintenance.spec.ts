import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleMaintenance, type Maintainable } from './maintenance.js';

const MINUTE = 60_000;

describe('scheduleMaintenance', () => {
  const gateway = { batches: 0, restedMs: 0, readOnly: false, maintain: jest.fn<Maintainable['maintain']>() };
  const log = jest.fn();
  let stop: () => void;

  const done = (): string[] => gateway.maintain.mock.calls.map(([sql]) => sql);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    gateway.maintain.mockResolvedValue();
    Object.assign(gateway, { batches: 1, restedMs: 5_000, readOnly: false });
    stop = scheduleMaintenance(gateway, log);
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('vacuums soon after the start, then every 12 minutes, and writes a checkpoint every 5', () => {
    for (let minute = 0; minute < 26; minute++) {
      jest.advanceTimersByTime(MINUTE);
      gateway.batches++;
    }
    expect(done().filter((sql) => sql === 'vacuum (analyze)')).toHaveLength(3);
    expect(done().filter((sql) => sql === 'checkpoint')).toHaveLength(5);
    expect(done()[0]).toBe('vacuum (analyze)');
  });

  it('waits for room on the disk', () => {
    gateway.readOnly = true;
    jest.advanceTimersByTime(30 * MINUTE);
    expect(done()).toEqual([]);
    gateway.readOnly = false;
    jest.advanceTimersByTime(2_000);
    expect(done()).toContain('checkpoint');
  });

  it('waits for a quiet moment', () => {
    gateway.restedMs = 0;
    jest.advanceTimersByTime(4 * MINUTE);
    expect(done()).toEqual([]);
    gateway.restedMs = 2_000;
    jest.advanceTimersByTime(1_000);
    expect(done()).toEqual(['vacuum (analyze)']);
  });

  it('runs after a maximum delay even without an idle phase', () => {
    gateway.restedMs = 0;
    jest.advanceTimersByTime(11 * MINUTE);
    expect(done()).toContain('checkpoint');
  });

  it('skips maintenance without effect', () => {
    gateway.batches = 0;
    jest.advanceTimersByTime(30 * MINUTE);
    expect(done()).toEqual([]);
  });

  it('logs a failure and continues', async () => {
    gateway.maintain.mockRejectedValueOnce(new Error('no space'));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(log).toHaveBeenCalledWith('vacuum (analyze) failed: Error: no space');
    gateway.batches++;
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(done()).toContain('checkpoint');
  });
});
