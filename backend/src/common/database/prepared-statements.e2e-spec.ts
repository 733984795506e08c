import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readConfig } from '../../config/environment.js';
import { connectionOptions } from './connection-options.js';
import { prepared } from './prepared-statements.js';

const TEXT = prepared('SELECT $1::int + 1 AS sum');
const OTHER = prepared('SELECT $1::int + 2 AS sum');
const UNMARKED = 'SELECT $1::int + 3 AS sum';

describe('a marked statement', () => {
  let direct: DataSource;
  let pooled: DataSource;

  const open = (settings: Record<string, string>): Promise<DataSource> => {
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    return new DataSource({
      ...connectionOptions(readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...settings })),
      poolSize: 1,
    }).initialize();
  };
  /** Returns how many prepared statements have this text; on the embedded database, across all connections. */
  const times = async (dataSource: DataSource, sql: string): Promise<number> =>
    (await dataSource.query('SELECT FROM pg_prepared_statements WHERE statement = $1', [sql])).length;

  beforeAll(async () => {
    [direct, pooled] = [await open({}), await open({ DATABASE_DIRECT_URL: process.env['TEST_DATABASE_URL'] ?? '' })];
  });
  afterAll(() => Promise.all([direct.destroy(), pooled.destroy()]));

  it('prepares a marked statement once per connection and runs it with the parameters of each call', async () => {
    expect(await direct.query(TEXT, [1])).toEqual([{ sum: 2 }]);
    expect(await direct.query(TEXT, [41])).toEqual([{ sum: 42 }]);
    expect(await direct.query(UNMARKED, [1])).toEqual([{ sum: 4 }]);
    expect([await times(direct, TEXT), await times(direct, UNMARKED)]).toEqual([1, 0]);
    expect(prepared(TEXT)).toBe(TEXT);
  });

  it('prepares a marked statement in transactions too, and retains it after they fail', async () => {
    await expect(direct.transaction((tx) => tx.query(TEXT, ['no number']))).rejects.toThrow('invalid input syntax');
    expect(await direct.transaction((tx) => tx.query(TEXT, [2]))).toEqual([{ sum: 3 }]);
  });

  it('does not prepare a marked statement behind a pooler', async () => {
    expect(await pooled.query(OTHER, [1])).toEqual([{ sum: 3 }]);
    expect(await times(pooled, OTHER)).toBe(0);
  });
});
