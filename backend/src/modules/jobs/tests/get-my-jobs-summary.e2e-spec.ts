import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { outOfTime, saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/my-jobs/summary', () => {
  let test: TestApp;
  let owner: Person;

  const at = (minute: number): { createdAt: Date } => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  const apply = async (jobId: string, status: 'submitted' | 'viewed' = 'submitted') =>
    saveApplication(test.dataSource, { jobId, seekerId: (await seeker(test)).id, status });

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('returns zeros for a new account', async () => {
    await saveJob(test.dataSource, { employerId: (await employer(test)).id });
    const { body } = await owner.get('/api/my-jobs/summary').expect(200);
    expect(body).toEqual({ active: 0, inactive: 0, waitingCount: 0, waiting: [] });
  });

  it('counts visible and hidden jobs of the account', async () => {
    const me = await employer(test);
    await saveJob(test.dataSource, { employerId: me.id });
    await saveJob(test.dataSource, { employerId: me.id, status: 'paused' });
    await saveJob(test.dataSource, { employerId: me.id, ...outOfTime() });
    const { body } = await me.get('/api/my-jobs/summary').expect(200);
    expect(body).toEqual({ active: 1, inactive: 2, waitingCount: 0, waiting: [] });
  });

  it('lists active jobs without a place, then jobs with new applications, newest first', async () => {
    const me = await employer(test);
    const lost = { employerId: me.id, locationStatus: 'unresolved' as const, point: null };
    const older = await saveJob(test.dataSource, { employerId: me.id, title: 'Cook', ...at(1) });
    const placeless = await saveJob(test.dataSource, { ...lost, title: 'Helper', ...at(2) });
    await saveJob(test.dataSource, { ...lost, status: 'closed', ...at(3) });
    const newer = await saveJob(test.dataSource, { employerId: me.id, title: 'Waiter', status: 'paused', ...at(4) });
    await apply(older.id);
    await apply(newer.id);
    await apply(newer.id);
    await apply(newer.id, 'viewed');
    const { body } = await me.get('/api/my-jobs/summary').expect(200);
    expect(body.waiting).toEqual([
      { id: placeless.id, title: 'Helper', reason: 'place', newApplicationCount: 0 },
      { id: newer.id, title: 'Waiter', reason: 'applications', newApplicationCount: 2 },
      { id: older.id, title: 'Cook', reason: 'applications', newApplicationCount: 1 },
    ]);
  });

  it('lists active jobs without pay last, and no job with one end of a range', async () => {
    const me = await employer(test);
    const unpaid = { employerId: me.id, minRate: null, maxRate: null, hourlyPay: null };
    const asked = await saveJob(test.dataSource, { ...unpaid, title: 'Cook', ...at(1) });
    await saveJob(test.dataSource, { ...unpaid, status: 'paused', ...at(2) });
    await saveJob(test.dataSource, { ...unpaid, minRate: 100, ...at(3) });
    await apply(asked.id);
    const { body } = await me.get('/api/my-jobs/summary').expect(200);
    expect(body.waitingCount).toBe(2);
    expect(body.waiting).toEqual([
      { id: asked.id, title: 'Cook', reason: 'applications', newApplicationCount: 1 },
      { id: asked.id, title: 'Cook', reason: 'pay', newApplicationCount: 1 },
    ]);
  });

  it('lists at most four jobs that need attention', async () => {
    const me = await employer(test);
    const lost = { employerId: me.id, locationStatus: 'unresolved' as const, point: null };
    for (let minute = 0; minute < 6; minute++) {
      await saveJob(test.dataSource, { ...lost, ...at(minute) });
    }
    const { body } = await me.get('/api/my-jobs/summary').expect(200);
    expect(body.active).toBe(6);
    expect(body.waiting).toHaveLength(4);
    expect(body.waitingCount).toBe(6);
  });

  it('counts each new application of each job, also of jobs that are not named', async () => {
    const me = await employer(test);
    for (let minute = 0; minute < 5; minute++) {
      const job = await saveJob(test.dataSource, { employerId: me.id, ...at(minute) });
      await apply(job.id);
      await apply(job.id);
      await apply(job.id, 'viewed');
    }
    const { body } = await me.get('/api/my-jobs/summary').expect(200);
    expect(body.waiting).toHaveLength(4);
    expect(body.waitingCount).toBe(10);
  });
});
