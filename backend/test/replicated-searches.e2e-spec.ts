import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './app.js';
import { type StatementProxy, statementProxy } from './statement-proxy.js';
import { until } from './until.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { searchAddress } from '../src/modules/matching/tests/market.js';
import { saveUser } from '../src/modules/users/tests/user.factory.js';
import { Replicas } from '../src/common/database/replicas.js';

/** The database of the test with functions that make it a replica, for connections through the proxy alone. */
const STANDBY = `
  CREATE SCHEMA standby;
  CREATE TABLE standby.replay (stopped_at pg_lsn, is_promoted boolean);
  INSERT INTO standby.replay VALUES (NULL, false);
  CREATE FUNCTION standby.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT NOT is_promoted FROM standby.replay';
  CREATE FUNCTION standby.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS
    'SELECT coalesce(stopped_at, pg_catalog.pg_current_wal_lsn()) FROM standby.replay'`;
const DROP = 'DROP SCHEMA IF EXISTS standby CASCADE';

describe('searches with a read replica', () => {
  let test: TestApp;
  let proxy: StatementProxy;
  let cookie: string;
  let answers: 'pass' | 'never' | 'probes';
  let release: () => void;

  beforeAll(async () => {
    test = await createTestApp({}, { own: true });
    await test.dataSource.query(`${DROP}; ${STANDBY}`);
    const { url } = await openProxy();
    await test.close();
    // without prepared statements, whose texts the proxy sees once only
    const settings = { DATABASE_DIRECT_URL: process.env['TEST_DATABASE_URL'] ?? '', DATABASE_READ_MAX_LAG_MS: '1000' };
    test = await createTestApp({ DATABASE_READ_URLS: url, ...settings }, { own: true });
    const { id } = await saveUser(test.dataSource, { role: 'job_seeker' });
    cookie = await signIn(test.app, { id });
  });
  afterAll(async () => {
    await test.dataSource.query(DROP);
    await test.close();
    await proxy.close();
  });

  async function openProxy(): Promise<{ url: string }> {
    proxy = await statementProxy(process.env['TEST_DATABASE_URL'] ?? '', (statement) => {
      if (answers === 'pass' || (answers === 'probes' && isProbe(statement))) return 'pass';
      return answers === 'probes' ? released.then(() => 'pass') : new Promise(() => undefined);
    });
    const url = new URL(proxy.url);
    url.searchParams.set('options', '-c search_path=standby,pg_catalog,public');
    return { url: url.href };
  }

  const isProbe = (statement: string): boolean => statement.includes('pg_last_wal_replay_lsn');
  const probes = (): number => proxy.statements.filter(isProbe).length;

  const degraded = async (): Promise<string[]> =>
    ((await test.api.get('/api/health/ready').expect(200)).body as { degraded: string[] }).degraded;
  const isUsed = (): Promise<boolean> => until(async () => (await degraded()).length === 0);
  const isUnused = (): Promise<boolean> => until(async () => (await degraded()).includes('replica'));
  /** Sends a search; returns whether the replica received its first statement, which reads terms. */
  const isSearchedInReplica = async (cookies = cookie): Promise<boolean> => {
    const before = proxy.statements.length;
    await test.api.get(searchAddress()).set('Cookie', cookies).expect(200);
    return proxy.statements.slice(before).some((statement) => /search_terms|job_listings/.test(statement));
  };

  let released: Promise<void>;
  beforeEach(async () => {
    answers = 'pass';
    released = new Promise((resolve) => (release = resolve));
    await test.dataSource.query('UPDATE standby.replay SET stopped_at = NULL, is_promoted = false');
    expect(await isUsed()).toBe(true);
  });
  afterEach(() => {
    answers = 'pass';
  });

  it('read from the replica, and sessions from the primary', async () => {
    expect(await isSearchedInReplica()).toBe(true);
    expect(proxy.statements.filter((statement) => /FROM sessions/.test(statement))).toEqual([]);
  });

  it('limit statements of the replica as those of the primary', async () => {
    const rows = await test.app.get(Replicas).pickReplica()?.query('SHOW statement_timeout');
    expect(rows).toEqual(await test.dataSource.query('SHOW statement_timeout'));
  });

  it('read from the primary after a write of the same browser, in every process', async () => {
    const { headers } = await test.api.post('/api/notifications/read-all').set('Cookie', cookie);
    const wrote = ([headers['set-cookie']].flat() as string[]).find((line) => line.startsWith('wrote='));
    expect(wrote).toMatch(/^wrote=1; Max-Age=2; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(await isSearchedInReplica(`${cookie}; wrote=1`)).toBe(false);
    expect(await isSearchedInReplica()).toBe(true);
  });

  it('read from the primary while the replica is behind by more than the limit', async () => {
    await test.dataSource.query(`UPDATE standby.replay SET stopped_at = '0/1'`);
    expect(await isUnused()).toBe(true);
    expect(await isSearchedInReplica()).toBe(false);
  });

  it('read from the primary after the replica was promoted, even if it is not behind', async () => {
    await test.dataSource.query('UPDATE standby.replay SET is_promoted = true');
    expect(await isUnused()).toBe(true);
    expect(await isSearchedInReplica()).toBe(false);
  });

  it('use a busy replica, whose connections are all in use, as long as it answers the probes', async () => {
    const replica = test.app.get(Replicas).pickReplica();
    answers = 'probes';
    const slow = Array.from({ length: 10 }, async () => replica?.query('SELECT 1'));
    const before = probes();
    expect(await until(() => Promise.resolve(probes() >= before + 3))).toBe(true);
    expect(await degraded()).toEqual([]);
    release();
    await Promise.all(slow);
  });

  it('read from the primary while the replica does not answer, also a search that it had begun', async () => {
    answers = 'never';
    await isSearchedInReplica();
    expect(await isUnused()).toBe(true);
    expect(await isSearchedInReplica()).toBe(false);
  });
});
