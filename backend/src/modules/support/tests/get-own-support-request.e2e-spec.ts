import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

const path = (reference: string): string => `/api/my-support-requests/${reference}`;

describe('GET /api/my-support-requests/:reference', () => {
  let test: TestApp;
  let me: Person;
  beforeAll(async () => {
    test = await createTestApp();
    me = await seeker(test, { email: null, emailVerifiedAt: null });
  });
  afterAll(() => test.close());
  const ask = () => saveSupportRequest(test.dataSource, { email: '', userId: me.id, kind: 'grievance' });

  it('returns the request with the answers of the staff, without their names', async () => {
    const staff = await supportStaff(test);
    const { id, reference } = await ask();
    const replies = `/api/admin/support-requests/${id}/replies`;
    await staff.post(replies).send({ text: 'We wrote to the shop.', version: 1 }).expect(201);
    const { body } = await me.get(path(reference)).expect(200);
    expect(body).toMatchObject({
      ...{ reference, kind: 'grievance', status: 'waiting', message: 'I cannot sign in.', dueAt: null },
      entries: [{ author: 'staff', text: 'We wrote to the shop.' }],
    });
    expect(JSON.stringify(body)).not.toContain('Meena');
  });

  it('returns the deadline of the answer before it', async () => {
    const { body } = await me.get(path((await ask()).reference)).expect(200);
    expect(body).toMatchObject({ status: 'new', dueAt: expect.any(String) as unknown, entries: [] });
  });

  it('returns 404 for another account, for a guest, and for a missing request', async () => {
    const { reference } = await ask();
    await (await seeker(test)).get(path(reference)).expect(404);
    await test.api.get(path(reference)).expect(401);
    await me.get(path('NK-0000-0000')).expect(404);
    await me.get(path('nothing')).expect(400);
  });
});
