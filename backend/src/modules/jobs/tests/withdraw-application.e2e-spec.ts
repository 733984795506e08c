import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_STATUSES } from '@nukkad/contract/jobs/applications';
import { APPLICATION_TRANSITIONS } from '@nukkad/contract/jobs/application-transitions';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { ApplicationEventEntity } from '../entities/application-event.entity.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('POST /api/applications/{id}/withdraw', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    worker = await seeker(test);
  });
  afterAll(() => test.close());

  const application = async (fields: Partial<ApplicationEntity> = {}): Promise<ApplicationEntity> => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    return saveApplication(test.dataSource, { jobId: id, seekerId: worker.id, ...fields });
  };
  const statusOf = async (id: string): Promise<string> =>
    (await test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id })).status;
  const steps = (id: string): Promise<number> =>
    test.dataSource.getRepository(ApplicationEventEntity).countBy({ applicationId: id });

  it.each(APPLICATION_STATUSES)(
    'withdraws an application that is %s only where the state table allows it',
    async (status) => {
      const { id } = await application({ status });
      const allowed = APPLICATION_TRANSITIONS.seeker[status].includes('withdrawn');
      const before = await steps(id);
      const { body } = await worker.post(`/api/applications/${id}/withdraw`).expect(allowed ? 200 : 409);
      expect(await statusOf(id)).toBe(allowed ? 'withdrawn' : status);
      if (allowed) {
        expect(body.status).toBe('withdrawn');
        expect(body.events.at(-1).status).toBe('withdrawn');
      } else {
        expect(body.detail).toBe("You can't make this change now.");
      }
      expect(await steps(id)).toBe(allowed && status !== 'withdrawn' ? before + 1 : before);
    },
  );

  it('is no longer counted for the employer, and cannot be repeated', async () => {
    const { id, jobId } = await application();
    await worker.post(`/api/applications/${id}/withdraw`).expect(200);
    const { body } = await owner.get('/api/my-jobs').expect(200);
    const job = body.find((entry: { id: string }) => entry.id === jobId);
    expect(job).toMatchObject({ applicationCount: 0, newApplicationCount: 0 });
    await worker.post('/api/applications').send({ jobId, coverMessage: 'Again' }).expect(409);
  });

  it('is executed once for concurrent calls', async () => {
    const { id } = await application();
    await Promise.all(Array.from({ length: 8 }, () => worker.post(`/api/applications/${id}/withdraw`).expect(200)));
    expect(await steps(id)).toBe(2);
  });

  it('succeeds or fails as a whole beside a concurrent decision of the employer', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await application();
      const [withdrawal, decision] = await Promise.all([
        worker.post(`/api/applications/${id}/withdraw`),
        owner.patch(`/api/applications/${id}`).send({ status: 'hired' }),
      ]);
      expect([withdrawal.status, decision.status].sort()).toEqual([200, 409]);
      expect(await statusOf(id)).toBe(withdrawal.status === 200 ? 'withdrawn' : 'hired');
      expect(await steps(id)).toBe(2);
    }
  });
});
