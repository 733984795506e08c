import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { bothSides, employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { ConversationEntity } from '../entities/conversation.entity.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';

describe('GET /api/conversations', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const list = async (person: Person, query = ''): Promise<{ id: string }[]> =>
    (await person.get(`/api/conversations${query}`).expect(200)).body;
  const ids = async (person: Person, query = ''): Promise<string[]> => (await list(person, query)).map(({ id }) => id);
  const write = async (talk: Talk, sender: Person, text: string) => {
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: sender.id, text });
    await test.dataSource.getRepository(ConversationEntity).update(talk.id, { activeAt: new Date() });
  };

  it('returns the last sender, the job and the unread count for each side', async () => {
    const talk = await saveTalk(test, { title: 'Night cook' });
    const { owner, worker, application } = talk;
    await write(talk, worker, 'Is the job still open?');
    await write(talk, worker, 'I can start on Monday.');
    expect(await list(owner)).toMatchObject([
      {
        id: talk.id,
        applicationId: application.id,
        side: 'employer',
        job: { title: 'Night cook' },
        other: { name: `${worker.user.firstName} ${worker.user.lastName}` },
        lastMessage: { mine: false, text: 'I can start on Monday.', held: [], read: false, reported: false },
        unreadCount: 2,
      },
    ]);
    expect(await list(worker)).toMatchObject([{ id: talk.id, lastMessage: { mine: true }, unreadCount: 0 }]);
  });

  it('omits conversations without visible messages, unless their application is requested', async () => {
    const talk = await saveTalk(test);
    const { owner, worker, application } = talk;
    expect(await ids(owner)).toEqual([]);
    expect(await ids(owner, `?applicationId=${application.id}`)).toEqual([talk.id]);
    await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: owner.id, text: 'Pay a fee of 500', held: ['payment_demand'] },
    });
    expect(await ids(worker)).toEqual([]);
    expect(await list(worker, `?applicationId=${application.id}`)).toMatchObject([
      { lastMessage: null, unreadCount: 0 },
    ]);
    expect(await list(owner)).toMatchObject([{ id: talk.id, lastMessage: { held: ['payment_demand'] } }]);
  });

  it('counts no message as unread that staff have hidden', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    await write(talk, owner, 'Come on Monday.');
    await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: owner.id, text: 'Bring 500.', hiddenAt: new Date() },
    });
    expect(await list(worker)).toMatchObject([{ unreadCount: 1 }]);
  });

  it('does not move a conversation up for a held message', async () => {
    const owner = await employer(test);
    const [first, second] = [await saveTalk(test, { owner }), await saveTalk(test, { owner })];
    for (const talk of [first, second]) {
      await talk.worker.post(`/api/conversations/${talk.id}/messages`).send({ text: 'Hello' }).expect(201);
    }
    const held = { text: 'A registration fee of 500 must be paid first' };
    await owner.post(`/api/conversations/${first.id}/messages`).send(held).expect(201);
    expect(await ids(owner)).toEqual([second.id, first.id]);
    await owner.post(`/api/conversations/${first.id}/messages`).send({ text: 'Come on Monday' }).expect(201);
    expect(await ids(owner)).toEqual([first.id, second.id]);
  });

  it('lists the latest first, page by page, by side, job and application', async () => {
    const me = await bothSides(test);
    const asEmployer = [await saveTalk(test, { owner: me }), await saveTalk(test, { owner: me })] as const;
    const asSeeker = await saveTalk(test, { worker: me });
    for (const talk of [asEmployer[1], asSeeker, asEmployer[0]]) await write(talk, talk.owner, 'Hello');
    const order = [asEmployer[0].id, asSeeker.id, asEmployer[1].id];
    expect(await ids(me)).toEqual(order);
    expect(await ids(me, '?side=employer')).toEqual([asEmployer[0].id, asEmployer[1].id]);
    expect(await ids(me, '?side=job_seeker')).toEqual([asSeeker.id]);
    expect(await ids(me, `?jobId=${asEmployer[1].job.id}`)).toEqual([asEmployer[1].id]);
    expect(await ids(me, `?applicationId=${asSeeker.application.id}`)).toEqual([asSeeker.id]);
    const seen: string[] = [];
    let next: string | undefined = '/api/conversations?limit=1';
    while (next) {
      const page: { body: { id: string }[]; headers: Record<string, string> } = await me.get(next).expect(200);
      seen.push(...page.body.map(({ id }) => id));
      next = /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(order);
  });

  it('shows no conversation of other accounts', async () => {
    const talk = await saveTalk(test);
    await write(talk, talk.owner, 'Hello');
    for (const stranger of [await employer(test), await seeker(test)]) {
      expect(await ids(stranger)).toEqual([]);
      expect(await ids(stranger, `?applicationId=${talk.application.id}`)).toEqual([]);
      expect(await ids(stranger, `?jobId=${talk.job.id}`)).toEqual([]);
    }
    expect(await ids(talk.owner, `?jobId=${NOBODY}`)).toEqual([]);
  });

  it('returns 400 for an unknown cursor', async () => {
    const { owner } = await saveTalk(test);
    await owner.get('/api/conversations?cursor=x').expect(400);
  });
});
