import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInAccount } from '../../../../test/account.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Housekeeping } from '../housekeeping.js';

describe('housekeeping', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const count = async (table: string): Promise<number> => {
    const rows: { n: number }[] = await test.dataSource.query(`SELECT count(*)::int AS n FROM ${table}`);
    return rows[0]?.n ?? -1;
  };

  it('deletes expired rows and retains all others', async () => {
    const { id: userId } = await signedInAccount(test);
    for (const age of ['1 minute', '30 days']) {
      const since = `clock_timestamp() - interval '${age}'`;
      await test.dataSource.query(
        `INSERT INTO idempotency_keys (scope, key, operation, request_hash, expires_at)
         VALUES ('s', '${age}', 'o', 'h', ${since} + interval '1 day')`,
      );
      await test.dataSource.query(
        `INSERT INTO rate_limits (key, hits, expires_at) VALUES ('${age}', ARRAY[${since}], ${since} + interval '1 day')`,
      );
      await test.dataSource.query(
        `INSERT INTO outbox (task, payload, done_at, outcome) VALUES ('x', '{}', ${since}, 'done')`,
      );
      await test.dataSource.query(
        `INSERT INTO outbox_messages (key, channel, recipient, subject, text, created_at)
         VALUES ('${age}', 'email', 'a@example.test', '', '', ${since})`,
      );
      await test.dataSource.query(
        `INSERT INTO events (user_id, topic, xid, created_at) VALUES ($1, 'jobs', 3, ${since})`,
        [userId],
      );
    }
    await test.dataSource.query(
      `INSERT INTO outbox (task, payload, created_at) VALUES ('open', '{}', now() - interval '1 year')`,
    );
    expect(await test.app.get(Housekeeping).sweep()).toBe(5);
    expect(await Promise.all(['idempotency_keys', 'rate_limits', 'outbox_messages', 'events'].map(count))).toEqual([
      1, 1, 1, 1,
    ]);
    for (const table of ['idempotency_keys', 'rate_limits', 'outbox_messages']) {
      expect(await test.dataSource.query(`SELECT key FROM ${table}`)).toEqual([{ key: '1 minute' }]);
    }
    expect(await test.dataSource.query('SELECT task FROM outbox ORDER BY task')).toEqual([
      { task: 'open' },
      { task: 'x' },
    ]);
    expect(await test.app.get(Housekeeping).sweep()).toBe(0);
  });

  it('retains dead letters for 30 days, and completed tasks for 7', async () => {
    const kept = async (): Promise<object[]> => test.dataSource.query(`SELECT task, outcome FROM outbox ORDER BY task`);
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query(
      `INSERT INTO outbox (task, payload, done_at, outcome)
       SELECT days || ' days', '{}', clock_timestamp() - make_interval(days => days), outcome
       FROM unnest(ARRAY[6, 8, 29, 31]) AS days, unnest(ARRAY['done', 'failed: refused 550']) AS outcome`,
    );
    await test.app.get(Housekeeping).sweep();
    expect(await kept()).toEqual([
      { task: '29 days', outcome: 'failed: refused 550' },
      { task: '6 days', outcome: 'done' },
      { task: '6 days', outcome: 'failed: refused 550' },
      { task: '8 days', outcome: 'failed: refused 550' },
    ]);
  });
});
