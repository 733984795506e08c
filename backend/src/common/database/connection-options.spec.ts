import { afterEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { type StubPostgres, stubPostgres } from '../../../test/stub-postgres.js';
import { readConfig } from '../../config/environment.js';
import { connectionOptions } from './connection-options.js';
import { PreparingClient } from './prepared-statements.js';
import { TimedClient } from './timed-client.js';

const closing: StubPostgres[] = [];

async function stub(answers: Parameters<typeof stubPostgres>[0]): Promise<StubPostgres> {
  const server = await stubPostgres(answers);
  closing.push(server);
  return server;
}

/** Opens a connection to `server` as the product does; returns why that failed. */
async function failure(server: StubPostgres, settings: Record<string, string> = {}): Promise<string> {
  const dataSource = new DataSource(connectionOptions(readConfig({ DATABASE_URL: server.url, ...settings })));
  const error: unknown = await dataSource.initialize().catch((reason: unknown) => reason);
  return (error as Error).message;
}

describe('a connection to the database', () => {
  afterEach(async () => {
    for (const server of closing.splice(0)) await server.close();
  });

  it('sets server timeouts for statements, locks and idle transactions', async () => {
    const server = await stub('connections');
    await failure(server, { DB_QUERY_TIMEOUT_MS: '200' });
    expect(server.asked()).toMatchObject({
      application_name: 'nukkad',
      statement_timeout: '5000',
      lock_timeout: '2000',
      idle_in_transaction_session_timeout: '10000',
    });
  });

  it('reads the statement timeout from the settings', async () => {
    const server = await stub('connections');
    await failure(server, { DB_QUERY_TIMEOUT_MS: '200', DB_STATEMENT_TIMEOUT_MS: '1234' });
    expect(server.asked()['statement_timeout']).toBe('1234');
  });

  it('fails with a timeout when a server does not accept the connection', async () => {
    expect(await failure(await stub('nothing'), { DB_POOL_WAIT_MS: '300' })).toMatch(/timeout/i);
  });

  it('fails with a timeout when a response is missing', async () => {
    expect(await failure(await stub('connections'), { DB_QUERY_TIMEOUT_MS: '300' })).toBe('Query read timeout');
  });

  it('sets a timeout for every wait by default', () => {
    const { connectTimeoutMS, extra } = connectionOptions(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/work' }));
    expect({ connectTimeoutMS, ...(extra as object) }).toEqual({
      Client: PreparingClient,
      application_name: 'nukkad',
      keepAlive: true,
      connectTimeoutMS: 1000,
      statement_timeout: 5000,
      query_timeout: 6000,
      idleTimeoutMillis: 600_000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      pipeline: true,
    });
  });

  it('encrypts the connection only to a server with a valid certificate', () => {
    const ssl = (settings: Record<string, string>) => connectionOptions(readConfig(settings)).ssl;
    expect(ssl({ DATABASE_URL: 'postgres://db.example/nukkad', DB_SSL: 'true' })).toEqual({ rejectUnauthorized: true });
    expect(ssl({ DATABASE_URL: 'postgres://db.example/nukkad' })).toBe(false);
  });

  it('prepares statements, except behind a pooler, where the next one may meet another server', () => {
    const client = (settings: Record<string, string>) =>
      (connectionOptions(readConfig(settings)).extra as { Client?: unknown }).Client;
    const DATABASE_URL = 'postgres://pooler.example/nukkad';
    expect(client({ DATABASE_URL })).toBe(PreparingClient);
    expect(client({ DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://db.example/nukkad' })).toBe(TimedClient);
  });
});
