import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { auditOf, saveSupportRequest, supportStaff } from './support-request.factory.js';

const path = (id: string): string => `/api/admin/support-requests/${id}`;

describe('GET /api/admin/support-requests/:id', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());

  it('returns all messages, their staff authors, and the account of the request', async () => {
    const me = await seeker(test);
    const { id, reference } = await saveSupportRequest(test.dataSource, { userId: me.id, language: 'kn' });
    await test.dataSource.query(
      `INSERT INTO support_entries (request_id, staff_id, text, created_at)
       VALUES ($1, $2, 'Which phone?', now() - interval '1 hour'), ($1, NULL, 'A Nokia.', now())`,
      [id, staff.id],
    );
    const { body } = await staff.get(path(id)).expect(200);
    expect(body).toMatchObject({
      ...{ reference, message: 'I cannot sign in.', language: 'kn', userId: me.id, version: 1, attachment: null },
      entries: [
        { author: 'staff', staffName: 'Meena Iyer', text: 'Which phone?' },
        { author: 'sender', staffName: null, text: 'A Nokia.' },
      ],
    });
  });

  it('returns the days that are left for a grievance, and whether it was confirmed in time', async () => {
    const read = async (fields: object, change = 'version = version'): Promise<unknown> => {
      const { id } = await saveSupportRequest(test.dataSource, fields);
      await test.dataSource.query(`UPDATE support_requests SET ${change} WHERE id = $1`, [id]);
      const { body } = await staff.get(path(id)).expect(200);
      return body;
    };
    const grievance = { kind: 'grievance', dueIn: 4 };
    expect(await read(grievance)).toMatchObject({ daysLeft: 4, isAcknowledgedLate: false });
    expect(await read({ ...grievance, dueIn: -2 })).toMatchObject({ daysLeft: 0, isOverdue: true });
    expect(await read({ ...grievance, age: 2 })).toMatchObject({ isAcknowledgedLate: true });
    const inTime = `acknowledged_at = created_at + interval '23 hours'`;
    expect(await read({ ...grievance, age: 2 }, inTime)).toMatchObject({ isAcknowledgedLate: false });
    expect(await read(grievance, 'answered_at = clock_timestamp()')).toMatchObject({ daysLeft: null });
    expect(await read({ age: 2 })).toMatchObject({ daysLeft: null, isAcknowledgedLate: false });
  });

  it('writes each access to the audit log', async () => {
    const { id } = await saveSupportRequest(test.dataSource);
    for (let looks = 0; looks < 2; looks++) await staff.get(path(id)).expect(200);
    expect(await auditOf(test.dataSource, id)).toEqual(['support_request.read', 'support_request.read']);
  });
});
