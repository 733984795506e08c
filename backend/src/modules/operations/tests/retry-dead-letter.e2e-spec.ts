import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { addTexts } from '../../../common/i18n/translate.js';
import { PermanentTaskFailure } from '../../../common/queue/task.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { Messenger } from '../../notifications/notifications.public.js';
import { saveDeadLetter, staff } from './dead-letter.factory.js';

const WORDS = { news: { subject: 'For {{who}}', body: 'It is there, {{who}}.' } };
const pathOf = (id: string): string => `/api/admin/dead-letters/${id}/retry`;

describe('POST /api/admin/dead-letters/{id}/retry', () => {
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

  const task = async (id: string): Promise<object | undefined> => {
    const rows: object[] = await test.dataSource.query(
      `SELECT done_at, outcome, attempts, lease_until, next_relay_at <= clock_timestamp() AS due FROM outbox WHERE id = $1`,
      [id],
    );
    return rows[0];
  };

  it('retries the task with all its attempts, under its id, and returns the number that remain of its kind', async () => {
    const id = await saveDeadLetter(test.dataSource, { task: 'a.b' });
    const other = await saveDeadLetter(test.dataSource, { task: 'a.b' });
    await saveDeadLetter(test.dataSource, { task: 'c.d' });
    await me.post(pathOf(id)).expect(200, { retried: 1, left: 1 });
    expect(await task(id)).toEqual({ done_at: null, outcome: null, attempts: 0, lease_until: null, due: true });
    expect(await task(other)).toMatchObject({ attempts: 12 });
  });

  it('sends a message that its provider rejected once more, under the same key, and then not again', async () => {
    const worker = await seeker(test);
    const mails: Mail[] = [];
    const provider = jest.spyOn(test.app.get(MailSender), 'send').mockImplementation((mail) => {
      mails.push(mail);
      return mails.length === 1 ? Promise.reject(new PermanentTaskFailure('refused 550')) : Promise.resolve();
    });
    const message = { text: 'parcels:news', params: { who: 'Meena' } };
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, worker.id, message));
    await test.runTasks();
    const delivery = async (): Promise<object[]> =>
      test.dataSource.query(
        `SELECT state, reason, attempts, params, sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed
         FROM message_deliveries WHERE recipient_id = $1`,
        [worker.id],
      );
    const params = { who: 'Meena' };
    const [before] = await delivery();
    expect(before).toEqual({ state: 'failed', reason: 'refused 550', attempts: 1, params, sent: false, failed: true });
    const [{ id }] = (await me.get('/api/admin/dead-letters').expect(200)).body as [{ id: string }];
    await me.post(pathOf(id)).expect(200);
    const [between] = await delivery();
    expect(between).toEqual({ state: 'queued', reason: null, attempts: 1, params, sent: false, failed: false });
    await test.runTasks();
    const [after] = await delivery();
    expect(after).toEqual({ state: 'sent', reason: null, attempts: 2, params: {}, sent: true, failed: false });
    expect(mails.map(({ key, text }) => [key, text.includes('It is there, Meena.')])).toEqual([
      [mails[0]?.key, true],
      [mails[0]?.key, true],
    ]);
    await me.post(pathOf(id)).expect(409);
    await test.runTasks();
    expect(provider).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['waits', { doneAt: null, outcome: null, attempts: 0 }],
    ['runs', { doneAt: null, outcome: null, attempts: 1, leaseUntil: new Date(Date.now() + 60_000) }],
    ['is done', { outcome: 'done', attempts: 1 }],
  ])('returns 409 for a task that %s, and leaves it unchanged', async (_what, fields) => {
    const id = await saveDeadLetter(test.dataSource, fields);
    const before = await task(id);
    const { body } = await me.post(pathOf(id)).expect(409);
    expect(body.detail).toBe('This task has not failed. It is waiting, running or done.');
    expect(await task(id)).toEqual(before);
  });

  it('retries once for two concurrent calls of the staff', async () => {
    const id = await saveDeadLetter(test.dataSource);
    const other = await staff(test);
    const answers = await Promise.all([me.post(pathOf(id)), other.post(pathOf(id))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
