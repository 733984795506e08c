import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../test/app.js';
import { connectionOptions } from '../common/database/connection-options.js';
import { readConfig } from '../config/environment.js';
import { migrateDatabase, migrateQueue } from './migrate.js';

describe('the migration of a database that rejects writes', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  /** Returns the configuration of the test database in the state of a full disk. */
  function readOnlyConfig() {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    return readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: url.href,
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
    });
  }

  it('changes nothing and succeeds when schema and queue are up to date, so that a server can start', async () => {
    const config = readOnlyConfig();
    const dataSource = await new DataSource(connectionOptions(config)).initialize();
    await expect(dataSource.query('CREATE SCHEMA IF NOT EXISTS bullmq')).rejects.toMatchObject({ code: '25006' });
    await dataSource.destroy();
    expect(await migrateDatabase(config)).toEqual([]);
    await expect(migrateQueue(config)).resolves.toBeUndefined();
  });
});
