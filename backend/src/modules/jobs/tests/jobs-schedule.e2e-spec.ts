import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../entities/job.entity.js';
import { ExpireJobsUseCase } from '../expire-jobs.use-case.js';
import { JobsSchedule } from '../jobs.schedule.js';
import { ResumeFiles } from '../resume-files.js';
import { outOfTime, saveJob, saveJobs } from './job.factory.js';
import { employer, type Person } from './people.js';

describe('scheduled jobs of the jobs module', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const statusOf = async (id: string): Promise<string> =>
    (await test.dataSource.getRepository(JobEntity).findOneByOrFail({ id })).status;

  it('expires open jobs past their end and leaves the others', async () => {
    const late = await saveJob(test.dataSource, { employerId: owner.id, ...outOfTime() });
    const fresh = await saveJob(test.dataSource, { employerId: owner.id });
    const paused = await saveJob(test.dataSource, { employerId: owner.id, status: 'paused', ...outOfTime() });
    await test.app.get(JobsSchedule).expire();
    expect(await statusOf(late.id)).toBe('expired');
    expect(await statusOf(fresh.id)).toBe('open');
    expect(await statusOf(paused.id)).toBe('paused');
    expect(await test.app.get(ExpireJobsUseCase).execute()).toBe(0);
  });

  it('updates the open pages of each employer once a run, with the job if it was a single one', async () => {
    const [several, single, none] = [await employer(test), await employer(test), await employer(test)];
    await saveJobs(test.dataSource, 2, { employerId: several.id, ...outOfTime() });
    const { id } = await saveJob(test.dataSource, { employerId: single.id, ...outOfTime() });
    await saveJob(test.dataSource, { employerId: none.id });
    await test.app.get(ExpireJobsUseCase).execute();
    const told: object[] = await test.dataSource.query(
      `SELECT user_id, subject FROM events WHERE topic = 'jobs' AND user_id IN ($1, $2, $3) ORDER BY subject`,
      [several.id, single.id, none.id],
    );
    expect(told).toEqual([
      { user_id: single.id, subject: id },
      { user_id: several.id, subject: null },
    ]);
  });

  it('expires more jobs than one batch', async () => {
    await saveJobs(test.dataSource, 201, { employerId: owner.id, ...outOfTime() });
    expect(await test.app.get(ExpireJobsUseCase).execute()).toBe(201);
  });

  it('continues after a failed run', async () => {
    const failing = jest.spyOn(test.app.get(ResumeFiles), 'sweep').mockRejectedValueOnce(new Error('away'));
    await expect(test.app.get(JobsSchedule).sweepFiles()).resolves.toBeUndefined();
    failing.mockRestore();
  });

  it('does not run in a process that only serves calls', async () => {
    const late = await saveJob(test.dataSource, { employerId: owner.id, ...outOfTime() });
    const { ROLE } = test.config;
    Object.assign(test.config, { ROLE: 'api' });
    await test.app.get(JobsSchedule).expire();
    Object.assign(test.config, { ROLE });
    expect(await statusOf(late.id)).toBe('open');
  });
});
