import { describe, expect, it } from '@jest/globals';
import { ConcurrencyGate } from './concurrency-gate.js';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('ConcurrencyGate', () => {
  it('runs a few calls at once, queues a few more, and refuses the rest', async () => {
    const gate = new ConcurrencyGate(2, 3);
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const work = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running--;
    };
    const all = Array.from({ length: 7 }, () =>
      gate.run(work).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
    for (let round = 0; round < 5; round++) {
      await settle();
      ends.shift()?.();
    }
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'errors:unavailable')).toHaveLength(2);
    expect(most).toBe(2);
  });

  it('continues with the next call after one that failed', async () => {
    const gate = new ConcurrencyGate(1, 1);
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
