import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { outOfTime, saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/my-jobs', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('returns an empty list for a new account', async () => {
    const { body } = await owner.get('/api/my-jobs').expect(200);
    expect(body).toEqual([]);
  });

  it('lists only the account’s own jobs in any state with live counts, newest first', async () => {
    const me = await employer(test);
    const at = (minute: number): { createdAt: Date } => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
    const oldest = await saveJob(test.dataSource, { employerId: me.id, status: 'closed', ...at(1) });
    const middle = await saveJob(test.dataSource, { employerId: me.id, viewCount: 7, ...at(2) });
    const newest = await saveJob(test.dataSource, { employerId: me.id, ...outOfTime(), ...at(3) });
    await saveJob(test.dataSource, { employerId: owner.id });
    for (const status of ['submitted', 'submitted', 'viewed', 'hired', 'withdrawn'] as const) {
      const { id } = await seeker(test);
      await saveApplication(test.dataSource, { jobId: middle.id, seekerId: id, status });
    }
    const { body, headers } = await me.get('/api/my-jobs').expect(200);
    expect(body.map((job: { id: string }) => job.id)).toEqual([newest.id, middle.id, oldest.id]);
    expect(body[0]).toMatchObject({ status: 'expired', isActive: false, applicationCount: 0 });
    expect(body[1]).toMatchObject({
      status: 'open',
      isActive: true,
      applicationCount: 4,
      newApplicationCount: 2,
      hiredCount: 1,
      viewCount: 7,
    });
    expect(body[2]).toMatchObject({ status: 'closed', isActive: false });
    expect(headers['link']).toBeUndefined();
  });

  it('returns pages without repeated or skipped jobs, even of the same instant', async () => {
    const me = await employer(test);
    const createdAt = new Date('2026-02-03T04:05:06Z');
    for (let index = 0; index < 5; index++) await saveJob(test.dataSource, { employerId: me.id, createdAt });
    const seen: string[] = [];
    let path: string | undefined = '/api/my-jobs?limit=2';
    while (path) {
      const answer: Response = await me.get(path).expect(200);
      seen.push(...answer.body.map((job: { id: string }) => job.id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    const first = await me.get('/api/my-jobs?limit=2').expect(200);
    const foreign = /cursor=([^>]+)>/.exec(first.headers['link'] ?? '')?.[1];
    await owner.get(`/api/my-jobs?cursor=${foreign}`).expect(400);
  });

  it('lists those alone that seekers see, or those alone that they do not, when asked to', async () => {
    const me = await employer(test);
    const open = [
      await saveJob(test.dataSource, { employerId: me.id }),
      await saveJob(test.dataSource, { employerId: me.id }),
    ];
    const paused = await saveJob(test.dataSource, { employerId: me.id, status: 'paused' });
    const expired = await saveJob(test.dataSource, { employerId: me.id, ...outOfTime() });
    const idsOf = async (active: boolean): Promise<string[]> =>
      (await me.get(`/api/my-jobs?active=${active}`).expect(200)).body.map(({ id }: { id: string }) => id).sort();
    expect(await idsOf(true)).toEqual(open.map(({ id }) => id).sort());
    expect(await idsOf(false)).toEqual([paused.id, expired.id].sort());
    const first = await me.get('/api/my-jobs?active=true&limit=1').expect(200);
    const path = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await me.get(path).expect(200)).body).toHaveLength(1);
    await me.get(path.replace('active=true', 'active=false')).expect(400);
  });

  it('returns 400 for an unknown cursor', async () => {
    const { body } = await owner.get('/api/my-jobs?cursor=nonsense').expect(400);
    expect(body.errors[0].field).toBe('cursor');
  });
});
