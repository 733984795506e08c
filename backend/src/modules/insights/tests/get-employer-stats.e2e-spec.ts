import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { outOfTime, saveJob } from '../../jobs/tests/job.factory.js';
import { employer, seeker } from '../../jobs/tests/people.js';

describe('GET /api/employer-stats', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('counts the results of jobs in any state, and as active the visible ones', async () => {
    const owner = await employer(test);
    const rival = await employer(test);
    expect((await owner.get('/api/employer-stats').expect(200)).body).toEqual({
      ...{ activeJobs: 0, applications: 0, profileViews: 0, hired: 0 },
    });
    const open = await saveJob(test.dataSource, { employerId: owner.id });
    await saveJob(test.dataSource, { employerId: owner.id, ...outOfTime() });
    const filled = await saveJob(test.dataSource, { employerId: owner.id, status: 'filled', viewCount: 7 });
    const elsewhere = await saveJob(test.dataSource, { employerId: rival.id, viewCount: 50 });
    for (const [jobId, status] of [
      [open.id, 'submitted'],
      [open.id, 'withdrawn'],
      [filled.id, 'hired'],
      [filled.id, 'rejected'],
      [elsewhere.id, 'hired'],
    ] as const) {
      await saveApplication(test.dataSource, { jobId, status, seekerId: (await seeker(test)).id });
    }
    const worker = await seeker(test);
    for (let twice = 0; twice < 2; twice++) await worker.post(`/api/jobs/${open.id}/views`).expect(204);
    await (await seeker(test)).post(`/api/jobs/${open.id}/views`).expect(204);
    expect((await owner.get('/api/employer-stats').expect(200)).body).toEqual({
      ...{ activeJobs: 1, applications: 3, profileViews: 9, hired: 1 },
    });
  });
});
