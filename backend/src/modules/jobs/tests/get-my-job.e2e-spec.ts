import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { outOfTime, saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/my-jobs/{id}', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('returns the fields of the list of own jobs', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id, viewCount: 7 });
    for (const status of ['submitted', 'hired', 'withdrawn'] as const) {
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: (await seeker(test)).id, status });
    }
    const { body } = await owner.get(`/api/my-jobs/${job.id}`).expect(200);
    expect(body).toMatchObject({
      id: job.id,
      applicationCount: 2,
      newApplicationCount: 1,
      hiredCount: 1,
      viewCount: 7,
    });
    const { body: list } = await owner.get('/api/my-jobs').expect(200);
    expect(list.find(({ id }: { id: string }) => id === job.id)).toEqual(body);
  });

  it('returns an own job in every state', async () => {
    const closed = await saveJob(test.dataSource, { employerId: owner.id, status: 'closed' });
    const expired = await saveJob(test.dataSource, { employerId: owner.id, ...outOfTime() });
    expect((await owner.get(`/api/my-jobs/${closed.id}`).expect(200)).body.status).toBe('closed');
    expect((await owner.get(`/api/my-jobs/${expired.id}`).expect(200)).body).toMatchObject({
      status: 'expired',
      isActive: false,
    });
  });

  it('returns 400 for an invalid id', async () => {
    await owner.get('/api/my-jobs/1').expect(400);
  });
});
