import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { outOfTime, saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/jobs/{id}', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    worker = await seeker(test);
  });
  afterAll(() => test.close());

  it('shows an open job to every signed-in account', async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id, title: 'Baker' });
    for (const reader of [worker, owner, await employer(test)]) {
      const { body } = await reader.get(`/api/jobs/${job.id}`).expect(200);
      expect(body).toMatchObject({ id: job.id, title: 'Baker', isActive: true, minRate: 100, maxRate: 150 });
      expect(body).not.toHaveProperty('applicationCount');
    }
  });

  it('returns the occupation and the place in the languages other than the employer’s, and not to the employer', async () => {
    const told = { title: 'Cook', occupationIds: ['cook'], location: 'Bengaluru' };
    const { id } = await saveJob(test.dataSource, { employerId: owner.id, ...told });
    const { body } = await worker.get(`/api/jobs/${id}`).expect(200);
    expect(body).toMatchObject({ occupation: { hi: 'रसोइया', kn: 'ಅಡುಗೆಯವರು' }, place: { hi: 'बेंगलुरु' } });
    const own = (await owner.get(`/api/my-jobs/${id}`).expect(200)).body;
    for (const field of ['occupation', 'place']) expect(own).not.toHaveProperty(field);
  });

  it.each([
    ['closed', { status: 'closed' }, 'closed'],
    ['paused', { status: 'paused' }, 'paused'],
    ['out of time', outOfTime(), 'expired'],
  ] as const)('returns a job that is %s only to its owner and its applicants', async (_what, fields, status) => {
    const job = await saveJob(test.dataSource, { employerId: owner.id, ...fields });
    const applicant = await seeker(test);
    await saveApplication(test.dataSource, { jobId: job.id, seekerId: applicant.id });
    for (const reader of [owner, applicant]) {
      const { body } = await reader.get(`/api/jobs/${job.id}`).expect(200);
      expect(body).toMatchObject({ status, isActive: false });
    }
    await worker.get(`/api/jobs/${job.id}`).expect(404);
    const rival = await employer(test);
    await rival.get(`/api/jobs/${job.id}`).expect(404);
  });

  it('returns 400 with one error for an invalid id', async () => {
    for (const id of ['1', "'%20OR%201=1", 'x'.repeat(2000)]) {
      const { body } = await worker.get(`/api/jobs/${id}`).expect(400);
      expect(body.errors).toHaveLength(1);
    }
  });
});
