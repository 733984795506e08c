import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inIndia, momentInIndia } from '@nukkad/contract/india-time';
import { MESSAGE_WAYS, type MessageWay, waysTo } from '@nukkad/contract/messages/message-ways';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sendUnchecked } from '../../../../test/effects/checked-messages.js';
import { type TextMessage, TextSender } from '../../../common/delivery/message.js';
import { savePhoneUser, saveUser, quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import type { Composed, Delivery } from '../message-composer.js';
import { MessageComposers } from '../message-composers.js';
import { DeliverMessageUseCase } from '../deliver-message.use-case.js';
import { MessageDeliveryRepository } from '../message-delivery.repository.js';
import { Messenger } from '../messenger.js';

const PHONE = { email: false, phone: true };
const EMAIL = { email: true, phone: false };
const BOTH = { email: true, phone: true };
/** A day completely in the past, so that any hour of it is valid. */
const YESTERDAY = inIndia(new Date()).dayNumber - 1;

describe('messages to an account with only a phone number', () => {
  let test: TestApp;
  let worker: Awaited<ReturnType<typeof savePhoneUser>>;
  let texts: TextMessage[];

  let checkAgain: () => void;
  beforeAll(async () => {
    test = await createTestApp();
    // all kinds are sent to one account, regardless of their usual recipient
    checkAgain = sendUnchecked(test.app);
  });
  afterAll(async () => {
    checkAgain();
    await test.close();
  });
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM message_deliveries');
    worker = await savePhoneUser(test.dataSource);
    compose(() => Promise.resolve({}));
    texts = [];
    jest.spyOn(test.app.get(TextSender), 'send').mockImplementation((text) => Promise.resolve(void texts.push(text)));
  });
  afterEach(() => void jest.restoreAllMocks());

  const compose = (composed: (delivery: Delivery) => Promise<Composed | null>): void => {
    jest.spyOn(test.app.get(MessageComposers), 'findComposer').mockReturnValue({ compose: composed });
  };
  const send = (text: string, fields: object = {}, to: { id: string } = worker): Promise<void> =>
    test.dataSource.transaction((tx) =>
      test.app.get(Messenger).send(tx, to.id, {
        ...{ text, link: '/?section=applications' },
        params: { title: 'Cook', company: 'Ravi Tiffins', applicant: 'Asha', other: 'Ravi', number: 1, count: 1 },
        ...fields,
      }),
    );
  const deliveryIds = async (): Promise<string[]> =>
    (await test.dataSource.query<{ id: string }[]>('SELECT id FROM message_deliveries')).map(({ id }) => id);
  const deliver = (deliveryId: string): Promise<void> =>
    test.app.get(DeliverMessageUseCase).execute({ deliveryId }, { attempt: 1 });
  /** Makes all deliveries due, and runs their tasks. */
  const runDue = async (): Promise<void> => {
    await test.dataSource.query('UPDATE message_deliveries SET due_at = now() WHERE due_at IS NOT NULL');
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
  };
  /** All that was batched so far happened so many hours earlier. */
  const passHours = (hours: number): Promise<unknown> =>
    test.dataSource.query('UPDATE message_deliveries SET batched_at = batched_at - make_interval(hours => $1)', [
      hours,
    ]);
  const states = async (): Promise<string[]> => {
    const rows: { state: string; reason: string | null }[] = await test.dataSource.query(
      `SELECT state, reason FROM message_deliveries WHERE channel = 'sms' ORDER BY created_at, id`,
    );
    return rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
  };
  /** Sets the database's clock for the rate of texts to `hour` in India. */
  const atHour = (hour: number): void => {
    const deliveries = test.app.get(MessageDeliveryRepository);
    const claim = deliveries.claimBatch.bind(deliveries);
    jest.spyOn(deliveries, 'claimBatch').mockImplementation((delivery, kinds, nextTime) =>
      claim(delivery, kinds, (now, earlier) => {
        const shift = momentInIndia(YESTERDAY, hour).getTime() - now.getTime();
        const next = nextTime(
          new Date(now.getTime() + shift),
          earlier.map((moment) => new Date(moment.getTime() + shift)),
        );
        return new Date(next.getTime() - shift);
      }),
    );
  };

  it('are sent by the channels of their kind, for each kind of the product', async () => {
    const accounts = [
      [worker.id, PHONE],
      [(await saveUser(test.dataSource, { phone: null, phoneVerifiedAt: null })).id, EMAIL],
      [(await saveUser(test.dataSource)).id, BOTH],
    ] as const;
    const kinds = Object.entries(MESSAGE_WAYS).filter(([, { to }]) => to !== 'address');
    const recipients = accounts.map(([recipientId]) => ({ recipientId }));
    await test.dataSource.transaction(async (tx) => {
      for (const [text] of kinds) {
        await test.app.get(Messenger).sendToMany(tx, recipients, { text, link: '/', urgency: 'account' });
      }
    });
    // a delivery deferred behind others counts as sent
    await Promise.allSettled((await deliveryIds()).map(deliver));
    for (const [id, reachable] of accounts) {
      const rows: { text: string; way: MessageWay }[] = await test.dataSource.query(
        `SELECT text, 'bell' AS way FROM notifications WHERE user_id = $1
         UNION ALL SELECT text, channel FROM message_deliveries WHERE recipient_id = $1 AND (state = 'sent' OR state = 'queued')
         ORDER BY 1, 2`,
        [id],
      );
      const waysOf = (kind: string): MessageWay[] => rows.filter(({ text }) => text === kind).map(({ way }) => way);
      expect(kinds.map(([kind]) => [kind, waysOf(kind)])).toEqual(
        kinds.map(([kind, ways]) => [kind, waysTo(ways, reachable)]),
      );
    }
  });

  it('wait for the end of quiet hours where a mail would not', async () => {
    await test.dataSource.getRepository(UserEntity).update(worker.id, quietNow());
    await send('interviews:notice.cancelled', { urgency: 'urgent' });
    await runDue();
    expect([await states(), texts]).toEqual([['queued'], []]);
    await test.dataSource.getRepository(UserEntity).update(worker.id, { quietHours: false });
    await runDue();
    expect([await states(), texts.length]).toEqual([['sent'], 1]);
  });

  it.each([
    ['engagements:notice.startClaimed', 'started'],
    ['engagements:notice.endClaimed', 'ended'],
    ['instant-hire:notice.nobodyCame', 'Nobody accepted Cook'],
    ['jobs:notice.waiting', 'waiting for your reply'],
    ['interviews:notice.asked', 'Ravi wants an interview for Cook'],
  ])('report in a text a pending answer: %s', async (text, words) => {
    atHour(10);
    await send(text, { urgency: 'account' });
    await runDue();
    expect(texts.map((sent) => sent.text)).toEqual([expect.stringContaining(words)]);
  });

  it('report several interview requests in one text', async () => {
    atHour(10);
    await send('interviews:notice.asked');
    await send('interviews:notice.asked');
    await send('interviews:notice.broadcast');
    await runDue();
    expect(texts.map((sent) => sent.text)).toEqual([
      expect.stringContaining('Interview requests: 2 for your jobs, 1 from people near you.'),
    ]);
  });

  it('are not sent as texts once a mail reaches the account', async () => {
    await send('jobs:notice.hired');
    await test.dataSource
      .getRepository(UserEntity)
      .update(worker.id, { email: 'asha.phone@example.com', emailVerifiedAt: new Date() });
    await runDue();
    expect([await states(), texts]).toEqual([['suppressed: by_mail'], []]);
  });

  it('link to their page by a short address, signed in or not', async () => {
    const link = '/instant-requests?request=11111111-1111-4111-8111-111111111111';
    await send('jobs:notice.hired', { link });
    await runDue();
    const address = /https?:\/\/\S+/.exec(texts[0]?.text ?? '')?.[0] ?? '';
    const path = new URL(address).pathname;
    expect(path).toMatch(/^\/t\/[0-9a-f]{12}$/);
    const opened = await test.api.get(path).expect(303);
    expect(opened.headers).toMatchObject({ location: link, 'cache-control': 'no-store' });
    for (const unknown of ['/t/000000000000', '/t/x', '/t/0000000000zz']) {
      expect((await test.api.get(unknown).expect(303)).headers['location']).toBe('/');
    }
    // the code of a mail delivery resolves to no page, because no reader ever received it
    await test.dataSource.query(`UPDATE message_deliveries SET channel = 'email'`);
    expect((await test.api.get(path).expect(303)).headers['location']).toBe('/');
  });

  it('contain a short path unchanged', async () => {
    await send('jobs:notice.hired');
    await runDue();
    expect(texts[0]?.text).toMatch(/ http:\/\/[^/]+\/\?section=applications$/);
  });

  it('have at most two parts for any length of their texts, and only characters of the cheap encoding in English', async () => {
    await send('jobs:notice.hired', {
      params: { company: '“Ravi’s” ಟಿಫಿನ್ '.repeat(20), title: 'Cook – ₹500 '.repeat(20) },
    });
    await send('jobs:notice.hired', {
      params: { company: '“Ravi’s” Café evil.com', title: 'Cook – ₹500 evil.🍛com…' },
    });
    await runDue();
    expect(texts).toHaveLength(2);
    expect(texts[0]?.text.length).toBeLessThanOrEqual(134);
    expect(texts[1]?.text).toContain(`"Ravi's" Café evil. com wants to hire you for Cook - Rs 500 evil. com...`);
  });

  describe('that come together', () => {
    it('are one text a day, with the facts that are still true', async () => {
      await send('jobs:notice.shortlisted', { subjectId: null });
      await send('jobs:notice.rejected');
      await send('jobs:notice.rejected');
      await send('jobs:notice.closed', { params: { title: 'Gone' } });
      compose(({ params }) => Promise.resolve(params['title'] === 'Gone' ? null : {}));
      await test.runTasks();
      expect(texts).toEqual([]); // not due yet
      await runDue();
      expect(texts.map(({ text }) => text)).toEqual([
        expect.stringContaining('1 shortlisted, 2 not chosen, 0 without a reply.'),
      ]);
      expect(await states()).toEqual(['sent', 'sent', 'sent', 'suppressed: out_of_date']);
      await send('jobs:notice.rejected');
      await runDue();
      expect(texts).toHaveLength(1);
      await passHours(24);
      await runDue();
      expect(texts[1]?.text).toContain('did not choose you for Cook');
    });

    it('are texts of each person alone', async () => {
      const other = await savePhoneUser(test.dataSource);
      for (const to of [worker, other, other]) await send('jobs:notice.rejected', {}, to);
      await runDue();
      expect(new Map(texts.map(({ to, text }) => [to, text]))).toEqual(
        new Map([
          [worker.phone, expect.stringContaining('did not choose you for Cook')],
          [other.phone, expect.stringContaining('2 not chosen')],
        ]),
      );
      expect(texts).toHaveLength(2);
    });

    it('are not sent when all of it is out of date, and do not delay the next', async () => {
      compose(() => Promise.resolve(null));
      await send('jobs:notice.shortlisted');
      await runDue();
      expect([await states(), texts]).toEqual([['suppressed: out_of_date'], []]);
      compose(() => Promise.resolve({}));
      await send('jobs:notice.rejected');
      await runDue();
      expect(texts).toHaveLength(1);
    });

    it('are one text a day also when the first of them is out of date', async () => {
      await send('jobs:notice.rejected', { params: { title: 'Gone' } });
      await send('jobs:notice.rejected');
      compose(({ params }) => Promise.resolve(params['title'] === 'Gone' ? null : {}));
      await runDue();
      expect([await states(), texts.length]).toEqual([['suppressed: out_of_date', 'sent'], 1]);
      await send('jobs:notice.rejected');
      await runDue();
      expect(texts).toHaveLength(1);
    });

    it('are limited to one an hour for an employer, from 8 to 21', async () => {
      atHour(10);
      await send('jobs:notice.newApplication');
      await send('jobs:notice.newApplication');
      await runDue();
      expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining('New applications: 2.')]);
      await send('jobs:notice.newApplication');
      await runDue();
      expect(texts).toHaveLength(1);
      await passHours(1);
      atHour(21);
      await runDue();
      expect(texts).toHaveLength(1);
      jest.spyOn(test.app.get(MessageDeliveryRepository), 'claimBatch').mockRestore();
      atHour(11);
      await runDue();
      expect(texts[1]?.text).toContain('Asha has applied to Cook.');
    });

    it('are sent once when the tasks of several run concurrently', async () => {
      atHour(10);
      for (let count = 0; count < 4; count++) await send('jobs:notice.newApplication');
      await test.dataSource.query('UPDATE message_deliveries SET due_at = now()');
      await Promise.all((await deliveryIds()).map(deliver));
      expect([texts.length, await states()]).toEqual([1, ['sent', 'sent', 'sent', 'sent']]);
    });

    it('are sent under one key again when the process crashed before recording them', async () => {
      atHour(10);
      await send('jobs:notice.newApplication');
      await send('jobs:notice.newApplication');
      const noted = jest.spyOn(test.app.get(MessageDeliveryRepository), 'markSent');
      noted.mockRejectedValue(new Error('killed'));
      await runDue();
      expect([texts.length, await states()]).toEqual([1, ['queued', 'queued']]);
      noted.mockRestore();
      await send('jobs:notice.newApplication'); // is added meanwhile, and waits for the next text
      await runDue();
      expect(new Set(texts.map(({ key }) => key)).size).toBe(1);
      expect(texts.at(-1)?.text).toContain('New applications: 2.');
      expect(await states()).toEqual(['sent', 'sent', 'queued']);
    });

    it('leave out what was read meanwhile, and link to the page of the first that is told', async () => {
      atHour(10);
      const link = '/employer/jobs/11111111-1111-4111-8111-111111111111';
      await send('jobs:notice.newApplication', { link });
      await send('jobs:notice.newApplication', { link });
      jest.spyOn(test.app.get(TextSender), 'send').mockRejectedValueOnce(new Error('down'));
      await runDue();
      await test.dataSource.query(
        `UPDATE notifications SET read_at = now()
         WHERE id = (SELECT notification_id FROM message_deliveries WHERE batch_id = id)`,
      );
      await runDue();
      expect((await states()).sort()).toEqual(['sent', 'suppressed: seen']);
      const [address = ''] = /https?:\/\/\S+/.exec(texts[0]?.text ?? '') ?? [];
      expect((await test.api.get(new URL(address).pathname).expect(303)).headers['location']).toBe(link);
    });

    it('remain queued together when the provider is down, and fail together with their task', async () => {
      atHour(10);
      await send('jobs:notice.newApplication');
      await send('jobs:notice.newApplication');
      jest.spyOn(test.app.get(TextSender), 'send').mockRejectedValue(new Error('down'));
      await runDue();
      expect(await states()).toEqual(['queued', 'queued']);
      await test.dataSource.query(`UPDATE outbox SET attempts = 12 WHERE done_at IS NULL`);
      await runDue();
      const failed = expect.stringMatching(/^failed: /);
      expect(await states()).toEqual([failed, failed]);
    });
  });

  describe('about unread messages', () => {
    const dueAt = (): Date => new Date(Date.now() + 600_000);

    it('are at most three texts a day, also when their tasks run concurrently', async () => {
      for (let count = 0; count < 5; count++) await send('messaging:digest', { dueAt: dueAt() });
      await test.dataSource.query('UPDATE message_deliveries SET due_at = now()');
      await Promise.allSettled((await deliveryIds()).map(deliver));
      expect(texts).toHaveLength(3);
      await passHours(24);
      await runDue();
      expect(texts).toHaveLength(5);
    });

    it('do not count when there was nothing to report', async () => {
      compose(() => Promise.resolve(null));
      for (let count = 0; count < 3; count++) await send('messaging:digest', { dueAt: dueAt() });
      await runDue();
      compose(() => Promise.resolve({}));
      await send('messaging:digest', { dueAt: dueAt() });
      await runDue();
      expect(texts).toHaveLength(1);
    });
  });
});
