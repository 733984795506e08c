import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { PersonalDataRegistry } from '../../users/users.public.js';
import { inHours, jobById, requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

describe('a person who leaves the product', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, worker] = await Promise.all([employer(test), seeker(test)]);
  });

  const leave = (person: Person) =>
    test.dataSource.transaction(async (tx) => {
      for (const holder of test.app.get(PersonalDataRegistry).listHolders())
        await holder.onDeletionRequested?.(tx, person.id);
    });
  const booked = async () => {
    const fields = { urgency: 'scheduled' as const, startTime: inHours(10), expiresAt: inHours(10) };
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    await worker.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    return { job, request };
  };
  const engagementOf = (workerId: string) =>
    test.dataSource.getRepository(EngagementEntity).findOneByOrFail({ workerId });

  it('as a worker releases the opening, which other workers are asked for', async () => {
    const { job, request } = await booked();
    await leave(worker);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'open', filled: 0 });
    expect((await requestById(test.dataSource, request.id)).status).toBe('withdrawn');
    expect(await engagementOf(worker.id)).toMatchObject({ status: 'cancelled', endedBy: 'worker' });
    const tasks = await test.dataSource.query(`SELECT 1 FROM outbox WHERE task = 'instant-hire.dispatch-wave'`);
    expect(tasks).toHaveLength(1);
  });

  it('declines the pending requests of a worker', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    await leave(worker);
    expect((await requestById(test.dataSource, request.id)).status).toBe('declined');
  });

  it('as an employer cancels open jobs and booked work', async () => {
    const { job, request } = await booked();
    const open = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const asked = await saveJobRequest(test.dataSource, open, worker.id);
    await leave(owner);
    expect((await jobById(test.dataSource, job.id)).status).toBe('cancelled');
    expect((await jobById(test.dataSource, open.id)).status).toBe('cancelled');
    expect((await requestById(test.dataSource, request.id)).status).toBe('cancelled');
    expect((await requestById(test.dataSource, asked.id)).status).toBe('cancelled');
    expect(await engagementOf(worker.id)).toMatchObject({ status: 'cancelled', endedBy: 'employer' });
  });
});
