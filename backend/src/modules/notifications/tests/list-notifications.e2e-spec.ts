import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Notification } from '@nukkad/contract/messages/notifications';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sendUnchecked } from '../../../../test/effects/checked-messages.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { Messenger } from '../notifications.public.js';
import { NotificationsSchedule } from '../notifications.schedule.js';
import { saveNotification } from './notification.factory.js';

const NOTICE = {
  text: 'jobs:notice.newApplication',
  params: { applicant: 'Asha Rao', title: 'Cook $t(errors:notFound)' },
  link: '/employer/jobs/1',
};

describe('GET /api/notifications', () => {
  let test: TestApp;
  let me: Person;
  let checkAgain: () => void;
  beforeAll(async () => {
    test = await createTestApp();
    me = await employer(test);
    checkAgain = sendUnchecked(test.app);
  });
  afterAll(async () => {
    checkAgain();
    await test.close();
  });

  const list = async (person: Person, query = ''): Promise<Notification[]> =>
    (await person.get(`/api/notifications${query}`).expect(200)).body as Notification[];

  it('returns an empty list for a new account', async () => {
    const { body, headers } = await (await seeker(test)).get('/api/notifications').expect(200);
    expect(body).toEqual([]);
    expect(headers['x-unread-count']).toBe('0');
    expect(headers['link']).toBeUndefined();
  });

  it('returns the notifications of a transaction to its recipient only, in the reader’s language', async () => {
    const stranger = await employer(test);
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, me.id, NOTICE));
    const { body, headers } = await me.get('/api/notifications').expect(200);
    expect(body).toEqual([
      {
        id: expect.any(String),
        title: 'New application',
        message: 'Asha Rao has applied to "Cook $t(errors:notFound)".',
        link: '/employer/jobs/1',
        isRead: false,
        createdAt: expect.any(String),
      },
    ]);
    expect(headers['x-unread-count']).toBe('1');
    const hindi = (await me.get('/api/notifications').set('Accept-Language', 'hi').expect(200)).body as Notification[];
    for (const words of [hindi[0]?.title, hindi[0]?.message]) expect(words).toMatch(/\p{Script=Devanagari}/u);
    expect(await list(stranger)).toEqual([]);
    expect(
      await test.dataSource.query(`SELECT user_id, topic, subject FROM events WHERE user_id IN ($1, $2)`, [
        me.id,
        stranger.id,
      ]),
    ).toEqual([{ user_id: me.id, topic: 'notifications', subject: null }]);
  });

  it('returns 401 as soon as the session is closed, with whose statement the list is read', async () => {
    const person = await employer(test);
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, person.id, NOTICE));
    expect(await list(person)).toHaveLength(1);
    await test.dataSource.query('DELETE FROM sessions WHERE user_id = $1', [person.id]);
    await person.get('/api/notifications').expect(401);
  });

  it('returns no notification of a transaction that was rolled back', async () => {
    const person = await employer(test);
    const told = test.dataSource.transaction(async (tx) => {
      await test.app.get(Messenger).send(tx, person.id, NOTICE);
      throw new Error('no');
    });
    await expect(told).rejects.toThrow('no');
    expect(await list(person)).toEqual([]);
  });

  it('rejects a notification without texts or with a link out of the product', async () => {
    const add = (notice: Partial<typeof NOTICE>): Promise<void> =>
      test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, me.id, { ...NOTICE, ...notice }));
    await expect(add({ text: 'jobs:notice.unheardOf' })).rejects.toThrow('no words');
    await expect(add({ link: 'https://example.com' })).rejects.toThrow('path');
    await expect(add({ link: '//example.com' })).rejects.toThrow('path');
  });

  it('returns pages newest first, without repeated or skipped rows of the same instant', async () => {
    const person = await seeker(test);
    const createdAt = new Date('2026-01-01T10:00:00Z');
    for (let count = 0; count < 5; count++) await saveNotification(test.dataSource, { userId: person.id, createdAt });
    const newest = await saveNotification(test.dataSource, { userId: person.id, readAt: new Date() });
    const seen: Notification[] = [];
    for (let path: string | undefined = '/api/notifications?limit=2'; path;) {
      const { body, headers }: { body: unknown; headers: Record<string, string> } = await person.get(path).expect(200);
      expect(headers['x-unread-count']).toBe('5');
      seen.push(...(body as Notification[]));
      path = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen[0]).toMatchObject({ id: newest.id, isRead: true });
    expect(new Set(seen.map((item) => item.id)).size).toBe(6);
    expect(seen).toHaveLength(6);
  });

  it('rejects invalid queries, and the cursor of another account’s page', async () => {
    const person = await seeker(test);
    for (let count = 0; count < 2; count++) await saveNotification(test.dataSource, { userId: person.id });
    const { headers } = await person.get('/api/notifications?limit=1').expect(200);
    const cursor = /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1];
    await me.get(`/api/notifications?cursor=${cursor}`).expect(400);
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'unread=1']) {
      await person.get(`/api/notifications?${query}`).expect(400);
    }
  });

  it('retains notifications for half a year', async () => {
    const person = await seeker(test);
    const day = 24 * 3600 * 1000;
    for (const age of [1, 179, 181]) {
      await saveNotification(test.dataSource, { userId: person.id, createdAt: new Date(Date.now() - age * day) });
    }
    await test.app.get(NotificationsSchedule).sweep();
    expect(await list(person)).toHaveLength(2);
  });
});
