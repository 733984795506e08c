import { describe, expect, it } from '@jest/globals';
import { requireNoTransaction, runInTransaction } from './open-transaction.js';

const isRefused = (): boolean => {
  try {
    requireNoTransaction('payments POST');
    return false;
  } catch (error) {
    return (error as Error).message === 'The call "payments POST" is inside of a transaction.';
  }
};

describe('requireNoTransaction', () => {
  it('refuses a call inside of a transaction, also after an await, and none before and after it', async () => {
    expect(isRefused()).toBe(false);
    const results = await runInTransaction(async () => {
      const first = isRefused();
      await Promise.resolve();
      return [first, isRefused()];
    });
    expect(results).toEqual([true, true]);
    expect(isRefused()).toBe(false);
  });

  it('permits a call of work that outlives its transaction, also of one that failed', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let late: Promise<boolean> | undefined;
    const failing = runInTransaction(async () => {
      late = ended.then(isRefused);
      throw new RangeError('rolled back');
    });
    await expect(failing).rejects.toThrow(RangeError);
    end();
    expect(await late).toBe(false);
  });
});
