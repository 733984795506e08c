import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveJobReview } from '../../job-reviews/tests/job-review.factory.js';
import type { JobEntity } from '../entities/job.entity.js';
import { saveJob } from './job.factory.js';
import { employer, type Person } from './people.js';

const path = (id: string): string => `/api/public/jobs/${id}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('GET /api/public/jobs/:id', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());
  const save = (fields: Partial<JobEntity> = {}) => saveJob(test.dataSource, { employerId: owner.id, ...fields });

  it('returns the whole job to a guest, without data about its employer', async () => {
    const job = await save({ title: 'Cook', requiredSkills: ['Dosa'], hoursPerWeek: 40 });
    const { body, headers } = await test.api.get(path(job.id)).expect(200);
    expect(body).toMatchObject({
      ...{ id: job.id, title: 'Cook', company: job.company, description: job.description, status: 'open' },
      ...{ requiredSkills: ['Dosa'], hoursPerWeek: 40, validThrough: job.expiresAt.toISOString() },
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    for (const hidden of [owner.id, owner.user.email, 'point']) expect(JSON.stringify(body)).not.toContain(hidden);
  });

  it.each(['paused', 'filled', 'closed'] as const)('returns a %s job with its state', async (status) => {
    const job = await save({ status });
    const { body } = await test.api.get(path(job.id)).expect(200);
    expect(body).toMatchObject({ status });
  });

  it('returns 410 from 30 days after the end of a job, and not before', async () => {
    const old = await save({ status: 'closed', updatedAt: daysAgo(31) });
    const fresh = await save({ status: 'closed', updatedAt: daysAgo(29) });
    const expired = await save({ createdAt: daysAgo(70), renewedAt: daysAgo(61), expiresAt: daysAgo(31) });
    const early = await save({ status: 'closed', updatedAt: daysAgo(31), expiresAt: daysAgo(-29) });
    await test.api.get(path(early.id)).expect(410);
    await test.api.get(path(old.id)).expect(410);
    await test.api.get(path(fresh.id)).expect(200);
    await test.api.get(path(expired.id)).expect(410);
  });

  it('returns no job that staff removed', async () => {
    const job = await save({ status: 'closed' });
    await saveJobReview(test.dataSource, {
      ...{
        jobId: job.id,
        state: 'removed',
        decision: 'It asks for money.',
        decidedBy: owner.id,
        decidedAt: new Date(),
      },
    });
    await test.api.get(path(job.id)).expect(410);
  });
});
