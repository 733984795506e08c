import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { SendSupportReplyUseCase } from '../send-support-reply.use-case.js';
import { auditOf, saveSupportRequest, supportStaff } from './support-request.factory.js';

const path = (id: string): string => `/api/admin/support-requests/${id}/replies`;
const TEXT = 'Please choose "Email me a code instead".';

describe('POST /api/admin/support-requests/:id/replies', () => {
  let test: TestApp;
  let staff: Person;
  let other: Person;
  beforeAll(async () => {
    test = await createTestApp();
    [staff, other] = [await supportStaff(test), await supportStaff(test, 'Arun')];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['outbox', 'outbox_messages']) await test.dataSource.query(`DELETE FROM ${table}`);
  });
  const mailsTo = async (email: string): Promise<SentMessage[]> => {
    await test.runTasks();
    return sentMessages(test, { to: email });
  };

  it.each([
    ['en', 'Hello Asha'],
    ['hi', 'नमस्ते Asha'],
    ['kn', 'ನಮಸ್ಕಾರ Asha'],
  ])('mails the answer once, in the language of the request: %s', async (language, greeting) => {
    const email = `asha-${language}@example.com`;
    const { id, reference } = await saveSupportRequest(test.dataSource, { email, language });
    const { body } = await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(201);
    expect(body).toMatchObject({
      status: 'waiting',
      version: 2,
      dueAt: null,
      entries: [{ author: 'staff', text: TEXT }],
    });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`[${reference}]`);
    expect(mail?.text).toContain(greeting);
    expect(mail?.text).toContain(TEXT);
    expect(await auditOf(test.dataSource, id)).toEqual(['support_request.replied']);
  });

  it.each(LANGUAGES)(
    'answers an account without an e-mail address by its bell and a text with a link, in %s',
    async (language) => {
      const me = await seeker(test, { email: null, emailVerifiedAt: null, language });
      const fields = { email: '', userId: me.id, kind: 'grievance' } as const;
      const { id, reference } = await saveSupportRequest(test.dataSource, fields);
      const { body } = await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(201);
      expect(body).toMatchObject({ answeredBy: 'text', status: 'waiting' });
      await test.runTasks();
      const sent = await sentMessages(test, { to: me.user.phone });
      expect(sent).toMatchObject([
        { channel: 'sms', text: expect.stringContaining(`${test.config.publicUrl}/support/${reference}`) as unknown },
      ]);
      expect(sent[0]?.text).not.toContain(TEXT);
      const { body: bell } = await me.get('/api/notifications').expect(200);
      expect(bell).toMatchObject([{ link: `/support/${reference}` }]);
    },
  );

  it('answers an account that has an e-mail address by mail, and shows it in the product', async () => {
    const me = await seeker(test);
    const { id, reference } = await saveSupportRequest(test.dataSource, { email: me.user.email, userId: me.id });
    await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(201);
    expect(await mailsTo(me.user.email)).toHaveLength(1);
    const { body: bell } = await me.get('/api/notifications').expect(200);
    expect(bell).toMatchObject([{ title: 'Support has answered', link: `/support/${reference}` }]);
    expect(await test.dataSource.query(`SELECT 1 FROM outbox_messages WHERE channel = 'sms'`)).toEqual([]);
  });

  it('rejects an answer to a sender without an address and an account', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { email: '' });
    await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(409);
    expect(await test.dataSource.query('SELECT 1 FROM support_entries WHERE request_id = $1', [id])).toEqual([]);
  });

  it('sends all mails of a request in one thread', async () => {
    const { id, reference } = await saveSupportRequest(test.dataSource);
    const sent: Mail[] = [];
    const mailer = jest
      .spyOn(test.app.get(MailSender), 'send')
      .mockImplementation(async (mail) => void sent.push(mail));
    await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(201);
    await staff.post(path(id)).send({ text: 'Did it work?', status: 'solved', version: 2 }).expect(201);
    await test.runTasks();
    mailer.mockRestore();
    expect(sent.map(({ thread }) => thread)).toEqual([reference, reference]);
  });

  it('accepts one of two concurrent answers, and shows it to the other before any mail is sent', async () => {
    const email = 'two@example.com';
    const { id } = await saveSupportRequest(test.dataSource, { email });
    const answers = await Promise.all([
      staff.post(path(id)).send({ text: 'From Meena', version: 1 }),
      other.post(path(id)).send({ text: 'From Arun', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as { current: { entries: { text: string }[] } };
    expect(refused.current.entries).toHaveLength(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(refused.current.entries[0]?.text);
  });

  it('sends no mail when the sender’s address was erased first', async () => {
    const sent = jest.spyOn(test.app.get(MailSender), 'send');
    const { id } = await saveSupportRequest(test.dataSource);
    await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(201);
    await test.dataSource.query(`UPDATE support_requests SET email = '' WHERE id = $1`, [id]);
    await test.runTasks();
    const addresses = sent.mock.calls.map(([mail]) => mail.to);
    sent.mockRestore();
    expect(addresses).toEqual([]);
    expect(await test.dataSource.query('SELECT sent_at FROM support_entries WHERE request_id = $1', [id])).toEqual([
      { sent_at: null },
    ]);
  });

  it('sends no second mail when its task runs again, and none when the answer is deleted', async () => {
    const email = 'again@example.com';
    const { id } = await saveSupportRequest(test.dataSource, { email });
    await staff.post(path(id)).send({ text: TEXT, version: 1 }).expect(201);
    await mailsTo(email);
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM support_entries WHERE request_id = $1', [
      id,
    ]);
    const task = { task: 'support.send-support-reply', attempt: 2 } as const;
    const send = test.app.get(SendSupportReplyUseCase);
    await send.execute({ entryId: rows[0]!.id }, { ...task, taskId: NOBODY });
    await send.execute({ entryId: NOBODY }, { ...task, taskId: NOBODY });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
