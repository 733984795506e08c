import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/my-jobs/by-figure', () => {
  let test: TestApp;
  let owner: Person;

  const idsOf = (jobs: { id: string }[]): string[] => jobs.map(({ id }) => id);

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('lists only the account’s own jobs with a positive figure, highest first', async () => {
    const me = await employer(test);
    const few = await saveJob(test.dataSource, { employerId: me.id, viewCount: 2 });
    const none = await saveJob(test.dataSource, { employerId: me.id });
    const many = await saveJob(test.dataSource, { employerId: me.id, viewCount: 9, status: 'closed' });
    await saveJob(test.dataSource, { employerId: owner.id, viewCount: 5 });
    for (const [job, status] of [
      [none, 'hired'],
      [few, 'submitted'],
      [few, 'viewed'],
      [many, 'withdrawn'],
    ] as const) {
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: (await seeker(test)).id, status });
    }
    const by = async (figure: string) =>
      idsOf((await me.get(`/api/my-jobs/by-figure?figure=${figure}`).expect(200)).body);
    expect(await by('views')).toEqual([many.id, few.id]);
    expect(await by('applications')).toEqual([few.id, none.id]);
    expect(await by('hired')).toEqual([none.id]);
  });

  it('returns pages without repeated or skipped jobs of the same figure', async () => {
    const me = await employer(test);
    for (const viewCount of [3, 3, 3, 1, 8]) await saveJob(test.dataSource, { employerId: me.id, viewCount });
    const counts: number[] = [];
    const seen = new Set<string>();
    let path: string | undefined = '/api/my-jobs/by-figure?figure=views&limit=2';
    while (path) {
      const { body, headers }: { body: { id: string; viewCount: number }[]; headers: Record<string, string> } = await me
        .get(path)
        .expect(200);
      counts.push(...body.map(({ viewCount }) => viewCount));
      for (const { id } of body) seen.add(id);
      path = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(counts).toEqual([8, 3, 3, 3, 1]);
    expect(seen.size).toBe(5);
    const first = await me.get('/api/my-jobs/by-figure?figure=views&limit=2').expect(200);
    const cursor = /cursor=([^>&]+)/.exec(first.headers['link'] ?? '')?.[1];
    await me.get(`/api/my-jobs/by-figure?figure=hired&cursor=${cursor}`).expect(400);
    await owner.get(`/api/my-jobs/by-figure?figure=views&cursor=${cursor}`).expect(400);
  });

  it('returns 400 for an unknown cursor', async () => {
    await owner.get('/api/my-jobs/by-figure?figure=views&cursor=x').expect(400);
  });
});
