import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveMessage, saveTalk } from './conversation.factory.js';

describe('GET /api/conversations/{id}', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is returned to both sides, also after the withdrawal of the application', async () => {
    const talk = await saveTalk(test);
    const { owner, worker, application } = talk;
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: owner.id, text: 'Welcome' });
    const path = `/api/conversations/${talk.id}`;
    expect((await worker.get(path).expect(200)).body).toMatchObject({
      ...{ id: talk.id, side: 'job_seeker', unreadCount: 1, closed: false, lastMessage: { text: 'Welcome' } },
    });
    await worker.post(`/api/applications/${application.id}/withdraw`).expect(200);
    for (const person of [owner, worker]) {
      expect((await person.get(path).expect(200)).body).toMatchObject({
        ...{ id: talk.id, closed: true, applicationStatus: 'withdrawn', lastMessage: { text: 'Welcome' } },
      });
    }
  });
});
