import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { EngagementEntity } from '../../engagements/engagements.public.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { arrangeSecureWork } from '../../engagements/tests/secure-work.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InstantJobEntity } from '../entities/instant-job.entity.js';
import { inHours, jobById, requestById, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

const HOUR_MS = 3_600_000;
const FILLED = 'This job has already been filled';

describe('respondToJobRequest', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, worker] = await Promise.all([employer(test), seeker(test, { firstName: 'Ravi', lastName: 'Kumar' })]);
  });

  const jobWith = (fields: Partial<InstantJobEntity> = {}) =>
    saveInstantJob(test.dataSource, { employerId: owner.id, ...fields });
  const offer = async (fields: Partial<InstantJobEntity> = {}, to: Person = worker) => {
    const job = await jobWith(fields);
    return { job, request: await saveJobRequest(test.dataSource, job, to.id) };
  };
  const answer = (id: string, body: object, by: Person = worker) =>
    by.post(`/api/job-requests/${id}/respond`).send(body);
  const accept = (id: string, by: Person = worker) => answer(id, { response: 'accepted' }, by);
  const engagements = () => test.dataSource.getRepository(EngagementEntity);
  const bellOf = async (person: Person): Promise<string[]> =>
    ((await person.get('/api/notifications').expect(200)).body as { title: string }[]).map(({ title }) => title);

  it('assigns the work to a worker who accepts, in job, request and engagement', async () => {
    const { job, request } = await offer();
    const { body } = await answer(request.id, { response: 'accepted', message: 'On my way' }).expect(200);
    expect(body).toMatchObject({ status: 'accepted', message: 'The work is yours. You can undo this for 5 minutes.' });
    const minutes = (Date.parse(body.undoUntil as string) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.5);
    expect(minutes).toBeLessThanOrEqual(5);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ filled: 1, status: 'filled', nextWaveAt: null });
    expect(await requestById(test.dataSource, request.id)).toMatchObject({ status: 'accepted', message: 'On my way' });
    expect(await engagements().findOneByOrFail({ id: body.engagementId as string })).toMatchObject({
      workerId: worker.id,
      employerId: owner.id,
      instantJobId: job.id,
      status: 'booked',
      title: job.title,
      minRate: 120,
      maxRate: 140,
      paymentMethod: 'direct',
    });
  });

  it('books work with Secure Pay for a worker whom the provider can pay, and asks the employer to reserve', async () => {
    const secure = await arrangeSecureWork(test);
    const pay = { paymentMethod: 'platform', minRate: 150, maxRate: 150 } as const;
    const { request } = await offer(pay, secure.worker);
    const { body } = await accept(request.id, secure.worker).expect(200);
    const { body: booked } = await owner.get(`/api/engagements/${body.engagementId as string}`).expect(200);
    expect(booked.securePayment).toMatchObject({ state: 'preparing', wage: '60000', price: { total: '63540' } });
    const minutes = (Date.parse(booked.securePayment.reserveBy as string) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(10);
    expect(await bellOf(owner)).toContain('Reserve the pay now');
  });

  it('rejects work with Secure Pay for a worker without an account at the provider, and leaves the opening free', async () => {
    const { job, request } = await offer({ paymentMethod: 'platform', minRate: 150, maxRate: 150 });
    const { body } = await accept(request.id).expect(409);
    expect(body).toMatchObject({ code: 'engagements.needsPayoutAccount' });
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ filled: 0, status: 'open' });
    expect(await requestById(test.dataSource, request.id)).toMatchObject({ status: 'pending' });
  });

  it('books the work at the place of the job, with the place names for both sides', async () => {
    const { request } = await offer({ location: '9th Main, Koramangala', point: pointAt(12.9352, 77.6245) });
    const { body } = await accept(request.id).expect(200);
    for (const person of [worker, owner]) {
      const { body: booked } = await person.get(`/api/engagements/${body.engagementId as string}`).expect(200);
      expect(booked.place).toEqual({ hi: 'कोरमंगला', kn: 'ಕೋರಮಂಗಲ' });
    }
  });

  it('notifies the employer of the accepting worker, with the worker’s message', async () => {
    const { request } = await offer();
    await answer(request.id, { response: 'accepted', message: 'On my way' }).expect(200);
    await test.runTasks();
    const { body } = await owner.get('/api/notifications').expect(200);
    expect(body[0].title).toBe('Ravi Kumar is coming');
    expect(body[0].message).toContain('They wrote: On my way');
  });

  it('leaves the job open while openings remain', async () => {
    const { job, request } = await offer({ openings: 2 });
    await accept(request.id).expect(200);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ filled: 1, status: 'open' });
  });

  it('returns the same response to a repeated acceptance', async () => {
    const { job, request } = await offer();
    const first = await accept(request.id).expect(200);
    const second = await accept(request.id).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await engagements().countBy({ instantJobId: job.id })).toBe(1);
  });

  it('notifies all other workers at once when the last opening is filled', async () => {
    const other = await seeker(test);
    const { job, request } = await offer();
    const late = await saveJobRequest(test.dataSource, job, other.id);
    await accept(request.id).expect(200);
    expect((await requestById(test.dataSource, late.id)).status).toBe('filled');
    await test.runTasks();
    expect(await bellOf(other)).toEqual(['This job has been filled']);
    const { body } = await accept(late.id, other).expect(409);
    expect(body.detail).toBe(FILLED);
  });

  it('stores a decline without a penalty or a message to the employer', async () => {
    const { job, request } = await offer();
    const { body } = await answer(request.id, { response: 'declined' }).expect(200);
    expect(body).toEqual({
      message: 'You declined. This never goes on your record.',
      status: 'declined',
      undoUntil: null,
      engagementId: null,
    });
    expect((await requestById(test.dataSource, request.id)).status).toBe('declined');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ filled: 0, status: 'open' });
    expect(await bellOf(owner)).toEqual([]);
    await answer(request.id, { response: 'declined' }).expect(200);
    expect((await accept(request.id).expect(409)).body.detail).toBe('You have already answered this request');
  });

  it('is rejected a millisecond after the request expires', async () => {
    const { job, request } = await offer({ expiresAt: new Date(Date.now() - 1) });
    expect((await accept(request.id).expect(409)).body.detail).toBe('This request has expired');
    expect((await answer(request.id, { response: 'declined' }).expect(409)).body.detail).toBe(
      'This request has expired',
    );
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ filled: 0 });
    expect(await requestById(test.dataSource, request.id)).toMatchObject({ status: 'pending', respondedAt: null });
  });

  it.each([
    ['filled', FILLED],
    ['standby', FILLED],
    ['expired', 'This request has expired'],
    ['cancelled', 'The employer has cancelled this job'],
    ['declined', 'You have already answered this request'],
    ['withdrawn', 'You have already answered this request'],
  ] as const)('rejects the acceptance of a request that is %s', async (status, sentence) => {
    const job = await jobWith();
    const request = await saveJobRequest(test.dataSource, job, worker.id, { status });
    expect((await accept(request.id).expect(409)).body.detail).toBe(sentence);
    expect(await engagements().count()).toBe(0);
  });

  it('rejects the decline of an accepted request, which must be cancelled instead', async () => {
    const { request } = await offer();
    await accept(request.id).expect(200);
    await answer(request.id, { response: 'declined' }).expect(409);
    expect((await requestById(test.dataSource, request.id)).status).toBe('accepted');
  });

  describe('when the worker has other work', () => {
    const scheduled = (from: number, until: number) => ({
      urgency: 'scheduled' as const,
      startTime: inHours(from),
      endTime: inHours(until),
      expiresAt: inHours(from),
    });

    it('rejects overlapping work, and accepts work that begins as the other ends', async () => {
      const [first, overlapping] = [await offer(scheduled(10, 14)), await offer(scheduled(13, 15))];
      await accept(first.request.id).expect(200);
      const { body } = await accept(overlapping.request.id).expect(409);
      expect(body.detail).toBe('You already have work at that time');
      expect(await jobById(test.dataSource, overlapping.job.id)).toMatchObject({ filled: 0, status: 'open' });
      const engagement = await engagements().findOneByOrFail({ workerId: worker.id });
      const next = await offer({ ...scheduled(14, 16), startTime: engagement.endsAt });
      await accept(next.request.id).expect(200);
    });

    it('rejects a second job for within the hour', async () => {
      const [first, second] = [await offer(), await offer()];
      await accept(first.request.id).expect(200);
      await accept(second.request.id).expect(409);
    });
  });

  describe('of work without a time of its own', () => {
    const flexible = { urgency: 'flexible' as const, expiresAt: inHours(72) };

    it('starts at the first free daytime hour when the worker names none', async () => {
      const { request } = await offer(flexible);
      const { body: listed } = await worker.get('/api/job-requests').expect(200);
      const { body } = await accept(request.id).expect(200);
      const { startsAt, endsAt } = await engagements().findOneByOrFail({ id: body.engagementId as string });
      expect(startsAt.toISOString()).toBe((listed as { startTimes: string[] }[])[0]?.startTimes[0]);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(4 * HOUR_MS);
    });

    it('starts at the worker’s chosen time', async () => {
      const { request } = await offer(flexible);
      const startTime = inHours(30).toISOString();
      const { body } = await answer(request.id, { response: 'accepted', startTime }).expect(200);
      const { startsAt } = await engagements().findOneByOrFail({ id: body.engagementId as string });
      expect(startsAt.toISOString()).toBe(startTime);
    });

    it.each([
      ['in the past', -1],
      ['after the request expires', 73],
    ])('rejects a start %s', async (_when, hours) => {
      const { request } = await offer(flexible);
      const { body } = await answer(request.id, {
        response: 'accepted',
        startTime: inHours(hours).toISOString(),
      }).expect(400);
      expect(body.errors[0].field).toBe('startTime');
      expect(await engagements().count()).toBe(0);
    });
  });

  describe('at the same moment', () => {
    it('assigns three openings to exactly three of twelve workers', async () => {
      const job = await jobWith({ openings: 3 });
      const crowd = await Promise.all(Array.from({ length: 12 }, () => seeker(test)));
      const requests = await Promise.all(crowd.map(({ id }) => saveJobRequest(test.dataSource, job, id)));
      const answers = await Promise.all(crowd.map((person, index) => accept(requests[index]!.id, person)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array<number>(9).fill(409)]);
      const losers = answers
        .filter(({ status }) => status === 409)
        .map(({ body }) => (body as { detail: string }).detail);
      expect(new Set(losers)).toEqual(new Set([FILLED]));
      expect(await jobById(test.dataSource, job.id)).toMatchObject({ filled: 3, status: 'filled' });
      expect(await engagements().countBy({ instantJobId: job.id })).toBe(3);
    });

    it('assigns one of five overlapping jobs to a worker who accepts all', async () => {
      const offers = await Promise.all(Array.from({ length: 5 }, () => offer()));
      const answers = await Promise.all(offers.map(({ request }) => accept(request.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(await engagements().countBy({ workerId: worker.id })).toBe(1);
    });

    it('accepts one of a concurrent acceptance and decline of one worker', async () => {
      const { job, request } = await offer();
      const answers = await Promise.all([accept(request.id), answer(request.id, { response: 'declined' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status } = await requestById(test.dataSource, request.id);
      expect((await jobById(test.dataSource, job.id)).filled).toBe(status === 'accepted' ? 1 : 0);
    });
  });

  it.each([
    ['hi', 'इस काम के लिए लोग मिल चुके हैं'],
    ['kn', 'ಈ ಕೆಲಸಕ್ಕೆ ಈಗಾಗಲೇ ಜನ ಸಿಕ್ಕಿದ್ದಾರೆ'],
  ])('reports a filled job in %s', async (language, sentence) => {
    const job = await jobWith();
    const request = await saveJobRequest(test.dataSource, job, worker.id, { status: 'filled' });
    const { body } = await accept(request.id).set('Accept-Language', language).expect(409);
    expect(body.detail).toBe(sentence);
  });
});
