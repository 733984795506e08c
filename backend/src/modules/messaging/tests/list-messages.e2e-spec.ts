import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';

describe('GET /api/conversations/{id}/messages', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const pathOf = ({ id }: Talk): string => `/api/conversations/${id}/messages`;

  it('returns to each side its visible messages, newest first', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: worker.id, text: 'Hello' });
    await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: owner.id, text: 'Pay first', held: ['payment_demand'] },
    });
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: owner.id, text: 'Come on Monday' });
    expect((await owner.get(pathOf(talk)).expect(200)).body).toMatchObject([
      { mine: true, text: 'Come on Monday', held: [], read: false },
      { mine: true, text: 'Pay first', held: ['payment_demand'], read: false },
      { mine: false, text: 'Hello' },
    ]);
    const { body } = await worker.get(pathOf(talk)).expect(200);
    expect(body).toMatchObject([
      { mine: false, text: 'Come on Monday' },
      { mine: true, text: 'Hello' },
    ]);
    expect(JSON.stringify(body)).not.toContain('Pay first');
  });

  it('returns each message once over the pages, while new ones arrive', async () => {
    const talk = await saveTalk(test);
    const texts = Array.from({ length: 25 }, (_, index) => `message ${index}`);
    for (const text of texts) {
      await saveMessage(test.dataSource, { conversationId: talk.id, senderId: talk.worker.id, text });
    }
    const seen: string[] = [];
    let next: string | undefined = `${pathOf(talk)}?limit=10`;
    while (next) {
      const page: { body: { text: string }[]; headers: Record<string, string> } = await talk.owner
        .get(next)
        .expect(200);
      seen.push(...page.body.map(({ text }) => text));
      next = /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1];
      await saveMessage(test.dataSource, { conversationId: talk.id, senderId: talk.worker.id, text: 'late' });
    }
    expect(seen).toEqual([...texts].reverse());
  });

  it('returns 400 for the cursor of another conversation or reader', async () => {
    const talk = await saveTalk(test);
    const mine = await saveTalk(test);
    for (const text of ['a', 'b']) {
      await saveMessage(test.dataSource, { conversationId: mine.id, senderId: mine.owner.id, text });
    }
    const { headers } = await mine.owner.get(`${pathOf(mine)}?limit=1`).expect(200);
    const cursor = /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1];
    expect(cursor).toBeDefined();
    await talk.owner.get(`${pathOf(talk)}?cursor=${cursor}`).expect(400);
    await mine.worker.get(`${pathOf(mine)}?cursor=${cursor}`).expect(400);
  });
});
