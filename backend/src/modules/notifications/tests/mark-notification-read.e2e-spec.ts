import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveNotification } from './notification.factory.js';

describe('POST /api/notifications/{id}/read', () => {
  let test: TestApp;
  let me: Person;
  beforeAll(async () => {
    test = await createTestApp();
    me = await seeker(test);
  });
  afterAll(() => test.close());

  const stored = async (id: string): Promise<Date | null> => {
    const rows: { at: Date | null }[] = await test.dataSource.query(
      'SELECT read_at AS at FROM notifications WHERE id = $1',
      [id],
    );
    return rows[0]?.at ?? null;
  };
  const eventsOf = async (person: Person): Promise<number> => {
    const rows: { n: number }[] = await test.dataSource.query(
      `SELECT count(*)::int AS n FROM events WHERE user_id = $1 AND topic = 'notifications'`,
      [person.id],
    );
    return rows[0]?.n ?? -1;
  };

  it('marks the notification, returns the number of unread ones, and updates the other pages', async () => {
    const [first] = await Promise.all([1, 2].map(() => saveNotification(test.dataSource, { userId: me.id })));
    const { body } = await me.post(`/api/notifications/${first?.id}/read`).expect(200);
    expect(body).toEqual({ unread: 1 });
    expect(await stored(first?.id ?? '')).toBeInstanceOf(Date);
    expect(await eventsOf(me)).toBe(1);
  });

  it('is idempotent: the first time remains', async () => {
    const person = await employer(test);
    const { id } = await saveNotification(test.dataSource, { userId: person.id });
    await person.post(`/api/notifications/${id}/read`).expect(200);
    const at = await stored(id);
    await person.post(`/api/notifications/${id}/read`).expect(200, { unread: 0 });
    expect(await stored(id)).toEqual(at);
    expect(await eventsOf(person)).toBe(1);
  });
});
