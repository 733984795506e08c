import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { addTexts } from '../../../common/i18n/translate.js';
import { NOBODY } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import type { Message, Recipient } from '../message.js';
import { Messenger } from '../messenger.js';

const OFFER = {
  title: 'Work near you',
  message: '{{title}}, {{pay}} rupees, {{distance}} km away.',
  subject: 'Work near you: {{title}}',
  body: '{{title}}, {{pay}} rupees, {{distance}} km away.',
  action: 'Look at it',
  sms: '{{title}}, {{distance}} km: {{address}}',
};
const MESSAGE: Message = {
  text: 'offers:near',
  params: { title: 'Cook', pay: 200 },
  link: '/instant-requests',
  urgency: 'immediate',
};
const AS_MANY_AS_GO = 200;

describe('a message to many accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    addTexts('offers', { en: { near: OFFER }, hi: { near: OFFER }, kn: { near: OFFER } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['outbox', 'message_deliveries', 'notifications', 'events', 'outbox_messages']) {
      await test.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  afterEach(() => void jest.restoreAllMocks());

  const people = async (count: number): Promise<string[]> => {
    const rows: { id: string }[] = await test.dataSource.query(
      `INSERT INTO users (email, role, email_verified_at)
       SELECT gen_random_uuid() || '@example.test', 'job_seeker', now() FROM generate_series(1, $1) RETURNING id`,
      [count],
    );
    return rows.map(({ id }) => id);
  };
  /** Sends the message, and returns the executed statements. */
  const send = (recipients: readonly Recipient[], message: Partial<Message> = {}): Promise<string[]> =>
    test.dataSource.transaction(async (tx) => {
      const statements = jest.spyOn(tx.queryRunner!, 'query');
      await test.app.get(Messenger).sendToMany(tx, recipients, { ...MESSAGE, ...message });
      return statements.mock.calls.map(([sql]) => String(sql));
    });
  const countOf = async (table: string): Promise<number> =>
    (await test.dataSource.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n;
  const counts = (): Promise<number[]> =>
    Promise.all(['notifications', 'events', 'message_deliveries', 'outbox'].map(countOf));

  it.each([1, AS_MANY_AS_GO])('requires four statements for %i recipients', async (count) => {
    const recipients = (await people(count)).map((recipientId) => ({ recipientId, params: { distance: 3 } }));
    expect(await send(recipients)).toHaveLength(4);
    expect(await counts()).toEqual([count, count, 2 * count, 2 * count]);
  });

  it('requires two more statements for recipients with devices, because two channels wait', async () => {
    const ids = await people(AS_MANY_AS_GO);
    await test.dataSource.query(
      `WITH opened AS (
         INSERT INTO sessions (id, user_id, expires_at, browser, system)
         SELECT 'session-' || id, id, now() + interval '1 day', 'chrome', 'android' FROM unnest($1::uuid[]) AS id RETURNING id, user_id)
       INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
       SELECT user_id, id, 'https://push.example.net/send/' || id, 'p', 'a' FROM opened`,
      [ids],
    );
    expect(await send(ids.map((recipientId) => ({ recipientId, params: { distance: 3 } })))).toHaveLength(6);
    expect(await counts()).toEqual([AS_MANY_AS_GO, AS_MANY_AS_GO, 3 * AS_MANY_AS_GO, 3 * AS_MANY_AS_GO]);
  });

  it('has one delivery and one task for each recipient and channel, with the recipient’s own params', async () => {
    const [one, other] = await Promise.all([saveUser(test.dataSource), saveUser(test.dataSource)]);
    await send([
      { recipientId: one.id, params: { distance: 3 }, subjectId: NOBODY },
      { recipientId: other.id, params: { distance: 7, pay: 250 }, link: '/instant-requests?request=7' },
    ]);
    const rows: object[] = await test.dataSource.query(
      `SELECT d.recipient_id AS id, d.channel, d.subject_id AS subject, d.urgency, d.state, d.attempts, count(o.id)::int AS tasks
       FROM message_deliveries d LEFT JOIN outbox o ON o.payload ->> 'deliveryId' = d.id::text AND o.queue = 'notifications'
       GROUP BY d.id ORDER BY d.recipient_id = $1, d.channel`,
      [other.id],
    );
    const row = { urgency: 'immediate', state: 'queued', attempts: 0, tasks: 1 };
    expect(rows).toEqual([
      { ...row, id: one.id, channel: 'email', subject: NOBODY },
      { ...row, id: one.id, channel: 'sms', subject: NOBODY },
      { ...row, id: other.id, channel: 'email', subject: null },
      { ...row, id: other.id, channel: 'sms', subject: null },
    ]);
    expect(await test.runTasks()).toBe(4);
    const mails = await sentMessages(test, { channel: 'email' });
    const texts = mails.toSorted((a, b) => Number(a.recipient === other.email) - Number(b.recipient === other.email));
    expect(texts).toMatchObject([
      { recipient: one.email, text: expect.stringContaining('Cook, 200 rupees, 3 km away.') },
      { recipient: other.email, text: expect.stringContaining('Cook, 250 rupees, 7 km away.') },
    ]);
    expect(texts[0]?.text).toContain(`${test.url}/instant-requests\n`);
    expect(texts[1]?.text).toContain(`${test.url}/instant-requests?request=7\n`);
  });

  it('skips deleted accounts, and does nothing without recipients', async () => {
    const [id = ''] = await people(1);
    await send([{ recipientId: NOBODY }, { recipientId: id }]);
    expect(await counts()).toEqual([1, 1, 2, 2]);
    expect(await send([])).toEqual([]);
  });

  it('is not sent before its due time', async () => {
    const [id = ''] = await people(1);
    await send([{ recipientId: id }], { dueAt: new Date(Date.now() + 3_600_000) });
    expect(await countOf('outbox WHERE next_relay_at > now()')).toBe(2);
  });

  it('rejects more than 200 recipients, and links out of the product', async () => {
    const [recipientId = ''] = await people(1);
    const tooMany = Array.from({ length: AS_MANY_AS_GO + 1 }, () => ({ recipientId }));
    await expect(send(tooMany)).rejects.toThrow('at most 200');
    await expect(send([{ recipientId }, { recipientId, link: '//example.com' }])).rejects.toThrow('path');
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});
