import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';
import { saveMessageReport } from './message-report.factory.js';

const path = (id: string): string => `/api/admin/message-reports/${id}`;
const MINUTE_MS = 60_000;

describe('GET /api/admin/message-reports/{id}', () => {
  let test: TestApp;
  let talk: Talk;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    talk = await saveTalk(test);
    staff = await seeker(test, { staffRole: 'support' });
  });
  /** Twenty messages, a minute apart, of which the twelfth is reported. */
  const reported = async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${index + 1}`);
    const messages = [];
    for (const [index, text] of texts.entries()) {
      messages.push(
        await saveMessage(test.dataSource, {
          ...{ conversationId: talk.id, senderId: talk.owner.id, text },
          ...{ createdAt: new Date(Date.now() - (30 - index) * MINUTE_MS) },
          ...(index === 10 ? { held: ['phone_number' as const] } : {}),
          ...(index === 12 ? { hiddenAt: new Date() } : {}),
        }),
      );
    }
    return saveMessageReport(test.dataSource, { messageId: messages[11]?.id ?? '', reporterId: talk.worker.id });
  };
  const looks = (): Promise<unknown> =>
    test.dataSource.query(
      `SELECT action, subject_kind AS kind, subject_id AS id, detail FROM audit_entries WHERE actor_id = $1`,
      [staff.id],
    );

  it('returns ten messages before the reported one and five after it, oldest first, and records the access', async () => {
    const { id } = await reported();
    await saveMessage(test.dataSource, { conversationId: (await saveTalk(test)).id, senderId: talk.owner.id });
    const { body, headers } = await staff.get(path(id)).expect(200);
    const { messages } = body as { messages: { text: string; reported: boolean }[] };
    expect(messages.map(({ text }) => Number(text))).toEqual(Array.from({ length: 16 }, (_, index) => index + 2));
    expect(messages.filter((message) => message.reported)).toMatchObject([{ text: '12', senderId: talk.owner.id }]);
    expect(messages[9]).toMatchObject({ held: ['phone_number'] });
    expect(messages[11]).toMatchObject({ text: '13', hidden: true });
    expect(headers['cache-control']).toBe('no-store');
    expect(await looks()).toEqual([
      { action: 'conversation.read', kind: 'conversation', id: talk.id, detail: { report: id } },
    ]);
  });
});
