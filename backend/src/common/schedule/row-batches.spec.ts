import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { isRetryable } from '../database/database-errors.js';
import type { Transactions } from '../database/transactions.js';
import type { AppLogger } from '../observability/app-logger.js';
import { RowBatches, rowsFailed } from './row-batches.js';

const ROUND = 'tests.round';

describe('the batches of a scheduled job', () => {
  let due: string[];
  let failing: Map<string, Error>;
  let transactions: number;
  const warn = jest.fn();
  const thrown: unknown[] = [];

  beforeEach(() => {
    [due, failing, transactions] = [[], new Map(), 0];
    warn.mockClear();
    rowsFailed.reset();
  });

  /** Rows that a transaction claims are due again when it is rolled back. */
  const batches = new RowBatches(
    {
      run: async <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => {
        transactions += 1;
        const before = [...due];
        try {
          return await work({} as EntityManager);
        } catch (error) {
          due = before;
          thrown.push(error);
          throw error;
        }
      },
    } as Transactions,
    { warn } as unknown as AppLogger,
  );
  const effect = (id: string): Promise<boolean> => {
    const failure = failing.get(id);
    return failure ? Promise.reject(failure) : Promise.resolve(true);
  };
  const run = (size = 2): Promise<number> =>
    batches.runBatches(ROUND, {
      size,
      claim: (_tx, limit, passedOver) => {
        const claimed = due.filter((id) => !passedOver.includes(id)).slice(0, limit);
        due = due.filter((id) => !claimed.includes(id));
        return Promise.resolve(claimed.map((id) => ({ id })));
      },
      effect: (_tx, { id }) => effect(id),
    });
  const counted = async (): Promise<number | undefined> => (await rowsFailed.get()).values[0]?.value;

  it('process all due rows', async () => {
    due = ['a', 'b', 'c', 'd', 'e'];
    expect(await run()).toBe(5);
    expect([due, transactions]).toEqual([[], 4]);
  });

  it('process a row once that remains due after its effect', async () => {
    const claim = (_tx: EntityManager, _limit: number, passedOver: readonly string[]) =>
      Promise.resolve(passedOver.includes('a') ? [] : [{ id: 'a' }]);
    expect(await batches.runBatches(ROUND, { size: 1, claim, effect: () => Promise.resolve() })).toBe(1);
  });

  it('pass over a row that another transaction locks', async () => {
    due = ['a', 'b'];
    failing.set('a', Object.assign(new Error('lock timeout'), { code: '55P03' }));
    expect(await run()).toBe(1);
    expect(due).toEqual(['a']);
  });

  it('pass over a failing row once, log and count it, and leave it due for the next run', async () => {
    due = ['a', 'b', 'c', 'd', 'e'];
    failing.set('b', new Error('no such person'));
    expect(await run()).toBe(4);
    expect(due).toEqual(['b']);
    expect(warn.mock.calls).toEqual([[{ event: 'tests.round.row-failed', id: 'b', reason: 'no such person' }]]);
    expect(await counted()).toBe(1);
    failing.clear();
    expect(await run()).toBe(1);
    expect(due).toEqual([]);
  });

  it('end after fifty failing rows, when every row fails', async () => {
    due = Array.from({ length: 200 }, (_, index) => `row ${index}`);
    for (const id of due) failing.set(id, new Error('no text'));
    await expect(run()).rejects.toThrow('no text');
    expect([due.length, warn.mock.calls.length, transactions]).toEqual([200, 50, 51]);
  });

  it('end when the database is unavailable, which is no failure of a row', async () => {
    due = ['a', 'b'];
    failing.set('a', Object.assign(new Error('shut down'), { code: '57P01' }));
    await expect(run()).rejects.toMatchObject({ code: '57P01' });
    expect([due, warn.mock.calls]).toEqual([['a', 'b'], []]);
  });

  it('let a deadlock be run again before its row is passed over', async () => {
    due = ['a'];
    failing.set('a', Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    expect(await run()).toBe(0);
    expect(thrown.map(isRetryable)).toContain(true);
  });

  it('end when the claim fails', async () => {
    const claim = (): Promise<never> => Promise.reject(new Error('no table'));
    await expect(batches.runBatches(ROUND, { size: 2, claim, effect: () => Promise.resolve() })).rejects.toThrow(
      'no table',
    );
  });

  it('process listed rows in separate transactions, and pass over those that fail', async () => {
    failing.set('b', new Error('no such person'));
    const each = batches.runEach(ROUND, ['a', 'b', 'c', 'd'], (_tx, id) =>
      id === 'c' ? Promise.resolve(false) : effect(id),
    );
    expect(await each).toBe(2);
    expect([transactions, warn.mock.calls.length, await counted()]).toEqual([4, 1, 1]);
  });
});
