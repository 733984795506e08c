import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { addTexts } from '../../../common/i18n/translate.js';
import { DeferTask } from '../../../common/queue/task.js';
import { NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { DirectMessages } from '../direct-messages.js';
import type { Message } from '../message.js';
import type { Composed, Delivery } from '../message-composer.js';
import { MessageComposers } from '../message-composers.js';
import { MessageDeliveryRepository } from '../message-delivery.repository.js';
import { Messenger } from '../messenger.js';
import { deliverAll } from './deliveries.js';

/** Everything that a new message requires: these texts, and one call. */
const WEATHER = {
  en: {
    rain: {
      title: 'Rain',
      message: 'It rains in {{town}}.',
      subject: 'Rain in {{town}}',
      body: 'It rains in {{town}} from {{from}}, {{how}}.',
      action: 'See the map',
      sms: '{{brand}}: rain in {{town}} from {{from}}. {{address}}',
    },
    strong: 'as on {{day}}',
    again: 'And again: {{town}}',
    drought: { subject: 'Dry', body: 'No rain.' },
    half: { subject: 'Half a message' },
  },
  hi: {
    rain: {
      title: 'बारिश',
      message: '{{town}} में बारिश है।',
      subject: '{{town}} में बारिश',
      body: '{{town}} में {{from}} से बारिश है, {{how}}।',
      action: 'नक्शा देखें',
      sms: '{{brand}}: {{town}} में {{from}} से बारिश। {{address}}',
    },
    strong: '{{day}} जैसी',
    again: 'फिर से: {{town}}',
    drought: { subject: 'सूखा', body: 'बारिश नहीं।' },
    half: { subject: 'आधा' },
  },
  kn: {
    rain: {
      title: 'ಮಳೆ',
      message: '{{town}} ನಲ್ಲಿ ಮಳೆ.',
      subject: '{{town}} ನಲ್ಲಿ ಮಳೆ',
      body: '{{town}} ನಲ್ಲಿ {{from}} ಇಂದ ಮಳೆ, {{how}}.',
      action: 'ನಕ್ಷೆ ನೋಡಿ',
      sms: '{{brand}}: {{town}} ನಲ್ಲಿ {{from}} ಇಂದ ಮಳೆ. {{address}}',
    },
    strong: '{{day}} ಹಾಗೆ',
    again: 'ಮತ್ತೆ: {{town}}',
    drought: { subject: 'ಬರ', body: 'ಮಳೆ ಇಲ್ಲ.' },
    half: { subject: 'ಅರ್ಧ' },
  },
};
// a Saturday in a far future year: every date therefore includes the year
const FROM = new Date('2051-07-01T10:30:00Z');
const DAY = new Date('2051-06-30T10:30:00Z');
const RAIN: Message = {
  text: 'weather:rain',
  params: { town: 'Mysuru', from: FROM, how: { key: 'weather:strong', params: { day: { day: DAY } } } },
  link: '/map',
};

interface Sent {
  channel: string;
  subject: string;
  text: string;
}

describe('a message to an account', () => {
  let test: TestApp;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    addTexts('weather', WEATHER);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM message_deliveries');
    await test.dataSource.query('DELETE FROM outbox_messages');
    worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  });
  afterEach(() => void jest.restoreAllMocks());

  const send = (to: Person, message: Partial<Message> = {}): Promise<void> =>
    test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, to.id, { ...RAIN, ...message }));
  const change = (person: Person, fields: Partial<UserEntity>): Promise<unknown> =>
    test.dataSource.getRepository(UserEntity).update(person.id, fields);
  const sent = (): Promise<Sent[]> =>
    test.dataSource.query('SELECT channel, subject, text FROM outbox_messages ORDER BY channel');
  const channels = async (): Promise<string[]> => (await sent()).map(({ channel }) => channel);
  const onTheirWay = async (): Promise<number> =>
    (await test.dataSource.query(`SELECT id FROM message_deliveries WHERE state = 'queued'`)).length;
  const waiting = async (): Promise<number> =>
    (await test.dataSource.query(`SELECT id FROM outbox WHERE done_at IS NULL AND next_relay_at > now()`)).length;
  const bellOf = async (person: Person): Promise<{ title: string; message: string; link: string }[]> =>
    (await person.get('/api/notifications').expect(200)).body;
  /** Replaces the composer of all messages. */
  const compose = (composed: (delivery: Delivery) => Promise<Composed | null>): void => {
    jest.spyOn(test.app.get(MessageComposers), 'findComposer').mockReturnValue({ compose: composed });
  };

  it('requires its texts and one call: it reaches the bell, the mailbox and the phone', async () => {
    await send(worker);
    expect(await bellOf(worker)).toMatchObject([{ title: 'Rain', message: 'It rains in Mysuru.', link: '/map' }]);
    expect(await sent()).toEqual([]);
    expect(await test.runTasks()).toBe(2);
    expect(await sent()).toEqual([
      {
        channel: 'email',
        subject: 'Rain in Mysuru',
        text: [
          'Hello Asha Rao,',
          'It rains in Mysuru from Saturday, 1 July 2051, 4 pm, as on Friday, 30 June 2051.',
          `See the map: ${test.url}/map`,
          'Your Nukkad team',
        ].join('\n\n'),
      },
      {
        channel: 'sms',
        subject: '',
        text: `Nukkad: rain in Mysuru from 1 July 2051. ${test.url}/map`,
      },
    ]);
    expect(await onTheirWay()).toBe(0);
  });

  it.each([
    ['hi', 'नमस्ते Asha Rao,', 'आपकी Nukkad टीम'],
    ['kn', 'ನಮಸ್ಕಾರ Asha Rao,', 'ನಿಮ್ಮ Nukkad ತಂಡ'],
  ] as const)(
    'is written in %s for a reader of it, with moments, days and nested texts',
    async (language, ...frame) => {
      await change(worker, { language });
      await send(worker);
      await test.runTasks();
      const [mail, text] = await sent();
      expect(mail?.subject).toBe(WEATHER[language].rain.subject.replace('{{town}}', 'Mysuru'));
      for (const part of [...frame, `${WEATHER[language].rain.action}: ${test.url}/map`]) {
        expect(mail?.text).toContain(part);
      }
      expect(`${mail?.text} ${text?.text}`).not.toMatch(/\{\{|July|Saturday|weather[:.]|undefined|object/);
    },
  );

  it('is sent only by the channels that it has texts for', async () => {
    await send(worker, { text: 'weather:drought' });
    await test.runTasks();
    expect(await channels()).toEqual(['email']);
    expect((await sent())[0]?.text).toBe('Hello Asha Rao,\n\nNo rain.\n\nYour Nukkad team');
    expect(await bellOf(worker)).toEqual([]);
  });

  it('has all texts of a channel, and links to a page of the product', async () => {
    await expect(send(worker, { text: 'weather:half' })).rejects.toThrow('no words for weather:half.body');
    await expect(send(worker, { text: 'weather:snow' })).rejects.toThrow('no words for weather:snow');
    await expect(send(worker, { link: '//example.com' })).rejects.toThrow('path');
    await expect(
      test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, worker.id, { text: RAIN.text })),
    ).rejects.toThrow('path');
  });

  it('is not sent when its transaction is rolled back', async () => {
    const told = test.dataSource.transaction(async (tx) => {
      await test.app.get(Messenger).send(tx, worker.id, RAIN);
      throw new Error('no');
    });
    await expect(told).rejects.toThrow('no');
    expect([await onTheirWay(), await test.runTasks()]).toEqual([0, 0]);
  });

  it.each([
    ['normal', { mailNews: false }, ['sms']],
    ['normal', { textNews: false }, ['email']],
    ['normal', { deletionDueAt: new Date() }, []],
    ['immediate', { mailNews: false, urgentWorkInQuietHours: true }, ['sms']],
    ['immediate', { textNews: false, urgentWorkInQuietHours: true }, ['email']],
    ['urgent', { mailNews: false }, ['email', 'sms']],
    ['urgent', { textNews: false }, ['email']],
    ['account', { mailNews: false, textNews: false }, ['email', 'sms']],
  ] as const)('that is %s is sent to a recipient with %j by %j', async (urgency, fields, ways) => {
    await change(worker, fields);
    await send(worker, { urgency });
    await test.runTasks();
    expect(await channels()).toEqual(ways);
    expect([await onTheirWay(), await waiting()]).toEqual([0, 0]);
  });

  it.each([
    ['normal', false, [], 2],
    ['normal', true, [], 2],
    ['immediate', false, [], 2],
    ['immediate', true, ['email', 'sms'], 0],
    ['urgent', true, ['email'], 0],
    ['account', false, ['email', 'sms'], 0],
  ] as const)(
    'that is %s, with the setting %j for urgent work in quiet hours, is sent then by %j; %i wait',
    async (...given) => {
      const [urgency, urgentWorkInQuietHours, ways, count] = given;
      await change(worker, { ...quietNow(), urgentWorkInQuietHours });
      await send(worker, { urgency });
      await test.runTasks();
      expect(await channels()).toEqual(ways);
      expect([await onTheirWay(), await waiting()]).toEqual([count, count]);
      await change(worker, { quietHours: false });
      await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
      expect(await test.runTasks()).toBe(count);
      expect(await channels()).toEqual(count === 0 ? ways : ['email', 'sms']);
    },
  );

  it.each([
    ['is not verified', { phoneVerifiedAt: null }],
    ['is none', { phone: null, phoneVerifiedAt: null }],
    ['lies where we send none', { phone: '+4915112345678' }],
  ] as const)('is not sent as a text when the number %s, whatever its urgency', async (_what, fields) => {
    await change(worker, fields);
    await send(worker, { urgency: 'account' });
    await test.runTasks();
    expect(await channels()).toEqual(['email']);
  });

  it('is not sent to deleted accounts', async () => {
    await send(worker);
    await test.dataSource.getRepository(UserEntity).delete(worker.id);
    expect(await test.runTasks()).toBe(2);
    const sending = test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, NOBODY, RAIN));
    await expect(sending).resolves.toBeUndefined();
    expect([await sent(), await onTheirWay()]).toEqual([[], 0]);
  });

  it('is not sent by mail or text before its due time, but shown by the bell at once', async () => {
    await send(worker, { dueAt: new Date(Date.now() + 3_600_000) });
    expect(await bellOf(worker)).toHaveLength(1);
    expect(await waiting()).toBe(2);
  });

  it('is composed by its composer when it is delivered', async () => {
    const asked: Delivery[] = [];
    compose((delivery) => {
      asked.push(delivery);
      return Promise.resolve({
        text: 'weather:drought',
        params: { town: 'Hubli' },
        paragraphs: [
          { key: 'weather:again' },
          [{ key: 'weather:again' }, { key: 'weather:again', params: { town: 'Udupi' } }],
        ],
        links: ['/one', '/two'],
        attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'a' }],
      });
    });
    const mails: Mail[] = [];
    jest.spyOn(test.app.get(MailSender), 'send').mockImplementation((mail) => Promise.resolve(void mails.push(mail)));
    await send(worker, { text: 'weather:drought', subjectId: NOBODY });
    await test.runTasks();
    expect(asked).toMatchObject([{ recipientId: worker.id, subjectId: NOBODY, text: 'weather:drought' }]);
    expect(mails).toMatchObject([
      { key: asked[0]?.deliveryId, to: worker.user.email, attachments: [{ content: 'a' }] },
    ]);
    expect(mails[0]?.text).toContain('And again: Hubli\n\nAnd again: Hubli\nAnd again: Udupi');
  });

  it('is not sent when its composer finds it out of date', async () => {
    compose(() => Promise.resolve(null));
    await send(worker);
    await test.runTasks();
    expect([await sent(), await onTheirWay()]).toEqual([[], 0]);
  });

  it('is deferred when its composer finds it too early', async () => {
    const until = new Date(Date.now() + 3_600_000);
    compose(() => Promise.reject(new DeferTask(until)));
    await send(worker, { text: 'weather:drought' });
    await test.runTasks();
    expect([await sent(), await onTheirWay(), await waiting()]).toEqual([[], 1, 1]);
  });

  it('is sent once for each key, also when the process crashes between sending and recording', async () => {
    await send(worker);
    const noted = jest.spyOn(test.app.get(MessageDeliveryRepository), 'markSent');
    noted.mockRejectedValue(new Error('the process is gone'));
    await test.runTasks();
    expect([await channels(), await onTheirWay()]).toEqual([['email', 'sms'], 2]);
    noted.mockRestore();
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now()');
    await test.runTasks();
    expect([await channels(), await onTheirWay()]).toEqual([['email', 'sms'], 0]);
  });

  it('is retried when its channel belongs to a newer version', async () => {
    await send(worker, { text: 'weather:drought' });
    await test.dataSource.query(`UPDATE message_deliveries SET channel = 'pigeon'`);
    await expect(deliverAll(test)).rejects.toThrow('pigeon');
    expect(await onTheirWay()).toBe(1);
  });

  it('is sent to an address at once, without a greeting, where no account has preferences for it', async () => {
    const direct = (channel: 'email' | 'sms', to: string): Promise<void> =>
      test.app
        .get(DirectMessages)
        .send(
          { key: channel, channel, to, language: 'en' },
          { text: RAIN.text, params: { ...RAIN.params, how: 'much' }, link: '/map' },
        );
    await direct('email', 'anybody@example.com');
    await direct('sms', '+919845000009');
    expect(await sent()).toMatchObject([
      { text: `It rains in Mysuru from Saturday, 1 July 2051, 4 pm, much.\n\nSee the map: ${test.url}/map` },
      { text: expect.stringContaining('rain in Mysuru') },
    ]);
    await expect(
      test.app
        .get(DirectMessages)
        .send({ key: 'x', channel: 'sms', to: '+919845000009', language: 'en' }, { text: 'weather:drought' }),
    ).rejects.toThrow('no words for weather:drought by sms');
  });
});
