import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeadLetter } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { MailSender, TextSender } from '../../../common/delivery/message.js';
import { addTexts } from '../../../common/i18n/translate.js';
import { PermanentTaskFailure } from '../../../common/queue/task.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { Messenger } from '../../notifications/notifications.public.js';
import { saveDeadLetter, staff } from './dead-letter.factory.js';

const PATH = '/api/admin/dead-letters';
const WORDS = { news: { subject: 'For {{who}}', body: 'Secret of {{who}}', sms: 'Secret of {{who}}' } };

describe('GET /api/admin/dead-letters', () => {
  let test: TestApp;
  let me: Person;
  beforeAll(async () => {
    test = await createTestApp();
    addTexts('parcels', { en: WORDS, hi: WORDS, kn: WORDS });
    me = await staff(test);
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM outbox'));
  afterEach(() => void jest.restoreAllMocks());

  const list = async (query = ''): Promise<DeadLetter[]> =>
    (await me.get(`${PATH}${query}`).expect(200)).body as DeadLetter[];

  it('returns dead letters with their reasons, and no waiting, running or completed task', async () => {
    const id = await saveDeadLetter(test.dataSource, {
      task: 'jobs.tell',
      queue: 'notifications',
      payload: { a: 'b' },
    });
    await saveDeadLetter(test.dataSource, { outcome: 'done' });
    await saveDeadLetter(test.dataSource, { outcome: null, doneAt: null });
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await list()).toEqual([
      {
        id,
        task: 'jobs.tell',
        queue: 'notifications',
        createdAt: time,
        gaveUpAt: time,
        reason: 'too many attempts, the last one: TypeError',
        attempts: 12,
        channel: null,
        text: null,
      },
    ]);
  });

  it('returns the channel and the text of a message, never its recipient or content', async () => {
    const person = await seeker(test, { firstName: 'Kavya' });
    for (const [sender, code] of [
      [MailSender, 550],
      [TextSender, 21211],
    ] as const) {
      const refusal = new PermanentTaskFailure(`refused ${code}`);
      jest.spyOn(test.app.get<MailSender>(sender), 'send').mockRejectedValue(refusal);
    }
    const message = { text: 'parcels:news', params: { who: 'Ramesh Gowda' } };
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, person.id, message));
    await test.runTasks();
    await saveDeadLetter(test.dataSource);
    const { body, text } = await me.get(`${PATH}?channel=email`).expect(200);
    const task = 'notifications.deliver-message';
    expect(body).toMatchObject([
      { task, channel: 'email', text: 'parcels:news', reason: 'refused 550', attempts: 1, queue: 'notifications' },
    ]);
    for (const secret of ['Kavya', 'Ramesh', 'Secret', person.id, person.user.email, person.user.phone]) {
      expect(text).not.toContain(secret);
    }
    expect(await list('?channel=sms')).toMatchObject([{ channel: 'sms', reason: 'refused 21211' }]);
    expect(await list(`?task=${task}`)).toHaveLength(2);
    expect(await list()).toHaveLength(3);
    // the deletion of an account deletes its messages; the task then shows no message data
    await test.dataSource.query('DELETE FROM users WHERE id = $1', [person.id]);
    expect(await list(`?task=${task}`)).toMatchObject([{ channel: null, text: null }, { channel: null }]);
  });

  it('lists the latest first, in pages without repeated or skipped rows, and filters by task', async () => {
    const doneAt = new Date('2026-01-01T10:00:00Z');
    const ids = new Set<string>();
    for (let count = 0; count < 4; count++) ids.add(await saveDeadLetter(test.dataSource, { task: 'a.b', doneAt }));
    const latest = await saveDeadLetter(test.dataSource, { task: 'a.b' });
    await saveDeadLetter(test.dataSource, { task: 'c.d' });
    const seen: string[] = [];
    for (let path: string | undefined = `${PATH}?task=a.b&limit=2`; path;) {
      const { body, headers }: { body: unknown; headers: Record<string, string> } = await me.get(path).expect(200);
      seen.push(...(body as DeadLetter[]).map(({ id }) => id));
      path = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen[0]).toBe(latest);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(ids.add(latest));
  });

  it('rejects invalid queries, and the cursor of another list’s page', async () => {
    for (let count = 0; count < 2; count++) await saveDeadLetter(test.dataSource, { task: 'a.b' });
    const { headers } = await me.get(`${PATH}?task=a.b&limit=1`).expect(200);
    const cursor = /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1];
    await me.get(`${PATH}?cursor=${cursor}`).expect(400);
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'channel=pigeon', 'recipient=1']) {
      await me.get(`${PATH}?${query}`).expect(400);
    }
  });
});
