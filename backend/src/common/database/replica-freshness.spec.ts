import { describe, expect, it } from '@jest/globals';
import { ReplicaFreshness } from './replica-freshness.js';

describe('the age of a replica', () => {
  it('is unknown before the replica contains any measured position', () => {
    const freshness = new ReplicaFreshness();
    expect(freshness.computeLag(0)).toBeNull();
    freshness.record(0, 100n, 99n);
    expect(freshness.computeLag(10)).toBeNull();
  });

  it('counts from the newest measurement that the replica contains', () => {
    const freshness = new ReplicaFreshness();
    freshness.record(0, 100n, 50n);
    freshness.record(500, 200n, 100n);
    expect(freshness.computeLag(600)).toBe(600);
    freshness.record(1000, 300n, 250n);
    expect(freshness.computeLag(1000)).toBe(500);
    freshness.record(1500, 300n, 300n);
    expect(freshness.computeLag(1500)).toBe(0);
  });

  it('grows while the primary writes and the replica does not follow', () => {
    const freshness = new ReplicaFreshness();
    freshness.record(0, 100n, 100n);
    for (let probe = 1; probe <= 10; probe++) freshness.record(probe * 500, 100n + BigInt(probe), 100n);
    expect(freshness.computeLag(5000)).toBe(5000);
  });

  it('does not grow while the primary writes nothing', () => {
    const freshness = new ReplicaFreshness();
    for (let probe = 0; probe <= 10; probe++) freshness.record(probe * 500, 100n, 100n);
    expect(freshness.computeLag(5000)).toBe(0);
  });

  it('is known again when a replica has caught up after more measurements than are remembered', () => {
    const freshness = new ReplicaFreshness();
    freshness.record(0, 1n, 1n);
    for (let probe = 1; probe <= 1000; probe++) freshness.record(probe, BigInt(probe + 1), 1n);
    freshness.record(1001, 1002n, 1002n);
    expect(freshness.computeLag(1001)).toBe(0);
  });

  it('is unknown after a reset', () => {
    const freshness = new ReplicaFreshness();
    freshness.record(0, 1n, 1n);
    freshness.reset();
    expect(freshness.computeLag(1)).toBeNull();
  });
});
