import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { JobRequestComposer } from '../job-request.composer.js';
import { inHours, jobById, requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

describe('cancelInstantJob', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  const cancel = (id: string, body: object = {}, by: Person = owner) =>
    by.post(`/api/instant-jobs/${id}/cancel`).send(body);

  it('cancels the job, frees and notifies the workers who accepted, and ends its requests', async () => {
    const [booked, asked] = await Promise.all([seeker(test), seeker(test)]);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, openings: 2, nextWaveAt: inHours(0.1) });
    const [first, second] = [
      await saveJobRequest(test.dataSource, job, booked.id),
      await saveJobRequest(test.dataSource, job, asked.id),
    ];
    await booked.post(`/api/job-requests/${first.id}/respond`).send({ response: 'accepted' }).expect(200);
    const { body } = await cancel(job.id, { reason: 'The oven broke' }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', cancelReason: 'The oven broke', nextWaveAt: null, accepted: [] });
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'cancelled', nextWaveAt: null });
    expect((await requestById(test.dataSource, first.id)).status).toBe('cancelled');
    expect((await requestById(test.dataSource, second.id)).status).toBe('cancelled');
    const engagement = await test.dataSource.getRepository(EngagementEntity).findOneByOrFail({ workerId: booked.id });
    expect(engagement).toMatchObject({ status: 'cancelled', endedBy: 'employer', reason: 'The oven broke' });
    const { body: bell } = await booked.get('/api/notifications').expect(200);
    expect((bell as { message: string }[])[0]?.message).toContain('The oven broke');
    expect((await asked.get('/api/notifications').expect(200)).body).toEqual([]);
  });

  it.each([
    ['pending', 'cancelled'],
    ['filled', 'cancelled'],
    ['standby', 'cancelled'],
    ['declined', 'declined'],
    ['expired', 'expired'],
    ['withdrawn', 'withdrawn'],
  ] as const)('turns a request that was %s into %s', async (status, then) => {
    const worker = await seeker(test);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, status: 'filled', filled: 1 });
    const { id } = await saveJobRequest(test.dataSource, job, worker.id, { status });
    await cancel(job.id).expect(200);
    expect((await requestById(test.dataSource, id)).status).toBe(then);
    const heard: unknown[] = await test.dataSource.query(`SELECT DISTINCT topic FROM events WHERE user_id = $1`, [
      worker.id,
    ]);
    expect(heard).toHaveLength(status === then ? 0 : 1);
  });

  it('suppresses queued messages about the offer', async () => {
    const worker = await seeker(test);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveJobRequest(test.dataSource, job, worker.id);
    const composer = test.app.get(JobRequestComposer);
    const delivery = {
      deliveryId: NOBODY,
      recipientId: worker.id,
      text: 'instant-hire:notice.request',
      subjectId: id,
      params: {},
    };
    expect(await composer.compose(delivery)).toMatchObject({ params: { km: 1.4, hours: 4 } });
    await cancel(job.id).expect(200);
    expect(await composer.compose(delivery)).toBeNull();
  });

  it('returns the same response to a repeated call', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    await cancel(job.id, { reason: 'First' }).expect(200);
    const { body } = await cancel(job.id, { reason: 'Second' }).expect(200);
    expect(body.cancelReason).toBe('First');
  });

  it('is rejected for an expired job', async () => {
    const job = await saveInstantJob(test.dataSource, {
      employerId: owner.id,
      status: 'expired',
      expiresAt: inHours(-1),
    });
    expect((await cancel(job.id).expect(409)).body.detail).toBe('This job is over');
    expect((await jobById(test.dataSource, job.id)).status).toBe('expired');
  });

  it('executes either the cancellation or a concurrent acceptance completely', async () => {
    const worker = await seeker(test);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveJobRequest(test.dataSource, job, worker.id);
    const [cancelled] = await Promise.all([
      cancel(job.id),
      worker.post(`/api/job-requests/${id}/respond`).send({ response: 'accepted' }),
    ]);
    expect(cancelled.status).toBe(200);
    expect((await requestById(test.dataSource, id)).status).toBe('cancelled');
    expect(await test.dataSource.getRepository(EngagementEntity).countBy({ status: 'booked' })).toBe(0);
  });

  it('rejects a reason that asks the worker for money', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { body } = await cancel(job.id, { reason: 'Pay 500 registration fee first' }).expect(400);
    expect(body.errors[0].field).toBe('reason');
    expect((await jobById(test.dataSource, job.id)).status).toBe('open');
  });
});
