import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Sessions } from '../../auth/auth.public.js';
import { seeker } from '../../jobs/tests/people.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('listSessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('lists every browser of the account, this one first, without secrets', async () => {
    const person = await seeker(test);
    await seeker(test);
    const sessions = test.app.get(Sessions, { strict: false });
    const { manager } = test.app.get(DataSource);
    const token = await sessions.open(manager, person.id, { userAgent: PHONE });
    const kept: { id: string }[] = await test.dataSource.query('SELECT id FROM sessions');
    await sessions.open(manager, person.id);
    await test.dataSource.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE NOT id = ANY($1)`, [
      kept.map(({ id }) => id),
    ]);
    const { body } = await person.get('/api/user/sessions').expect(200);
    expect(body).toMatchObject([
      { current: true, browser: 'other', system: 'other' },
      { current: false, browser: 'chrome', system: 'android' },
    ]);
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(Object.keys(body[0]).toSorted()).toEqual(['browser', 'createdAt', 'current', 'id', 'lastSeenAt', 'system']);
  });
});
