import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type RequestContext, runInRequest } from '../context/request-context.js';
import type { Replica } from './replica.js';
import { ConcurrencyGate } from '../concurrency/concurrency-gate.js';
import { fallbackGate, ReplicatedSearchDatabase } from './search-database.js';

const coded = (code: string): Error => Object.assign(new Error('x'), { code });

describe('the database of searches', () => {
  let asked: string[];
  let fault: Error | null;
  let database: ReplicatedSearchDatabase;
  const discard = jest.fn();

  const replicaNamed = (name: string): Replica =>
    ({
      query: () => {
        asked.push(name);
        return fault ? Promise.reject(fault) : Promise.resolve([name]);
      },
      discard,
    }) as unknown as Replica;
  const primary = {
    query: <T>(): Promise<T> => {
      asked.push('primary');
      return Promise.resolve(['primary'] as T);
    },
  };

  beforeEach(() => {
    asked = [];
    fault = null;
    discard.mockClear();
    let turn = 0;
    const pickReplica = (): Replica => replicaNamed(`replica ${++turn}`);
    database = new ReplicatedSearchDatabase(primary, { pickReplica }, fallbackGate(10));
  });

  const read = (context: Partial<RequestContext> = {}, statements = 1): Promise<unknown> =>
    runInRequest({ requestId: 'r', language: 'en', mayReadOldData: true, ...context }, async () => {
      const rows: unknown[] = [];
      for (let count = 0; count < statements; count++) rows.push(await database.query('SELECT 1'));
      return rows;
    });

  it('is one replica for all statements of a call, and another one for the next call', async () => {
    await read({}, 3);
    await read();
    expect(asked).toEqual(['replica 1', 'replica 1', 'replica 1', 'replica 2']);
  });

  it('is the primary for a caller who just wrote, for calls that write, and outside of calls', async () => {
    await read({ mayReadOldData: false });
    await read({ mayReadOldData: undefined });
    await database.query('SELECT 1');
    expect(asked).toEqual(['primary', 'primary', 'primary']);
  });

  it('is the primary when no replica is usable', async () => {
    database = new ReplicatedSearchDatabase(primary, { pickReplica: () => null }, fallbackGate(10));
    await read();
    expect(asked).toEqual(['primary']);
  });

  it.each([
    ['closes the connection', coded('57P01'), 1],
    ['cannot be reached', coded('ECONNREFUSED'), 1],
    ['cancels a statement in conflict with its recovery', coded('40001'), 0],
    ['is busy, and opens no connection', coded('53300'), 0],
    ['is busy, and has no free connection', new Error('timeout exceeded when trying to connect'), 0],
  ])('is the primary for the rest of the call when the replica %s', async (_what, error, discarded) => {
    fault = error;
    expect(await read({}, 2)).toEqual([['primary'], ['primary']]);
    expect(asked).toEqual(['replica 1', 'primary', 'primary']);
    expect(discard).toHaveBeenCalledTimes(discarded);
  });

  it('gives the calls of lost replicas only a part of the primary, and refuses those that cannot wait', async () => {
    let answerFirst = (): void => undefined;
    const slow = {
      query: <T>(): Promise<T> => new Promise((resolve) => (answerFirst = () => resolve(['primary'] as T))),
    };
    const none = { pickReplica: () => null };
    database = new ReplicatedSearchDatabase(slow, none, new ConcurrencyGate(1, 1));
    const [first, second, third] = [read(), read(), read()];
    await expect(third).rejects.toThrow('errors:unavailable');
    const own = read({ mayReadOldData: false });
    answerFirst();
    await own;
    expect(await Promise.race([first, second, Promise.resolve('both wait')])).toBe('both wait');
  });

  it.each([
    ['takes too long', coded('57014')],
    ['takes too long for its client', new Error('Query read timeout')],
    ['is wrong', coded('42601')],
  ])('does not repeat a statement that %s', async (_what, error) => {
    fault = error;
    await expect(read()).rejects.toBe(error);
    expect(asked).toEqual(['replica 1']);
  });
});
