import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENGAGEMENT_SIDES, ENGAGEMENT_STATUSES, openWorkActions } from '@nukkad/contract/instant-work/engagements';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InstantJobEntity } from '../entities/instant-job.entity.js';
import {
  availableWorker,
  inHours,
  jobById,
  passMinutes,
  requestById,
  requestsOf,
  saveInstantJob,
  saveJobRequest,
} from './instant-hire.factory.js';

/** No claim, or an unconfirmed claim of one side about start or end. */
const CLAIMS = [null, ...(['start', 'end'] as const).flatMap((phase) => ENGAGEMENT_SIDES.map((by) => ({ phase, by })))];

describe('cancelEngagement', () => {
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

  const booked = async (fields: Partial<InstantJobEntity> = {}) => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    const { body } = await worker
      .post(`/api/job-requests/${request.id}/respond`)
      .send({ response: 'accepted' })
      .expect(200);
    return { job, request, id: body.engagementId as string };
  };
  const inTenHours = { urgency: 'scheduled' as const, startTime: inHours(10), expiresAt: inHours(10) };
  const cancel = (id: string, by: Person = worker, body: object = {}) =>
    by.post(`/api/engagements/${id}/cancel`).send(body);
  const engagement = (id: string) => test.dataSource.getRepository(EngagementEntity).findOneByOrFail({ id });

  it('releases the opening when the worker cancels, and sends the next wave', async () => {
    const { job, request, id } = await booked(inTenHours);
    const next = await availableWorker(test);
    const { body } = await cancel(id, worker, { reason: 'My mother is ill' }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', breach: null, endedBy: 'worker', reason: 'My mother is ill' });
    expect((await requestById(test.dataSource, request.id)).status).toBe('withdrawn');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'open', filled: 0 });
    await test.runTasks();
    const asked = await requestsOf(test.dataSource, job.id);
    expect(asked.map(({ workerId, status }) => [workerId, status])).toContainEqual([next.id, 'pending']);
    expect(asked).toHaveLength(2);
    const { body: bell } = await owner.get('/api/notifications').expect(200);
    expect(bell[0].message).toContain('My mother is ill');
  });

  it('counts a breach for a worker who cancels within two hours of the start', async () => {
    const { job, id } = await booked({ ...inTenHours, startTime: inHours(3), expiresAt: inHours(3) });
    await passMinutes(test.dataSource, job.id, 65);
    const { body: before } = await worker.get(`/api/engagements/${id}`).expect(200);
    expect(before.consequence).toBe('late_cancellation');
    await cancel(id).expect(200);
    expect(await engagement(id)).toMatchObject({ breach: 'late_cancellation', breachBy: 'worker' });
    const { body } = await worker.get('/api/user/reliability').expect(200);
    expect(body).toMatchObject({ kept: 0, lateCancellations: 1 });
  });

  it('reduces the openings by one when the employer cancels one of two workers', async () => {
    const nextWaveAt = inHours(0.1);
    const { job, request, id } = await booked({ ...inTenHours, openings: 2, nextWaveAt });
    await cancel(id, owner, { reason: 'Fewer guests' }).expect(200);
    // the next wave is sent for the remaining opening
    const left = { status: 'open', openings: 1, filled: 0, nextWaveAt };
    expect(await jobById(test.dataSource, job.id)).toMatchObject(left);
    expect((await requestById(test.dataSource, request.id)).status).toBe('cancelled');
    expect(await engagement(id)).toMatchObject({ status: 'cancelled', endedBy: 'employer', breach: null });
    const { body: bell } = await worker.get('/api/notifications').expect(200);
    expect(bell[0].message).toContain('Fewer guests');
  });

  it('cancels the job when the employer cancels its only worker', async () => {
    const { job, id } = await booked(inTenHours);
    await cancel(id, owner).expect(200);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({
      status: 'cancelled',
      openings: 1,
      nextWaveAt: null,
    });
  });

  it('releases one opening when both sides cancel concurrently', async () => {
    const { job, id } = await booked({ ...inTenHours, openings: 3 });
    const answers = await Promise.all([cancel(id), cancel(id, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await jobById(test.dataSource, job.id)).filled).toBe(0);
  });

  it.each(ENGAGEMENT_STATUSES)(
    'allows each side to cancel while work is %s as the table of actions defines',
    async (status) => {
      const cases = CLAIMS.flatMap((claim) => ENGAGEMENT_SIDES.map((side) => ({ claim, side })));
      const answers: object[] = [];
      for (const [index, { claim, side }] of cases.entries()) {
        const { id } = await saveEngagement(test.dataSource, {
          ...{ workerId: worker.id, employerId: owner.id, status, startsAt: inHours(24 + index * 5) },
          ...(claim && { claimPhase: claim.phase, claimBy: claim.by, claimAt: new Date() }),
        });
        answers.push({ claim, side, answer: (await cancel(id, side === 'worker' ? worker : owner)).status });
      }
      expect(answers).toEqual(
        cases.map((one) => ({ ...one, answer: openWorkActions({ status, ...one }, one.side).cancel ? 200 : 409 })),
      );
    },
  );

  it('is rejected once the work has begun or ended', async () => {
    const { id } = await booked();
    await test.dataSource.query(`UPDATE engagements SET status = 'started', started_at = clock_timestamp()`);
    expect((await cancel(id).expect(409)).body.detail).toBe("It's too late to cancel this work");
    expect((await engagement(id)).status).toBe('started');
  });

  it('returns 400 for a reason that asks for money', async () => {
    const { id } = await booked();
    await cancel(id, owner, { reason: 'Pay 500 registration fee first' }).expect(400);
    expect((await engagement(id)).status).toBe('booked');
  });
});
