import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { NOBODY, type Person } from '../../jobs/tests/people.js';
import { memberOf, saveMessage, saveTalk, type Talk } from './conversation.factory.js';

describe('POST /api/conversations/{id}/read', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const read = (talk: Talk, person: Person, upTo: string) =>
    person.post(`/api/conversations/${talk.id}/read`).send({ upTo });
  const send = async (talk: Talk, person: Person, text: string): Promise<string> =>
    (await person.post(`/api/conversations/${talk.id}/messages`).send({ text }).expect(201)).body.id;
  const tasks = async ({ id }: Talk): Promise<number> =>
    Number(
      (
        await test.dataSource.query(
          `SELECT count(*) FROM message_deliveries WHERE text = 'messaging:digest' AND subject_id = $1`,
          [id],
        )
      )[0].count,
    );

  it('counts down, shows the writer that it was read, and stops the clock of the mail', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    await send(talk, worker, 'Hello');
    const last = await send(talk, worker, 'Are you there?');
    const { body } = await read(talk, owner, last).expect(200);
    expect(body).toMatchObject({ id: talk.id, unreadCount: 0 });
    expect(await memberOf(test, talk, owner)).toMatchObject({ digestAt: null });
    expect((await worker.get(`/api/conversations/${talk.id}/messages`).expect(200)).body).toMatchObject([
      { text: 'Are you there?', read: true },
      { text: 'Hello', read: true },
    ]);
    const events: unknown[] = await test.dataSource.query(
      `SELECT 1 FROM events WHERE topic = 'messages' AND subject = $1 AND user_id = $2`,
      [talk.id, worker.id],
    );
    expect(events).toHaveLength(3);
  });

  it('marks the single bell notice as read with the messages, for any number of messages', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    const unread = async (): Promise<number> =>
      (await owner.get('/api/notifications').expect(200)).body.filter(({ isRead }: { isRead: boolean }) => !isRead)
        .length;
    const first = await send(talk, worker, 'Hello');
    expect(await unread()).toBe(1);
    const second = await send(talk, worker, 'Are you there?');
    await read(talk, owner, first).expect(200);
    expect(await unread()).toBe(1);
    await read(talk, owner, second).expect(200);
    expect(await unread()).toBe(0);
    await read(talk, owner, await send(talk, worker, 'Good')).expect(200);
    expect(await unread()).toBe(0);
    expect((await owner.get('/api/notifications').expect(200)).body).toHaveLength(1);
  });

  it('leaves later messages unread, with their mail scheduled', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    const first = await send(talk, worker, 'Hello');
    await send(talk, worker, 'Are you there?');
    expect((await read(talk, owner, first).expect(200)).body.unreadCount).toBe(1);
    expect((await memberOf(test, talk, owner)).digestAt).not.toBeNull();
    expect(await tasks(talk)).toBe(2);
  });

  it('never moves the read position back', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    const [first, last] = [await send(talk, worker, 'Hello'), await send(talk, worker, 'Bye')];
    await read(talk, owner, last).expect(200);
    expect((await read(talk, owner, first).expect(200)).body.unreadCount).toBe(0);
    await read(talk, owner, last).expect(200);
    expect(await tasks(talk)).toBe(1);
  });

  it('accepts only visible messages of this conversation', async () => {
    const talk = await saveTalk(test);
    const other = await saveTalk(test, { owner: talk.owner });
    const { owner, worker } = talk;
    const held = await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: owner.id, text: 'Pay first', held: ['payment_demand'] },
    });
    const elsewhere = await send(other, other.worker, 'Hello');
    await read(talk, worker, held.id).expect(404);
    await read(talk, owner, held.id).expect(200);
    await read(talk, owner, elsewhere).expect(404);
    await read(talk, owner, NOBODY).expect(404);
    expect((await memberOf(test, talk, worker)).readAt).toBeNull();
    expect((await memberOf(test, other, owner)).readAt).toBeNull();
  });
});
