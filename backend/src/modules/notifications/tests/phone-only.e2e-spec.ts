import { describe, expect, it } from '@jest/globals';
import { SMS_SLOT_MAX } from '@nukkad/contract/messages/sms-slots';
import { MESSAGE_WAYS, type MessageWay, waysTo } from '@nukkad/contract/messages/message-ways';
import { saveUser, quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { Messenger } from '../messenger.js';
import { setUpPhoneAccount } from './phone-account.js';

const PHONE = { email: false, phone: true };
const EMAIL = { email: true, phone: false };
const BOTH = { email: true, phone: true };

describe('messages to an account with only a phone number', () => {
  const phone = setUpPhoneAccount();

  it('are sent by the channels of their kind, for each kind of the product', async () => {
    const accounts = [
      [phone.worker.id, PHONE],
      [(await saveUser(phone.test.dataSource, { phone: null, phoneVerifiedAt: null })).id, EMAIL],
      [(await saveUser(phone.test.dataSource)).id, BOTH],
    ] as const;
    const kinds = Object.entries(MESSAGE_WAYS).filter(([, { to }]) => to !== 'address');
    const recipients = accounts.map(([recipientId]) => ({ recipientId }));
    await phone.test.dataSource.transaction(async (tx) => {
      for (const [text] of kinds) {
        await phone.test.app.get(Messenger).sendToMany(tx, recipients, { text, link: '/', urgency: 'account' });
      }
    });
    // a delivery deferred behind others counts as sent
    await Promise.allSettled((await phone.listDeliveryIds()).map((id) => phone.deliver(id)));
    for (const [id, reachable] of accounts) {
      const rows: { text: string; way: MessageWay }[] = await phone.test.dataSource.query(
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
    await phone.test.dataSource.getRepository(UserEntity).update(phone.worker.id, quietNow());
    await phone.send('interviews:notice.cancelled', { urgency: 'urgent' });
    await phone.runDue();
    expect([await phone.listStates(), phone.texts]).toEqual([['queued'], []]);
    await phone.test.dataSource.getRepository(UserEntity).update(phone.worker.id, { quietHours: false });
    await phone.runDue();
    expect([await phone.listStates(), phone.texts.length]).toEqual([['sent'], 1]);
  });

  it.each([
    ['engagements:notice.startClaimed', 'started'],
    ['engagements:notice.endClaimed', 'ended'],
    ['instant-hire:notice.nobodyCame', 'Nobody accepted Cook'],
    ['jobs:notice.waiting', 'waiting for your reply'],
    ['interviews:notice.asked', 'Ravi wants an interview for Cook'],
  ])('report in a text a pending answer: %s', async (text, words) => {
    phone.setHour(10);
    await phone.send(text, { urgency: 'account' });
    await phone.runDue();
    expect(phone.texts.map((sent) => sent.text)).toEqual([expect.stringContaining(words)]);
  });

  it('report several interview requests in one text', async () => {
    phone.setHour(10);
    await phone.send('interviews:notice.asked');
    await phone.send('interviews:notice.asked');
    await phone.send('interviews:notice.broadcast');
    await phone.runDue();
    expect(phone.texts.map((sent) => sent.text)).toEqual([
      expect.stringContaining('Interview requests: 2 for your jobs, 1 from people near you.'),
    ]);
  });

  it('are not sent as texts once a mail reaches the account', async () => {
    await phone.send('jobs:notice.hired');
    await phone.test.dataSource
      .getRepository(UserEntity)
      .update(phone.worker.id, { email: 'asha.phone@example.com', emailVerifiedAt: new Date() });
    await phone.runDue();
    expect([await phone.listStates(), phone.texts]).toEqual([['suppressed: by_mail'], []]);
  });

  it('link to their page by a short address, signed in or not', async () => {
    const link = '/instant-requests?request=11111111-1111-4111-8111-111111111111';
    await phone.send('jobs:notice.hired', { link });
    await phone.runDue();
    const address = /https?:\/\/\S+/.exec(phone.texts[0]?.text ?? '')?.[0] ?? '';
    const path = new URL(address).pathname;
    expect(path).toMatch(/^\/t\/[0-9a-f]{12}$/);
    const opened = await phone.test.api.get(path).expect(303);
    expect(opened.headers).toMatchObject({ location: link, 'cache-control': 'no-store' });
    for (const unknown of ['/t/000000000000', '/t/x', '/t/0000000000zz']) {
      expect((await phone.test.api.get(unknown).expect(303)).headers['location']).toBe('/');
    }
    // the code of a mail delivery resolves to no page, because no reader ever received it
    await phone.test.dataSource.query(`UPDATE message_deliveries SET channel = 'email'`);
    expect((await phone.test.api.get(path).expect(303)).headers['location']).toBe('/');
  });

  it('contain a short path unchanged', async () => {
    await phone.send('jobs:notice.hired');
    await phone.runDue();
    expect(phone.texts[0]?.text).toMatch(/ http:\/\/[^/]+\/\?section=applications$/);
  });

  it('have at most two parts for any length of their texts, and only characters of the cheap encoding in English', async () => {
    await phone.send('jobs:notice.hired', {
      params: { company: '“Ravi’s” ಟಿಫಿನ್ '.repeat(20), title: 'Cook – ₹500 '.repeat(20) },
    });
    await phone.send('jobs:notice.hired', {
      params: { company: '“Ravi’s” Café evil.com', title: 'Cook – ₹500 evil.🍛com…' },
    });
    await phone.runDue();
    expect(phone.texts).toHaveLength(2);
    expect(phone.texts[0]?.text.length).toBeLessThanOrEqual(134);
    expect(phone.texts[1]?.text).toContain(`"Ravi's" Café evil. com wants to hire you for Cook - Rs 500 evil. com...`);
  });

  it('cut each value to the length that networks accept', async () => {
    await phone.send('jobs:notice.hired', { params: { company: 'A'.repeat(40), title: 'B'.repeat(40) } });
    await phone.runDue();
    const cut = (letter: string): string => `${letter.repeat(SMS_SLOT_MAX - 2)}..`;
    expect(phone.texts[0]?.text).toContain(`${cut('A')} wants to hire you for ${cut('B')}`);
  });
});
