import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { NOBODY } from '../../jobs/tests/people.js';
import { deliverAll } from '../../notifications/tests/deliveries.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { ForwardMailTasksUseCase } from '../forward-mail-tasks.use-case.js';
import { saveMessage, saveTalk } from './conversation.factory.js';

const context = { task: 'messaging.tell-unread', taskId: '11111111-1111-4111-8111-111111111111', attempt: 1 };

describe('mail tasks of the previous release', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM message_deliveries');
    await test.dataSource.query('DELETE FROM outbox_messages');
  });

  /** Works off a task as often as an unlucky process would. */
  const run = async (payload: Parameters<ForwardMailTasksUseCase['execute']>[0]): Promise<void> => {
    for (const attempt of [1, 2]) {
      await test.app.get(ForwardMailTasksUseCase).execute(payload, { ...context, attempt });
      await deliverAll(test);
    }
  };
  const mailed = async (): Promise<{ recipient: string; subject: string }[]> =>
    test.dataSource.query('SELECT recipient, subject FROM outbox_messages ORDER BY recipient');

  it('send the mail about unread messages, once, under the key of the task', async () => {
    const talk = await saveTalk(test);
    await saveMessage(test.dataSource, { conversationId: talk.id, senderId: talk.worker.id });
    await test.dataSource.query(
      `UPDATE conversation_members SET digest_at = now() - interval '1 minute' WHERE user_id = $1`,
      [talk.owner.id],
    );
    await run({ conversationId: talk.id, userId: talk.owner.id });
    expect(await mailed()).toEqual([{ recipient: talk.owner.user.email, subject: 'You have a new message' }]);
    expect(await test.dataSource.query('SELECT key FROM outbox_messages')).toEqual([{ key: context.taskId }]);
  });

  it('mail a reported message to all staff, once', async () => {
    const talk = await saveTalk(test);
    const staff = [];
    for (let count = 0; count < 2; count++) staff.push(await saveUser(test.dataSource, { staffRole: 'support' }));
    const { id } = await saveMessage(test.dataSource, { conversationId: talk.id, senderId: talk.owner.id });
    const [report]: { id: string }[] = await test.dataSource.query(
      `INSERT INTO message_reports (message_id, reporter_id, reason, note) VALUES ($1, $2, 'fraud', '') RETURNING id`,
      [id, talk.worker.id],
    );
    await run({ reportId: report!.id });
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(staff.map(({ email }) => email).sort());
  });

  it('send nothing about deleted subjects', async () => {
    const talk = await saveTalk(test);
    await run({ reportId: NOBODY });
    await run({ conversationId: NOBODY, userId: talk.owner.id });
    await run({ conversationId: talk.id, userId: NOBODY });
    expect(await mailed()).toEqual([]);
  });
});
