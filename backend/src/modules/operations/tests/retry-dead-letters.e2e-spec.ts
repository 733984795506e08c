import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEAD_LETTERS_AT_ONCE } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveDeadLetter, staff } from './dead-letter.factory.js';

const PATH = '/api/admin/dead-letters/retry';

describe('POST /api/admin/dead-letters/retry', () => {
  let test: TestApp;
  let me: Person;
  beforeAll(async () => {
    test = await createTestApp();
    me = await staff(test);
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM outbox'));

  const dead = async (): Promise<string[]> => {
    const rows: { id: string }[] = await test.dataSource.query(`SELECT id FROM outbox WHERE outcome LIKE 'failed:%'`);
    return rows.map(({ id }) => id);
  };

  it('retries all dead letters of one task, queues their deliveries, and leaves other tasks unchanged', async () => {
    const worker = await seeker(test);
    const task = 'notifications.deliver-message';
    const deliveries: { id: string }[] = await test.dataSource.query(
      `INSERT INTO message_deliveries (recipient_id, channel, text, urgency, state, reason, failed_at)
       SELECT $1, 'email', 'parcels:news', 'normal', state, 'refused 550', now()
       FROM unnest(ARRAY['failed', 'failed', 'sent']) AS state RETURNING id`,
      [worker.id],
    );
    for (const { id: deliveryId } of deliveries)
      await saveDeadLetter(test.dataSource, { task, payload: { deliveryId } });
    const other = await saveDeadLetter(test.dataSource, { task: 'c.d' });
    const done = await saveDeadLetter(test.dataSource, { task, outcome: 'done' });
    await me.post(PATH).send({ task }).expect(200, { retried: 3, left: 0 });
    expect(await dead()).toEqual([other]);
    expect(await test.dataSource.query('SELECT outcome FROM outbox WHERE id = $1', [done])).toEqual([
      { outcome: 'done' },
    ]);
    expect(
      await test.dataSource.query('SELECT state, reason FROM message_deliveries ORDER BY state, failed_at'),
    ).toMatchObject([{ state: 'queued', reason: null }, { state: 'queued', reason: null }, { state: 'sent' }]);
    await me.post(PATH).send({ task }).expect(200, { retried: 0, left: 0 });
    expect(
      await test.dataSource.query(
        `SELECT detail FROM audit_entries WHERE actor_id = $1 AND action = 'dead_letters.retried'`,
        [me.id],
      ),
    ).toEqual([{ detail: { task, retried: 3 } }]);
  });

  it('retries a thousand at once, oldest first, and returns the number that remain', async () => {
    await test.dataSource.query(
      `INSERT INTO outbox (task, payload, done_at, outcome)
       SELECT 'a.b', jsonb_build_object('n', n), now() - make_interval(secs => n), 'failed: no'
       FROM generate_series(1, $1::int) AS n`,
      [DEAD_LETTERS_AT_ONCE + 2],
    );
    await me.post(PATH).send({ task: 'a.b' }).expect(200, { retried: DEAD_LETTERS_AT_ONCE, left: 2 });
    expect(
      await test.dataSource.query(`SELECT payload -> 'n' AS n FROM outbox WHERE outcome LIKE 'failed:%' ORDER BY 1`),
    ).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('rejects a body without a task, and an unknown task', async () => {
    for (const body of [{}, { task: 7 }, { task: 'x'.repeat(101) }, { task: 'a.b', channel: 'sms' }]) {
      await me.post(PATH).send(body).expect(400);
    }
  });
});
