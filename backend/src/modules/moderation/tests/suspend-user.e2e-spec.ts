import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { messagesTo } from '../../account/tests/messages.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { availabilityById, saveAvailability } from '../../users/tests/availability.factory.js';
import { SuspensionEntity } from '../entities/suspension.entity.js';
import { endNow, noticesTo, recordedOf, saveSuspension, SUSPEND } from './suspension.factory.js';

const path = (id: string): string => `/api/admin/users/${id}/suspension`;
const DAY_MS = 86_400_000;

describe('POST /api/admin/users/{id}/suspension', () => {
  let test: TestApp;
  let staff: Person;
  let person: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    staff = await seeker(test, { staffRole: 'support', firstName: 'Meena', lastName: 'Iyer' });
    person = await seeker(test, { language: 'hi' });
  });
  const stored = (userId: string) => test.dataSource.getRepository(SuspensionEntity).findBy({ userId });
  const suspend = (who: Person, id: string, body: object = SUSPEND) => who.post(path(id)).send(body);

  it('suspends an account for the given days, and records the author', async () => {
    const { body } = await suspend(staff, person.id).expect(201);
    expect(body).toMatchObject({
      ...{ user: { id: person.id }, reason: 'fraud', text: SUSPEND.text, appeal: null, liftedAt: null },
      ...{ suspendedBy: { id: staff.id, name: 'Meena Iyer' }, mayDecide: false },
    });
    const [row] = await stored(person.id);
    expect((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(7 * DAY_MS);
    expect((await person.get('/api/auth/user').expect(200)).body.suspendedUntil).toBe(row?.endsAt.toISOString());
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([
      { action: 'user.suspended', kind: 'user', id: person.id, detail: { reason: 'fraud', days: 7 } },
    ]);
  });

  it('notifies the person by bell and mail, in the person’s language, with reason, text and end', async () => {
    await suspend(staff, person.id).expect(201);
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['suspended']);
    const [mail] = await messagesTo(test, person.user.email);
    expect(mail?.subject).toBe('आपका अकाउंट ब्लॉक है');
    for (const words of ['धोखाधड़ी', SUSPEND.text, '/job-seeker']) expect(mail?.text).toContain(words);
  });

  it.each([
    ['job_seeker', '/job-seeker'],
    ['employer', '/employer'],
    ['both', '/job-seeker'],
  ] as const)('links an account with the role %s to the page for its appeal: %s', async (role, link) => {
    const account = await seeker(test, { role });
    await suspend(staff, account.id).expect(201);
    await staff.delete(path(account.id)).expect(204);
    const { body } = await account.get('/api/notifications').expect(200);
    expect((body as { link: string }[]).map((notice) => notice.link)).toEqual([link, link]);
  });

  it('excludes the person from requests for instant work', async () => {
    await saveAvailability(test.dataSource, person.id);
    await suspend(staff, person.id).expect(201);
    expect(await availabilityById(test.dataSource, person.id)).toMatchObject({ available: false });
  });

  it('accepts one of two concurrent suspensions, and returns the active one to the second', async () => {
    const other = await employer(test, { staffRole: 'admin' });
    const answers = await Promise.all([suspend(staff, person.id), suspend(other, person.id, { ...SUSPEND, days: 30 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [made] = await stored(person.id);
    const late = await suspend(staff, person.id).expect(409);
    expect(late.body).toMatchObject({ code: 'moderation.alreadySuspended', current: { id: made?.id } });
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['suspended']);
  });

  it('is allowed after the end of an earlier suspension', async () => {
    const first = await saveSuspension(test.dataSource, { userId: person.id });
    await endNow(test.dataSource, person.id);
    await suspend(staff, person.id).expect(201);
    const rows = await stored(person.id);
    expect(rows.map(({ liftedAt, liftedBy }) => [liftedAt !== null, liftedBy]).sort()).toEqual([
      [false, null],
      [true, null],
    ]);
    const old = rows.find(({ id }) => id === first.id);
    expect(old?.liftedAt).toEqual(old?.endsAt);
  });

  it.each(['support', 'admin'] as const)(
    'rejects the suspension of staff (%s) and of the caller',
    async (staffRole) => {
      const colleague = await seeker(test, { staffRole });
      expect((await suspend(staff, colleague.id).expect(403)).body.code).toBe('moderation.staffAccount');
      expect((await suspend(colleague, colleague.id).expect(403)).body.code).toBe('moderation.ownAccount');
      expect(await stored(colleague.id)).toEqual([]);
    },
  );

  it('returns 404 for an erased account', async () => {
    await test.dataSource.query(`UPDATE users SET erased_at = now() WHERE id = $1`, [person.id]);
    await suspend(staff, person.id).expect(404);
  });
});
