import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { NOBODY, seeker } from '../../jobs/tests/people.js';
import { PushReceipts } from '../push-receipts.js';

describe('confirmPush', () => {
  let test: TestApp;
  let delivery: string;
  let other: string;
  beforeAll(async () => {
    test = await createTestApp();
    const { id } = await seeker(test);
    const rows: { id: string }[] = await test.dataSource.query(
      `INSERT INTO message_deliveries (recipient_id, channel, text, urgency, state)
       SELECT $1, 'push', 'jobs:notice.hired', 'normal', 'sent' FROM generate_series(1, 2) RETURNING id`,
      [id],
    );
    [delivery, other] = rows.map((row) => row.id) as [string, string];
  });
  afterAll(() => test.close());

  const shownAt = async (id = delivery): Promise<Date | null> => {
    const rows: { at: Date | null }[] = await test.dataSource.query(
      `SELECT shown_at AS at FROM message_deliveries WHERE id = $1`,
      [id],
    );
    return rows[0]?.at ?? null;
  };
  const confirm = (body: { delivery: string; token: string }) => test.api.post('/api/push/receipts').send(body);

  it('returns 404 for a token of another delivery, and records nothing', async () => {
    const receipts = test.app.get(PushReceipts, { strict: false });
    await confirm({ delivery, token: await receipts.tokenOf(NOBODY) }).expect(404);
    expect(await shownAt()).toBeNull();
  });

  it('records the first confirmation, without a session', async () => {
    const token = await test.app.get(PushReceipts, { strict: false }).tokenOf(delivery);
    await confirm({ delivery, token }).expect(204);
    const first = await shownAt();
    expect(first).toBeInstanceOf(Date);
    await confirm({ delivery, token }).expect(204);
    expect(await shownAt()).toEqual(first);
    expect(await shownAt(other)).toBeNull();
  });
});
