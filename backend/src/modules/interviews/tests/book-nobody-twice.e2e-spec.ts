import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTERVIEW_MINUTES } from '@nukkad/contract/interviews/calendar';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { databaseCode } from '../../../common/database/database-errors.js';
import { saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import { InterviewRepository } from '../interview.repository.js';
import { type RequestFields, inHours, requestById, saveInterviewRequest } from './interview.factory.js';

const BUSY = 'This person already has an interview at that time. Please choose another time.';
const MINUTE_MS = 60_000;

describe('a seeker with a confirmed interview', () => {
  let test: TestApp;
  let worker: Person;
  const start = inHours(30);
  const after = (minutes: number): string => new Date(start.getTime() + minutes * MINUTE_MS).toISOString();

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    worker = await seeker(test);
  });

  /** Creates an employer and a pending request of the seeker. */
  const asked = async (fields: RequestFields = {}) => {
    const owner = await employer(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, ...fields });
    const confirm = (time: string) =>
      owner.post(`/api/interview-requests/${id}/respond`).send({ response: 'confirmed', time, phone: '9800000001' });
    return { id, owner, confirm };
  };
  const booked = (fields: RequestFields = {}) => asked({ status: 'confirmed', confirmedTime: start, ...fields });

  it.each([
    [-INTERVIEW_MINUTES, 200],
    [-INTERVIEW_MINUTES + 1, 409],
    [0, 409],
    [INTERVIEW_MINUTES - 1, 409],
    [INTERVIEW_MINUTES, 200],
    [24 * 60, 200],
  ])('confirms another interview %i minutes later with status %i', async (minutes, status) => {
    await booked();
    const { id, confirm } = await asked();
    const { body } = await confirm(after(minutes)).expect(status);
    if (status === 409) expect(body.detail).toBe(BUSY);
    expect((await requestById(test, id)).status).toBe(status === 200 ? 'confirmed' : 'pending');
  });

  it.each([
    ['hi', 'उस समय इनका दूसरा इंटरव्यू पक्का है। कोई और समय चुनें।'],
    ['kn', 'ಆ ಸಮಯಕ್ಕೆ ಇವರಿಗೆ ಬೇರೆ ಇಂಟರ್ವ್ಯೂ ಇದೆ. ಬೇರೆ ಸಮಯ ಆರಿಸಿ.'],
  ])('returns the conflict in %s', async (language, sentence) => {
    await booked();
    const { confirm } = await asked();
    const { body } = await confirm(after(0)).set('Accept-Language', language).expect(409);
    expect(body.detail).toBe(sentence);
  });

  it('has free time again after cancelling, and at other times', async () => {
    const first = await booked();
    const second = await asked();
    await second.confirm(after(10)).expect(409);
    await worker.post(`/api/interview-requests/${first.id}/cancel`).expect(200);
    await second.confirm(after(10)).expect(200);
  });

  it('leaves the old time blocked while another one is proposed', async () => {
    await booked({ status: 'rescheduled', proposedTime: inHours(60), proposedBy: 'seeker' });
    const { id, confirm } = await asked();
    expect((await confirm(after(0)).expect(409)).body.detail).toBe(BUSY);
    // a proposed time does not block the calendar before it is accepted
    await confirm(inHours(60).toISOString()).expect(200);
    expect((await requestById(test, id)).status).toBe('confirmed');
  });

  it('does not block the employer’s time for another seeker', async () => {
    const { owner } = await booked();
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const other = await seeker(test);
    const { id } = await saveInterviewRequest(test.dataSource, { jobId, seekerId: other.id });
    const answer = { response: 'confirmed', time: after(0), phone: '9800000001' };
    await owner.post(`/api/interview-requests/${id}/respond`).send(answer).expect(200);
  });

  it('has one interview after ten employers concurrently confirm requests for the same time', async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => asked()));
    const answers = await Promise.all(requests.map(({ confirm }, index) => confirm(after(index))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const details = answers.filter((answer) => answer.status === 409).map((answer) => answer.body.detail);
    expect(new Set(details)).toEqual(new Set([BUSY]));
    const rows = test.dataSource.getRepository(InterviewRequestEntity);
    expect(await rows.countBy({ seekerId: worker.id, status: 'confirmed' })).toBe(1);
  });

  it('cannot store an overlapping interview, because of the exclusion constraint', async () => {
    await booked();
    const confirmedTime = new Date(start.getTime() + (INTERVIEW_MINUTES - 1) * MINUTE_MS);
    for (const status of ['confirmed', 'rescheduled'] as const) {
      const error: unknown = await booked({ confirmedTime, status }).catch((reason: unknown) => reason);
      expect(databaseCode(error)).toBe('23P01');
    }
    await booked({ confirmedTime: new Date(start.getTime() + INTERVIEW_MINUTES * MINUTE_MS) });
  });

  it('gets the same 409 when only the exclusion constraint finds the overlap', async () => {
    const { confirm } = await asked();
    await booked();
    const repository = test.app.get(InterviewRepository);
    const look = repository.isSeekerBusy.bind(repository);
    repository.isSeekerBusy = async () => false;
    const { body } = await confirm(after(0)).expect(409);
    repository.isSeekerBusy = look;
    expect(body.detail).toBe(BUSY);
  });
});

