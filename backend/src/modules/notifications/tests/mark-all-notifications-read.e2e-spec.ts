import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveNotification } from './notification.factory.js';

describe('POST /api/notifications/read-all', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const unreadOf = async (person: Person): Promise<string | undefined> =>
    (await person.get('/api/notifications').expect(200)).headers['x-unread-count'] as string | undefined;

  it('marks all notifications of only the caller, and updates the other pages once', async () => {
    const [me, other] = [await seeker(test), await employer(test)];
    for (const userId of [me.id, me.id, me.id, other.id]) await saveNotification(test.dataSource, { userId });
    await me.post('/api/notifications/read-all').expect(200, { unread: 0 });
    expect(await unreadOf(me)).toBe('0');
    expect(await unreadOf(other)).toBe('1');
    expect(await test.dataSource.query('SELECT user_id FROM events')).toEqual([{ user_id: me.id }]);
  });

  it('publishes nothing when all are read, and executes a repeated request once', async () => {
    const me = await seeker(test);
    await saveNotification(test.dataSource, { userId: me.id });
    const again = (): Promise<unknown> =>
      me.post('/api/notifications/read-all').set('Idempotency-Key', 'read-1').expect(200, { unread: 0 });
    await again();
    await saveNotification(test.dataSource, { userId: me.id });
    await again();
    expect(await unreadOf(me)).toBe('1');
    await me.post('/api/notifications/read-all').expect(200);
    await me.post('/api/notifications/read-all').expect(200);
    expect(await test.dataSource.query('SELECT 1 FROM events WHERE user_id = $1', [me.id])).toHaveLength(2);
  });
});
