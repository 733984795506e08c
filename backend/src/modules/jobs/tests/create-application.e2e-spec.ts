import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { untilBlocked } from '../../../../test/until-blocked.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { ApplicationEventEntity } from '../entities/application-event.entity.js';
import { FileEntity } from '../entities/file.entity.js';
import { JobEntity } from '../entities/job.entity.js';
import { saveApplication } from './application.factory.js';
import { outOfTime, saveJob } from './job.factory.js';
import { bothSides, employer, NOBODY, type Person, seeker } from './people.js';
import { filesIn, PDF } from './sample-files.js';

const MESSAGE = 'I have carried plates for three years.';

describe('POST /api/applications', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const job = (fields: Partial<JobEntity> = {}): Promise<JobEntity> =>
    saveJob(test.dataSource, { employerId: owner.id, ...fields });
  const applications = (jobId: string): Promise<ApplicationEntity[]> =>
    test.dataSource.getRepository(ApplicationEntity).findBy({ jobId });
  const fileRows = (ownerId: string): Promise<FileEntity[]> =>
    test.dataSource.getRepository(FileEntity).findBy({ ownerId });
  const tasks = async (): Promise<number> =>
    Number(
      (await test.dataSource.query(`SELECT count(*) FROM outbox WHERE task = 'notifications.deliver-message'`))[0]
        .count,
    );
  const storedFiles = (): number => filesIn(test.config.filesDir);

  it('accepts the JSON of the dialog', async () => {
    const worker = await seeker(test);
    const { id, title, company, location } = await job();
    const before = await tasks();
    const { body } = await worker
      .post('/api/applications')
      .send({ jobId: id, coverMessage: `  ${MESSAGE}\n` })
      .expect(201);
    expect(body).toMatchObject({
      jobId: id,
      status: 'submitted',
      coverMessage: MESSAGE,
      employerMessage: null,
      resume: null,
      events: [{ status: 'submitted' }],
      job: { id, title, company, location, category: 'delivery', isActive: true },
    });
    const [row] = await applications(id);
    expect(row).toMatchObject({ id: body.id, seekerId: worker.id, coverMessage: MESSAGE, status: 'submitted' });
    expect(await test.dataSource.getRepository(ApplicationEventEntity).countBy({ applicationId: body.id })).toBe(1);
    expect(await tasks()).toBe(before + 1);
  });

  it('accepts the form without a file', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const { body } = await worker
      .post('/api/applications')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .expect(201);
    expect(body.resume).toBeNull();
  });

  it('returns 409 for a second application to the same job, in the language of the reader', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    await worker.post('/api/applications').send({ jobId: id, coverMessage: MESSAGE }).expect(201);
    const { body } = await worker.post('/api/applications').send({ jobId: id, coverMessage: 'Again' }).expect(409);
    expect(body).toMatchObject({ status: 409, detail: 'You have already applied to this job' });
    const kannada = await worker
      .post('/api/applications')
      .set('Accept-Language', 'kn')
      .send({ jobId: id, coverMessage: 'Again' })
      .expect(409);
    expect(kannada.body.detail).toBe('ನೀವು ಈ ಜಾಬ್‌ಗೆ ಈಗಾಗಲೇ ಅರ್ಜಿ ಹಾಕಿದ್ದೀರಿ');
    expect(await applications(id)).toHaveLength(1);
  });

  it.each([
    ['closed', { status: 'closed' }],
    ['paused', { status: 'paused' }],
    ['filled', { status: 'filled' }],
    ['out of time', outOfTime()],
  ] as const)('rejects an application to a job that is %s', async (_what, fields) => {
    const worker = await seeker(test);
    const { id } = await job(fields);
    const { body } = await worker.post('/api/applications').send({ jobId: id, coverMessage: MESSAGE }).expect(409);
    expect(body.detail).toBe('This job is no longer open.');
    expect(await applications(id)).toEqual([]);
    await saveApplication(test.dataSource, { jobId: id, seekerId: worker.id });
    const again = await worker.post('/api/applications').send({ jobId: id, coverMessage: MESSAGE }).expect(409);
    expect(again.body.detail).toBe('You have already applied to this job');
  });

  it('rejects an application to an own job', async () => {
    const me = await bothSides(test);
    const { id } = await job({ employerId: me.id });
    const { body } = await me.post('/api/applications').send({ jobId: id, coverMessage: MESSAGE }).expect(403);
    expect(body.detail).toBe("You can't apply to your own job.");
    expect(await applications(id)).toEqual([]);
  });

  it('returns 403 to a form on another site', async () => {
    const { id } = await job();
    const worker = await seeker(test);
    await worker
      .post('/api/applications')
      .set('Sec-Fetch-Site', 'cross-site')
      .field('jobId', id)
      .field('coverMessage', MESSAGE)
      .expect(403);
    expect(await applications(id)).toEqual([]);
  });

  it('returns 404 for a job that does not exist', async () => {
    const worker = await seeker(test);
    await worker.post('/api/applications').send({ jobId: NOBODY, coverMessage: MESSAGE }).expect(404);
  });

  it('returns 400 for a resume in JSON', async () => {
    const worker = await seeker(test);
    const input = { jobId: NOBODY, coverMessage: MESSAGE, resume: 'x' };
    const { body } = await worker.post('/api/applications').send(input).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['resume']);
  });

  it('returns field errors for malformed forms', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const form = () => worker.post('/api/applications').field('jobId', id);
    await form().field('coverMessage', MESSAGE).field('role', 'admin').expect(400);
    await form().field('coverMessage', MESSAGE).attach('other', PDF, 'resume.pdf').expect(400);
    await form().attach('resume', PDF, 'a.pdf').attach('resume', PDF, 'b.pdf').expect(400);
    await form().field('coverMessage', 'x'.repeat(30_000)).expect(400);
    const raw = (type: string, text: string) => worker.post('/api/applications').set('Content-Type', type).send(text);
    await raw('multipart/form-data', 'no boundary').expect(400);
    await raw('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="jobId"').expect(400);
    await raw('application/json', '{"jobId":').expect(400);
    await raw('text/plain', '{}').expect(415);
    await raw('application/x-www-form-urlencoded', `jobId=${id}&coverMessage=a`).expect(415);
    expect(await applications(id)).toEqual([]);
    expect(await fileRows(worker.id)).toEqual([]);
  });

  it('creates one application for ten concurrent equal posts', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const [files, mails] = [storedFiles(), await tasks()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        worker
          .post('/api/applications')
          .field('jobId', id)
          .field('coverMessage', MESSAGE)
          .attach('resume', PDF, 'resume.pdf'),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await applications(id)).toHaveLength(1);
    expect(await fileRows(worker.id)).toHaveLength(1);
    expect(storedFiles()).toBe(files + 1);
    expect(await tasks()).toBe(mails + 1);
  });

  it('waits for a concurrent closing of the job, and is then rejected', async () => {
    const worker = await seeker(test);
    const { id } = await job();
    const answer = await test.dataSource.transaction(async (tx) => {
      await tx.update(JobEntity, { id }, { status: 'closed' });
      const pending = worker
        .post('/api/applications')
        .send({ jobId: id, coverMessage: MESSAGE })
        .then((response) => response.status);
      await untilBlocked(test);
      return { pending };
    });
    expect(await answer.pending).toBe(409);
    expect(await applications(id)).toEqual([]);
  });
});
