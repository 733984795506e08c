import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import type { MessageReportEntity } from '../entities/message-report.entity.js';
import { saveMessage, saveTalk, type Talk } from './conversation.factory.js';
import { saveMessageReport } from './message-report.factory.js';

const PATH = '/api/admin/message-reports';
const HOUR_MS = 3_600_000;

describe('GET /api/admin/message-reports', () => {
  let test: TestApp;
  let talk: Talk;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM message_reports');
    talk = await saveTalk(test, { title: 'Cook' });
    staff = await seeker(test, { staffRole: 'support' });
  });
  const report = async (hoursAgo: number, fields: Partial<MessageReportEntity> = {}) => {
    const message = await saveMessage(test.dataSource, {
      ...{ conversationId: talk.id, senderId: talk.owner.id, text: 'Bring 500.' },
    });
    return saveMessageReport(test.dataSource, {
      ...{ messageId: message.id, reporterId: talk.worker.id },
      ...{ createdAt: new Date(Date.now() - hoursAgo * HOUR_MS), ...fields },
    });
  };

  it('returns the message, its sender, the reporter and the reason', async () => {
    const { id } = await report(1);
    expect((await staff.get(PATH).expect(200)).body).toMatchObject([
      {
        ...{ id, state: 'open', reason: 'asks_for_money', note: 'At the gate.', text: 'Bring 500.', jobTitle: 'Cook' },
        ...{ sender: { id: talk.owner.id }, reporter: { id: talk.worker.id }, decidedAt: null, decisionNote: null },
      },
    ]);
  });

  it('lists open reports by default, newest first, in pages', async () => {
    const [old, fresh, middle] = [await report(30), await report(10), await report(20)];
    const hidden = await report(40, { state: 'hidden', decidedAt: new Date() });
    const ids = async (query: string) =>
      ((await staff.get(`${PATH}${query}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([fresh.id, middle.id, old.id]);
    expect(await ids('?state=hidden')).toEqual([hidden.id]);
    expect(await ids('?state=dismissed')).toEqual([]);
    const first = await staff.get(`${PATH}?limit=2`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await staff.get(next).expect(200)).body).toMatchObject([{ id: old.id }]);
    const cursor = new URL(next, 'http://localhost').searchParams.get('cursor');
    await staff.get(`${PATH}?state=hidden&cursor=${cursor}`).expect(400);
  });
});
