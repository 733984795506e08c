import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { DispatchWaveUseCase } from '../../instant-hire/dispatch-wave.use-case.js';
import {
  availableWorker,
  inHours,
  jobById,
  requestsOf,
  saveInstantJob,
} from '../../instant-hire/tests/instant-hire.factory.js';
import type { JobEntity } from '../../jobs/entities/job.entity.js';
import { PublicJobsReadModel } from '../../jobs/public-jobs.read-model.js';
import { ShowHiddenJobsUseCase } from '../../jobs/show-hidden-jobs.use-case.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { RecountHeatUseCase } from '../../matching/recount-heat.use-case.js';
import { HERE, postJob, searchAddress } from '../../matching/tests/market.js';
import { endNow, saveSuspension, SUSPEND } from './suspension.factory.js';

describe('jobs of a suspended employer', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let staff: Person;
  let job: JobEntity;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
    worker = await seeker(test);
    staff = await employer(test, { staffRole: 'support' });
    job = await postJob(test, 1, { employerId: owner.id, title: 'Quillwork' });
    await postJob(test, 2, { employerId: staff.id, title: 'Waiter' });
  });

  const titlesAt = async (address: string, as: { get: Person['get'] } = worker): Promise<string[]> => {
    const { body } = (await as.get(address).expect(200)) as { body: { title: string }[] };
    return body.map(({ title }) => title).sort();
  };
  const hot = async (): Promise<string[]> => {
    await test.app.get(RecountHeatUseCase).execute();
    return titlesAt(`/api/hot-jobs?latitude=${HERE.latitude}&longitude=${HERE.longitude}`);
  };
  const onSiteMap = async (): Promise<boolean> =>
    (await test.app.get(PublicJobsReadModel).listNewest(100)).some(({ id }) => id === job.id);
  /** Returns whether the job is found, for each way to find one. */
  const found = async (): Promise<Record<string, boolean>> => ({
    search: (await titlesAt(searchAddress())).includes('Quillwork'),
    words: (await titlesAt(searchAddress({ search: 'quillwork' }))).includes('Quillwork'),
    nearest: (await titlesAt(searchAddress({ sort: 'distance' }))).includes('Quillwork'),
    list: (await titlesAt('/api/jobs')).includes('Quillwork'),
    hot: (await hot()).includes('Quillwork'),
    itself: (await worker.get(`/api/jobs/${job.id}`)).status === 200,
    publicPage: (await test.api.get(`/api/public/jobs/${job.id}`)).status === 200,
    siteMap: await onSiteMap(),
  });
  const all = (value: boolean) => ({
    ...{ search: value, words: value, nearest: value, list: value, hot: value },
    ...{ itself: value, publicPage: value, siteMap: value },
  });
  const suspend = () => staff.post(`/api/admin/users/${owner.id}/suspension`).send(SUSPEND).expect(201);
  const looked = async (): Promise<void> => {
    await test.dataSource.query(
      `INSERT INTO job_views (job_id, day, seeker_id) VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date, $2)`,
      [job.id, worker.id],
    );
  };

  it('are hidden during the suspension, and visible again as soon as it is lifted', async () => {
    await looked();
    expect(await found()).toEqual(all(true));
    await suspend();
    expect(await found()).toEqual(all(false));
    expect(await titlesAt(searchAddress())).toEqual(['Waiter']);
    await staff.delete(`/api/admin/users/${owner.id}/suspension`).expect(204);
    expect(await found()).toEqual(all(true));
  });

  it('are visible again within a minute after the suspension expires, all of them', async () => {
    for (let number = 0; number < 60; number++) {
      await postJob(test, 3, { employerId: owner.id, title: `Job ${number}` }, 5);
    }
    await looked();
    await suspend();
    expect(await found()).toEqual(all(false));
    await test.dataSource.query(`UPDATE jobs SET hidden_until = clock_timestamp() WHERE employer_id = $1`, [owner.id]);
    await endNow(test.dataSource, owner.id);
    const show = test.app.get(ShowHiddenJobsUseCase);
    expect([await show.execute(), await show.execute()]).toEqual([61, 0]);
    expect(await found()).toEqual(all(true));
    const rows: unknown = await test.dataSource.query(
      `SELECT count(*)::int AS listed FROM job_listings WHERE employer_id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ listed: 61 }]);
  });

  it('are hidden, too, when they were posted at the start of the suspension', async () => {
    await saveSuspension(test.dataSource, { userId: owner.id });
    await test.dataSource.query('UPDATE jobs SET hidden_until = NULL');
    expect((await found())['search']).toBe(true);
    expect(await test.app.get(ShowHiddenJobsUseCase).execute()).toBe(1);
    expect(await found()).toEqual(all(false));
  });

  it('are unchanged by a reinstatement when they were closed or expired meanwhile', async () => {
    await suspend();
    await test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [job.id]);
    await staff.delete(`/api/admin/users/${owner.id}/suspension`).expect(204);
    expect((await found())['search']).toBe(false);
  });

  it('retain their applications, are visible to applicants and the employer, and accept no new ones', async () => {
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: worker.id });
    await suspend();
    await worker.get(`/api/jobs/${job.id}`).expect(200);
    expect((await worker.get('/api/my-applications').expect(200)).body).toHaveLength(1);
    expect((await owner.get('/api/my-jobs?active=true').expect(200)).body).toMatchObject([{ title: 'Quillwork' }]);
    const other = await seeker(test);
    const message = 'I have baked bread for three years and live near by.';
    await other.post('/api/applications').send({ jobId: job.id, coverMessage: message }).expect(409);
    await staff.delete(`/api/admin/users/${owner.id}/suspension`).expect(204);
    await other.post('/api/applications').send({ jobId: job.id, coverMessage: message }).expect(201);
  });

  it('are offered to no worker when they are instant, and are after the suspension', async () => {
    const instant = await saveInstantJob(test.dataSource, { employerId: owner.id, nextWaveAt: inHours(-0.01) });
    await availableWorker(test);
    await suspend();
    const dispatch = test.app.get(DispatchWaveUseCase);
    await dispatch.execute({ instantJobId: instant.id });
    expect(await dispatch.sweep()).toBe(0);
    expect(await requestsOf(test.dataSource, instant.id)).toEqual([]);
    expect((await jobById(test.dataSource, instant.id)).status).toBe('open');
    await staff.delete(`/api/admin/users/${owner.id}/suspension`).expect(204);
    expect(await dispatch.sweep()).toBe(1);
    expect(await requestsOf(test.dataSource, instant.id)).toHaveLength(1);
  });
});
