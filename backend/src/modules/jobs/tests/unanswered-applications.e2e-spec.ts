import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationNotifier } from '../application-notifier.js';
import { CloseUnansweredUseCase } from '../close-unanswered.use-case.js';
import { EmployerResponseRecorder } from '../employer-response-recorder.js';
import { ApplicationEntity } from '../entities/application.entity.js';
import { JobsSchedule } from '../jobs.schedule.js';
import { RemindEmployersUseCase } from '../remind-employers.use-case.js';
import { messagesTo } from '../../account/tests/messages.js';
import { sendAndDeliver } from '../../notifications/tests/deliveries.js';
import { inHours, saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { saveJob } from './job.factory.js';
import { employer, NOBODY, type Person, seeker } from './people.js';
import { backdateApplication, saveWaitingApplication, listNoticeTitles } from './waiting-application.js';

describe('the deadlines of an application', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM applications');
    await test.dataSource.query('DELETE FROM outbox');
    owner = await employer(test, { firstName: 'Meena' });
    worker = await seeker(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id, title: 'Night cook', company: 'Udupi' })).id;
  });

  const applied = (days: number, fields: Partial<ApplicationEntity> = {}): Promise<string> =>
    saveWaitingApplication(test, { jobId, seekerId: worker.id, ...fields }, days);
  const moveClock = (id: string, days: number): Promise<void> => backdateApplication(test, id, days);
  const stored = (id: string): Promise<ApplicationEntity> =>
    test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id });
  const mailsTo = (person: Person): Promise<OutboxMessage[]> => messagesTo(test, person.user.email);
  const remind = (): Promise<number> => test.app.get(RemindEmployersUseCase).execute();
  const close = (): Promise<number> => test.app.get(CloseUnansweredUseCase).execute();

  it('has no step at first, a reminder after three days, and its end after seven', async () => {
    const id = await applied(2.99);
    expect([await remind(), await close()]).toEqual([0, 0]);
    await moveClock(id, 0.02);
    await test.app.get(JobsSchedule).remind();
    expect([await remind(), await close()]).toEqual([0, 0]);
    await test.runTasks();
    const [reminder] = await mailsTo(owner);
    expect(reminder?.subject).toBe('Waiting for your reply: Night cook');
    expect(reminder?.text).toContain('or more: 1.');
    expect(reminder?.text).toContain(`${test.url}/employer/jobs/${jobId}`);
    expect(await listNoticeTitles(owner)).toEqual(['People are waiting for your reply']);
    await moveClock(id, 3.98);
    expect(await close()).toBe(0);
    await moveClock(id, 0.02);
    await test.app.get(JobsSchedule).close();
    expect([await remind(), await close()]).toEqual([0, 0]);
    expect(await stored(id)).toMatchObject({ status: 'rejected', reason: 'no_answer', employerMessage: null });
    await test.runTasks();
    const [answer] = await mailsTo(worker);
    expect(answer?.subject).toBe('No reply from Udupi: Night cook');
    expect(answer?.text).toContain("It's not because of you.");
    expect(await listNoticeTitles(worker)).toEqual(['No reply from the employer']);
    const mine = await worker.get('/api/my-applications').expect(200);
    expect(mine.body[0]).toMatchObject({
      ...{ status: 'rejected', reason: 'no_answer', events: [{ status: 'submitted' }, { status: 'rejected' }] },
    });
  });

  it('end for the others when the notice of one fails, which is tried again', async () => {
    const failing = await applied(8);
    worker = await seeker(test);
    const other = await applied(8);
    const notifier = test.app.get(ApplicationNotifier);
    const notify = notifier.notifySeekersOfSteps.bind(notifier);
    const spy = jest.spyOn(notifier, 'notifySeekersOfSteps').mockImplementation((tx, steps) => {
      if (steps.some(({ applicationId }) => applicationId === failing)) throw new Error('a text has no value');
      return notify(tx, steps);
    });
    expect(await close()).toBe(1);
    spy.mockRestore();
    expect([(await stored(failing)).status, (await stored(other)).status]).toEqual(['submitted', 'rejected']);
    expect(await close()).toBe(1);
    expect((await stored(failing)).status).toBe('rejected');
  });

  it.each<[ApplicationStatus, Partial<ApplicationEntity>, boolean]>([
    ['submitted', {}, true],
    ['viewed', {}, true],
    ['viewed', { messagedAt: new Date() }, false],
    ['shortlisted', {}, false],
    ['hired', {}, false],
    ['rejected', {}, false],
    ['withdrawn', {}, false],
  ])('apply to an application that is %s (%j): %s', async (status, fields, runs) => {
    const id = await applied(4, { status, ...fields });
    expect(await remind()).toBe(runs ? 1 : 0);
    await moveClock(id, 4);
    expect(await close()).toBe(runs ? 1 : 0);
    expect((await stored(id)).reason).toBe(runs ? 'no_answer' : null);
  });

  it('stop after a message with an answer, a conversation and an interview', async () => {
    const words = test.app.get(EmployerResponseRecorder);
    const first = await applied(0);
    await owner.patch(`/api/applications/${first}`).send({ status: 'viewed', message: 'I call you.' }).expect(200);
    worker = await seeker(test);
    const second = await applied(0);
    await words.recordMessage(test.dataSource.manager, second);
    worker = await seeker(test);
    const third = await applied(0);
    const { id: requestId } = await saveInterviewRequest(test.dataSource, {
      seekerId: worker.id,
      jobId,
      mode: 'phone',
    });
    await owner
      .post(`/api/interview-requests/${requestId}/respond`)
      .send({ response: 'confirmed', time: inHours(50).toISOString(), phone: '98000 00001' })
      .expect(200);
    for (const id of [first, second, third]) await moveClock(id, 8);
    expect([await remind(), await close()]).toEqual([0, 0]);
  });

  it.each<[string, Parameters<typeof saveInterviewRequest>[1]['status'], object, boolean]>([
    ['confirmed', 'confirmed', {}, false],
    ['moved', 'rescheduled', {}, false],
    ['offered another time', 'pending', { proposedTime: inHours(60), proposedBy: 'employer' }, false],
    ['not answered', 'pending', {}, true],
    ['declined', 'declined', {}, true],
    ['called off', 'cancelled', {}, true],
  ])('counts an interview from before the application that was %s', async (_what, status, fields, runs) => {
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, status, employerId: owner.id, ...fields },
    });
    const other = await seeker(test);
    for (const person of [worker, other]) {
      await person.post('/api/applications').send({ jobId, coverMessage: 'I can start on Monday.' }).expect(201);
    }
    await test.dataSource.query(`UPDATE applications SET created_at = created_at - interval '8 days'`);
    expect(await close()).toBe(runs ? 2 : 1);
  });

  it('continue when the only message is removed', async () => {
    const id = await applied(0);
    const say = (message: string) =>
      owner.patch(`/api/applications/${id}`).send({ status: 'viewed', message }).expect(200);
    await say('I call you.');
    await moveClock(id, 8);
    expect(await close()).toBe(0);
    await say('');
    expect((await stored(id)).messagedAt).toBeNull();
    expect(await close()).toBe(1);
  });

  it('removes the message to one applicant, and leaves answers without a message', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      worker = await seeker(test);
      ids.push(await applied(0));
    }
    const send = (id: string, message: string) =>
      owner.patch(`/api/applications/${id}`).send({ status: 'viewed', message }).expect(200);
    const [takenBack = '', kept = '', wordless = ''] = ids;
    for (const id of [takenBack, kept]) await send(id, 'I call you.');
    const answeredAt = new Date(Date.now() - 1000);
    await test.dataSource.query('UPDATE applications SET messaged_at = $2 WHERE id = $1', [wordless, answeredAt]);
    for (const id of [takenBack, wordless]) await send(id, '');
    expect(await stored(takenBack)).toMatchObject({ employerMessage: null, messagedAt: null });
    expect(await stored(kept)).toMatchObject({ employerMessage: 'I call you.', messagedAt: expect.any(Date) });
    expect(await stored(wordless)).toMatchObject({ messagedAt: answeredAt });
  });

  it('remain stopped by another response when a message is removed', async () => {
    const written = await applied(0);
    const { body } = await owner.post(`/api/applications/${written}/conversation`).expect(200);
    const { id: conversationId } = body as { id: string };
    await owner.post(`/api/conversations/${conversationId}/messages`).send({ text: 'Come at six.' }).expect(201);
    worker = await seeker(test);
    const invited = await applied(0);
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, status: 'confirmed', employerId: owner.id },
    });
    for (const id of [written, invited]) {
      for (const message of ['I call you.', '']) {
        await owner.patch(`/api/applications/${id}`).send({ status: 'viewed', message }).expect(200);
      }
      expect((await stored(id)).messagedAt).not.toBeNull();
      await moveClock(id, 8);
    }
    expect(await close()).toBe(0);
  });

  it('close more applications than one batch', async () => {
    await test.dataSource.query(
      `INSERT INTO users (email, role) SELECT gen_random_uuid() || '@example.com', 'job_seeker' FROM generate_series(1, 130)`,
    );
    await test.dataSource.query(
      `INSERT INTO applications (job_id, seeker_id, cover_message, created_at)
       SELECT $1, id, 'Hello', now() - interval '8 days' FROM users WHERE role = 'job_seeker' ORDER BY created_at DESC LIMIT 130`,
      [jobId],
    );
    const moved = await Promise.all([close(), close()]);
    expect(moved[0] + moved[1]).toBe(130);
  });

  it('send no mail that is out of date', async () => {
    const id = await applied(4);
    await remind();
    const send = async (person: Person, text: string, subjectId: string): Promise<void> => {
      await test.dataSource.query('DELETE FROM message_deliveries');
      await sendAndDeliver(test, person.id, { text: `jobs:notice.${text}`, subjectId });
    };
    await send(owner, 'waiting', jobId);
    expect(await mailsTo(owner)).toHaveLength(1);
    await owner.patch(`/api/applications/${id}`).send({ status: 'shortlisted' }).expect(200);
    await send(owner, 'waiting', jobId);
    await send(owner, 'waiting', NOBODY);
    expect(await mailsTo(owner)).toHaveLength(1);
    const [step]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM application_events WHERE application_id = $1 AND status = 'shortlisted'`,
      [id],
    );
    await send(worker, 'shortlisted', step!.id);
    expect(await mailsTo(worker)).toHaveLength(1);
    await owner.patch(`/api/applications/${id}`).send({ status: 'hired' }).expect(200);
    await send(worker, 'shortlisted', step!.id);
    await send(worker, 'shortlisted', NOBODY);
    expect(await mailsTo(worker)).toHaveLength(1);
  });

  it('send no mail to recipients without mail news, and wait for the end of quiet hours', async () => {
    await test.dataSource.query(`UPDATE users SET mail_news = false WHERE id = $1`, [owner.id]);
    await test.dataSource.getRepository(UserEntity).update(worker.id, quietNow());
    const id = await applied(4);
    await remind();
    await moveClock(id, 4);
    await close();
    await test.runTasks();
    expect(await mailsTo(owner)).toEqual([]);
    expect(await mailsTo(worker)).toEqual([]);
    const [waits]: { count: number }[] = await test.dataSource.query(
      `SELECT count(*)::int AS count FROM outbox WHERE task = 'notifications.deliver-message' AND done_at IS NULL`,
    );
    expect(waits?.count).toBe(1);
  });

  it.each([
    ['hi', 'Udupi ने जवाब नहीं दिया: Night cook', 'इसमें आपकी कोई कमी नहीं है।'],
    ['kn', 'Udupi ಉತ್ತರ ಕೊಟ್ಟಿಲ್ಲ: Night cook', 'ಇದರಲ್ಲಿ ನಿಮ್ಮ ತಪ್ಪೇನೂ ಇಲ್ಲ.'],
  ] as const)('send the seeker’s notice in %s', async (language, subject, sentence) => {
    worker = await seeker(test, { language });
    await applied(8);
    await close();
    await test.runTasks();
    const [mail] = await mailsTo(worker);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(sentence);
  });
});