describe('a seeker who has accepted work', () => {
  const WORKS = 'This person has other work at that time. Please choose another time.';
  const YOU_WORK = 'You have accepted work at that time.';
  let test: TestApp;
  let worker: Person;
  let owner: Person;
  const start = inHours(30);
  const end = inHours(34);
  const at = (minutes: number, from: Date = start): string =>
    new Date(from.getTime() + minutes * MINUTE_MS).toISOString();

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    worker = await seeker(test);
    owner = await employer(test);
  });

  const works = (fields: object = {}) =>
    saveEngagement(test.dataSource, {
      ...{ workerId: worker.id, employerId: owner.id, startsAt: start, endsAt: end },
      ...fields,
    });
  const asked = async (fields: RequestFields = {}) => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    return saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, ...fields });
  };
  const confirm = (id: string, time: string) =>
    owner.post(`/api/interview-requests/${id}/respond`).send({ response: 'confirmed', time, phone: '9800000001' });

  it.each([
    ['that ends as it begins', -INTERVIEW_MINUTES, 200],
    ['that ends during it', -INTERVIEW_MINUTES + 1, 409],
    ['within it', 60, 409],
    ['that begins during it', 239, 409],
    ['that begins as it ends', 240, 200],
  ])('has an interview %s, %s minutes from the start of the work, with status %s', async (_when, minutes, status) => {
    await works();
    const { id } = await asked();
    const { body } = await confirm(id, at(minutes)).expect(status);
    if (status === 409) expect(body.detail).toBe(WORKS);
  });

  it.each(['cancelled', 'no_show', 'done'] as const)('may have an interview during work that is %s', async (status) => {
    await works({ status });
    const { id } = await asked();
    await confirm(id, at(60)).expect(200);
  });

  it('cannot be invited to an interview during it', async () => {
    await works();
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id });
    const invitation = { type: 'phone', phone: '9800000001', time: at(60) };
    const { body } = await owner.post(`/api/applications/${id}/interview`).send(invitation).expect(409);
    expect(body.detail).toBe(WORKS);
  });

  it('can neither propose nor accept a time during it', async () => {
    const fixed = { status: 'confirmed', confirmedTime: inHours(80), employerId: owner.id } as const;
    const proposed = await asked({
      ...{ ...fixed, status: 'rescheduled', proposedBy: 'employer' },
      proposedTime: new Date(at(60)),
    });
    await works();
    const accepted = { answer: 'accepted', time: at(60) };
    const answer = await worker
      .post(`/api/interview-requests/${proposed.id}/proposal/answer`)
      .send(accepted)
      .expect(409);
    expect(answer.body.detail).toBe(YOU_WORK);
    const other = await worker
      .post(`/api/interview-requests/${proposed.id}/proposal`)
      .send({ time: at(90) })
      .expect(409);
    expect(other.body.detail).toBe(YOU_WORK);
  });
});
