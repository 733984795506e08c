import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { untilBlocked } from '../../../../test/until-blocked.js';
import { JobEntity } from '../../jobs/jobs.public.js';
import { outOfTime, saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import { countTasks, inHours, noticesTo, readersOf } from './interview.factory.js';

const PATH = '/api/interview-requests';
const tomorrow = (): string => inHours(24).toISOString();
const broadcast = { jobType: 'waiter', interviewMode: 'phone', timeSlot: '4:00 PM - 6:00 PM' };

describe('POST /api/interview-requests', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const requestsOf = (person: Person): Promise<InterviewRequestEntity[]> =>
    test.dataSource.getRepository(InterviewRequestEntity).findBy({ seekerId: person.id });

  describe('for a job', () => {
    const job = (fields: Partial<JobEntity> = {}): Promise<JobEntity> =>
      saveJob(test.dataSource, { employerId: owner.id, ...fields });

    it('is sent to the employer of the job', async () => {
      const worker = await seeker(test);
      const { id, title, company } = await job();
      const requestedTime = tomorrow();
      const mails = await countTasks(test.dataSource, 'notifications.deliver-message');
      const { body } = await worker.post(PATH).send({ jobId: id, type: 'phone', requestedTime }).expect(201);
      expect(body).toEqual({
        id: expect.any(String),
        type: 'phone',
        status: 'pending',
        askedBy: 'seeker',
        jobType: null,
        timeSlot: null,
        requestedTime,
        confirmedTime: null,
        place: null,
        phone: null,
        ...{ proposal: null, message: null, endedBy: null },
        job: { id, title, company },
        askedEmployers: 1,
        createdAt: expect.any(String),
      });
      expect(await requestsOf(worker)).toMatchObject([
        { id: body.id, jobId: id, mode: 'phone', status: 'pending', category: null, point: null },
      ]);
      expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(mails + 1);
      expect(await noticesTo(test.dataSource, owner.id)).toContain('asked');
      expect(await readersOf(test.dataSource, body.id)).toEqual([owner.id, worker.id].sort());
    });

    it.each([
      [24, 72],
      [100, 100],
    ])('for a time in %i hours has %i hours for an answer', async (hours, waits) => {
      const worker = await seeker(test);
      const requestedTime = inHours(hours).toISOString();
      await worker
        .post(PATH)
        .send({ jobId: (await job()).id, type: 'phone', requestedTime })
        .expect(201);
      const [stored] = await requestsOf(worker);
      const left = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
      expect(left).toBeCloseTo(waits, 1);
    });

    it('stores the moment for any time zone of the input', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const moment = tomorrow();
      const inIndia = new Date(Date.parse(moment) + 19_800_000).toISOString().replace('Z', '+05:30');
      const { body } = await worker
        .post(PATH)
        .send({ jobId: id, type: 'in-person', requestedTime: inIndia })
        .expect(201);
      expect(body.requestedTime).toBe(moment);
    });

    it('is rejected while an earlier request is live, and accepted after it', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const input = { jobId: id, type: 'phone', requestedTime: tomorrow() };
      const { body } = await worker.post(PATH).send(input).expect(201);
      const again = await worker.post(PATH).set('Accept-Language', 'hi').send(input).expect(409);
      expect(again.body.detail).toBe('इस जॉब के लिए आप पहले ही इंटरव्यू माँग चुके हैं।');
      await worker.post(`${PATH}/${body.id}/cancel`).expect(200);
      await worker.post(PATH).send(input).expect(201);
      expect(await requestsOf(worker)).toHaveLength(2);
    });

    it('creates one request for two concurrent calls', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const mails = await countTasks(test.dataSource, 'notifications.deliver-message');
      const input = { jobId: id, type: 'phone', requestedTime: tomorrow() };
      const answers = await Promise.all([1, 2, 3, 4].map(() => worker.post(PATH).send(input)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
      expect(await requestsOf(worker)).toHaveLength(1);
      expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(mails + 1);
    });

    it('returns the first response to a repeated key', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const input = { jobId: id, type: 'phone', requestedTime: tomorrow() };
      const first = await worker.post(PATH).set('Idempotency-Key', 'once').send(input).expect(201);
      const second = await worker.post(PATH).set('Idempotency-Key', 'once').send(input).expect(201);
      expect(second.body).toEqual(first.body);
      expect(await requestsOf(worker)).toHaveLength(1);
    });

    it.each([
      ['closed', { status: 'closed' }],
      ['paused', { status: 'paused' }],
      ['out of time', outOfTime()],
    ] as const)('rejects a request when the job is %s', async (_what, fields) => {
      const worker = await seeker(test);
      const { id } = await job(fields);
      const { body } = await worker
        .post(PATH)
        .send({ jobId: id, type: 'phone', requestedTime: tomorrow() })
        .expect(409);
      expect(body.detail).toBe('This job is no longer open.');
      expect(await requestsOf(worker)).toEqual([]);
    });

    it('waits for a concurrent closing of the job, and is then rejected', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const { pending } = await test.dataSource.transaction(async (tx) => {
        await tx.update(JobEntity, { id }, { status: 'closed' });
        const answer = worker
          .post(PATH)
          .send({ jobId: id, type: 'phone', requestedTime: tomorrow() })
          .then((response) => response.status);
        await untilBlocked(test);
        return { pending: answer };
      });
      expect(await pending).toBe(409);
      expect(await requestsOf(worker)).toEqual([]);
    });

    it('rejects a request for an own or unknown job', async () => {
      const me = await bothSides(test);
      const { id } = await job({ employerId: me.id });
      const input = { jobId: id, type: 'phone', requestedTime: tomorrow() };
      const { body } = await me.post(PATH).send(input).expect(403);
      expect(body.detail).toBe('This is your own job.');
      await me
        .post(PATH)
        .send({ ...input, jobId: NOBODY })
        .expect(404);
      expect(await requestsOf(me)).toEqual([]);
    });

    it.each([
      ['a minute ago', () => inHours(-1 / 60).toISOString(), 'Please choose a time in the future.'],
      ['the year 0', () => '0000-01-01T00:00:00Z', 'Please choose a time in the future.'],
      ['in 366 days', () => inHours(366 * 24).toISOString(), 'Please choose a time within the next year.'],
      ['after the year 9999', () => '9999-12-31T23:59:59-14:00', 'Please choose a time within the next year.'],
    ])('rejects a request for a time that is %s', async (_what, time, sentence) => {
      const worker = await seeker(test);
      const { id } = await job();
      const { body } = await worker.post(PATH).send({ jobId: id, type: 'phone', requestedTime: time() }).expect(400);
      expect(body.detail).toBe(sentence);
      expect(body.errors).toEqual([{ field: 'requestedTime', message: sentence }]);
      expect(await requestsOf(worker)).toEqual([]);
    });

    it('accepts a time in 364 days', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const requestedTime = inHours(364 * 24).toISOString();
      await worker.post(PATH).send({ jobId: id, type: 'phone', requestedTime }).expect(201);
    });

    it('accepts a time zone offset that the database rejects', async () => {
      const worker = await seeker(test);
      const { id } = await job();
      const requestedTime = `${inHours(48).toISOString().slice(0, 19)}+23:59`;
      await worker.post(PATH).send({ jobId: id, type: 'phone', requestedTime }).expect(201);
    });
  });

  it.each([
    ['nothing', {}, ['jobId', 'type', 'requestedTime']],
    ['half of each form', { jobId: NOBODY, jobType: 'waiter' }, ['type', 'requestedTime', 'jobType']],
    ['both forms', { jobId: NOBODY, type: 'phone', requestedTime: tomorrow(), jobType: 'waiter' }, ['jobType']],
    ['a job that is no id', { jobId: '1 OR 1=1', type: 'phone', requestedTime: tomorrow() }, ['jobId']],
    [
      'a time without a zone',
      { jobId: NOBODY, type: 'phone', requestedTime: '2026-12-01T10:00:00' },
      ['requestedTime'],
    ],
    ['a day that is none', { jobId: NOBODY, type: 'phone', requestedTime: '2026-02-30T10:00:00Z' }, ['requestedTime']],
    ['another mode', { jobId: NOBODY, type: 'video', requestedTime: tomorrow() }, ['type']],
    ['an unknown category', { ...broadcast, jobType: 'astronaut' }, ['jobType']],
    ['another mode of a broadcast', { ...broadcast, interviewMode: 'video' }, ['interviewMode']],
    ['an unknown slot', { ...broadcast, timeSlot: '4 PM' }, ['timeSlot']],
    ['a broadcast without a slot', { ...broadcast, timeSlot: undefined }, ['timeSlot']],
    ['a place off the earth', { ...broadcast, latitude: 91, longitude: 0 }, ['latitude']],
    ['half a position', { ...broadcast, latitude: 12 }, ['longitude']],
    ['a radius', { ...broadcast, radius: 50 }, ['radius']],
    ['a list', [], ['']],
  ])('returns field errors for %s', async (_what, input, fields) => {
    const worker = await seeker(test);
    const { body } = await worker.post(PATH).send(input).expect(400);
    expect(body).toMatchObject({ status: 400, detail: expect.any(String) });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await requestsOf(worker)).toEqual([]);
  });
});
