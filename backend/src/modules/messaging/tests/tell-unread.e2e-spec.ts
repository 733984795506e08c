import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { bothSides, NOBODY, type Person } from '../../jobs/tests/people.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { DeliverMessageUseCase } from '../../notifications/deliver-message.use-case.js';
import { sendAndDeliver } from '../../notifications/tests/deliveries.js';
import { memberOf, saveTalk, type Talk } from './conversation.factory.js';

describe('the mail about unread messages', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query(`DELETE FROM outbox`);
    await test.dataSource.query(`DELETE FROM message_deliveries`);
  });

  const send = async (talk: Talk, person: Person, text: string): Promise<string> =>
    (await person.post(`/api/conversations/${talk.id}/messages`).send({ text }).expect(201)).body.id;
  /** Moves all scheduled times back by this many minutes. */
  const pass = async (minutes: number, on: TestApp = test): Promise<void> => {
    await on.dataSource.query(
      `UPDATE conversation_members SET digest_at = digest_at - make_interval(mins => $1),
                                       read_at = read_at - make_interval(mins => $1)`,
      [minutes],
    );
    await on.dataSource.query(`UPDATE messages SET created_at = created_at - make_interval(mins => $1)`, [minutes]);
    await on.dataSource.query(
      `UPDATE outbox SET next_relay_at = next_relay_at - make_interval(mins => $1) WHERE done_at IS NULL`,
      [minutes],
    );
  };
  const mailsTo = async (person: Person, on: TestApp = test): Promise<OutboxMessage[]> =>
    (await on.api.get(`/api/dev/outbox?to=${encodeURIComponent(person.user.email)}`).expect(200)).body;
  const pending = async (): Promise<number> =>
    Number((await test.dataSource.query(`SELECT count(*) FROM outbox WHERE done_at IS NULL`))[0].count);

  it('is sent after ten minutes, and not after nine', async () => {
    const talk = await saveTalk(test, { title: 'Night cook' });
    const { owner, worker } = talk;
    await send(talk, worker, 'Secret words');
    await pass(9);
    await test.runTasks();
    expect(await mailsTo(owner)).toEqual([]);
    expect(await pending()).toBe(1);
    await pass(1);
    await test.runTasks();
    const [mail, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ channel: 'email', subject: 'You have a new message' });
    expect(mail?.text).toContain(`${worker.user.firstName} ${worker.user.lastName} ("Night cook"): 1 message`);
    expect(mail?.text).toContain(`${test.url}/employer`);
    expect(mail?.text).not.toContain('Secret words');
    expect(mail?.text).not.toContain('Never pay');
    expect(await mailsTo(worker)).toEqual([]);
  });

  it('covers all conversations, and is sent once until they are read', async () => {
    const me = await bothSides(test);
    const cook = await saveTalk(test, { owner: me, title: 'Cook' });
    const rider = await saveTalk(test, { worker: me, title: 'Rider' });
    await send(cook, cook.worker, 'Hello');
    await pass(5);
    for (const text of ['Welcome', 'Come on Monday']) await send(rider, rider.owner, text);
    await pass(10);
    await test.runTasks();
    const [mail] = await mailsTo(me);
    expect(mail?.subject).toBe('You have 3 new messages');
    for (const part of ['("Cook"): 1 message', '("Rider"): 2 messages', '/employer', '/?section=applications']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toContain('Never pay for a job.');
    await send(cook, cook.worker, 'Still there?');
    await pass(60);
    await test.runTasks();
    expect(await mailsTo(me)).toHaveLength(1);
    expect(await pending()).toBe(0);
    const last = await send(cook, cook.worker, 'Last one');
    await me.post(`/api/conversations/${cook.id}/read`).send({ upTo: last }).expect(200);
    await send(cook, cook.worker, 'A new day');
    await pass(15);
    await test.runTasks();
    const [second, ...first] = await mailsTo(me);
    expect(first).toHaveLength(1);
    expect(second?.subject).toBe('You have a new message');
    expect(second?.text).not.toContain('Rider');
  });

  it('is not sent when the messages were read in time, or were held', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    const id = await send(talk, worker, 'Hello');
    await pass(10);
    await owner.post(`/api/conversations/${talk.id}/read`).send({ upTo: id }).expect(200);
    await send(talk, owner, 'Pay a registration fee of 500');
    await pass(30);
    await test.runTasks();
    expect(await mailsTo(owner)).toEqual([]);
    expect(await mailsTo(worker)).toEqual([]);
    expect(await pending()).toBe(0);
  });

  it('waits for a later conversation when the first one was read', async () => {
    const me = await bothSides(test);
    const [read, unread] = [await saveTalk(test, { owner: me }), await saveTalk(test, { owner: me })];
    const id = await send(read, read.worker, 'Hello');
    await pass(6);
    await send(unread, unread.worker, 'Good evening');
    await me.post(`/api/conversations/${read.id}/read`).send({ upTo: id }).expect(200);
    await pass(5);
    await test.runTasks();
    expect(await mailsTo(me)).toEqual([]);
    await pass(5);
    await test.runTasks();
    expect((await mailsTo(me)).map(({ subject }) => subject)).toEqual(['You have a new message']);
  });

  it('is not sent when staff have hidden the message meanwhile', async () => {
    const talk = await saveTalk(test);
    const id = await send(talk, talk.owner, 'Hello');
    await test.dataSource.query(`UPDATE messages SET hidden_at = clock_timestamp() WHERE id = $1`, [id]);
    await pass(15);
    await test.runTasks();
    expect(await mailsTo(talk.worker)).toEqual([]);
    expect(await pending()).toBe(0);
  });

  it('is written in the reader’s language', async () => {
    for (const [language, subject, warning] of [
      ['hi', 'आपके लिए एक नया मैसेज है', 'जॉब के लिए कभी पैसे न दें।'],
      ['kn', 'ನಿಮಗೆ ಒಂದು ಹೊಸ ಮೆಸೇಜ್ ಇದೆ', 'ಜಾಬ್‌ಗಾಗಿ ಯಾವತ್ತೂ ಹಣ ಕೊಡಬೇಡಿ.'],
    ] as const) {
      const talk = await saveTalk(test);
      await test.dataSource.getRepository(UserEntity).update(talk.worker.id, { language });
      await send(talk, talk.owner, 'Hello');
      await pass(15);
      await test.runTasks();
      const [mail] = await mailsTo(talk.worker);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(warning);
    }
  });

  it('is not sent to recipients without mail news, and waits for the end of quiet hours', async () => {
    const users = test.dataSource.getRepository(UserEntity);
    const silent = await saveTalk(test);
    await users.update(silent.owner.id, { mailNews: false });
    const sleeper = await saveTalk(test);
    const quiet = (on: boolean) => users.update(sleeper.owner.id, { ...quietNow(), quietHours: on });
    await quiet(true);
    for (const talk of [silent, sleeper]) await send(talk, talk.worker, 'Hello');
    await pass(15);
    await test.runTasks();
    expect(await mailsTo(silent.owner)).toEqual([]);
    expect(await mailsTo(sleeper.owner)).toEqual([]);
    expect(await pending()).toBe(1);
    await quiet(false);
    await pass(120);
    await test.runTasks();
    expect(await mailsTo(sleeper.owner)).toHaveLength(1);
    expect(await pending()).toBe(0);
  });

  it('is sent once, even if its task runs twice, and not for a deleted conversation', async () => {
    const talk = await saveTalk(test);
    const { owner, worker } = talk;
    await send(talk, worker, 'Hello');
    await pass(15);
    const [delivery]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM message_deliveries WHERE recipient_id = $1 AND text = 'messaging:digest'`,
      [owner.id],
    );
    const deliver = test.app.get(DeliverMessageUseCase);
    for (const _attempt of [1, 2]) await deliver.execute({ deliveryId: delivery!.id }, { attempt: 1 });
    for (const subjectId of [talk.id, NOBODY])
      await sendAndDeliver(test, owner.id, { text: 'messaging:digest', subjectId });
    expect(await mailsTo(owner)).toHaveLength(1);
    expect(await memberOf(test, talk, owner)).toMatchObject({ digestAt: null, digestTask: delivery!.id });
  });

  it('is sent after a restart of the server', async () => {
    const talk = await saveTalk(test);
    await send(talk, talk.worker, 'Hello');
    const next = await createTestApp({}, { keepData: true });
    try {
      await pass(15, next);
      await next.runTasks();
      expect(await mailsTo(talk.owner, next)).toHaveLength(1);
    } finally {
      await next.close();
    }
  });
});
