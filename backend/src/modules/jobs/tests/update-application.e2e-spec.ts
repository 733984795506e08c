import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_STATUSES, type ApplicationStatus, EMPLOYER_ANSWERS } from '@nukkad/contract/jobs/applications';
import { APPLICATION_TRANSITIONS } from '@nukkad/contract/jobs/application-transitions';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { ApplicationEventEntity } from '../entities/application-event.entity.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

type Answer = (typeof EMPLOYER_ANSWERS)[number];

describe('PATCH /api/applications/{id}', () => {
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
  const stored = (id: string): Promise<ApplicationEntity> =>
    test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id });
  const timeLine = async (applicationId: string): Promise<ApplicationStatus[]> =>
    (
      await test.dataSource
        .getRepository(ApplicationEventEntity)
        .find({ where: { applicationId }, order: { at: 'ASC' } })
    ).map((event) => event.status);

  it.each(
    APPLICATION_STATUSES.flatMap((from) => EMPLOYER_ANSWERS.map((to) => [from, to] as [ApplicationStatus, Answer])),
  )('moves an application that is %s to %s only where the state table allows it', async (from, to) => {
    const { id } = await application({ status: from });
    const before = await timeLine(id);
    const allowed = APPLICATION_TRANSITIONS.employer[from].includes(to);
    const { body } = await owner
      .patch(`/api/applications/${id}`)
      .send({ status: to })
      .expect(allowed ? 200 : 409);
    if (allowed) expect(body).toMatchObject({ id, status: to, applicant: { id: worker.id } });
    expect((await stored(id)).status).toBe(allowed ? to : from);
    expect(await timeLine(id)).toEqual(allowed && from !== to ? [...before, to] : before);
  });

  it('sends the employer’s message to the applicant', async () => {
    const { id } = await application();
    await owner
      .patch(`/api/applications/${id}`)
      .send({ status: 'shortlisted', message: '  Come on Monday at ten.  ' })
      .expect(200);
    const { body } = await worker.get('/api/my-applications?limit=1').expect(200);
    expect(body[0]).toMatchObject({
      status: 'shortlisted',
      employerMessage: 'Come on Monday at ten.',
      events: [{ status: 'submitted' }, { status: 'shortlisted' }],
    });
  });

  it.each(['hired', 'rejected', 'shortlisted'] as const)(
    'rejects a message that asks for money with %s',
    async (status) => {
      const { id } = await application();
      const answer = (message: string, code: number) =>
        owner.patch(`/api/applications/${id}`).send({ status, message }).expect(code);
      for (const message of ['Joining fee Rs 750 only', 'pehle 500 bhej do', 'Send it to namma.jobs@ybl']) {
        expect((await answer(message, 400)).body.errors).toMatchObject([{ field: 'message' }]);
      }
      expect(await stored(id)).toMatchObject({ status: 'submitted', employerMessage: null });
      await answer('Rs 500 per day. Call 98450 12345.', 200);
    },
  );

  it('distinguishes an absent message, null and a value', async () => {
    const { id } = await application({ status: 'viewed', employerMessage: 'Thank you.' });
    const answer = async (fields: object): Promise<string | null> => {
      const { body } = await owner
        .patch(`/api/applications/${id}`)
        .send({ status: 'viewed', ...fields })
        .expect(200);
      expect((await stored(id)).employerMessage).toBe(body.employerMessage);
      return body.employerMessage;
    };
    expect(await answer({})).toBe('Thank you.');
    expect(await answer({ message: 'See you.' })).toBe('See you.');
    expect(await answer({ message: null })).toBeNull();
    expect(await answer({ message: 'Again.' })).toBe('Again.');
    expect(await answer({ message: '  ' })).toBeNull();
  });

  it('counts the answer from the first message, regardless of later ones', async () => {
    const { id } = await application();
    const say = (message: string) =>
      owner.patch(`/api/applications/${id}`).send({ status: 'viewed', message }).expect(200);
    await say('I call you.');
    const { messagedAt } = await stored(id);
    await say('I call you tomorrow.');
    expect(messagedAt).not.toBeNull();
    expect((await stored(id)).messagedAt).toEqual(messagedAt);
  });

  it.each([
    ['shortlisted', 'You are on the shortlist'],
    ['hired', 'You got the job'],
  ])('notifies an applicant who is %s, on the page and by mail', async (status, title) => {
    const asha = await seeker(test);
    const { id } = await application({ seekerId: asha.id });
    await owner.patch(`/api/applications/${id}`).send({ status }).expect(200);
    expect((await asha.get('/api/notifications').expect(200)).body).toMatchObject([{ title }]);
    await test.runTasks();
    const mails = await test.api.get(`/api/dev/outbox?to=${encodeURIComponent(asha.user.email)}`).expect(200);
    expect(mails.body).toMatchObject([{ subject: expect.stringContaining(`${title}: `) }]);
  });

  it('stores no message of a rejected decision', async () => {
    const { id } = await application({ status: 'hired', employerMessage: 'Welcome!' });
    await owner.patch(`/api/applications/${id}`).send({ status: 'rejected', message: 'Sorry.' }).expect(409);
    expect(await stored(id)).toMatchObject({ status: 'hired', employerMessage: 'Welcome!' });
  });

  it('accepts one of two concurrent decisions', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await application();
      const answers = await Promise.all(
        (['hired', 'rejected'] as const).map((status) =>
          owner.patch(`/api/applications/${id}`).send({ status, message: status }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const row = await stored(id);
      expect(row.employerMessage).toBe(row.status);
      expect(await timeLine(id)).toEqual(['submitted', row.status]);
    }
  });

  it.each([
    [{ status: 'submitted' }, 'status'],
    [{ status: 'withdrawn' }, 'status'],
    [{ status: 'hired', reason: 'too_far' }, 'reason'],
    [{ status: 'rejected', reason: 'no_answer' }, 'reason'],
  ])('returns 400 for the body %j', async (input, field) => {
    const { id } = await application();
    const { body } = await owner.patch(`/api/applications/${id}`).send(input).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await stored(id)).status).toBe('submitted');
  });

  it('rejects an invalid id', async () => {
    await owner.patch('/api/applications/1').send({ status: 'hired' }).expect(400);
  });

  it('notifies the applicant at once and by mail of the step, the reason and the message, and not of a view', async () => {
    const asha = await seeker(test, { language: 'hi' });
    const { id } = await application({ seekerId: asha.id });
    const news = async (): Promise<string[]> =>
      (await asha.get('/api/notifications').set('Accept-Language', 'en').expect(200)).body.map(
        ({ title }: { title: string }) => title,
      );
    await owner.patch(`/api/applications/${id}`).send({ status: 'viewed' }).expect(200);
    expect(await news()).toEqual([]);
    await owner.patch(`/api/applications/${id}`).send({ status: 'viewed', message: 'One moment.' }).expect(200);
    expect(await news()).toEqual(['The employer wrote to you']);
    await owner.patch(`/api/applications/${id}`).send({ status: 'rejected', reason: 'other_hours' }).expect(200);
    expect(await news()).toEqual(['Not this time', 'The employer wrote to you']);
    expect(await stored(id)).toMatchObject({ status: 'rejected', reason: 'other_hours' });
    await test.runTasks();
    const { body } = await test.api.get(`/api/dev/outbox?to=${encodeURIComponent(asha.user.email)}`).expect(200);
    expect(body).toHaveLength(1);
    expect(body[0].text).toContain('वजह: काम का समय ठीक नहीं बैठता।');
    expect(body[0].text).toContain('काम देने वाले ने लिखा:\nOne moment.');
    const events: { user_id: string; subject: string }[] = await test.dataSource.query(
      `SELECT DISTINCT user_id, subject FROM events WHERE topic = 'applications' AND subject = $1`,
      [id],
    );
    expect(events.map((event) => event.user_id).sort()).toEqual([asha.id, owner.id].sort());
    // viewed, then rejected; a message is no step
    const moves: object[] = await test.dataSource.query(
      `SELECT e.user_id FROM events e JOIN applications a ON a.job_id::text = e.subject
       WHERE e.topic = 'received-applications' AND a.id = $1`,
      [id],
    );
    expect(moves).toEqual([{ user_id: owner.id }, { user_id: owner.id }]);
  });
});
