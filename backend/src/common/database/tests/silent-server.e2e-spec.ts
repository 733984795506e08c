import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Wire } from '../../../../test/wire.js';
import { readConfig } from '../../../config/environment.js';
import { connectionOptions } from '../connection-options.js';

describe.each([
  ['without a pooler', {}],
  ['behind a pooler', { DATABASE_DIRECT_URL: 'postgres://127.0.0.1/direct' }],
])('connections to a server that stopped responding, %s', (_where, settings) => {
  const POOL = 3;
  const TIMEOUT_MS = 3000;
  let wire: Wire;
  let dataSource: DataSource;

  beforeEach(async () => {
    const target = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    wire = new Wire(target);
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: await wire.url(target),
      DB_POOL_MAX: String(POOL),
      DB_QUERY_TIMEOUT_MS: String(TIMEOUT_MS),
      ...settings,
    });
    dataSource = await new DataSource(connectionOptions(config)).initialize();
    const connect = (): Promise<unknown> => dataSource.query('SELECT pg_sleep(0.1)');
    await Promise.all(Array.from({ length: POOL }, connect));
  });
  afterEach(async () => {
    await dataSource?.destroy();
    wire.close();
  });

  const failuresOf = async (count: number, work: () => Promise<unknown>): Promise<string[]> => {
    const outcomes = await Promise.allSettled(Array.from({ length: count }, work));
    return outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error).message : 'answered'));
  };

  it('closes the connection after one timeout and answers the next statement', async () => {
    wire.freeze();
    const failures = await failuresOf(POOL, () => dataSource.query('SELECT 1'));
    expect(failures).toEqual(Array<string>(POOL).fill('Query read timeout'));
    wire.mend();
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('does not wait for the rollback of a transaction as well', async () => {
    wire.freeze();
    const began = performance.now();
    await failuresOf(POOL, () => dataSource.transaction((tx) => tx.query('SELECT 1')));
    expect(performance.now() - began).toBeLessThan(2 * TIMEOUT_MS);
    wire.mend();
    expect(await dataSource.transaction((tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });
});
