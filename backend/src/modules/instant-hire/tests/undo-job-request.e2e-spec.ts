import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InstantJobEntity } from '../entities/instant-job.entity.js';
import { jobById, passMinutes, requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

describe('undoJobRequest', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, worker] = await Promise.all([employer(test), seeker(test, { firstName: 'Ravi', lastName: 'Kumar' })]);
  });

  const accepted = async (fields: Partial<InstantJobEntity> = {}) => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    await worker.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    return { job, request };
  };
  const undo = (id: string, by: Person = worker) => by.post(`/api/job-requests/${id}/undo`);
  const engagementCount = () => test.dataSource.getRepository(EngagementEntity).count();

  it('reverses an acceptance: the request is pending again, the opening is free', async () => {
    const { job, request } = await accepted();
    const { body } = await undo(request.id).expect(200);
    expect(body).toEqual({
      status: 'pending',
      message: 'Undone. You can still answer this request.',
      undoUntil: null,
      engagementId: null,
    });
    expect(await requestById(test.dataSource, request.id)).toMatchObject({ status: 'pending', respondedAt: null });
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'open', filled: 0 });
    expect(await engagementCount()).toBe(0);
    const { body: reliability } = await worker.get('/api/user/reliability').expect(200);
    expect(reliability).toMatchObject({ kept: 0, lateCancellations: 0, noShows: 0 });
  });

  it('notifies the employer that other workers are asked', async () => {
    const { request } = await accepted();
    await undo(request.id).expect(200);
    const { body } = await owner.get('/api/notifications').expect(200);
    expect(body[0]).toMatchObject({
      title: 'Not coming after all',
      message: 'Ravi Kumar accepted the work "Delivery helper" by mistake. We are asking others.',
    });
  });

  it('asks the workers who were too late again at once', async () => {
    const other = await seeker(test);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const [request, late] = [
      await saveJobRequest(test.dataSource, job, worker.id),
      await saveJobRequest(test.dataSource, job, other.id),
    ];
    await worker.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    await undo(request.id).expect(200);
    await test.runTasks();
    expect((await requestById(test.dataSource, late.id)).status).toBe('pending');
    await other.post(`/api/job-requests/${late.id}/respond`).send({ response: 'accepted' }).expect(200);
    expect((await requestById(test.dataSource, request.id)).status).toBe('filled');
  });

  it('allows the worker to accept again afterwards', async () => {
    const { job, request } = await accepted();
    await undo(request.id).expect(200);
    await worker.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'filled', filled: 1 });
    expect(await engagementCount()).toBe(1);
  });

  it('is rejected after five minutes, and the work remains', async () => {
    const { job, request } = await accepted({ expiresAt: new Date(Date.now() + 3_600_000) });
    await passMinutes(test.dataSource, job.id, 6);
    const { body } = await undo(request.id).expect(409);
    expect(body.detail).toBe("It's too late to undo this. You can still cancel the work.");
    expect((await requestById(test.dataSource, request.id)).status).toBe('accepted');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'filled', filled: 1 });
    expect(await engagementCount()).toBe(1);
  });

  it('ends as expired when the time of the job is over by then', async () => {
    const { job, request } = await accepted({ expiresAt: new Date(Date.now() + 180_000) });
    await passMinutes(test.dataSource, job.id, 4);
    const { body } = await undo(request.id).expect(200);
    expect(body.status).toBe('expired');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'expired', filled: 0 });
  });

  it('releases one opening for two concurrent calls', async () => {
    const { job, request } = await accepted({ openings: 2 });
    const answers = await Promise.all([undo(request.id), undo(request.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'open', filled: 0 });
  });

  it('is rejected for a request that was not accepted', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    await undo(request.id).expect(409);
    expect((await requestById(test.dataSource, request.id)).status).toBe('pending');
  });
});
