import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { ReaderStopped, TextSender } from '../../../common/delivery/message.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { MessageComposers } from '../message-composers.js';
import { Messenger } from '../messenger.js';
import { savePushSubscription } from './push-subscription.factory.js';
import { LocalPushService } from './local-push-service.js';

const TOKEN = 'gateway-token';
const PATH = '/api/provider-events/sms';

describe('receiveSmsReport', () => {
  let test: TestApp;
  let pushes: LocalPushService;
  let worker: Person;
  beforeAll(async () => {
    test = await createTestApp();
    Object.assign(test.config, { TWILIO_AUTH_TOKEN: TOKEN });
    pushes = await LocalPushService.start();
  });
  afterAll(async () => {
    Reflect.deleteProperty(test.config, 'TWILIO_AUTH_TOKEN');
    await pushes.stop();
    await test.close();
  });
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM message_deliveries');
    worker = await seeker(test);
    jest.spyOn(test.app.get(MessageComposers), 'findComposer').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const call = (path: string, params: Record<string, string>, token = TOKEN) => {
    const signed = Object.entries(params).sort().flat().join('');
    return test.api
      .post(path)
      .set(
        'X-Twilio-Signature',
        createHmac('sha1', token).update(`${test.config.publicUrl}${path}${signed}`).digest('base64'),
      )
      .set('Content-Type', 'application/x-www-form-urlencoded')
      .send(new URLSearchParams(params).toString());
  };
  const report = (delivery: string, status: string, token?: string) =>
    call(`${PATH}?delivery=${delivery}`, { MessageSid: 'SM1', MessageStatus: status }, token);
  const answer = (body: string, token?: string) =>
    call(PATH, { From: worker.user.phone ?? '', Body: body, MessageSid: 'SM2' }, token);
  const wantsTexts = async (): Promise<boolean> =>
    (await worker.get('/api/auth/user').expect(200)).body.notifications.text;
  const confirmations = async (): Promise<string[]> => {
    await test.runTasks();
    return (await sentMessages(test, { to: worker.user.phone })).map(({ text }) => text);
  };
  const states = async (): Promise<string[]> => {
    const rows: { channel: string; state: string; reason: string | null }[] = await test.dataSource.query(
      'SELECT channel, state, reason FROM message_deliveries ORDER BY channel DESC',
    );
    return rows.map(({ channel, state, reason }) => [channel, state, reason].filter(Boolean).join(' '));
  };
  /** Sends a message to a reader with a device, and lets the time pass that the text message waits for. */
  const sendText = async (): Promise<string> => {
    await savePushSubscription(test.dataSource, worker.id, pushes.subscribe());
    const link = '/instant-requests?engagement=5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';
    const params = { title: 'Cook', other: 'Asha Rao', time: new Date('2026-11-24T11:00:00Z') };
    const message = { text: 'engagements:notice.cancelled', params, link, urgency: 'urgent' } as const;
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, worker.id, message));
    await test.dataSource.query(`UPDATE message_deliveries SET due_at = now() WHERE channel = 'sms'`);
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
    const [sms]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM message_deliveries WHERE channel = 'sms'`,
    );
    return sms!.id;
  };

  it.each(['undelivered', 'failed'])('starts the mail at once when the text message is %s, once', async (status) => {
    const id = await sendText();
    expect(await states()).toEqual(['sms sent', 'push sent', 'email queued']);
    await report(id, status).expect(200);
    await report(id, status).expect(200);
    await test.runTasks();
    expect(await states()).toEqual(['sms suppressed undelivered', 'push sent', 'email sent']);
  });

  it('keeps a delivered message sent, whatever is reported later', async () => {
    const id = await sendText();
    for (const status of ['delivered', 'sent', 'failed', 'queued']) await report(id, status).expect(200);
    expect(await states()).toEqual(['sms sent', 'push sent', 'email queued']);
  });

  it('refuses a report without the signature of the gateway', async () => {
    const id = await sendText();
    await report(id, 'failed', 'other').expect(400);
    await test.api.post(`${PATH}?delivery=${id}`).send('MessageStatus=failed').expect(400);
    expect((await states())[0]).toBe('sms sent');
  });

  it('ends news by text message for the number after STOP, resumes it after START, and confirms each once', async () => {
    for (const text of ['Stop.', 'STOP please', 'ನಿಲ್ಲಿಸಿ']) await answer(text).expect(200);
    expect(await wantsTexts()).toBe(false);
    expect(await confirmations()).toEqual([expect.stringMatching(/^You get no more text messages from Nukkad/)]);
    await answer('start').expect(200);
    expect(await wantsTexts()).toBe(true);
    expect(await confirmations()).toHaveLength(2);
  });

  it('does not end news after a sentence with the word, or without the signature of the gateway', async () => {
    await answer('stop, the shop is closed today').expect(200);
    await answer('STOP', 'other').expect(400);
    expect(await wantsTexts()).toBe(true);
  });

  it('continues a running chain by mail after STOP', async () => {
    await answer('STOP').expect(200);
    await sendText();
    expect((await states())[0]).toBe('sms suppressed not_wanted');
    await test.dataSource.query(`UPDATE message_deliveries SET due_at = now() WHERE channel = 'email'`);
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
    expect((await states()).at(-1)).toBe('email sent');
  });

  it('ends news by text message for a number that the gateway blocks, and mails at once', async () => {
    jest.spyOn(test.app.get(TextSender), 'send').mockRejectedValue(new ReaderStopped('refused 21610'));
    await sendText();
    await test.runTasks();
    expect(await states()).toEqual(['sms suppressed refused', 'push sent', 'email sent']);
    expect(await wantsTexts()).toBe(false);
  });

  it('ends news by text message for a number that a report names as blocked', async () => {
    const id = await sendText();
    const code = { MessageStatus: 'undelivered', ErrorCode: '21610', To: worker.user.phone ?? '' };
    await call(`${PATH}?delivery=${id}`, code).expect(200);
    expect(await wantsTexts()).toBe(false);
  });

  it('ends the confirmation of STOP without a dead letter when the gateway blocks the number already', async () => {
    jest.spyOn(test.app.get(TextSender), 'send').mockRejectedValue(new ReaderStopped('refused 21610'));
    await answer('STOP').expect(200);
    expect(await confirmations()).toEqual([]);
    expect(await test.dataSource.query(`SELECT task FROM outbox WHERE outcome IS DISTINCT FROM 'done'`)).toEqual([]);
  });

  it('sends no confirmation of STOP to an account that has left meanwhile', async () => {
    await answer('STOP').expect(200);
    await test.dataSource.query('DELETE FROM users WHERE id = $1', [worker.id]);
    expect(await confirmations()).toEqual([]);
    expect(await test.dataSource.query(`SELECT task FROM outbox WHERE outcome IS DISTINCT FROM 'done'`)).toEqual([]);
  });

  it('ignores reports about messages that are no deliveries, such as codes', async () => {
    await report('task-1', 'failed').expect(200);
    await report('5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c', 'failed').expect(200);
  });
});
