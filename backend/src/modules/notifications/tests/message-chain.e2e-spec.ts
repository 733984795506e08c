import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAILY_BUDGETS } from '@nukkad/contract/messages/message-chain';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { TextSender } from '../../../common/delivery/message.js';
import { addTexts } from '../../../common/i18n/translate.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import type { Message } from '../message.js';
import { MessageComposers } from '../message-composers.js';
import { Messenger } from '../messenger.js';
import { LocalPushService, readVapid } from './local-push-service.js';
import { savePushSubscription } from './push-subscription.factory.js';

const TEXTS = {
  flood: {
    title: 'Flood in {{town}}',
    message: 'Stay home.',
    subject: 'Flood',
    body: 'Stay home.',
    sms: '{{brand}}: flood in {{town}}. {{address}}',
  },
};
const FLOOD: Message = {
  text: 'chain:flood',
  params: { town: 'Mysuru' },
  link: '/jobs/5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c',
};

interface Row {
  channel: string;
  state: string;
  reason: string | null;
  wait: number | null;
}

describe('the channels of a message to an account with a device', () => {
  let test: TestApp;
  let service: LocalPushService;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    service = await LocalPushService.start();
    addTexts('chain', { en: TEXTS, hi: TEXTS, kn: TEXTS });
  });
  afterAll(async () => {
    await service.stop();
    await test.close();
  });
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM message_deliveries');
    await test.dataSource.query('DELETE FROM outbox_messages');
    service.taken.length = 0;
    worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
    await subscribe();
  });
  afterEach(() => {
    service.answers = [];
    jest.restoreAllMocks();
  });

  const subscribe = async (): Promise<void> =>
    void (await worker.put('/api/push/subscription').send(service.subscribe()).expect(200));
  const send = (message: Partial<Message> = {}): Promise<void> =>
    test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, worker.id, { ...FLOOD, ...message }));
  /** Deliveries, with the seconds that they wait since they were decided. */
  const rows = (): Promise<Row[]> =>
    test.dataSource.query(
      `SELECT channel, state, reason, round(extract(epoch FROM due_at - created_at))::int AS wait
       FROM message_deliveries ORDER BY channel DESC, created_at`,
    );
  const states = async (): Promise<[string, string, string | null][]> =>
    (await rows()).map(({ channel, state, reason }) => [channel, state, reason]);
  /** Lets the time pass that deliveries and tasks wait for. */
  const passTime = async (): Promise<void> => {
    await test.dataSource.query(`UPDATE message_deliveries SET due_at = now() WHERE due_at > now()`);
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
  };
  const read = () => worker.post('/api/notifications/read-all').expect(200);

  it('pushes at once, texts after 180 seconds and mails after 300', async () => {
    await send();
    expect(await rows()).toEqual([
      { channel: 'sms', state: 'queued', reason: null, wait: 180 },
      { channel: 'push', state: 'queued', reason: null, wait: null },
      { channel: 'email', state: 'queued', reason: null, wait: 300 },
    ]);
    await test.runTasks();
    expect(await states()).toEqual([
      ['sms', 'queued', null],
      ['push', 'sent', null],
      ['email', 'queued', null],
    ]);
    const text = jest.spyOn(test.app.get(TextSender), 'send');
    await passTime();
    await test.runTasks();
    expect((await states()).map(([, state]) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(text).toHaveBeenCalledTimes(1);
  });

  it('waits for the devices from the due time of the message on', async () => {
    await send({ dueAt: new Date(Date.now() + 3_600_000) });
    const waits = (await rows()).map(({ wait }) => Math.round((wait ?? 0) / 60));
    expect(waits).toEqual([63, 60, 65]);
  });

  it('mails a calendar file at once, read or not', async () => {
    jest.spyOn(test.app.get(MessageComposers), 'findComposer').mockReturnValue({ compose: () => Promise.resolve({}) });
    const link = '/?section=request-interview&interview=5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';
    await send({ text: 'interviews:notice.confirmed', link, urgency: 'urgent' });
    await read();
    await test.runTasks();
    expect(await rows()).toEqual([
      { channel: 'push', state: 'suppressed', reason: 'seen', wait: null },
      { channel: 'email', state: 'sent', reason: null, wait: null },
    ]);
  });

  it('stops where a newer notice replaced the notice', async () => {
    await send();
    await test.dataSource.query('DELETE FROM notifications WHERE user_id = $1', [worker.id]);
    await passTime();
    await test.runTasks();
    expect((await states()).map(([, , reason]) => reason)).toEqual(['seen', 'seen', 'seen']);
  });

  it('shows one notification on all devices when it is the last of the daily budget', async () => {
    await savePushSubscription(test.dataSource, worker.id, service.subscribe());
    const sent = Array.from({ length: DAILY_BUDGETS.push - 1 }, () => worker.id);
    await test.dataSource.query(
      `INSERT INTO message_deliveries (recipient_id, channel, text, urgency, state, sent_at)
       SELECT id, 'push', 'chain:flood', 'normal', 'sent', now() FROM unnest($1::uuid[]) AS id`,
      [sent],
    );
    await send();
    await test.runTasks();
    expect(service.taken).toHaveLength(2);
    await send();
    await test.runTasks();
    expect(service.taken).toHaveLength(2);
  });

  it('sends a device what the bell shows, signed and encrypted, with a topic and a life', async () => {
    await send({ urgency: 'urgent' });
    await test.runTasks();
    const { body: bell } = await worker.get('/api/notifications').expect(200);
    const [{ headers, payload }] = service.taken as [(typeof service.taken)[number]];
    expect(payload).toMatchObject({
      title: 'Flood in Mysuru',
      body: 'Stay home.',
      link: FLOOD.link,
      notice: bell[0].id,
      account: worker.id,
      name: 'Asha Rao',
      language: 'en',
      until: null,
    });
    expect(JSON.stringify(payload)).not.toContain(worker.user.email);
    expect(headers).toMatchObject({ ttl: String(4 * 3600), urgency: 'high', topic: payload.tag });
    const { publicKey } = (await worker.get('/api/push').expect(200)).body;
    expect(readVapid(headers)).toMatchObject({
      publicKey,
      aud: service.origin,
      sub: expect.stringMatching(/^mailto:/),
    });
  });

  it('names the same topic for two notices about the same thing, and the time of life that a composer found', async () => {
    const expiresAt = new Date(Date.now() + 120_000);
    jest
      .spyOn(test.app.get(MessageComposers), 'findComposer')
      .mockReturnValue({ compose: () => Promise.resolve({ expiresAt }) });
    await send({ urgency: 'immediate' });
    await send({ urgency: 'immediate' });
    await send({ urgency: 'immediate', link: '/map' });
    await test.runTasks();
    const [first, second, third] = service.taken.map(({ payload }) => payload);
    expect([first?.tag === second?.tag, first?.tag === third?.tag]).toEqual([true, false]);
    expect(first).toMatchObject({ until: expiresAt.getTime(), over: { title: expect.any(String) } });
    expect(Number(service.taken[0]?.headers['ttl'])).toBeLessThanOrEqual(120);
  });

  it('sends to the newest ten devices of an account', async () => {
    for (let count = 0; count < 10; count++)
      await savePushSubscription(test.dataSource, worker.id, service.subscribe());
    await send();
    const pushes: { isOldest: boolean }[] = await test.dataSource.query(
      `SELECT s.created_at = (SELECT min(created_at) FROM push_subscriptions WHERE user_id = $1) AS "isOldest"
       FROM message_deliveries d JOIN push_subscriptions s ON s.id = d.subscription_id`,
      [worker.id],
    );
    expect(pushes).toEqual(Array.from({ length: 10 }, () => ({ isOldest: false })));
  });

  it.each([
    ['a day has passed', `created_at - interval '1 day'`, null],
    ['its content has expired', 'created_at', new Date(Date.now() - 1000)],
  ] as const)('sends nothing to devices when %s', async (_what, createdAt, expiresAt) => {
    jest
      .spyOn(test.app.get(MessageComposers), 'findComposer')
      .mockReturnValue({ compose: () => Promise.resolve(expiresAt ? { expiresAt } : {}) });
    await send({ urgency: 'urgent' });
    await test.dataSource.query(`UPDATE message_deliveries SET created_at = ${createdAt} WHERE channel = 'push'`);
    await test.runTasks();
    expect([(await states())[1], service.taken]).toEqual([['push', 'suppressed', 'out_of_date'], []]);
  });

  it('stops where the notice was read', async () => {
    await send();
    await test.runTasks();
    await read();
    await passTime();
    await test.runTasks();
    expect(await states()).toEqual([
      ['sms', 'suppressed', 'seen'],
      ['push', 'sent', null],
      ['email', 'suppressed', 'seen'],
    ]);
  });

  it('goes on to all other channels where it is about the account, at once and read or not', async () => {
    await send({ urgency: 'account' });
    await read();
    await test.runTasks();
    expect((await rows()).map(({ state, wait }) => [state, wait])).toEqual([
      ['sent', null],
      ['sent', null],
      ['sent', null],
    ]);
  });

  it.each([404, 410])(
    'removes a device whose push service answers %i, and starts the next channel at once',
    async (status) => {
      service.answers = [{ status }];
      await send();
      await test.runTasks();
      expect(await states()).toEqual([
        ['sms', 'sent', null],
        ['push', 'suppressed', 'no_address'],
        ['email', 'sent', null],
      ]);
      expect((await worker.get('/api/push').expect(200)).body.devices).toEqual([]);
      const tasks: { count: number }[] = await test.dataSource.query('SELECT count(*)::int AS count FROM outbox');
      expect(tasks).toEqual([{ count: 3 }]);
    },
  );

  it('starts the next channel at once when the push service refuses a message for good', async () => {
    service.answers = [{ status: 413 }];
    await send();
    await test.runTasks();
    expect(await states()).toEqual([
      ['sms', 'sent', null],
      ['push', 'suppressed', 'refused'],
      ['email', 'sent', null],
    ]);
    expect((await worker.get('/api/push').expect(200)).body.devices).toHaveLength(1);
  });

  it.each([
    ['asks to wait', { status: 429, headers: { 'retry-after': '60' } }],
    ['is busy', { status: 429 }],
    ['fails', { status: 500 }],
  ] as const)('tries again when the push service %s, and keeps the other channels waiting', async (_what, answer) => {
    service.answers = [answer];
    await send();
    await test.runTasks();
    expect(await states()).toEqual([
      ['sms', 'queued', null],
      ['push', 'queued', null],
      ['email', 'queued', null],
    ]);
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
    expect((await states())[1]).toEqual(['push', 'sent', null]);
  });

  it('waits for the other channels while one of two devices can be reached', async () => {
    const second = { ...service.subscribe() };
    await test.dataSource.query(
      `WITH session AS (INSERT INTO sessions (id, user_id, expires_at) VALUES ('second', $1, now() + interval '1 day') RETURNING id)
       INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth) SELECT $1, id, $2, $3, $4 FROM session`,
      [worker.id, second.endpoint, second.p256dh, second.auth],
    );
    service.answers = [{ status: 410 }];
    await send();
    await test.runTasks();
    const found = await rows();
    expect(found.filter(({ channel }) => channel !== 'push').map(({ state }) => state)).toEqual(['queued', 'queued']);
    expect(found.flatMap(({ channel, state }) => (channel === 'push' ? [state] : [])).sort()).toEqual([
      'sent',
      'suppressed',
    ]);
  });

  it('starts the next channel at once when the device was turned off meanwhile', async () => {
    await send();
    await test.dataSource.query('DELETE FROM push_subscriptions');
    await test.runTasks();
    expect((await states()).map(([, state]) => state)).toEqual(['sent', 'suppressed', 'sent']);
  });

  it('mails at once what is urgent in quiet hours, when devices and texts rest', async () => {
    await test.dataSource.getRepository(UserEntity).update(worker.id, quietNow());
    await send({ urgency: 'urgent' });
    await test.runTasks();
    expect(await states()).toEqual([
      ['sms', 'suppressed', 'quiet_hours'],
      ['push', 'suppressed', 'quiet_hours'],
      ['email', 'sent', null],
    ]);
  });

  it('texts and mails at once an account without a device', async () => {
    await test.dataSource.query('DELETE FROM push_subscriptions');
    await send();
    expect((await rows()).map(({ channel, wait }) => [channel, wait])).toEqual([
      ['sms', null],
      ['email', null],
    ]);
  });
});
