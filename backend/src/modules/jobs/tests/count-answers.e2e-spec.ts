import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { EmployerAnswers } from '@nukkad/contract/jobs/jobs';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { CountAnswersUseCase } from '../count-answers.use-case.js';
import type { ApplicationEntity } from '../entities/application.entity.js';
import { JobsSchedule } from '../jobs.schedule.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

const DAY_MS = 86_400_000;

describe('the response rate of an employer', () => {
  let test: TestApp;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    worker = await seeker(test);
  });
  afterAll(() => test.close());

  /** Saves an application of this many days ago, answered this many hours later. */
  const applied = async (
    jobId: string,
    status: ApplicationStatus,
    days: number,
    hours = 0,
    fields: Partial<ApplicationEntity> = {},
  ): Promise<void> => {
    const { id: seekerId } = await saveUser(test.dataSource);
    const createdAt = new Date(Date.now() - days * DAY_MS);
    const { id } = await saveApplication(test.dataSource, { jobId, seekerId, status, createdAt, ...fields });
    await test.dataSource.query(
      `UPDATE application_events SET at = $2::timestamptz + make_interval(hours => $3) WHERE application_id = $1 AND status <> 'submitted'`,
      [id, createdAt, hours],
    );
  };
  const shown = async (jobId: string): Promise<EmployerAnswers | null> => {
    const { body } = await worker.get(`/api/jobs/${jobId}`).expect(200);
    return body.employerAnswers;
  };
  const count = (): Promise<number> => test.app.get(CountAnswersUseCase).execute();

  it('is shown on every job of the employer from five applications on, and recounted', async () => {
    const owner = await employer(test);
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const closed = await saveJob(test.dataSource, { employerId: owner.id, status: 'closed' });
    await applied(job.id, 'shortlisted', 10, 2);
    await applied(closed.id, 'hired', 20, 20);
    await applied(closed.id, 'rejected', 20, 30, { reason: 'too_far' });
    await applied(job.id, 'rejected', 8, 168, { reason: 'no_answer' });
    // not counted: neither answered nor old enough, withdrawn, or past the counted period
    await applied(job.id, 'submitted', 2);
    await applied(job.id, 'viewed', 6, 1);
    await applied(job.id, 'withdrawn', 30);
    await applied(job.id, 'hired', 200, 1);
    expect(await count()).toBe(1);
    expect(await shown(job.id)).toBeNull();
    const messagedAt = new Date(Date.now() - 4 * DAY_MS);
    await applied(job.id, 'viewed', 5, 1, { messagedAt });
    await test.app.get(JobsSchedule).count();
    expect(await shown(job.id)).toMatchObject({ applications: 5, answered: 4 });
    expect((await shown(job.id))?.usualHours).toBeCloseTo(22, 1);
    expect(await count()).toBe(0);
    const { body } = await worker.get('/api/jobs').expect(200);
    expect(body[0]).toMatchObject({ id: job.id, employerAnswers: { applications: 5, answered: 4 } });
    const near = await worker.get('/api/ai-jobs?latitude=12.9756&longitude=77.6066').expect(200);
    expect(near.body[0]).toMatchObject({ id: job.id, employerAnswers: { answered: 4 } });
  });

  it('counts an answer to an applicant who withdrew after it', async () => {
    const job = await saveJob(test.dataSource, { employerId: (await employer(test)).id });
    for (let index = 0; index < 5; index++) {
      const { id: seekerId } = await saveUser(test.dataSource);
      const createdAt = new Date(Date.now() - 10 * DAY_MS);
      const { id } = await saveApplication(test.dataSource, {
        ...{ jobId: job.id, seekerId, status: 'shortlisted', createdAt },
      });
      await test.dataSource.query(
        `WITH step AS (UPDATE application_events SET at = $2::timestamptz + interval '6 hours'
           WHERE application_id = $1 AND status = 'shortlisted'),
         left_at AS (INSERT INTO application_events (application_id, status) VALUES ($1, 'withdrawn'))
         UPDATE applications SET status = 'withdrawn' WHERE id = $1`,
        [id, createdAt],
      );
    }
    await count();
    expect(await shown(job.id)).toEqual({ applications: 5, answered: 5, usualHours: 6 });
  });

  it('returns no usual time without answers', async () => {
    const job = await saveJob(test.dataSource, { employerId: (await employer(test)).id });
    for (let index = 0; index < 5; index++) await applied(job.id, 'rejected', 8, 168, { reason: 'no_answer' });
    await count();
    expect(await shown(job.id)).toEqual({ applications: 5, answered: 0, usualHours: null });
  });
});
