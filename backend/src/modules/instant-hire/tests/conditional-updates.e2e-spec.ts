import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { InstantJobRepository } from '../instant-job.repository.js';
import { JobRequestRepository } from '../job-request.repository.js';
import { inHours, jobById, requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

/** Earlier reads may be outdated: each of these updates decides on its own, by the database's clock. */
describe('the conditional update', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, worker] = await Promise.all([employer(test), seeker(test)]);
  });

  const job = (fields: Parameters<typeof saveInstantJob>[1] | object = {}) =>
    saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
  const request = async (fields: Parameters<typeof saveJobRequest>[3]) =>
    saveJobRequest(test.dataSource, await job(), worker.id, fields);

  it.each([
    ['is full', { status: 'filled', filled: 1 }],
    ['is over since a moment', { expiresAt: new Date(Date.now() - 1) }],
    ['was called off', { status: 'cancelled' }],
  ] as const)('claims no opening of a job that %s', async (_name, fields) => {
    const { id, filled } = await job(fields);
    expect(await test.app.get(InstantJobRepository).claimOpening(test.dataSource.manager, id)).toBe(false);
    expect((await jobById(test.dataSource, id)).filled).toBe(filled);
  });

  it.each([
    ['has expired a moment ago', { expiresAt: new Date(Date.now() - 1) }],
    ['was declined', { status: 'declined' }],
  ] as const)('accepts no request that %s', async (_name, fields) => {
    const { id, status } = await request(fields);
    expect(await test.app.get(JobRequestRepository).accept(test.dataSource.manager, id, 'pending', null)).toBeNull();
    expect((await requestById(test.dataSource, id)).status).toBe(status);
  });

  it.each([
    [4, true],
    [6, false],
  ])('undoes an acceptance of %i minutes ago: %s', async (minutes, isUndone) => {
    const { id } = await request({ status: 'accepted', respondedAt: inHours(-minutes / 60) });
    expect(await test.app.get(JobRequestRepository).undo(test.dataSource.manager, worker.id, id)).toBe(isUndone);
    expect((await requestById(test.dataSource, id)).status).toBe(isUndone ? 'pending' : 'accepted');
  });
});
