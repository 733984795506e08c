import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { arrangeSecureWork } from '../../engagements/tests/secure-work.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InstantJobEntity } from '../entities/instant-job.entity.js';
import type { JobRequestEntity } from '../entities/job-request.entity.js';
import { inHours, jobById, requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

describe('setStandby', () => {
  let test: TestApp;
  let owner: Person;
  let winner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, winner] = await Promise.all([employer(test), seeker(test)]);
  });

  const standby = (id: string, by: Person, wanted = true) =>
    by.post(`/api/job-requests/${id}/standby`).send({ standby: wanted });
  const accept = (id: string, by: Person) =>
    by.post(`/api/job-requests/${id}/respond`).send({ response: 'accepted' }).expect(200);

  /** Creates a job that `winner` has accepted, and workers who were too late for it. */
  const filledJob = async (lateCount: number, fields: Partial<InstantJobEntity> = {}) => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
    const taken = await saveJobRequest(test.dataSource, job, winner.id);
    const late: { person: Person; request: JobRequestEntity }[] = [];
    for (let count = 0; count < lateCount; count++) {
      const person = await seeker(test);
      late.push({ person, request: await saveJobRequest(test.dataSource, job, person.id) });
    }
    await accept(taken.id, winner);
    return { job, taken, late };
  };
  const undo = (id: string) => winner.post(`/api/job-requests/${id}/undo`).expect(200);

  it('adds a worker who was too late to the standby list, and removes the worker again', async () => {
    const { late } = await filledJob(1);
    const { person, request } = late[0]!;
    const { body } = await standby(request.id, person).expect(200);
    expect(body).toMatchObject({
      status: 'standby',
      message: "You're on the waiting list. If someone can't come, the work is yours.",
    });
    expect((await requestById(test.dataSource, request.id)).status).toBe('standby');
    await standby(request.id, person, false).expect(200);
    expect((await requestById(test.dataSource, request.id)).status).toBe('filled');
    await standby(request.id, person, false).expect(200);
  });

  it('skips standby workers without an account at the provider for work with Secure Pay', async () => {
    const secure = await arrangeSecureWork(test);
    const { job, taken, late } = await filledJob(1);
    const able = await saveJobRequest(test.dataSource, job, secure.worker.id, { status: 'standby' });
    await standby(late[0]!.request.id, late[0]!.person).expect(200);
    const pay = `payment_method = 'platform', min_rate = 150, max_rate = 150`;
    await test.dataSource.query(`UPDATE instant_jobs SET ${pay} WHERE id = $1`, [job.id]);
    await undo(taken.id);
    expect((await requestById(test.dataSource, late[0]!.request.id)).status).toBe('standby');
    await test.runTasks();
    expect((await requestById(test.dataSource, able.id)).status).toBe('accepted');
  });

  it.each([
    ['booked', true],
    ['started', false],
    ['done', false],
  ] as const)('is offered while the work of the accepted worker is %s: %s', async (status, isOffered) => {
    const { job, late } = await filledJob(2);
    const [waiting, other] = late;
    await standby(waiting!.request.id, waiting!.person).expect(200);
    await test.dataSource.query(
      `UPDATE engagements SET status = $2, started_at = CASE WHEN $2 <> 'booked' THEN now() END,
              ended_at = CASE WHEN $2 = 'done' THEN now() END, closed_at = CASE WHEN $2 = 'done' THEN now() END
       WHERE instant_job_id = $1`,
      [job.id, status],
    );
    const shown = async ({ person }: { person: Person }) =>
      ((await person.get('/api/job-requests').expect(200)).body as { status: string; mayStandBy: boolean }[])[0];
    expect(await shown(waiting!)).toMatchObject({ status: isOffered ? 'standby' : 'filled', mayStandBy: isOffered });
    expect(await shown(other!)).toMatchObject({ status: 'filled', mayStandBy: isOffered });
    await standby(other!.request.id, other!.person).expect(isOffered ? 200 : 409);
  });

  it('assigns a released opening to the first standby worker, and notifies both sides', async () => {
    const { job, taken, late } = await filledJob(3);
    await standby(late[1]!.request.id, late[1]!.person).expect(200);
    await standby(late[0]!.request.id, late[0]!.person).expect(200);
    await undo(taken.id);
    await test.runTasks();
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'filled', filled: 1 });
    const statuses = await Promise.all(
      late.map(async ({ request }) => (await requestById(test.dataSource, request.id)).status),
    );
    expect(statuses).toEqual(['standby', 'accepted', 'filled']);
    const { body: bell } = await late[1]!.person.get('/api/notifications').expect(200);
    expect((bell as { title: string }[])[0]?.title).toBe('The work is yours');
    const booked = await test.dataSource.getRepository(EngagementEntity).findBy({ instantJobId: job.id });
    expect(booked.map(({ workerId }) => workerId)).toEqual([late[1]!.person.id]);
  });

  it('skips a standby worker who is suspended by then', async () => {
    const { taken, late } = await filledJob(2);
    for (const { request, person } of late) await standby(request.id, person).expect(200);
    await test.dataSource.query(
      `UPDATE users SET suspended_until = clock_timestamp() + interval '1 day' WHERE id = $1`,
      [late[0]!.person.id],
    );
    await undo(taken.id);
    await test.runTasks();
    expect((await requestById(test.dataSource, late[0]!.request.id)).status).toBe('standby');
    expect((await requestById(test.dataSource, late[1]!.request.id)).status).toBe('accepted');
  });

  it('skips a standby worker who has other work at that time by then', async () => {
    const { job, taken, late } = await filledJob(2);
    for (const { request, person } of late) await standby(request.id, person).expect(200);
    const elsewhere = await saveInstantJob(test.dataSource, { employerId: owner.id });
    await accept((await saveJobRequest(test.dataSource, elsewhere, late[0]!.person.id)).id, late[0]!.person);
    await undo(taken.id);
    await test.runTasks();
    expect((await requestById(test.dataSource, late[0]!.request.id)).status).toBe('standby');
    expect((await requestById(test.dataSource, late[1]!.request.id)).status).toBe('accepted');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'filled', filled: 1 });
  });

  it.each(['pending', 'accepted', 'declined', 'expired', 'cancelled'] as const)(
    'rejects standby for a request that is %s',
    async (status) => {
      const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
      const request = await saveJobRequest(test.dataSource, job, winner.id, { status });
      await standby(request.id, winner).expect(409);
      expect((await requestById(test.dataSource, request.id)).status).toBe(status);
    },
  );

  it('is rejected once the time of the job is over', async () => {
    const job = await saveInstantJob(test.dataSource, {
      employerId: owner.id,
      status: 'filled',
      filled: 1,
      expiresAt: inHours(-1),
    });
    const request = await saveJobRequest(test.dataSource, job, winner.id, { status: 'filled' });
    await standby(request.id, winner).expect(409);
  });
});
