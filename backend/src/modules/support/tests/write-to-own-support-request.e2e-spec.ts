import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

const path = (reference: string): string => `/api/my-support-requests/${reference}/messages`;

describe('POST /api/my-support-requests/:reference/messages', () => {
  let test: TestApp;
  let me: Person;
  beforeAll(async () => {
    test = await createTestApp();
    me = await seeker(test, { email: null, emailVerifiedAt: null });
  });
  afterAll(() => test.close());
  const ask = (status: 'new' | 'solved' | 'waiting' = 'new') =>
    saveSupportRequest(test.dataSource, { email: '', userId: me.id, status });

  it.each([
    ['solved', 'open'],
    ['waiting', 'open'],
    ['new', 'new'],
  ] as const)('adds the message, and leaves a request that was %s %s', async (before, after) => {
    const staff = await supportStaff(test, before);
    const { reference } = await ask(before);
    const { body } = await me.post(path(reference)).send({ text: 'Still not paid.' }).expect(201);
    expect(body).toMatchObject({ status: after, entries: [{ author: 'sender', text: 'Still not paid.' }] });
    const { body: bell } = (await staff.get('/api/notifications').expect(200)) as { body: { message: string }[] };
    expect(bell.map(({ message }) => message)).toEqual([`${reference}: the sender has written again.`]);
  });

  it('adds a message once when it is sent again under the same key', async () => {
    const { reference } = await ask();
    const send = () => me.post(path(reference)).set('Idempotency-Key', 'once').send({ text: 'Hello?' }).expect(201);
    await send();
    expect((await send()).body).toMatchObject({ entries: [{ text: 'Hello?' }] });
    expect((await me.get(path(reference).replace('/messages', '')).expect(200)).body).toMatchObject({
      entries: [{ text: 'Hello?' }],
    });
  });

  it('is rejected for another account, for a guest, and without a text', async () => {
    const { reference } = await ask();
    await (await seeker(test)).post(path(reference)).send({ text: 'Mine?' }).expect(404);
    await test.api.post(path(reference)).send({ text: 'Mine?' }).expect(401);
    await me.post(path(reference)).send({ text: '  ' }).expect(400);
    expect(await test.dataSource.query(`SELECT 1 FROM support_entries WHERE text = 'Mine?'`)).toEqual([]);
  });
});
