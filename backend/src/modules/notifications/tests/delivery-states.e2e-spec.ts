import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Mail, MailSender, type TextMessage, TextSender } from '../../../common/delivery/message.js';
import { addTexts } from '../../../common/i18n/translate.js';
import { deadLetters } from '../../../common/observability/metrics.js';
import { PermanentTaskFailure } from '../../../common/queue/task.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { DeliverMessageUseCase } from '../deliver-message.use-case.js';
import type { Message } from '../message.js';
import { MessageComposers } from '../message-composers.js';
import { MessageDeliveryRepository } from '../message-delivery.repository.js';
import { Messenger } from '../messenger.js';
import { NotificationsSchedule } from '../notifications.schedule.js';

const WORDS = {
  call: { subject: 'From {{who}}', body: 'Call {{who}}.', action: 'Open', sms: 'Call {{who}}.' },
  mail: { subject: 'From {{who}}', body: 'Call {{who}}.' },
  text: { sms: 'Call {{who}}.' },
};
const PARAMS = { who: 'Meena Iyer' };
const MAX_ATTEMPTS = 12;

interface State {
  channel: string;
  state: string;
  reason: string | null;
  attempts: number;
  says: object;
  times: string[];
}

describe('the state of a delivery', () => {
  let test: TestApp;
  let worker: Person;
  let friend: Person;
  beforeAll(async () => {
    test = await createTestApp();
    addTexts('calls', { en: WORDS, hi: WORDS, kn: WORDS });
    friend = await seeker(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['outbox', 'message_deliveries', 'outbox_messages']) {
      await test.dataSource.query(`DELETE FROM ${table}`);
    }
    worker = await seeker(test);
  });
  afterEach(() => void jest.restoreAllMocks());

  const send = (text: keyof typeof WORDS, message: Partial<Message> = {}): Promise<void> =>
    test.dataSource.transaction((tx) =>
      test.app
        .get(Messenger)
        .send(tx, worker.id, { text: `calls:${text}`, params: PARAMS, link: '/calls/1', about: friend.id, ...message }),
    );
  const states = (): Promise<State[]> =>
    test.dataSource.query(
      `SELECT channel, state, reason, attempts,
              jsonb_strip_nulls(jsonb_build_object('params', params, 'link', link, 'about', about_id)) AS says,
              array_remove(ARRAY[CASE WHEN sent_at IS NOT NULL THEN 'sent' END,
                CASE WHEN suppressed_at IS NOT NULL THEN 'suppressed' END,
                CASE WHEN failed_at IS NOT NULL THEN 'failed' END], NULL) AS times
       FROM message_deliveries ORDER BY channel`,
    );
  const said = (): object => ({ params: PARAMS, link: '/calls/1', about: friend.id });
  const NOTHING = { params: {} };
  /** Dead letters of deliveries that the metric has counted. */
  const counted = async (): Promise<number> =>
    (await deadLetters.get()).values.find(({ labels }) => labels.task === 'notifications.deliver-message')?.value ?? 0;
  /** Makes tasks that wait for their next attempt due. */
  const tryAgain = async (): Promise<void> => {
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now(), lease_until = NULL WHERE done_at IS NULL');
    await test.runTasks();
  };
  /**
   * Mocks the provider with one answer for each call; the last one repeats. Returns the messages that it was asked to
   * send.
   */
  const provider = <Sent extends Mail | TextMessage>(
    sender: typeof MailSender | typeof TextSender,
    ...answers: (() => Promise<void>)[]
  ): Sent[] => {
    const asked: Sent[] = [];
    jest
      .spyOn(test.app.get<{ send(message: unknown): Promise<void> }>(sender), 'send')
      .mockImplementation((message) => {
        asked.push(message as Sent);
        return (answers[asked.length - 1] ?? answers.at(-1))?.() ?? Promise.resolve();
      });
    return asked;
  };

  it('is queued until it is sent, for each channel separately, and loses its content then', async () => {
    provider(TextSender, () => Promise.reject(new Error('busy')));
    await send('call');
    const queued = { state: 'queued', reason: null, attempts: 0, says: said(), times: [] };
    expect(await states()).toEqual([
      { channel: 'email', ...queued },
      { channel: 'sms', ...queued },
    ]);
    await test.runTasks();
    expect(await states()).toEqual([
      { channel: 'email', state: 'sent', reason: null, attempts: 1, says: NOTHING, times: ['sent'] },
      { channel: 'sms', ...queued },
    ]);
  });

  it.each([
    ['no_address', 'text', { phone: null, phoneVerifiedAt: null }, {}],
    ['not_wanted', 'mail', { mailNews: false }, {}],
    ['not_wanted', 'text', { textNews: false, urgentWorkInQuietHours: true }, { urgency: 'immediate' }],
    ['quiet_hours', 'text', quietNow(), { urgency: 'urgent' }],
  ] as const)('is suppressed for %s by %s, for a recipient with %j', async (reason, text, fields, message) => {
    await test.dataSource.getRepository(UserEntity).update(worker.id, fields);
    await send(text, message);
    await test.runTasks();
    expect(await states()).toMatchObject([
      { state: 'suppressed', reason, attempts: 1, says: NOTHING, times: ['suppressed'] },
    ]);
  });

  it.each(['text', 'mail'] as const)(
    'is queued until quiet hours end, and then suppressed when its %s is out of date',
    async (text) => {
      await test.dataSource.getRepository(UserEntity).update(worker.id, quietNow());
      const compose = jest.fn(() => Promise.resolve(null));
      jest.spyOn(test.app.get(MessageComposers), 'findComposer').mockReturnValue({ compose });
      await send(text, { urgency: 'immediate' });
      await test.runTasks();
      expect(await states()).toMatchObject([{ state: 'queued', says: said() }]);
      expect(compose).not.toHaveBeenCalled();
      await test.dataSource.getRepository(UserEntity).update(worker.id, { quietHours: false });
      await tryAgain();
      expect(await states()).toMatchObject([{ state: 'suppressed', reason: 'out_of_date', says: NOTHING }]);
    },
  );

  it('is failed at once when the address is rejected permanently, and retains its content for a retry', async () => {
    const before = await counted();
    provider(MailSender, () => Promise.reject(new PermanentTaskFailure('refused 550')));
    await send('mail');
    await test.runTasks();
    expect(await states()).toEqual([
      { channel: 'email', state: 'failed', reason: 'refused 550', attempts: 1, says: said(), times: ['failed'] },
    ]);
    expect(await counted()).toBe(before + 1);
  });

  it('is failed when the last of its attempts failed, or did not end', async () => {
    const asked = provider(MailSender, () => Promise.reject(new TypeError('no connection')));
    await send('mail');
    await test.runTasks();
    for (let attempt = 2; attempt < MAX_ATTEMPTS; attempt++) await tryAgain();
    expect(await states()).toMatchObject([{ state: 'queued', attempts: 0 }]);
    await tryAgain();
    const reason = 'too many attempts, the last one: TypeError';
    expect(await states()).toMatchObject([{ state: 'failed', reason, attempts: MAX_ATTEMPTS }]);
    expect(asked).toHaveLength(MAX_ATTEMPTS);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    await send('text');
    await test.dataSource.query(`UPDATE outbox SET attempts = $1 WHERE done_at IS NULL`, [MAX_ATTEMPTS]);
    await tryAgain();
    expect(await states()).toMatchObject([{}, { state: 'failed', reason: 'its last attempt did not end' }]);
  });

  it('remains queued when another process has claimed the task before it became a dead letter', async () => {
    provider(MailSender, async () => {
      await test.dataSource.query(`UPDATE outbox SET attempts = attempts + 1, done_at = now(), outcome = 'done'`);
      throw new PermanentTaskFailure('refused 550');
    });
    await send('mail');
    await test.runTasks();
    expect(await states()).toMatchObject([{ state: 'queued', reason: null }]);
  });

  it('remains sent: no later run of its task sends or changes it', async () => {
    const asked = provider(MailSender);
    await send('mail');
    await test.runTasks();
    const [before] = await states();
    const [{ id: deliveryId }]: [{ id: string }] = await test.dataSource.query('SELECT id FROM message_deliveries');
    await test.app.get(DeliverMessageUseCase).execute({ deliveryId }, { attempt: 2 });
    const deliveries = test.app.get(MessageDeliveryRepository);
    await deliveries.markSent(deliveryId, 2);
    await deliveries.markSuppressed(deliveryId, 2, 'not_wanted');
    await test.dataSource.transaction(async (tx) => {
      await deliveries.markFailed(tx, deliveryId, 2, 'no');
      await deliveries.requeue(tx, [deliveryId]);
    });
    expect(await states()).toEqual([before]);
    expect(asked).toHaveLength(1);
  });

  it('becomes sent under the same key after a crash between the provider’s response and its record', async () => {
    const texts = provider<TextMessage>(TextSender);
    await send('text');
    jest.spyOn(test.app.get(MessageDeliveryRepository), 'markSent').mockRejectedValueOnce(new Error('killed'));
    await test.runTasks();
    expect(await states()).toMatchObject([{ state: 'queued' }]);
    await tryAgain();
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    const [first, again] = texts;
    expect(texts).toHaveLength(2);
    expect(first).not.toHaveProperty('perhapsSentSince');
    // marks a repeated call for a provider that cannot detect repetition
    expect(again).toEqual({ ...first, perhapsSentSince: expect.any(Date) });
  });

  it('is retained for 30 days, and after a failure as long as its dead letter', async () => {
    for (const [state, age, failed] of [
      ['sent', '29 days', null],
      ['sent', '31 days', null],
      ['suppressed', '31 days', null],
      ['failed', '31 days', '29 days'],
      ['failed', '40 days', '31 days'],
    ]) {
      await test.dataSource.query(
        `INSERT INTO message_deliveries (recipient_id, channel, text, urgency, state, created_at, failed_at)
         VALUES ($1, 'email', 'calls:mail', 'normal', $2, now() - $3::interval, now() - $4::interval)`,
        [worker.id, state, age, failed],
      );
    }
    expect(await test.app.get(NotificationsSchedule).sweep()).toBe(3);
    const left: { state: string }[] = await test.dataSource.query(
      'SELECT state FROM message_deliveries ORDER BY state',
    );
    expect(left).toEqual([{ state: 'failed' }, { state: 'sent' }]);
  });
});
