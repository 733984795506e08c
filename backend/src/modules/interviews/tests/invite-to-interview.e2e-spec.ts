import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { INDIA_OFFSET_MS } from '@nukkad/contract/india-time';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity, JobEntity } from '../../jobs/jobs.public.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { SettleInterviewsUseCase } from '../settle-interviews.use-case.js';
import {
  changesOf,
  countTasks,
  inHours,
  letHoursPass,
  noticesTo,
  readersOf,
  requestById,
  saveInterviewRequest,
} from './interview.factory.js';

const REFUSED = 'This request can no longer be changed.';
const NOT_OPEN = 'This job is no longer open.';
const TASK = 'notifications.deliver-message';
const path = (applicationId: string): string => `/api/applications/${applicationId}/interview`;

describe('POST /api/applications/{id}/interview', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let time: string;
  let visit: object;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [owner, worker] = [await employer(test), await seeker(test)];
    time = inHours(40).toISOString();
    visit = { type: 'in-person', time, place: '12 Church Street' };
  });

  const applied = async (status: ApplicationStatus = 'submitted', job: Partial<JobEntity> = {}) => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, company: 'Rava', ...job });
    const { id } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id, status });
    return { id, jobId };
  };
  const invited = async (body: object = visit, status: ApplicationStatus = 'submitted') => {
    const application = await applied(status);
    const answer = await owner.post(path(application.id)).send(body).expect(201);
    return { ...application, application: application.id, id: (answer.body as { id: string }).id };
  };
  const row = (id: string) => requestById(test, id);
  const respond = (person: Person, id: string, answer: string, of = time) =>
    person.post(`/api/interview-requests/${id}/proposal/answer`).send({ answer, time: of });
  const propose = (person: Person, id: string, body: object) =>
    person.post(`/api/interview-requests/${id}/proposal`).send(body);

  it('invites the seeker to a time, until which the seeker may answer', async () => {
    const { id: applicationId, jobId } = await applied();
    const mails = await countTasks(test.dataSource, TASK);
    const { body } = await owner
      .post(path(applicationId))
      .send({ ...visit, message: 'Please bring an apron.' })
      .expect(201);
    const proposal = {
      time,
      by: 'employer',
      place: '12 Church Street',
      placeNames: { hi: 'चर्च स्ट्रीट', kn: 'ಚರ್ಚ್ ಸ್ಟ್ರೀಟ್' },
      phone: null,
      message: 'Please bring an apron.',
    };
    expect(body).toEqual({ id: expect.any(String), status: 'pending', confirmedTime: null, proposal });
    const { id } = body as { id: string };
    expect(await row(id)).toMatchObject({
      ...{ askedBy: 'employer', employerId: owner.id, seekerId: worker.id, jobId, company: 'Rava', status: 'pending' },
      ...{ mode: 'in-person', place: '12 Church Street', requestedTime: new Date(time), expiresAt: new Date(time) },
    });
    expect(await changesOf(test.dataSource, id)).toEqual(['invited by employer']);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['invited']);
    expect(await countTasks(test.dataSource, TASK)).toBe(mails + 1);
    expect(await readersOf(test.dataSource, id)).toEqual([owner.id, worker.id].sort());
    const [mine] = (await worker.get('/api/interview-requests').expect(200)).body;
    expect(mine).toMatchObject({ id, askedBy: 'employer', status: 'pending', proposal, job: { id: jobId } });
    const [theirs] = (await owner.get('/api/received-interview-requests').expect(200)).body;
    expect(theirs).toMatchObject({ id, askedBy: 'employer', applicationId, broadcast: false, taken: false });
    // it counts as an answer to the applicant
    const application = await test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id: applicationId });
    expect(application.messagedAt).toBeInstanceOf(Date);
  });

  it('stores the phone number of an invitation by phone', async () => {
    const { id } = await invited({ type: 'phone', time, phone: '98000 00001', place: 'Not asked for' });
    expect(await row(id)).toMatchObject({ mode: 'phone', phone: '+919800000001', place: null });
  });

  it('is confirmed when the seeker accepts, in both calendars', async () => {
    const { id } = await invited();
    const { body } = await respond(worker, id, 'accepted').expect(200);
    expect(body).toEqual({ id, status: 'confirmed', confirmedTime: time, proposal: null });
    expect(await row(id)).toMatchObject({ status: 'confirmed', employerId: owner.id, place: '12 Church Street' });
    expect(await changesOf(test.dataSource, id)).toEqual(['invited by employer', 'confirmed by seeker']);
    expect(await noticesTo(test.dataSource, owner.id)).toEqual(['accepted']);
    const day = new Date(Date.parse(time) + INDIA_OFFSET_MS).toISOString().slice(0, 10);
    for (const person of [owner, worker]) {
      const { body: entries } = await person.get(`/api/calendar?from=${day}&to=${day}`).expect(200);
      expect(entries).toMatchObject([{ id, place: '12 Church Street' }]);
    }
  });

  it('is declined when the seeker refuses, and allows another invitation', async () => {
    const { id, application } = await invited();
    const { body } = await respond(worker, id, 'refused').expect(200);
    expect(body).toMatchObject({ status: 'declined', proposal: null });
    expect(await row(id)).toMatchObject({ status: 'declined', endedBy: 'seeker' });
    expect(await changesOf(test.dataSource, id)).toEqual(['invited by employer', 'declined by seeker']);
    expect(await noticesTo(test.dataSource, owner.id)).toEqual(['inviteDeclined']);
    await respond(worker, id, 'accepted').expect(409);
    await owner.post(path(application)).send(visit).expect(201);
  });

  it('sends the seeker a notification that leads to the invitation itself', async () => {
    const { id } = await invited();
    const notices = await worker.get('/api/notifications').expect(200);
    expect(notices.body[0]).toMatchObject({ link: `/?section=request-interview&interview=${id}` });
  });

  it('allows the seeker to propose another time, which the employer accepts at the same place', async () => {
    const { id } = await invited();
    const later = inHours(60).toISOString();
    await propose(worker, id, { time: later, message: 'I work until then.' }).expect(200);
    expect(await row(id)).toMatchObject({ status: 'pending', proposedBy: 'seeker', expiresAt: new Date(later) });
    expect(await noticesTo(test.dataSource, owner.id)).toEqual(['proposed']);
    await respond(worker, id, 'accepted', later).expect(409);
    await respond(owner, id, 'accepted', later).expect(200);
    expect(await row(id)).toMatchObject({
      ...{ status: 'confirmed', confirmedTime: new Date(later), place: '12 Church Street' },
    });
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['invited', 'confirmed']);
  });

  it('ends when the employer refuses the other time', async () => {
    const { id } = await invited();
    const later = inHours(60).toISOString();
    await propose(worker, id, { time: later }).expect(200);
    await respond(owner, id, 'refused', later).expect(200);
    expect(await row(id)).toMatchObject({ status: 'declined', endedBy: 'employer' });
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['invited', 'declined']);
  });

  it('moves to the place of the employer’s other time, and remains there after the seeker’s next proposal', async () => {
    const { id } = await invited();
    const [second, third] = [inHours(50).toISOString(), inHours(60).toISOString()];
    await propose(owner, id, { time: second, place: 'Back door' }).expect(200);
    await propose(worker, id, { time: third }).expect(200);
    await respond(owner, id, 'accepted', third).expect(200);
    expect(await row(id)).toMatchObject({ status: 'confirmed', place: 'Back door' });
  });

  it('can be withdrawn by the employer alone, before the acceptance', async () => {
    const { id } = await invited();
    const cancel = (person: Person) => person.post(`/api/interview-requests/${id}/cancel`);
    expect((await cancel(worker).expect(409)).body.detail).toBe(REFUSED);
    await cancel(owner).expect(200);
    expect(await row(id)).toMatchObject({ status: 'cancelled', endedBy: 'employer' });
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['invited', 'inviteTakenBack']);
    expect((await respond(worker, id, 'accepted').expect(409)).body.detail).toBe(REFUSED);
  });

  it.each(['confirmed', 'declined'] as const)('returns 409 when the employer answers it: %s', async (response) => {
    const { id } = await invited();
    const answer = response === 'confirmed' ? { response, time, place: 'Here' } : { response };
    const { body } = await owner.post(`/api/interview-requests/${id}/respond`).send(answer).expect(409);
    expect(body.detail).toBe(REFUSED);
    expect((await row(id)).status).toBe('pending');
  });

  it('has one result after a concurrent withdrawal and acceptance', async () => {
    const { id } = await invited();
    const [taken, accepted] = await Promise.all([
      owner.post(`/api/interview-requests/${id}/cancel`),
      respond(worker, id, 'accepted'),
    ]);
    // either order is valid: a confirmed interview can still be cancelled
    const end = (await row(id)).status;
    expect(taken.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect(end).toBe('cancelled');
    expect((await changesOf(test.dataSource, id)).includes('confirmed by seeker')).toBe(accepted.status === 200);
  });

  it('accepts one of two concurrent answers', async () => {
    const { id } = await invited();
    const answers = await Promise.all([respond(worker, id, 'accepted'), respond(worker, id, 'refused')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as { status: string };
    expect((await row(id)).status).toBe(won.status);
  });

  it('is sent once for four concurrent calls', async () => {
    const { id } = await applied();
    const send = () => owner.post(path(id)).send(visit);
    const sent = await Promise.all([send(), send(), send(), send()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['invited']);
  });

  it('is rejected while a request of the seeker for the job is pending', async () => {
    const { id, jobId } = await applied();
    await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id });
    const { body } = await owner.post(path(id)).send(visit).expect(409);
    expect(body.detail).toBe('You already have an interview or a request with this person.');
  });

  it('is rejected at a time at which the seeker has an interview', async () => {
    const { id } = await applied();
    const other = await employer(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: other.id });
    const confirmedTime = new Date(time);
    const fixed = { status: 'confirmed', employerId: other.id, confirmedTime } as const;
    await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, ...fixed });
    const { body } = await owner.post(path(id)).send(visit).expect(409);
    expect(body.detail).toBe('This person already has an interview at that time. Please choose another time.');
  });

  it('cannot be accepted at a time at which the seeker has got another interview', async () => {
    const [one, two] = [await invited(), await invited()];
    await respond(worker, one.id, 'accepted').expect(200);
    const { body } = await respond(worker, two.id, 'accepted').expect(409);
    expect(body.detail).toBe('You already have an interview at that time.');
  });

  it.each(APPLICATION_STATUSES)(
    'is sent for an application that is %s only while the state table allows it',
    async (status) => {
      const { id } = await applied(status);
      const isOver = status === 'rejected' || status === 'withdrawn';
      const { body } = await owner
        .post(path(id))
        .send(visit)
        .expect(isOver ? 409 : 201);
      if (isOver) expect(body.detail).toBe("This application is over. You can't invite this person any more.");
    },
  );

  it.each([
    ['open', 201],
    ['paused', 201],
    ['filled', 409],
    ['closed', 409],
  ] as const)('returns for a job that is %s the status %i', async (status, answer) => {
    const { id } = await applied('submitted', { status });
    const { body } = await owner.post(path(id)).send(visit).expect(answer);
    if (answer === 409) expect(body.detail).toBe(NOT_OPEN);
  });

  it('cannot be accepted when the job was closed meanwhile', async () => {
    const { id, jobId } = await invited();
    await test.dataSource.getRepository(JobEntity).update({ id: jobId }, { status: 'closed' });
    expect((await respond(worker, id, 'accepted').expect(409)).body.detail).toBe(NOT_OPEN);
    await respond(worker, id, 'refused').expect(200);
  });

  it('cannot be accepted when the application was withdrawn meanwhile', async () => {
    const { id, application } = await invited();
    await worker.post(`/api/applications/${application}/withdraw`).expect(200);
    expect((await respond(worker, id, 'accepted').expect(409)).body.detail).toBe(REFUSED);
  });

  it.each([
    ['employer', 'inviteExpired', (): [Person, Person] => [owner, worker]],
    ['seeker', 'unagreed', (): [Person, Person] => [worker, owner]],
  ] as const)(
    'expires when the %s waits without an answer until the proposed time, and notifies that side',
    async (by, notice, people) => {
      const { id } = await invited();
      if (by === 'seeker') await propose(worker, id, { time }).expect(200);
      const [waited, silent] = people();
      const before = await noticesTo(test.dataSource, silent.id);
      await letHoursPass(test.dataSource, 41);
      await test.app.get(SettleInterviewsUseCase).execute();
      expect(await row(id)).toMatchObject({ status: 'expired', proposedTime: null });
      expect((await noticesTo(test.dataSource, waited.id)).at(-1)).toBe(notice);
      expect(await noticesTo(test.dataSource, silent.id)).toEqual(before);
    },
  );

  it.each([
    ['no place', () => ({ type: 'in-person', time }), 'place'],
    ['no number', () => ({ type: 'phone', time, place: 'Here' }), 'phone'],
    ['a time that is over', () => ({ ...visit, time: inHours(-1).toISOString() }), 'time'],
    ['a time in two years', () => ({ ...visit, time: inHours(2 * 365 * 24).toISOString() }), 'time'],
    ['no time', () => ({ type: 'in-person', place: 'Here' }), 'time'],
    ['a demand for money', () => ({ ...visit, message: 'Bring a registration fee of Rs 500.' }), 'message'],
  ])('returns 400 for %s', async (_name, body, field) => {
    const { id } = await applied();
    const { body: problem } = await owner.post(path(id)).send(body()).expect(400);
    expect(problem.errors).toMatchObject([{ field }]);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual([]);
  });
});
