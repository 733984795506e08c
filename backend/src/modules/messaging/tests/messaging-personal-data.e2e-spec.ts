import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { EraseAccountUseCase } from '../../account/erase-account.use-case.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';

describe('the personal data of conversations', () => {
  let test: TestApp;
  let talk: Talk;

  beforeAll(async () => {
    test = await createTestApp();
    talk = await saveTalk(test);
    const { id, owner, worker } = talk;
    await saveMessage(test.dataSource, { conversationId: id, senderId: worker.id, text: 'Canary of the worker' });
    await saveMessage(test.dataSource, {
      ...{ conversationId: id, senderId: worker.id, text: 'Held canary 9845012345', held: ['phone_number'] },
    });
    const theirs = await saveMessage(test.dataSource, { conversationId: id, senderId: owner.id, text: 'Welcome' });
    const report = { reason: 'fraud', note: 'Canary of the report' };
    await worker.post(`/api/messages/${theirs.id}/report`).send(report).expect(201);
  });
  afterAll(() => test.close());

  it('is exported to its person, held messages included, without texts of others', async () => {
    const { body } = await talk.worker.get('/api/user/export').expect(200);
    expect(body.data.messages.map((row: { text: string }) => row.text)).toEqual([
      'Canary of the worker',
      'Held canary 9845012345',
    ]);
    expect(body.data.conversations).toMatchObject([{ conversation_id: talk.id, side: 'job_seeker' }]);
    expect(body.data.reportedMessages).toMatchObject([{ reason: 'fraud', note: 'Canary of the report' }]);
    expect(JSON.stringify(body)).not.toContain('Welcome');
  });

  it('is erased with its person, while the other side retains its texts and sees that there were others', async () => {
    await test.dataSource.query(
      `UPDATE users SET deletion_due_at = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [talk.worker.id],
    );
    await test.app.get(EraseAccountUseCase, { strict: false }).execute({ userId: talk.worker.id });
    const left = await test.dataSource.query(
      `SELECT json_agg(m) AS messages, (SELECT json_agg(r) FROM message_reports r) AS reports FROM messages m`,
    );
    expect(JSON.stringify(left)).not.toMatch(/canary/i);
    const { body } = await talk.owner.get(`/api/conversations/${talk.id}/messages`).expect(200);
    expect(body.map(({ text }: { text: string }) => text)).toEqual(['Welcome', '']);
  });
});
