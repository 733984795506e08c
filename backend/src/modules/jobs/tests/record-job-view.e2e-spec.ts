import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { setSqlClock } from '../../../../test/sql-clock.js';
import { JobEntity } from '../entities/job.entity.js';
import { JobViewEntity } from '../entities/job-view.entity.js';
import { JobRepository } from '../job.repository.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { bothSides, employer, type Person, seeker } from './people.js';

describe('POST /api/jobs/{id}/views', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    worker = await seeker(test);
  });
  afterAll(() => test.close());

  const views = async (id: string): Promise<[number, number]> => {
    const { viewCount } = await test.dataSource.getRepository(JobEntity).findOneByOrFail({ id });
    return [viewCount, await test.dataSource.getRepository(JobViewEntity).countBy({ jobId: id })];
  };

  it('counts each seeker once a day', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    const other = await seeker(test);
    await worker.post(`/api/jobs/${id}/views`).expect(204);
    await worker.post(`/api/jobs/${id}/views`).expect(204);
    await other.post(`/api/jobs/${id}/views`).expect(204);
    expect(await views(id)).toEqual([2, 2]);
    await test.dataSource.query(`UPDATE job_views SET day = day - 1 WHERE job_id = $1`, [id]);
    await worker.post(`/api/jobs/${id}/views`).expect(204);
    expect(await views(id)).toEqual([3, 3]);
  });

  it('updates the open pages of the employer for each counted view', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    for (let look = 0; look < 2; look++) await worker.post(`/api/jobs/${id}/views`).expect(204);
    const told: object[] = await test.dataSource.query(`SELECT user_id, topic FROM events WHERE subject = $1`, [id]);
    expect(told).toEqual([{ user_id: owner.id, topic: 'job-views' }]);
  });

  it('counts an application as a view, once a day with the seeker’s views', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    const [looker, other] = [await seeker(test), await seeker(test)];
    await looker.post(`/api/jobs/${id}/views`).expect(204);
    for (const person of [looker, other]) {
      await person.post('/api/applications').send({ jobId: id, coverMessage: 'I can start today.' }).expect(201);
    }
    expect(await views(id)).toEqual([2, 2]);
  });

  it('counts no view for a rejected application', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    const applicant = await seeker(test);
    await saveApplication(test.dataSource, { jobId: id, seekerId: applicant.id });
    await applicant.post('/api/applications').send({ jobId: id, coverMessage: 'I can start today.' }).expect(409);
    expect(await views(id)).toEqual([0, 0]);
  });

  it('counts ten concurrent views as one', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    await Promise.all(Array.from({ length: 10 }, () => worker.post(`/api/jobs/${id}/views`).expect(204)));
    expect(await views(id)).toEqual([1, 1]);
  });

  it('does not count the owner, nor views of a closed job', async () => {
    const me = await bothSides(test);
    const own = await saveJob(test.dataSource, { employerId: me.id });
    await me.post(`/api/jobs/${own.id}/views`).expect(204);
    expect(await views(own.id)).toEqual([0, 0]);
    const closed = await saveJob(test.dataSource, { employerId: owner.id, status: 'closed' });
    await saveApplication(test.dataSource, { jobId: closed.id, seekerId: worker.id });
    await worker.post(`/api/jobs/${closed.id}/views`).expect(204);
    expect(await views(closed.id)).toEqual([0, 0]);
  });

  it('returns 404 for a job that is paused', async () => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id, status: 'paused' });
    await worker.post(`/api/jobs/${id}/views`).expect(404);
    expect(await views(id)).toEqual([0, 0]);
  });

  it.each([
    ['00:00', '18:30', 1],
    ['12:00', '06:30', 0],
    ['23:59', '18:29', 0],
  ])('counts a view at %s in India (%s in UTC) for the day in India', async (_india, utc, daysAhead) => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    const today = new Date().toISOString().slice(0, 10);
    await test.dataSource.transaction(async (tx) => {
      await setSqlClock(tx, `${today}T${utc}:00Z`);
      await test.app.get(JobRepository, { strict: false }).recordView(tx, worker.id, id);
    });
    const days: { days: number }[] = await test.dataSource.query(
      `SELECT day - $2::date AS days FROM job_views WHERE job_id = $1`,
      [id, today],
    );
    expect(days).toEqual([{ days: daysAhead }]);
  });
});
