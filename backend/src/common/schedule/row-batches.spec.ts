import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { isRetryable } from '../database/database-errors.js';
import type { Transactions } from '../database/transactions.js';
import type { AppLogger } from '../observability/app-logger.js';
import { RowBatches, rowsFailed } from './row-batches.js';
import { FAILED_ROWS_MAX, FAILING_TIME_MAX_MS, REPEATED_ROWS_MAX } from './row-run.js';

const ROUND = 'tests.round';
const LOGGED_ROWS = 50;

describe('the batches of a scheduled job', () => {
  let due: string[];
  let failing: Map<string, Error>;
  let transactions: number;
  const warn = jest.fn();
  const thrown: unknown[] = [];
  const attempted: string[] = [];
  const limits: number[] = [];
  let batches: RowBatches;

  beforeEach(() => {
    [due, failing, transactions] = [[], new Map(), 0];
    for (const list of [attempted, thrown, limits]) list.length = 0;
    batches = createBatches();
    warn.mockClear();
    rowsFailed.reset();
  });

  /** Rows that a transaction claims are due again when it is rolled back. */
  const createBatches = (): RowBatches =>
    new RowBatches(
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
    attempted.push(id);
    const failure = failing.get(id);
    return failure ? Promise.reject(failure) : Promise.resolve(true);
  };
  const run = (size = 2): Promise<number> =>
    batches.runBatches(ROUND, {
      size,
      claim: (_tx, limit, passedOver) => {
        limits.push(limit);
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

  it('reach the rows behind failing ones, however many fail', async () => {
    due = [...Array.from({ length: 200 }, (_, index) => `failing ${index}`), 'last'];
    for (const id of due.slice(0, -1)) failing.set(id, new Error('no text'));
    expect(await run(100)).toBe(1);
    expect([due.length, await counted(), warn.mock.calls.length]).toEqual([200, 200, LOGGED_ROWS]);
  });

  it('end after so many failing rows, and continue behind them at the next run', async () => {
    due = [...Array.from({ length: FAILED_ROWS_MAX + 5 }, (_, index) => `failing ${index}`), 'last'];
    for (const id of due.slice(0, -1)) failing.set(id, new Error('no text'));
    expect(await run()).toBe(0);
    expect(warn.mock.lastCall).toEqual([{ event: 'tests.round.rows-left', failed: FAILED_ROWS_MAX }]);
    expect(await run()).toBe(1);
    expect(due).toHaveLength(FAILED_ROWS_MAX + 5);
  });

  it('end at a failing row after a time, and continue behind it at the next run', async () => {
    due = ['a', 'b', 'c'];
    failing.set('a', new Error('no text'));
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(FAILING_TIME_MAX_MS);
    expect(await run(1)).toBe(0);
    clock.mockRestore();
    expect(warn.mock.lastCall).toEqual([{ event: 'tests.round.rows-left', failed: 1 }]);
    expect(await run(1)).toBe(2);
    expect(due).toEqual(['a']);
  });

  it('attempt rows that failed before after all others, the least recently attempted ones first', async () => {
    due = Array.from({ length: REPEATED_ROWS_MAX + 1 }, (_, index) => `failing ${index}`);
    for (const id of due) failing.set(id, new Error('no text'));
    await run();
    due.push('new');
    attempted.length = 0;
    await run();
    expect([attempted[0], new Set(attempted).size]).toEqual(['new', REPEATED_ROWS_MAX + 1]);
    attempted.length = 0;
    await run();
    expect(attempted).toContain(`failing ${REPEATED_ROWS_MAX}`);
  });

  it('forget a failed row that is no longer due', async () => {
    due = ['a'];
    failing.set('a', new Error('no text'));
    await run();
    due = [];
    await run(); // the row was repeated, and is not due
    failing.clear();
    due = ['a', 'b'];
    attempted.length = 0;
    await run(1);
    expect(attempted).toEqual(['a', 'b']);
  });

  it('claim smaller batches while rows fail', async () => {
    due = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ['a', 'b', 'c']) failing.set(id, new Error('no text'));
    expect(await run(4)).toBe(2);
    expect(limits).toEqual([4, 2, 1, 1, 2, 4]);
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

  describe('of listed rows', () => {
    /** Rows that are due for ever, in their order. */
    const runEach = (size: number, part = 'list'): Promise<number> =>
      batches.runEach(ROUND, {
        part,
        size,
        list: (limit, passedOver) => Promise.resolve(due.filter((id) => !passedOver.includes(id)).slice(0, limit)),
        work: (_tx, id) => (id === 'unchanged' ? Promise.resolve(false) : effect(id)),
      });

    it('process them in separate transactions, and pass over those that fail', async () => {
      due = ['a', 'b', 'unchanged', 'd'];
      failing.set('b', new Error('no such person'));
      expect(await runEach(10)).toBe(2);
      expect([transactions, warn.mock.calls.length, await counted()]).toEqual([4, 1, 1]);
    });

    it('list those behind failing rows at the next run, and attempt the failed ones again after them', async () => {
      due = ['a', 'b', 'c'];
      for (const id of ['a', 'b']) failing.set(id, new Error('no such person'));
      expect(await runEach(2, 'behind')).toBe(0);
      attempted.length = 0;
      expect(await runEach(2, 'behind')).toBe(1);
      expect(attempted).toEqual(['c', 'a', 'b']);
    });
  });

  it('remember failed rows of each list of a job apart', async () => {
    due = ['a'];
    failing.set('a', new Error('no such person'));
    const list = (_limit: number, passedOver: readonly string[]) =>
      Promise.resolve(due.filter((id) => !passedOver.includes(id)));
    await batches.runEach(ROUND, { part: 'one', size: 2, list, work: (_tx, id) => effect(id) });
    due = ['a', 'b'];
    attempted.length = 0;
    await batches.runEach(ROUND, { part: 'other', size: 2, list, work: (_tx, id) => effect(id) });
    expect(attempted).toEqual(['a', 'b']);
  });
});
