import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { makeAdmin } from '../../auth/tests/signed-in.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { MessageReportEntity } from '../entities/message-report.entity.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';
import { saveMessageReport } from './message-report.factory.js';

const path = (id: string): string => `/api/admin/message-reports/${id}/decision`;
const HIDE = { decision: 'hidden', note: 'Asks for money.' } as const;
const DISMISS = { decision: 'dismissed' } as const;

describe('POST /api/admin/message-reports/{id}/decision', () => {
  let test: TestApp;
  let talk: Talk;
  let staff: Person;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    talk = await saveTalk(test, { title: 'Cook' });
    staff = await seeker(test, { staffRole: 'support' });
    const message = await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: talk.owner.id, text: 'Bring 500.' },
    });
    ({ id } = await saveMessageReport(test.dataSource, { messageId: message.id, reporterId: talk.worker.id }));
  });
  const row = () => test.dataSource.getRepository(MessageReportEntity).findOneByOrFail({ id });
  const seenBy = async (person: Person) =>
    (await person.get(`/api/conversations/${talk.id}/messages`).expect(200)).body as object[];
  const noticesTo = async (userId: string): Promise<string[]> => {
    const rows: { text: string }[] = await test.dataSource.query(`SELECT text FROM notifications WHERE user_id = $1`, [
      userId,
    ]);
    return rows.map(({ text }) => text);
  };

  /** Returns for each bell notice of new messages whether it is read. */
  const bellOf = async (userId: string): Promise<boolean[]> => {
    const rows: { read: boolean }[] = await test.dataSource.query(
      `SELECT read_at IS NOT NULL AS read FROM notifications WHERE user_id = $1 AND text = 'messaging:notice.newMessage'`,
      [userId],
    );
    return rows.map(({ read }) => read);
  };

  it('clears the text of a hidden message for both sides, and notifies both', async () => {
    const { body } = await staff.post(path(id)).send(HIDE).expect(200);
    expect(body).toMatchObject({ id, state: 'hidden', decisionNote: HIDE.note, text: 'Bring 500.' });
    expect(await row()).toMatchObject({ decidedBy: staff.id, decidedAt: expect.any(Date) });
    for (const person of [talk.owner, talk.worker]) {
      expect(await seenBy(person)).toMatchObject([{ text: '', hidden: true }]);
      const [listed] = (await person.get('/api/conversations').expect(200)).body;
      expect(listed.lastMessage).toMatchObject({ text: '', hidden: true });
    }
    expect(await noticesTo(talk.owner.id)).toEqual(['messaging:notice.messageHidden']);
    expect(await noticesTo(talk.worker.id)).toEqual(['messaging:notice.reportHeeded']);
    const recorded: unknown = await test.dataSource.query(
      `SELECT action, subject_kind AS kind, subject_id AS id, detail FROM audit_entries WHERE actor_id = $1`,
      [staff.id],
    );
    expect(recorded).toEqual([
      { action: 'message_report.decided', kind: 'message_report', id, detail: { decision: 'hidden' } },
    ]);
  });

  it.each([
    ['takes its line in the bell away with the last unread message', [], true],
    ['leaves its line in the bell while other messages are unread', ['Come on Monday.'], false],
  ])('that hides a message %s', async (_what, others, isRead) => {
    const fresh = await saveTalk(test);
    for (const text of ['You are stupid.', ...others]) {
      await fresh.owner.post(`/api/conversations/${fresh.id}/messages`).send({ text }).expect(201);
    }
    const [sent]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM messages WHERE conversation_id = $1 ORDER BY created_at LIMIT 1`,
      [fresh.id],
    );
    const report = await saveMessageReport(test.dataSource, { messageId: sent!.id, reporterId: fresh.worker.id });
    await staff.post(path(report.id)).send(HIDE).expect(200);
    const [listed] = (await fresh.worker.get('/api/conversations').expect(200)).body;
    expect(listed.unreadCount).toBe(others.length);
    expect(await bellOf(fresh.worker.id)).toEqual([isRead]);
  });

  it.each([
    ['owner', 'worker'],
    ['worker', 'owner'],
  ] as const)('links the %s who wrote and the %s who reported to their own pages', async (writer, reporter) => {
    const message = await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: talk[writer].id, text: 'Send 500.' },
    });
    const report = await saveMessageReport(test.dataSource, { messageId: message.id, reporterId: talk[reporter].id });
    await staff.post(path(report.id)).send(HIDE).expect(200);
    const pages = {
      owner: `/employer?conversation=${talk.id}`,
      worker: `/?section=applications&conversation=${talk.id}`,
    };
    for (const side of [writer, reporter]) {
      const { body } = await talk[side].get('/api/notifications').expect(200);
      expect(body).toMatchObject([{ link: pages[side] }]);
    }
  });

  it('leaves the message after a dismissed report, and notifies only the reporter', async () => {
    await staff.post(path(id)).send(DISMISS).expect(200);
    expect(await row()).toMatchObject({ state: 'dismissed', decisionNote: '' });
    for (const person of [talk.owner, talk.worker]) {
      expect(await seenBy(person)).toMatchObject([{ text: 'Bring 500.', hidden: false }]);
    }
    expect(await noticesTo(talk.owner.id)).toEqual([]);
    expect(await noticesTo(talk.worker.id)).toEqual(['messaging:notice.reportLeft']);
  });

  it('accepts one of two concurrent decisions of the staff, and returns the first to the second', async () => {
    const other = await seeker(test, { staffRole: 'admin' });
    const answers = await Promise.all([staff.post(path(id)).send(HIDE), other.post(path(id)).send(DISMISS)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await row();
    const late = await other.post(path(id)).send(DISMISS).expect(409);
    expect(late.body).toMatchObject({ code: 'messaging.reportDecided', current: { id, state } });
    expect(await noticesTo(talk.worker.id)).toHaveLength(1);
  });

  it.each(['owner', 'worker'] as const)(
    'rejects a decision by the %s of the conversation, even with a staff role',
    async (side) => {
      await talk[side].post(path(id)).send(HIDE).expect(403);
      await makeAdmin(test.dataSource, talk[side].id);
      expect((await talk[side].post(path(id)).send(HIDE).expect(403)).body.code).toBe('messaging.ownReport');
      expect((await row()).state).toBe('open');
    },
  );
});
