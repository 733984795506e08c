import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { ExpireInstantJobsUseCase } from '../expire-instant-jobs.use-case.js';
import {
  availableWorker,
  inHours,
  instantForm,
  jobById,
  passMinutes,
  requestById,
  requestsOf,
  saveInstantJob,
  saveJobRequest,
} from './instant-hire.factory.js';

describe('an instant job after its end', () => {
  let test: TestApp;
  let owner: Person;
  let expire: ExpireInstantJobsUseCase;

  beforeAll(async () => {
    test = await createTestApp();
    expire = test.app.get(ExpireInstantJobsUseCase);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  const overdue = { expiresAt: inHours(-0.01), nextWaveAt: inHours(-0.02) };
  const bell = async () =>
    (await owner.get('/api/notifications').expect(200)).body as { title: string; message: string }[];

  it('is expired by the task that was queued when it was posted', async () => {
    await availableWorker(test);
    const { body } = await owner.post('/api/instant-jobs').send(instantForm()).expect(201);
    const [task] = await test.dataSource.query(
      `SELECT next_relay_at AS due, queue FROM outbox WHERE task = 'instant-hire.expire-instant-job'`,
    );
    expect(task.queue).toBe('expiry');
    expect(task.due).toEqual((await jobById(test.dataSource, body.id as string)).expiresAt);
    await passMinutes(test.dataSource, body.id as string, 61);
    await expire.execute({ instantJobId: body.id as string });
    expect(await jobById(test.dataSource, body.id as string)).toMatchObject({ status: 'expired', nextWaveAt: null });
    const requests = await requestsOf(test.dataSource, body.id as string);
    expect(requests.map(({ status }) => status)).toEqual(['expired']);
  });

  it('is expired by the sweep when its task was lost', async () => {
    const worker = await seeker(test);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...overdue });
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    expect(await expire.sweep()).toBe(2);
    expect((await jobById(test.dataSource, job.id)).status).toBe('expired');
    expect((await requestById(test.dataSource, request.id)).status).toBe('expired');
    expect(await expire.sweep()).toBe(0);
  });

  it('is reported to its employer once, with its result', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...overdue, openings: 3, filled: 2 });
    const empty = await saveInstantJob(test.dataSource, { employerId: owner.id, ...overdue, title: 'Cook' });
    await expire.execute({ instantJobId: job.id });
    await expire.execute({ instantJobId: job.id });
    expect(await bell()).toMatchObject([
      {
        title: 'Not enough people accepted',
        message: 'Delivery helper: needed 3, found 2. The time to accept is over.',
      },
    ]);
    await expire.execute({ instantJobId: empty.id });
    expect((await bell())[0]).toMatchObject({ title: 'Nobody accepted this time' });
  });

  it('expires filled and standby requests, and leaves answered ones unchanged', async () => {
    const job = await saveInstantJob(test.dataSource, {
      employerId: owner.id,
      status: 'filled',
      filled: 1,
      expiresAt: inHours(-1),
    });
    const statuses = ['pending', 'filled', 'standby', 'accepted', 'declined', 'withdrawn', 'cancelled'] as const;
    const requests = await Promise.all(
      statuses.map(async (status) => saveJobRequest(test.dataSource, job, (await seeker(test)).id, { status })),
    );
    await expire.sweep();
    const after = await Promise.all(requests.map(async ({ id }) => (await requestById(test.dataSource, id)).status));
    expect(after).toEqual(['expired', 'expired', 'expired', 'accepted', 'declined', 'withdrawn', 'cancelled']);
    // an employer with all openings filled sees that, not that the time is over
    expect((await jobById(test.dataSource, job.id)).status).toBe('filled');
    expect(await bell()).toEqual([]);
  });

  it('is not expired a moment early, nor after its deletion', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, expiresAt: inHours(0.01) });
    const request = await saveJobRequest(test.dataSource, job, (await seeker(test)).id);
    await expire.execute({ instantJobId: job.id });
    expect(await expire.sweep()).toBe(0);
    expect((await jobById(test.dataSource, job.id)).status).toBe('open');
    expect((await requestById(test.dataSource, request.id)).status).toBe('pending');
    await expire.execute({ instantJobId: NOBODY });
  });

  it('expires in batches when many jobs end at once', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...overdue });
    await test.dataSource.query(
      `INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate, rate_type,
         currency, urgency, duration, max_radius, payment_method, expires_at)
       SELECT employer_id, title, company, description, category, location, point, min_rate, max_rate, rate_type,
         currency, urgency, duration, max_radius, payment_method, expires_at
       FROM instant_jobs, generate_series(1, 44) WHERE id = $1`,
      [job.id],
    );
    expect(await expire.sweep()).toBe(45);
    const [{ count }] = await test.dataSource.query(
      `SELECT count(*)::int AS count FROM instant_jobs WHERE status = 'open'`,
    );
    expect(count).toBe(0);
  });
});
