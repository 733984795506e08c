import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, NOBODY, type Person, seeker } from './people.js';

describe('POST /api/jobs/{id}/applications/reject', () => {
  let test: TestApp;
  let owner: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id, title: 'Night cook', company: 'Udupi' })).id;
  });
  afterAll(() => test.close());

  const applied = async (status: ApplicationStatus = 'submitted'): Promise<{ id: string; worker: Person }> => {
    const worker = await seeker(test);
    const { id } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id, status });
    return { id, worker };
  };
  const stored = (id: string): Promise<ApplicationEntity> =>
    test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id });
  const reject = (applicationIds: string[], fields: object = {}) =>
    owner.post(`/api/jobs/${jobId}/applications/reject`).send({ applicationIds, reason: 'position_filled', ...fields });

  it('rejects open applications, returns decided ones, and notifies each applicant of the reason', async () => {
    const fresh = await applied();
    const listed = await applied('shortlisted');
    const hired = await applied('hired');
    const { body } = await reject([fresh.id, listed.id, hired.id, fresh.id], { message: 'Thank you.' }).expect(200);
    expect(body).toEqual({ rejected: [fresh.id, listed.id], unchanged: [hired.id] });
    for (const { id, worker } of [fresh, listed]) {
      expect(await stored(id)).toMatchObject({
        ...{ status: 'rejected', reason: 'position_filled', employerMessage: 'Thank you.' },
      });
      const mine = await worker.get('/api/my-applications').expect(200);
      expect(mine.body[0]).toMatchObject({ status: 'rejected', reason: 'position_filled' });
      const notices = await worker.get('/api/notifications').expect(200);
      expect(notices.body[0]).toMatchObject({ title: 'Not this time', link: '/?section=applications' });
    }
    expect(await stored(hired.id)).toMatchObject({ status: 'hired', reason: null, employerMessage: null });
    await test.runTasks();
    const mails = await test.api.get(`/api/dev/outbox?to=${encodeURIComponent(fresh.worker.user.email)}`).expect(200);
    expect(mails.body[0].text).toContain('Reason: the job has been filled.');
    expect(mails.body[0].text).toContain('Thank you.');
  });

  it('rejects a message that asks for money, and changes no application', async () => {
    const { id } = await applied();
    const { body } = await reject([id], { message: 'Pay 500 for registration and apply again' }).expect(400);
    expect(body.errors).toMatchObject([{ field: 'message' }]);
    expect((await stored(id)).status).toBe('submitted');
  });

  it('changes nothing when one of them belongs to another job, or does not exist', async () => {
    const fresh = await applied();
    const elsewhere = await saveApplication(test.dataSource, {
      jobId: (await saveJob(test.dataSource, { employerId: (await employer(test)).id })).id,
      seekerId: fresh.worker.id,
    });
    await reject([fresh.id, elsewhere.id]).expect(404);
    await reject([fresh.id, NOBODY]).expect(404);
    // another employer rejects no applications of this job
    const stranger = await employer(test);
    const body = { applicationIds: [fresh.id], reason: 'position_filled' };
    await stranger.post(`/api/jobs/${jobId}/applications/reject`).send(body).expect(404);
    expect((await stored(fresh.id)).status).toBe('submitted');
    expect((await stored(elsewhere.id)).status).toBe('submitted');
  });
});
