import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, seeker } from '../../jobs/tests/people.js';
import { saveMessage, saveTalk } from '../../messaging/tests/conversation.factory.js';
import { endNow, recordedOf, saveSuspension } from './suspension.factory.js';

const path = (id: string): string => `/api/admin/users/${id}`;

describe('GET /api/admin/users/{id}', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the account, its activity and the reports, and records the access', async () => {
    const [staff, person, other] = [
      await seeker(test, { staffRole: 'support' }),
      await bothSides(test),
      await seeker(test),
    ];
    const job = await saveJob(test.dataSource, { employerId: person.id });
    const wanted = await saveJob(test.dataSource, { employerId: (await employer(test)).id });
    await saveApplication(test.dataSource, { jobId: wanted.id, seekerId: person.id });
    await other.post(`/api/jobs/${job.id}/report`).send({ reason: 'unsafe' }).expect(204);
    await person.post(`/api/jobs/${wanted.id}/report`).send({ reason: 'unsafe' }).expect(204);
    const talk = await saveTalk(test, { owner: person, worker: other });
    const message = await saveMessage(test.dataSource, { conversationId: talk.id, senderId: person.id });
    await other.post(`/api/messages/${message.id}/report`).send({ reason: 'abuse' }).expect(201);

    await saveSuspension(test.dataSource, { userId: other.id });

    const { body } = await staff.get(path(person.id)).expect(200);
    expect(body).toEqual({
      ...{ id: person.id, name: `${person.user.firstName} ${person.user.lastName}`, email: person.user.email },
      ...{ phone: person.user.phone, role: 'both', staffRole: null, createdAt: person.user.createdAt.toISOString() },
      ...{ emailVerified: true, phoneVerified: true, language: 'en', deletionDueAt: null },
      ...{ suspendedUntil: null, suspension: null },
      counts: { jobs: 2, instantJobs: 0, applications: 1, reportsAbout: 2, reportsMade: 1, suspensions: 0 },
    });
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([
      { action: 'user.read', kind: 'user', id: person.id, detail: {} },
    ]);
  });

  it('returns the active suspension, and the number of suspensions', async () => {
    const [staff, person] = [await seeker(test, { staffRole: 'support' }), await seeker(test)];
    await saveSuspension(test.dataSource, { userId: person.id, liftedAt: new Date() });
    const { id, endsAt } = await saveSuspension(test.dataSource, { userId: person.id, suspendedBy: staff.id });
    const shown = async () => (await staff.get(path(person.id)).expect(200)).body;
    expect(await shown()).toMatchObject({
      ...{ suspendedUntil: endsAt.toISOString(), suspension: { id, suspendedBy: { id: staff.id } } },
      counts: { suspensions: 2 },
    });
    await endNow(test.dataSource, person.id);
    expect(await shown()).toMatchObject({ suspendedUntil: null, suspension: null, counts: { suspensions: 2 } });
  });

  it('returns 404 for an erased account', async () => {
    const [staff, person] = [await seeker(test, { staffRole: 'support' }), await seeker(test)];
    await test.dataSource.query(`UPDATE users SET erased_at = now() WHERE id = $1`, [person.id]);
    await staff.get(path(person.id)).expect(404);
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([]);
  });
});
