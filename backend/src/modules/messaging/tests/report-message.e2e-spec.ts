import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { MessageEntity } from '../entities/message.entity.js';
import { MessageReportEntity } from '../entities/message-report.entity.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';

describe('POST /api/messages/{id}/report', () => {
  let test: TestApp;
  let talk: Talk;

  beforeAll(async () => {
    test = await createTestApp();
    talk = await saveTalk(test);
  });
  afterAll(() => test.close());

  const message = async (fields: { senderId?: string; held?: 'payment_demand'[] } = {}): Promise<string> =>
    (await saveMessage(test.dataSource, { conversationId: talk.id, senderId: talk.owner.id, ...fields })).id;
  const report = (person: Person, id: string, body: object = { reason: 'asks_for_money' }) =>
    person.post(`/api/messages/${id}/report`).send(body);
  const reports = (messageId: string): Promise<MessageReportEntity[]> =>
    test.dataSource.getRepository(MessageReportEntity).findBy({ messageId });

  it('stores the report for the staff, and marks the message for the reporter', async () => {
    const id = await message();
    const note = 'He wants 500 at the gate.';
    const { body } = await report(talk.worker, id, { reason: 'asks_for_money', note }).expect(201);
    expect(body).toMatchObject({ id, mine: false, reported: true });
    expect(await reports(id)).toMatchObject([{ reporterId: talk.worker.id, reason: 'asks_for_money', note }]);
    const [mine] = (await talk.owner.get(`/api/conversations/${talk.id}/messages`).expect(200)).body;
    expect(mine).toMatchObject({ id, reported: false });
  });

  it('mails all staff, once', async () => {
    await test.runTasks(); // mails about earlier reports
    const [english, hindi] = await Promise.all(
      (['en', 'hi'] as const).map((language) => saveUser(test.dataSource, { language, staffRole: 'support' })),
    );
    const unverified = await saveUser(test.dataSource, { staffRole: 'support', emailVerifiedAt: null });
    const id = await message();
    await report(talk.worker, id, { reason: 'asks_for_money', note: 'He wants 500.' }).expect(201);
    await report(talk.worker, id).expect(409);
    await test.runTasks();
    const mails = (to = ''): Promise<SentMessage[]> => sentMessages(test, { to });
    const [mail, ...more] = await mails(english?.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Reported message: asks for money');
    const { text } = await test.dataSource.getRepository(MessageEntity).findOneByOrFail({ id });
    for (const part of [text, 'He wants 500.', talk.worker.id, talk.owner.id, talk.worker.user.firstName]) {
      expect(mail?.text).toContain(part);
    }
    expect((await mails(hindi?.email)).map(({ subject }) => subject)).toEqual(['मैसेज की शिकायत: पैसे माँगे']);
    for (const { email } of [talk.owner.user, unverified]) expect(await mails(email)).toEqual([]);
  });

  it('sends no mail once a member of the staff has decided it', async () => {
    await test.runTasks(); // mails about earlier reports
    const colleague = await saveUser(test.dataSource, { staffRole: 'support' });
    const staff = await seeker(test, { staffRole: 'support' });
    const id = await message();
    await report(talk.worker, id).expect(201);
    const [kept] = await reports(id);
    await staff.post(`/api/admin/message-reports/${kept?.id}/decision`).send({ decision: 'dismissed' }).expect(200);
    await test.runTasks();
    expect(await sentMessages(test, { to: colleague.email })).toEqual([]);
  });

  it('is stored once for repeated and concurrent calls', async () => {
    const id = await message();
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(talk.worker, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await report(talk.worker, id).expect(409)).body.detail).toBe('You have already reported this message.');
    expect(await reports(id)).toHaveLength(1);
  });

  it('accepts a report by the employer as well, and rejects one of an own message', async () => {
    const id = await message({ senderId: talk.worker.id });
    await report(talk.owner, id, { reason: 'abuse' }).expect(201);
    await report(talk.worker, id).expect(403);
    expect(await reports(id)).toHaveLength(1);
  });

  it('returns 404 for a message that the reader cannot see', async () => {
    const [shown, held] = [await message(), await message({ held: ['payment_demand'] })];
    await report(talk.worker, held).expect(404);
    expect([...(await reports(shown)), ...(await reports(held))]).toEqual([]);
  });
});
