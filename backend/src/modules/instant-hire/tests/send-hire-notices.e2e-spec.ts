import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { DeferTask } from '../../../common/queue/task.js';
import { messagesTo } from '../../account/tests/messages.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import { UserEntity } from '../../users/users.public.js';
import { savePushSubscription } from '../../notifications/tests/push-subscription.factory.js';
import { DispatchWaveUseCase } from '../dispatch-wave.use-case.js';
import { InstantJobEntity } from '../entities/instant-job.entity.js';
import { FilledWorkComposer } from '../filled-work.composer.js';
import { SendHireNoticesUseCase } from '../send-hire-notices.use-case.js';
import {
  availableWorker,
  instantForm,
  passMinutes,
  requestsOf,
  saveInstantJob,
  saveJobRequest,
} from './instant-hire.factory.js';
import { readStoredUsers } from '../../users/tests/stored-users.js';

describe('sendHireNotices', () => {
  let test: TestApp;
  let owner: Person;
  let notices: SendHireNoticesUseCase;

  beforeAll(async () => {
    test = await createTestApp();
    notices = test.app.get(SendHireNoticesUseCase);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  const send = (instantJobId: string) => notices.execute({ instantJobId });
  const bellOf = async (person: Person): Promise<string[]> =>
    ((await person.get('/api/notifications').expect(200)).body as { title: string }[]).map(({ title }) => title);
  const answer = (person: Person, requestId: string, response: 'accepted' | 'declined') =>
    person.post(`/api/job-requests/${requestId}/respond`).send({ response }).expect(200);
  /** A job that was posted, its worker, and the request to them. */
  const offer = async () => {
    const worker = await availableWorker(test, {}, { firstName: 'Ravi', lastName: 'Kumar' });
    const { body } = await owner.post('/api/instant-jobs').send(instantForm()).expect(201);
    const [request] = await requestsOf(test.dataSource, body.id as string);
    return { jobId: body.id as string, worker, requestId: request!.id };
  };

  it('notifies a worker of an offer once, for any number of runs of the task', async () => {
    const { jobId, worker } = await offer();
    await send(jobId);
    await send(jobId);
    expect(await bellOf(worker)).toEqual(['New job request']);
  });

  it('messages a worker once about equal jobs of one employer, and again about another job', async () => {
    const { jobId, worker } = await offer();
    await send(jobId);
    const { email } = await test.dataSource.getRepository(UserEntity).findOneByOrFail({ id: worker.id });
    const post = async (fields: object) => {
      const { body } = await owner
        .post('/api/instant-jobs')
        .send({ ...instantForm(), ...fields })
        .expect(201);
      await send(body.id as string);
      return (await messagesTo(test, email ?? '')).length;
    };
    expect(await post({})).toBe(1);
    expect(await post({ duration: 5 })).toBe(2);
  });

  it.each(['request', 'reopened'] as const)(
    'composes the mail and the text of a notice %s without an unresolved placeholder',
    async (notice) => {
      const { jobId, worker, requestId } = await offer();
      await test.dataSource.query(`UPDATE job_requests SET unsent_notice = $2 WHERE id = $1`, [requestId, notice]);
      const [user] = await readStoredUsers(test, 'id = $1', [worker.id]);
      await send(jobId);
      const told = [
        ...(await messagesTo(test, String(user?.['email']))),
        ...(await messagesTo(test, String(user?.['phone']))),
      ];
      expect(told).toHaveLength(2);
      for (const { subject, text } of told) {
        expect(`${subject ?? ''} ${text}`).toMatch(/Delivery helper.*(?:₹|Rs )120-140 an hour/s);
        expect(`${subject ?? ''} ${text}`).not.toContain('{{');
      }
      expect(told[0]?.text).toContain('MG Road, Bengaluru');
    },
  );

  it('notifies all workers of a wave larger than one batch', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    await test.dataSource.query(
      `WITH made AS (INSERT INTO users (email, role) SELECT 'many-' || n || '@nukkad.test', 'job_seeker'
         FROM generate_series(1, 450) n RETURNING id)
       INSERT INTO job_requests (instant_job_id, worker_id, wave, distance_km, distance_band, fit, expires_at, unsent_notice)
       SELECT $1, id, 1, 1, 'under_2', 'good', now() + interval '1 hour', 'request' FROM made`,
      [job.id],
    );
    await send(job.id);
    const [{ told, unsent }] = await test.dataSource.query<[{ told: number; unsent: number }]>(
      `SELECT (SELECT count(DISTINCT user_id)::int FROM notifications) AS told,
              (SELECT count(unsent_notice)::int FROM job_requests) AS unsent`,
    );
    expect({ told, unsent }).toEqual({ told: 450, unsent: 0 });
  });

  it('sends no notice of an offer that was declined meanwhile', async () => {
    const { jobId, worker, requestId } = await offer();
    await answer(worker, requestId, 'declined');
    await send(jobId);
    expect(await bellOf(worker)).toEqual([]);
  });

  it('notifies the employer of the accepting worker once, and not the worker of an offer accepted meanwhile', async () => {
    const { jobId, worker, requestId } = await offer();
    await answer(worker, requestId, 'accepted');
    await send(jobId);
    await send(jobId);
    expect(await bellOf(owner)).toEqual(['Ravi Kumar is coming']);
    expect(await bellOf(worker)).toEqual([]);
  });

  it('sends no notice of an acceptance that was undone meanwhile', async () => {
    const { jobId, worker, requestId } = await offer();
    await answer(worker, requestId, 'accepted');
    await worker.post(`/api/job-requests/${requestId}/undo`).send({}).expect(200);
    await send(jobId);
    expect(await bellOf(owner)).toEqual(['Not coming after all']);
  });

  it('tells the devices of a worker that the work is gone while its offer was open, as urgently as the offer', async () => {
    const worker = await availableWorker(test);
    await savePushSubscription(test.dataSource, worker.id);
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveJobRequest(test.dataSource, job, worker.id, { status: 'filled' });
    await test.dataSource.query(`UPDATE job_requests SET unsent_notice = 'filled' WHERE id = $1`, [id]);
    await send(job.id);
    const urgencies: { urgency: string }[] = await test.dataSource.query(
      `SELECT urgency FROM message_deliveries WHERE text = 'instant-hire:notice.filled'`,
    );
    expect(urgencies).toEqual([{ urgency: 'immediate' }]);
    const composer = test.app.get(FilledWorkComposer);
    const delivery = { deliveryId: id, recipientId: worker.id, text: '', subjectId: id, params: {} };
    expect(await composer.compose(delivery)).toEqual({ expiresAt: job.expiresAt });
    await passMinutes(test.dataSource, job.id, 61);
    expect(await composer.compose(delivery)).toBeNull();
  });

  // on the embedded engine no transaction overlaps another
  if (process.env['TEST_SERVER_URL']) {
    it('retries for a request that another transaction locks', async () => {
      const { jobId, worker, requestId } = await offer();
      await test.dataSource.transaction(async (tx) => {
        await tx.query(`SELECT FROM job_requests WHERE id = $1 FOR UPDATE`, [requestId]);
        await expect(send(jobId)).rejects.toBeInstanceOf(DeferTask);
      });
      await send(jobId);
      expect(await bellOf(worker)).toEqual(['New job request']);
    });
  }

  it('notifies workers who were too late when an opening is free again', async () => {
    const { jobId, worker, requestId } = await offer();
    const late = await availableWorker(test);
    const job = await test.dataSource.getRepository(InstantJobEntity).findOneByOrFail({ id: jobId });
    await saveJobRequest(test.dataSource, job, late.id);
    await answer(worker, requestId, 'accepted');
    await send(jobId);
    await worker.post(`/api/job-requests/${requestId}/undo`).send({}).expect(200);
    await test.app.get(DispatchWaveUseCase).execute({ instantJobId: jobId });
    await send(jobId);
    expect(await bellOf(late)).toEqual(['Someone is needed again', 'This job has been filled']);
  });
});
