import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MESSAGE_WAYS, waysTo } from '@nukkad/contract/messages/message-ways';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { codeSentTo, messagesTo } from '../../account/tests/messages.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { inHours, noticesTo, readersOf } from './engagement.factory.js';
import { pairOf } from './engagement-pair.js';
import { PayeeEntity } from '../entities/payee.entity.js';

const PATH = '/api/user/upi';

describe('PUT /api/user/upi', () => {
  let test: TestApp;
  let worker: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    worker = await seeker(test);
  });
  const row = () => test.dataSource.getRepository(PayeeEntity).findOneBy({ userId: worker.id });

  it('stores the id encrypted, replaces it with another one, and removes it for null', async () => {
    expect((await worker.put(PATH).send({ upiId: ' Asha.Rao@OkAxis ' }).expect(200)).body).toEqual({
      upiId: 'asha.rao@okaxis',
      usableFrom: null,
    });
    const first = (await row())?.upiIdEncrypted ?? '';
    expect(first).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('asha');
    await worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    expect((await row())?.upiIdEncrypted).not.toBe(first);
    expect((await worker.get(PATH).expect(200)).body).toMatchObject({ upiId: 'asha@ybl' });
    await worker.put(PATH).send({ upiId: null }).expect(200);
    expect(await row()).toBeNull();
    expect((await worker.get(PATH).expect(200)).body).toEqual({ upiId: null, usableFrom: null });
  });

  it('notifies the account by all channels of a replaced or removed id, with "It was not me"', async () => {
    const told = async (): Promise<number> => {
      const rows: unknown[] = await test.dataSource.query(
        `SELECT 1 FROM notifications WHERE user_id = $1 AND text = 'engagements:upiReplaced' AND link LIKE '/upi-report/link#%'`,
        [worker.id],
      );
      return rows.length;
    };
    await worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    await worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    expect(await told()).toBe(0);
    await worker.put(PATH).send({ upiId: 'thief@ybl' }).expect(200);
    expect(await told()).toBe(1);
    await worker.put(PATH).send({ upiId: null }).expect(200);
    await worker.put(PATH).send({ upiId: null }).expect(200);
    expect(await told()).toBe(2);
    expect(waysTo(MESSAGE_WAYS['engagements:upiReplaced']!, { email: true, phone: true })).toEqual([
      'bell',
      'email',
      'sms',
    ]);
  });

  it('notifies the account of its first id once, by bell and mail', async () => {
    for (const upiId of ['asha@ybl', 'asha@ybl']) await worker.put(PATH).send({ upiId }).expect(200);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['engagements:upiAdded']);
    expect(waysTo(MESSAGE_WAYS['engagements:upiAdded']!, { email: true, phone: true })).toEqual(['bell', 'email']);
  });

  it('notifies the number that was replaced before the first id was added', async () => {
    const before = String(worker.user.phone);
    await worker.patch('/api/user/profile').send({ phone: '+919845044444' }).expect(200);
    const code = await codeSentTo(test, '+919845044444');
    await worker.post('/api/user/contact-changes/phone/confirm').send({ code }).expect(200);
    await worker.put(PATH).send({ upiId: 'thief@ybl' }).expect(200);
    const [text] = await messagesTo(test, before);
    expect(text?.text).toMatch(/A UPI ID was added to your account.* \S+\/contact/);
  });

  it('returns the time from which employers see a replaced id, also when the same id is sent again', async () => {
    await worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    const { body } = await worker.put(PATH).send({ upiId: 'asha@okaxis' }).expect(200);
    expect(body.usableFrom).toEqual(expect.any(String));
    expect((await worker.put(PATH).send({ upiId: 'asha@okaxis' }).expect(200)).body).toEqual(body);
  });

  it('sends no notice of a removal when there was no id', async () => {
    await worker.put(PATH).send({ upiId: null }).expect(200);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual([]);
  });

  it('sends no notice when the previous id returns before employers saw another one', async () => {
    for (const upiId of ['asha@ybl', 'asha@okaxis', 'asha@ybl']) await worker.put(PATH).send({ upiId }).expect(200);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['engagements:upiAdded', 'engagements:upiReplaced']);
    expect((await worker.get(PATH).expect(200)).body).toEqual({ upiId: 'asha@ybl', usableFrom: null });
  });

  it('updates the open pages of employers who owe money, and no others', async () => {
    const [pair, other] = await Promise.all([pairOf(test), pairOf(test)]);
    const past = { status: 'done', startsAt: inHours(-10) } as const;
    const owed = await pair.book(past);
    const paid = await pair.book({
      ...{ ...past, startsAt: inHours(-40), paidAmount: '480', paidAt: inHours(-2), receivedAt: inHours(-1) },
    });
    const foreign = await other.book(past);
    await pair.worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    const heard = await Promise.all([owed, paid, foreign].map((id) => readersOf(test.dataSource, id)));
    expect(heard).toEqual([[pair.owner.id], [], []]);
  });

  it.each([
    ['an address', { upiId: 'asha@example.com' }],
    ['no handle', { upiId: 'asha' }],
    ['one letter', { upiId: 'a@ybl' }],
    ['an ampersand', { upiId: 'asha&am=1@ybl' }],
  ])('returns 400 for a UPI id with %s', async (_what, input) => {
    await worker.put(PATH).send(input).expect(400);
    expect(await row()).toBeNull();
  });

  it('returns 400 with the format of an id', async () => {
    const { body } = await worker.put(PATH).send({ upiId: 'asha' }).expect(400);
    expect(body.errors).toEqual([{ field: 'upiId', message: 'Enter a UPI ID like name@bank.' }]);
  });
});
