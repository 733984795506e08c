import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/applications/{id}', () => {
  let test: TestApp;
  let owner: Person;
  let asha: Person;

  const applied = async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveApplication(test.dataSource, { jobId: job.id, seekerId: asha.id });
    return { id, job };
  };

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    asha = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  });
  afterAll(() => test.close());

  it('returns the employer the fields of the job’s list of applications, and marks nothing', async () => {
    const { id, job } = await applied();
    for (let twice = 0; twice < 2; twice++) {
      const { body } = await owner.get(`/api/applications/${id}`).expect(200);
      expect(body).toMatchObject({ id, status: 'submitted', applicant: { id: asha.id, firstName: 'Asha' } });
      const { body: list } = await owner.get(`/api/jobs/${job.id}/applications`).expect(200);
      expect(list).toEqual([body]);
    }
  });

  it('returns 400 for an invalid id', async () => {
    await owner.get('/api/applications/1').expect(400);
  });
});
