import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { buildInterviewRequest, inHours, saveAsk, saveBroadcast, saveInterviewRequest } from './interview.factory.js';
import { InterviewRequestEntity } from '../entities/interview-request.entity.js';

/** No proposal, no message, no end. */
const QUIET = { proposal: null, message: null, endedBy: null };
const PATH = '/api/interview-requests';

describe('GET /api/interview-requests', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('lists the account’s requests with their state, newest first', async () => {
    const worker = await seeker(test);
    const { dataSource } = test;
    const job = await saveJob(dataSource, { employerId: owner.id, title: 'Baker', company: 'Rava & Co' });
    const times = { confirmedTime: new Date('2026-12-01T05:30:00Z'), createdAt: new Date('2026-11-01T00:00:00Z') };
    const confirmed = await saveBroadcast(dataSource, {
      ...{ seekerId: worker.id, employerId: owner.id, jobId: job.id, status: 'confirmed', company: 'Rava Cafe' },
      ...times,
    });
    const waiting = await saveBroadcast(dataSource, {
      seekerId: worker.id,
      createdAt: new Date('2026-11-02T00:00:00Z'),
    });
    await saveAsk(dataSource, { requestId: waiting.id, employerId: owner.id });
    await saveAsk(dataSource, { requestId: waiting.id, employerId: (await employer(test)).id });
    const forJob = await saveInterviewRequest(dataSource, {
      ...{ seekerId: worker.id, jobId: job.id, requestedTime: new Date('2026-12-02T05:30:00Z') },
      createdAt: new Date('2026-11-03T00:00:00Z'),
    });
    await saveInterviewRequest(dataSource, { seekerId: (await seeker(test)).id, jobId: job.id });
    const { body, headers } = await worker.get(PATH).expect(200);
    expect(body).toEqual([
      {
        ...{ id: forJob.id, type: 'phone', status: 'pending', askedBy: 'seeker', jobType: null, timeSlot: null },
        ...{ requestedTime: '2026-12-02T05:30:00.000Z', confirmedTime: null, place: null, phone: null },
        ...QUIET,
        job: { id: job.id, title: 'Baker', company: 'Rava & Co' },
        ...{ askedEmployers: 1, createdAt: '2026-11-03T00:00:00.000Z' },
      },
      {
        ...{ id: waiting.id, type: 'in-person', status: 'pending', askedBy: 'seeker', jobType: 'delivery' },
        ...{ timeSlot: '9:00 AM - 11:00 AM', requestedTime: null, confirmedTime: null, place: null, phone: null },
        ...QUIET,
        ...{ job: null, askedEmployers: 2, createdAt: '2026-11-02T00:00:00.000Z' },
      },
      {
        ...{ id: confirmed.id, type: 'in-person', status: 'confirmed', askedBy: 'seeker', jobType: 'delivery' },
        ...{ timeSlot: '9:00 AM - 11:00 AM', requestedTime: null, confirmedTime: '2026-12-01T05:30:00.000Z' },
        ...QUIET,
        placeNames: { hi: 'चर्च स्ट्रीट', kn: 'ಚರ್ಚ್ ಸ್ಟ್ರೀಟ್' },
        ...{ place: '12 Church Street', phone: null, askedEmployers: 0, createdAt: '2026-11-01T00:00:00.000Z' },
        job: { id: job.id, title: 'Baker', company: 'Rava Cafe' },
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['of the job', 'Kitchen door, Church Street, Bengaluru', 'confirmed', true],
    ['of the job, while the invitation waits', 'Church Street, Bengaluru', 'pending', true],
    ['elsewhere', 'Koramangala, Bengaluru', 'confirmed', false],
    ['of the job, once it is over', 'Church Street, Bengaluru', 'completed', false],
  ] as const)(
    'returns the point of a place %s only while the seeker has to go there',
    async (_words, place, status, isTold) => {
      const worker = await seeker(test);
      const point = { latitude: 12.975, longitude: 77.605 };
      const { id: jobId } = await saveJob(test.dataSource, {
        employerId: owner.id,
        location: 'Church Street, Bengaluru',
        point: pointAt(point.latitude, point.longitude),
      });
      await saveInterviewRequest(test.dataSource, {
        ...{ seekerId: worker.id, jobId, mode: 'in-person', status },
        ...(status === 'pending'
          ? { askedBy: 'employer', proposedBy: 'employer', proposedTime: inHours(24), proposedPlace: place }
          : { place, confirmedTime: inHours(24) }),
      });
      const { body } = await worker.get(PATH).expect(200);
      expect(body[0].mapPoint).toEqual(isTold ? point : undefined);
      const received = await owner.get('/api/received-interview-requests').expect(200);
      expect(received.body.filter((one: object) => 'mapPoint' in one)).toEqual([]);
    },
  );

  it('returns the work of the job in the languages other than the title’s', async () => {
    const worker = await seeker(test);
    const { id: jobId } = await saveJob(test.dataSource, {
      ...{ employerId: owner.id, title: 'Night rider', occupationIds: ['delivery_rider'] },
    });
    await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const { body } = await worker.get(PATH).expect(200);
    expect(body).toMatchObject([{ job: { occupation: { hi: 'डिलीवरी राइडर', kn: 'ಡೆಲಿವರಿ ರೈಡರ್' } } }]);
  });

  it('returns the places of an address in the languages other than the address’s', async () => {
    const worker = await seeker(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, employerId: owner.id },
      ...{ mode: 'in-person', place: '12, 9th Main, Jayanagar', phone: null },
      ...{ status: 'rescheduled', proposedPlace: 'Back door, Koramangala' },
    });
    const { body } = await worker.get(PATH).expect(200);
    expect(body).toMatchObject([
      {
        ...{ place: '12, 9th Main, Jayanagar', placeNames: { hi: 'जयनगर', kn: 'ಜಯನಗರ' } },
        proposal: { place: 'Back door, Koramangala', placeNames: { hi: 'कोरमंगला', kn: 'ಕೋರಮಂಗಲ' } },
      },
    ]);
  });

  it('returns the proposal, and the reason for the end', async () => {
    const worker = await seeker(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const proposedTime = new Date('2030-05-01T05:30:00Z');
    const moving = await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, status: 'rescheduled', employerId: owner.id, proposedTime },
      ...{ proposedBy: 'employer', proposedPhone: '+919800000009', proposalMessage: 'A delivery comes then.' },
    });
    const { id: other } = await saveJob(test.dataSource, { employerId: owner.id });
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId: other, status: 'no-show', employerId: owner.id, endedBy: 'seeker' },
      ...{ createdAt: inHours(-1), confirmedTime: inHours(-5) },
    });
    const { body } = await worker.get(PATH).expect(200);
    expect(body[0]).toMatchObject({
      ...{ id: moving.id, status: 'rescheduled', confirmedTime: moving.confirmedTime?.toISOString() },
      proposal: {
        ...{ time: '2030-05-01T05:30:00.000Z', by: 'employer', place: null, phone: '+919800000009' },
        message: 'A delivery comes then.',
      },
    });
    expect(body[1]).toMatchObject({ status: 'no-show', endedBy: 'seeker', proposal: null });
  });

  it('counts employers with a job posted after the request', async () => {
    const worker = await seeker(test);
    const { body } = await worker
      .post(PATH)
      .send({ jobType: 'salon', interviewMode: 'phone', timeSlot: '9:00 AM - 11:00 AM' })
      .expect(201);
    expect(body.askedEmployers).toBe(0);
    await saveAsk(test.dataSource, { requestId: body.id, employerId: owner.id });
    expect((await worker.get(PATH).expect(200)).body[0].askedEmployers).toBe(1);
  });

  it('shows the newest two hundred', async () => {
    const worker = await seeker(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const many = Array.from({ length: 201 }, (_, index) =>
      buildInterviewRequest({ seekerId: worker.id, jobId, status: 'cancelled', createdAt: inHours(-index) }),
    );
    await test.dataSource.getRepository(InterviewRequestEntity).insert(many);
    const { body } = await worker.get(PATH).expect(200);
    expect(body).toHaveLength(200);
    expect(body.at(-1).createdAt).toBe(many[199]?.createdAt?.toISOString());
  });

  it('returns an empty list for an account without requests, an employer too', async () => {
    expect((await (await seeker(test)).get(PATH).expect(200)).body).toEqual([]);
    expect((await owner.get(PATH).expect(200)).body).toEqual([]);
  });
});
