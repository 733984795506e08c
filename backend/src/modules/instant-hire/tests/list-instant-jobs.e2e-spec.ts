import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import { inHours, saveInstantJob } from './instant-hire.factory.js';

describe('listInstantJobs', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  it('lists the jobs of the employer, newest first, page by page', async () => {
    const ids: string[] = [];
    for (let hours = 1; hours <= 3; hours++) {
      const { id } = await saveInstantJob(test.dataSource, { employerId: owner.id, createdAt: inHours(-hours) });
      ids.push(id);
    }
    await saveInstantJob(test.dataSource, { employerId: (await employer(test)).id });
    const first = await owner.get('/api/instant-jobs?limit=2').expect(200);
    expect((first.body as { id: string }[]).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)?.[1];
    const second = await owner.get(next as string).expect(200);
    expect((second.body as { id: string }[]).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.headers['link']).toBeUndefined();
  });

  it('returns the exact place of each job', async () => {
    await saveInstantJob(test.dataSource, { employerId: owner.id, point: pointAt(12.93519, 77.62431) });
    const { body } = await owner.get('/api/instant-jobs').expect(200);
    expect(body).toMatchObject([{ latitude: 12.93519, longitude: 77.62431 }]);
  });

  it('returns an open job past its end as expired, and a filled one as filled', async () => {
    await saveInstantJob(test.dataSource, { employerId: owner.id, expiresAt: inHours(-0.001), createdAt: inHours(-2) });
    await saveInstantJob(test.dataSource, {
      employerId: owner.id,
      status: 'filled',
      filled: 1,
      expiresAt: inHours(-0.001),
      createdAt: inHours(-3),
    });
    const { body } = await owner.get('/api/instant-jobs').expect(200);
    expect((body as { status: string }[]).map(({ status }) => status)).toEqual(['expired', 'filled']);
  });

  it('returns 400 for the cursor of another employer', async () => {
    await saveInstantJob(test.dataSource, { employerId: owner.id, createdAt: inHours(-1) });
    await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { headers } = await owner.get('/api/instant-jobs?limit=1').expect(200);
    const cursor = /cursor=([^>]+)>/.exec(headers['link'] as string)?.[1];
    await (await employer(test)).get(`/api/instant-jobs?cursor=${cursor}`).expect(400);
  });
});
