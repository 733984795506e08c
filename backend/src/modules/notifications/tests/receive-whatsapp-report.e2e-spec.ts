import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import { BRAND } from '@nukkad/contract/platform/brand';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { translate } from '../../../common/i18n/translate.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { Message } from '../message.js';
import { MessageComposers } from '../message-composers.js';
import { Messenger } from '../messenger.js';
import { signReport } from '../whatsapp/whatsapp-report.js';
import { WhatsAppService } from '../whatsapp/whatsapp-service.js';
import { SIMULATED_NUMBER, statusReport, textReport } from '../whatsapp/whatsapp-simulator.js';
import { LocalPushService } from './local-push-service.js';
import { digestOf } from '../../users/tests/stored-users.js';

const CANCELLED: Message = {
  text: 'engagements:notice.cancelled',
  params: { title: 'Cook', other: 'Asha Rao', time: new Date('2026-11-24T11:00:00Z') },
  link: '/instant-requests?engagement=5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c',
  urgency: 'urgent',
};
const PATH = '/api/provider-events/whatsapp';

describe('receiveWhatsAppReport', () => {
  let test: TestApp;
  let pushes: LocalPushService;
  let worker: Person;
  let number: string;

  beforeAll(async () => {
    test = await createTestApp();
    pushes = await LocalPushService.start();
  });
  afterAll(async () => {
    await pushes.stop();
    await test.close();
  });
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM message_deliveries');
    await test.dataSource.query('DELETE FROM outbox_messages');
    worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
    number = (worker.user.phone ?? '').slice(1);
    await worker.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    jest.spyOn(test.app.get(MessageComposers), 'findComposer').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const simulator = () => test.app.get(WhatsAppService).simulator!;
  const subscribe = () => worker.put('/api/push/subscription').send(pushes.subscribe()).expect(200);
  const send = (message: Partial<Message> = {}): Promise<void> =>
    test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, worker.id, { ...CANCELLED, ...message }));
  const rows = (): Promise<
    { id: string; channel: string; state: string; reason: string | null; wait: number | null }[]
  > =>
    test.dataSource.query(
      `SELECT id, channel, state, reason, round(extract(epoch FROM due_at - created_at))::int AS wait
       FROM message_deliveries ORDER BY array_position(ARRAY['push', 'whatsapp', 'sms', 'email'], channel)`,
    );
  const states = async (): Promise<string[]> =>
    (await rows()).map(({ channel, state, reason }) => [channel, state, reason].filter(Boolean).join(' '));
  const idOf = async (channel: string): Promise<string> => (await rows()).find((row) => row.channel === channel)!.id;
  /** Lets the time pass that one channel waits for, or all of them. */
  const passTime = async (channel = '%'): Promise<void> => {
    await test.dataSource.query(
      `UPDATE message_deliveries SET due_at = now() WHERE due_at > now() AND channel LIKE $1`,
      [channel],
    );
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
  };
  const report = (body: Buffer, signature = signReport(body, SIMULATED_NUMBER.secret)) =>
    test.api
      .post(PATH)
      .set('X-Hub-Signature-256', signature)
      .set('Content-Type', 'application/json')
      .send(body.toString('utf8'));
  const stored = async (): Promise<{ recipient: string; text: string }[]> =>
    (await sentMessages(test, { channel: 'whatsapp' })).map(({ recipient, text }) => ({ recipient, text }));

  it('waits 60 seconds for a device; text messages and mails wait longer', async () => {
    await subscribe();
    await send();
    expect((await rows()).map(({ channel, wait }) => [channel, wait])).toEqual([
      ['push', null],
      ['whatsapp', 60],
      ['sms', 180],
      ['email', 300],
    ]);
    await test.runTasks();
    await passTime('whatsapp');
    expect(await states()).toEqual(['push sent', 'whatsapp sent', 'sms queued', 'email queued']);
    expect(await stored()).toEqual([
      { recipient: `+${number}`, text: expect.stringMatching(/^Nukkad: Asha Rao cancelled Cook, .*\n\nReply STOP/s) },
    ]);
  });

  it('sends at once to a reader without a device, and lets text messages and mails wait', async () => {
    await send();
    await test.runTasks();
    expect((await rows()).map(({ channel, state, wait }) => [channel, state, wait])).toEqual([
      ['whatsapp', 'sent', null],
      ['sms', 'queued', 180],
      ['email', 'queued', 300],
    ]);
  });

  it('ends the chain when the message is read, and marks the notification as read', async () => {
    await send();
    await test.runTasks();
    const key = await idOf('whatsapp');
    for (const state of ['read', 'delivered', 'sent', 'read', 'failed'])
      await report(statusReport(key, state)).expect(200);
    await passTime();
    expect(await states()).toEqual(['whatsapp sent', 'sms suppressed seen', 'email suppressed seen']);
    const { body } = await worker.get('/api/notifications').expect(200);
    expect(body[0].isRead).toBe(true);
  });

  it('starts the next channels at once when the message was not delivered', async () => {
    await send();
    await test.runTasks();
    await report(statusReport(await idOf('whatsapp'), 'failed', 131_026)).expect(200);
    await report(statusReport(await idOf('whatsapp'), 'failed', 131_026)).expect(200);
    await test.runTasks();
    expect(await states()).toEqual(['whatsapp suppressed undelivered', 'sms sent', 'email sent']);
  });

  it('counts a message as sent that was delivered after all', async () => {
    await send();
    await test.runTasks();
    const key = await idOf('whatsapp');
    for (const state of ['failed', 'delivered', 'failed']) await report(statusReport(key, state)).expect(200);
    expect((await states())[0]).toBe('whatsapp sent');
  });

  it('settles a message whose failure is reported before its task ends, and sends it once', async () => {
    await send();
    const key = await idOf('whatsapp');
    await report(statusReport(key, 'failed')).expect(200);
    await test.runTasks();
    expect(await states()).toEqual(['whatsapp suppressed undelivered', 'sms sent', 'email sent']);
    // the report proves that an earlier run has sent it
    expect(await stored()).toEqual([]);
  });

  it('starts the next channels at once when WhatsApp refuses the message', async () => {
    simulator().faults.push({ code: 131_026, status: 400 });
    await send();
    await test.runTasks();
    expect(await states()).toEqual(['whatsapp suppressed refused', 'sms sent', 'email sent']);
  });

  it('ends the choice when WhatsApp reports that the reader stopped', async () => {
    simulator().faults.push({ code: 131_050, status: 400 });
    await send();
    await test.runTasks();
    expect(await states()).toEqual(['whatsapp suppressed no_address', 'sms sent', 'email sent']);
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('stopped');
  });

  it('continues a running chain on the next channel after STOP, and confirms it once', async () => {
    await subscribe();
    await send();
    await test.runTasks();
    const stop = textReport(number, 'बंद करो');
    await report(stop).expect(200);
    await report(stop).expect(200);
    await passTime();
    expect(await states()).toEqual(['push sent', 'whatsapp suppressed no_address', 'sms sent', 'email sent']);
    expect((await stored()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^You get no more WhatsApp messages/),
    ]);
    await send();
    expect((await rows()).filter(({ channel }) => channel === 'whatsapp')).toHaveLength(1);
  });

  it.each([
    ['a worker', seeker],
    ['an employer', employer],
  ] as const)('ends the choice of %s after STOP, and after a report that the person stopped', async (_who, create) => {
    const person = await create(test);
    const from = (person.user.phone ?? '').slice(1);
    const stateOf = async () => ((await person.get('/api/whatsapp').expect(200)).body as { state: string }).state;
    await person.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    await report(textReport(from, 'STOP please 🙏')).expect(200);
    expect(await stateOf()).toBe('stopped');
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('chosen');
    await report(textReport(from, 'START')).expect(200);
    expect(await stateOf()).toBe('chosen');
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, person.id, CANCELLED));
    await report(statusReport(await idOf('whatsapp'), 'failed', 131_050)).expect(200);
    expect(await stateOf()).toBe('stopped');
  });

  it('confirms STOP in the language of the account that has the number now', async () => {
    const next = await seeker(test, { language: 'kn' });
    await test.dataSource.query('UPDATE users SET phone = NULL, phone_verified_at = NULL WHERE id = $1', [worker.id]);
    await test.dataSource.query('UPDATE users SET phone = $2, phone_digest = $3 WHERE id = $1', [
      ...[next.id, `+${number}`, digestOf(test, `+${number}`)],
    ]);
    await next.put('/api/whatsapp').set('Accept-Language', 'en').send({ wording: WHATSAPP_WORDING }).expect(200);
    await report(textReport(number, 'STOP')).expect(200);
    await test.runTasks();
    expect((await stored()).map(({ text }) => text)).toEqual([
      translate('kn', 'notifications:whatsapp.confirmed.stop', { brand: BRAND }),
    ]);
  });

  it.each(['stop', 'start'] as const)(
    'ends the confirmation of %s without a dead letter when WhatsApp refuses it',
    async (answer) => {
      if (answer === 'start') await report(textReport(number, 'STOP')).expect(200);
      await test.runTasks();
      simulator().faults.push({ code: 131_047, status: 400 });
      await report(textReport(number, answer)).expect(200);
      await test.runTasks();
      const open = `SELECT task FROM outbox WHERE done_at IS NULL OR outcome LIKE 'failed:%'`;
      expect(await test.dataSource.query(open)).toEqual([]);
    },
  );

  it('ends the choice for the number of the report, not for the later one of its reader', async () => {
    await send();
    await test.runTasks();
    await test.dataSource.query(`UPDATE users SET phone = '+919800000012' WHERE id = $1`, [worker.id]);
    await worker.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    await report(statusReport(await idOf('whatsapp'), 'failed', 131_050, number)).expect(200);
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('chosen');
    await report(statusReport(await idOf('whatsapp'), 'failed', 131_050, '919800000012')).expect(200);
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('stopped');
  });

  it('resumes after START, and ignores a STOP that arrives late', async () => {
    const before = new Date(Date.now() - 5000);
    await test.dataSource.query(`UPDATE whatsapp_choices SET chosen_at = chosen_at - interval '1 hour'`);
    await report(textReport(number, 'STOP', before)).expect(200);
    await report(textReport(number, 'start', new Date())).expect(200);
    await report(textReport(number, 'STOP', before)).expect(200);
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('chosen');
    await report(textReport(number, 'stop, the shop is closed today', new Date())).expect(200);
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('chosen');
  });

  it('does not resume by START what the person refused in the settings', async () => {
    await worker.delete('/api/whatsapp').expect(200);
    await report(textReport(number, 'start', new Date())).expect(200);
    expect((await worker.get('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'refused' });
  });

  it('refuses a report whose signature does not fit its bytes', async () => {
    await send();
    await test.runTasks();
    const body = statusReport(await idOf('whatsapp'), 'read');
    await report(body, signReport(body, 'other')).expect(400);
    await report(body, '').expect(400);
    await passTime();
    expect(await states()).toEqual(['whatsapp sent', 'sms sent', 'email sent']);
  });

  it('ignores reports about unknown messages, and content that is no report', async () => {
    await report(statusReport('nothing', 'read')).expect(200);
    await report(statusReport('5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c', 'failed', 131_050)).expect(200);
    await report(Buffer.from('{}')).expect(200);
    expect((await worker.get('/api/whatsapp').expect(200)).body.state).toBe('chosen');
  });

  it('does not send to a number that is not the chosen one any more', async () => {
    await test.dataSource.query(`UPDATE users SET phone = '+919800000001' WHERE id = $1`, [worker.id]);
    await send();
    expect((await rows()).map(({ channel }) => channel)).not.toContain('whatsapp');
    expect((await worker.get('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'not_chosen', chosenAt: null });
  });
});

describe('the address for reports of WhatsApp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    Object.assign(test.config, { WHATSAPP_VERIFY_TOKEN: 'sixteen-characters' });
  });
  afterAll(async () => {
    Reflect.deleteProperty(test.config, 'WHATSAPP_VERIFY_TOKEN');
    await test.close();
  });

  const verify = (token: string, challenge = '1158201444') => {
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': challenge };
    return request(test.app.getHttpServer()).get(
      `/api/provider-events/whatsapp?${new URLSearchParams(query).toString()}`,
    );
  };

  it('is verified with the token of the operator, and repeats nothing but a number', async () => {
    const { text } = await verify('sixteen-characters').expect(200);
    expect(text).toBe('1158201444');
    await verify('another-token').expect(404);
    await verify('sixteen-characters', '<b>1</b>').expect(400);
  });
});
