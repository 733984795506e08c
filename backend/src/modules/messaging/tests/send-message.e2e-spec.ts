import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DIGEST_AFTER_MINUTES } from '@nukkad/contract/messages/messages';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { MessageEntity } from '../entities/message.entity.js';
import { memberOf, saveTalk, type Talk } from './conversation.factory.js';

describe('POST /api/conversations/{id}/messages', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const pathOf = ({ id }: Talk): string => `/api/conversations/${id}/messages`;
  const send = (talk: Talk, person: Person, text: string) => person.post(pathOf(talk)).send({ text });
  const stored = ({ id }: Talk): Promise<MessageEntity[]> =>
    test.dataSource.getRepository(MessageEntity).find({ where: { conversationId: id }, order: { createdAt: 'ASC' } });
  const eventsOf = async (talk: Talk): Promise<string[]> =>
    (
      await test.dataSource.query(`SELECT user_id FROM events WHERE topic = 'messages' AND subject = $1`, [talk.id])
    ).map((row: { user_id: string }) => row.user_id);
  const noticesOf = (person: Person): Promise<{ text: string; params: object; link: string }[]> =>
    test.dataSource.query(
      `SELECT text, params, link FROM notifications WHERE user_id = $1 AND text LIKE 'messaging:%'`,
      [person.id],
    );

  it('shows the message to both sides, and updates their open pages', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    const { body } = await send(talk, worker, '  I can start on Monday.\nIs that fine? ').expect(201);
    expect(body).toMatchObject({ mine: true, text: 'I can start on Monday.\nIs that fine?', held: [], read: false });
    expect((await owner.get(pathOf(talk)).expect(200)).body).toMatchObject([{ id: body.id, mine: false }]);
    expect(await stored(talk)).toMatchObject([{ id: body.id, senderId: worker.id, held: [] }]);
    expect((await eventsOf(talk)).sort()).toEqual([owner.id, worker.id].sort());
  });

  it('adds a bell notice and schedules the mail only for the first unread message', async () => {
    const talk = await saveTalk(test, { title: 'Night cook' });
    const { owner, worker } = talk;
    for (const text of ['Hello', 'Are you there?']) await send(talk, worker, text).expect(201);
    expect(await noticesOf(owner)).toEqual([
      {
        text: 'messaging:notice.newMessage',
        params: { name: `${worker.user.firstName} ${worker.user.lastName}`, title: 'Night cook' },
        link: `/employer?conversation=${talk.id}`,
      },
    ]);
    const tasks: { payload: object; minutes: number }[] = await test.dataSource.query(
      `SELECT jsonb_build_object('conversationId', d.subject_id, 'userId', d.recipient_id) AS payload,
         round(extract(epoch FROM o.next_relay_at - o.created_at) / 60)::int AS minutes
       FROM outbox o JOIN message_deliveries d ON d.id::text = o.payload->>'deliveryId'
       WHERE d.text = 'messaging:digest' AND d.subject_id = $1`,
      [talk.id],
    );
    expect(tasks).toEqual([{ payload: { conversationId: talk.id, userId: owner.id }, minutes: DIGEST_AFTER_MINUTES }]);
    expect((await memberOf(test, talk, owner)).digestAt).not.toBeNull();
    expect((await memberOf(test, talk, worker)).digestAt).toBeNull();
    await send(talk, owner, 'Yes, welcome').expect(201);
    expect((await noticesOf(worker))[0]?.link).toBe(`/?section=applications&conversation=${talk.id}`);
  });

  it.each([
    ['a demand for money', 'A registration fee of 500 must be paid first', ['payment_demand']],
    ['the same in Kannada', 'ಮೊದಲು 500 ರೂಪಾಯಿ ರಿಜಿಸ್ಟ್ರೇಶನ್ ಫೀಸ್ ಕೊಡಬೇಕು', ['payment_demand']],
    ['the same in Hindi, in Latin letters', 'pehle 500 registration fees dena hoga', ['payment_demand']],
    ['a phone number', 'Call me on 98450 12345', ['phone_number']],
    ['an account', 'Pay to namma.jobs@ybl', ['payment_account']],
  ])('holds %s of an employer: stored, with the reason, and hidden from the other side', async (_what, text, held) => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    const { body } = await send(talk, owner, text).expect(201);
    expect(body).toMatchObject({ mine: true, text, read: false });
    expect(body.held).toEqual(expect.arrayContaining(held));
    expect(await stored(talk)).toMatchObject([{ text, held: body.held }]);
    expect((await worker.get(pathOf(talk)).expect(200)).body).toEqual([]);
    expect((await worker.get('/api/conversations').expect(200)).body).toEqual([]);
    expect((await worker.get(`/api/conversations/${talk.id}`).expect(200)).body).toMatchObject({
      ...{ lastMessage: null, unreadCount: 0 },
    });
    expect(await eventsOf(talk)).toEqual([owner.id]);
    expect(await noticesOf(worker)).toEqual([]);
    expect((await memberOf(test, talk, worker)).digestAt).toBeNull();
  });

  it('labels a person without a name by the shop or the relation, never by the number', async () => {
    const nameless = { firstName: '', lastName: '', email: null as unknown as string, emailVerifiedAt: null };
    const [owner, worker] = [await employer(test, nameless), await seeker(test, nameless)];
    const talk = await saveTalk(test, { owner, worker });
    await worker.post(pathOf(talk)).set('Accept-Language', 'hi').send({ text: 'Hello' }).expect(201);
    await owner.post(pathOf(talk)).set('Accept-Language', 'hi').send({ text: 'Hello' }).expect(201);
    expect(await noticesOf(owner)).toMatchObject([{ params: { name: { key: 'users:nameless.applicant' } } }]);
    expect(await noticesOf(worker)).toMatchObject([{ params: { name: 'Namma Tiffin' } }]);
    const bell = (await owner.get('/api/notifications').set('Accept-Language', 'en').expect(200)).body;
    expect(JSON.stringify(bell)).toContain('New applicant');
    const seen = async (person: Person, language: string) =>
      (await person.get(`/api/conversations/${talk.id}`).set('Accept-Language', language).expect(200)).body.other.name;
    expect([await seen(owner, 'en'), await seen(owner, 'kn')]).toEqual(['New applicant', 'ಅರ್ಜಿ ಹಾಕಿದವರು']);
    expect(await seen(worker, 'hi')).toBe('Namma Tiffin');
  });

  it('accepts the edited message after a held one', async () => {
    const talk = await saveTalk(test);
    await send(talk, talk.owner, 'Call 98450 12345 or come at 10').expect(201);
    const { body } = await send(talk, talk.owner, 'Come at 10').expect(201);
    expect(body.held).toEqual([]);
    expect((await talk.worker.get(pathOf(talk)).expect(200)).body).toMatchObject([{ text: 'Come at 10' }]);
  });

  it('holds numbers and accounts of a seeker too, and allows a seeker’s text about fees', async () => {
    const talk = await saveTalk(test);
    const heldOf = async (text: string): Promise<string[]> =>
      (await send(talk, talk.worker, text).expect(201)).body.held;
    expect(await heldOf('My number is 70223 34455')).toEqual(['phone_number']);
    expect(await heldOf('Send the wages to asha@okaxis')).toEqual(['payment_account']);
    expect(await heldOf('Must I pay a registration fee of 500?')).toEqual([]);
  });

  it('detects a number split over messages', async () => {
    const talk = await saveTalk(test);
    const heldOf = async (text: string): Promise<string[]> =>
      (await send(talk, talk.owner, text).expect(201)).body.held;
    expect(await heldOf('98450')).toEqual([]);
    expect(await heldOf('12345')).toEqual(['phone_number']);
  });

  it('detects a number and an address split over many messages', async () => {
    const talk = await saveTalk(test);
    const heldOf = async (text: string): Promise<string[]> =>
      (await send(talk, talk.owner, text).expect(201)).body.held;
    for (const part of ['98', '45', '01', '23']) expect(await heldOf(part)).toEqual([]);
    expect(await heldOf('45')).toEqual(['phone_number']);
    expect(await heldOf('my id is asha')).toEqual([]);
    expect(await heldOf('@okaxis')).toEqual(['payment_account']);
    expect(await heldOf('Come at 10, please')).toEqual([]);
  });

  it('counts an employer’s message as an answer to the application, unless it was held', async () => {
    const answered = async ({ application }: Talk): Promise<boolean> =>
      (
        await test.dataSource.query(`SELECT messaged_at IS NOT NULL AS done FROM applications WHERE id = $1`, [
          application.id,
        ])
      )[0].done;
    const [talk, unanswered] = [await saveTalk(test), await saveTalk(test)];
    await send(talk, talk.worker, 'Hello').expect(201);
    await send(talk, talk.owner, 'Security deposit 2000 first').expect(201);
    expect(await answered(talk)).toBe(false);
    await send(talk, talk.owner, 'Come on Monday').expect(201);
    expect(await answered(talk)).toBe(true);
    expect(await answered(unanswered)).toBe(false);
  });

  it('has one effect when it is sent again with its key', async () => {
    const talk = await saveTalk(test);
    const once = () => send(talk, talk.worker, 'Hello').set('Idempotency-Key', 'one-and-the-same');
    const first = await once().expect(201);
    const again = await once().expect(201);
    expect(again.body).toEqual(first.body);
    expect(await stored(talk)).toHaveLength(1);
    await send(talk, talk.worker, 'Other').set('Idempotency-Key', 'one-and-the-same').expect(422);
    expect(await stored(talk)).toHaveLength(1);
  });

  it('orders concurrent messages equally for both sides', async () => {
    const talk = await saveTalk(test);
    const people = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? talk.owner : talk.worker));
    await Promise.all(people.map((person, index) => send(talk, person, `Message of ${index}`).expect(201)));
    const [mine, theirs] = await Promise.all([talk.owner.get(pathOf(talk)), talk.worker.get(pathOf(talk))]);
    const order = (body: { id: string }[]): string[] => body.map(({ id }) => id);
    expect(order(mine.body)).toHaveLength(12);
    expect(order(mine.body)).toEqual(order(theirs.body));
    expect(await noticesOf(talk.owner)).toHaveLength(1);
  });

  it('is rejected once the application is withdrawn, and accepted after every other end', async () => {
    for (const status of ['rejected', 'hired'] as const) {
      const talk = await saveTalk(test, { status });
      await send(talk, talk.owner, 'Thank you').expect(201);
      await send(talk, talk.worker, 'Thank you too').expect(201);
    }
    const talk = await saveTalk(test);
    await talk.owner.patch(`/api/jobs/${talk.job.id}`).send({ status: 'closed' }).expect(200);
    await send(talk, talk.worker, 'Still there?').expect(201);
    await talk.worker.post(`/api/applications/${talk.application.id}/withdraw`).expect(200);
    for (const person of [talk.owner, talk.worker]) {
      const { body } = await send(talk, person, 'One more').expect(409);
      expect(body.detail).toContain('withdrawn');
      expect((await person.get(pathOf(talk)).expect(200)).body).toHaveLength(1);
    }
    expect(await stored(talk)).toHaveLength(1);
  });

  it('accepts 2,000 characters of any script, and limits the rate of messages', async () => {
    const talk = await saveTalk(test);
    await send(talk, talk.worker, 'ಕ'.repeat(2000)).expect(201);
    for (let sent = 1; sent < 30; sent++) await send(talk, talk.worker, 'Hello').expect(201);
    const refused = await send(talk, talk.worker, 'Hello').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored(talk)).toHaveLength(30);
  });
});
