import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('PUT /api/applications/{id}/note', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    worker = await seeker(test);
  });
  afterAll(() => test.close());

  const application = async (): Promise<ApplicationEntity> => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    return saveApplication(test.dataSource, { jobId, seekerId: worker.id, status: 'hired' });
  };
  const stored = async (id: string): Promise<string> =>
    (await test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id })).note;

  it('stores and removes the employer’s note in any state of the application', async () => {
    const { id } = await application();
    const { body } = await owner.put(`/api/applications/${id}/note`).send({ note: ' Ask about Sundays. ' }).expect(200);
    expect(body).toMatchObject({ id, note: 'Ask about Sundays.', status: 'hired' });
    expect(await stored(id)).toBe('Ask about Sundays.');
    await owner.put(`/api/applications/${id}/note`).send({ note: '' }).expect(200);
    expect(await stored(id)).toBe('');
  });

  it('is never returned to the applicant', async () => {
    const { id } = await application();
    await owner.put(`/api/applications/${id}/note`).send({ note: 'Only for my eyes' }).expect(200);
    const { text } = await worker.get('/api/my-applications').expect(200);
    expect(text).toContain(id);
    expect(text).not.toContain('Only for my eyes');
  });
});
