import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import {
  availableWorker,
  inHours,
  instantForm,
  jobById,
  requestsOf,
  saveCrowd,
  saveInstantJob,
  saveJobRequest,
} from './instant-hire.factory.js';

describe('askEveryone', () => {
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

  const ask = (id: string, by: Person = owner) => by.post(`/api/instant-jobs/${id}/ask-everyone`);

  it('asks all suitable workers who were not asked yet, each once', async () => {
    for (let count = 0; count < 9; count++) await availableWorker(test);
    const { body: posted } = await owner.post('/api/instant-jobs').send(instantForm()).expect(201);
    expect(posted.notificationsSent).toBeLessThan(9);
    const { body } = await ask(posted.id as string).expect(200);
    expect(body).toMatchObject({ asked: 9 });
    expect(body.waves.map(({ asked }: { asked: number }) => asked)).toEqual([
      posted.notificationsSent,
      9 - (posted.notificationsSent as number),
    ]);
    const workers = (await requestsOf(test.dataSource, posted.id as string)).map(({ workerId }) => workerId);
    expect(new Set(workers).size).toBe(9);
  });

  it('asks at most the 200 workers of a job, waves included', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, openings: 50, wavesSent: 1 });
    for (let count = 0; count < 3; count++) await saveJobRequest(test.dataSource, job, (await seeker(test)).id);
    await saveCrowd(test.dataSource, { count: 205, km: 1, categories: ['delivery'], skillIds: [] });
    await ask(job.id).expect(200);
    expect(await requestsOf(test.dataSource, job.id)).toHaveLength(200);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ nextWaveAt: null });
  });

  it('returns an error when all workers were already asked', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    expect((await ask(job.id).expect(409)).body.detail).toBe('We have already asked everyone suitable');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ wavesSent: 0 });
  });

  it.each([
    ['filled', { status: 'filled', filled: 1 }],
    ['cancelled', { status: 'cancelled' }],
    ['past its time', { expiresAt: inHours(-1) }],
  ] as const)('rejects the call for a job that is %s', async (_state, fields) => {
    await availableWorker(test);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
    expect((await ask(job.id).expect(409)).body.detail).toBe('This job is over');
    expect(await requestsOf(test.dataSource, job.id)).toEqual([]);
  });
});
