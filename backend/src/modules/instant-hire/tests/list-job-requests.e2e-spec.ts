import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { arrangeSecureWork } from '../../engagements/tests/secure-work.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import type { InstantJobEntity } from '../entities/instant-job.entity.js';
import type { JobRequestEntity } from '../entities/job-request.entity.js';
import { inHours, saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

describe('listJobRequests', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    [owner, worker] = await Promise.all([employer(test), seeker(test)]);
  });

  const offer = async (job: Partial<InstantJobEntity> = {}, request: Partial<JobRequestEntity> = {}) =>
    saveJobRequest(
      test.dataSource,
      await saveInstantJob(test.dataSource, { employerId: owner.id, ...job }),
      worker.id,
      request,
    );
  const list = async () => (await worker.get('/api/job-requests').expect(200)).body as Record<string, unknown>[];

  it('returns the employer’s reservation record for work with Secure Pay only', async () => {
    const secure = await arrangeSecureWork(test);
    const before = await secure.book({ startsAt: inHours(30) });
    await secure.pay(before);
    const late = await secure.book({ startsAt: inHours(40) });
    await test.dataSource.query(`UPDATE payment_intents SET status = 'expired' WHERE engagement_id = $1`, [late]);
    await secure.book({ startsAt: inHours(50) });
    const from = { employerId: secure.owner.id };
    await offer({ ...from, paymentMethod: 'platform' });
    await offer({ ...from, paymentMethod: 'direct', title: 'Cook' });
    await offer({ paymentMethod: 'platform', title: 'Cleaner' });
    const records = (await list()).map(({ job }) => (job as { reservesOnTime?: object }).reservesOnTime);
    expect(records).toContainEqual({ onTime: 1, of: 2 });
    expect(records.filter((record) => record === undefined)).toHaveLength(2);
  });

  it('returns all fields of the request’s card', async () => {
    const startTime = inHours(20);
    const request = await offer({
      urgency: 'scheduled',
      startTime,
      expiresAt: startTime,
      paymentMethod: 'platform',
      requiredSkills: ['Two-wheeler'],
    });
    expect(await list()).toEqual([
      {
        id: request.id,
        status: 'pending',
        expiresAt: startTime.toISOString(),
        createdAt: request.createdAt.toISOString(),
        respondedAt: null,
        undoUntil: null,
        engagementId: null,
        mayStandBy: false,
        distanceKm: 1.4,
        interviewAt: null,
        startTimes: [],
        job: {
          id: request.instantJobId,
          title: 'Delivery helper',
          company: 'Namma Tiffin',
          description: 'Carry lunch boxes to offices nearby.',
          category: 'delivery',
          location: 'MG Road, Bengaluru',
          currency: 'INR',
          minRate: 120,
          maxRate: 140,
          rateType: 'hourly',
          paymentMethod: 'platform',
          urgency: 'scheduled',
          startTime: startTime.toISOString(),
          endTime: null,
          duration: 4,
          openings: 1,
          requiredSkills: ['Two-wheeler'],
          employerReviews: { done: 0, shown: 'new' },
          occupation: { hi: 'डिलीवरी राइडर', kn: 'ಡೆಲಿವರಿ ರೈಡರ್' },
          place: { hi: 'एमजी रोड, बेंगलुरु', kn: 'ಎಂ.ಜಿ. ರಸ್ತೆ, ಬೆಂಗಳೂರು' },
        },
      },
    ]);
  });

  it('returns the work and the place in the languages other than the employer’s text', async () => {
    await offer({ title: 'ಅಡುಗೆ ಭಟ್ಟರು ಬೇಕು', location: 'ಜಯನಗರ' });
    const [request] = await list();
    expect(request).toMatchObject({ job: { occupation: { en: 'Cook', hi: 'रसोइया' }, place: { en: 'Jayanagar' } } });
  });

  it('lists unanswered requests first, the soonest to expire of them before others', async () => {
    const declined = await offer({}, { status: 'declined', respondedAt: new Date() });
    const later = await offer({ title: 'Cook', expiresAt: inHours(24) });
    const sooner = await offer({ title: 'Waiter', expiresAt: inHours(0.5) });
    expect((await list()).map(({ id }) => id)).toEqual([sooner.id, later.id, declined.id]);
  });

  it.each(['pending', 'filled', 'standby'] as const)(
    'returns a request that is %s as expired after its deadline',
    async (status) => {
      await offer({ expiresAt: inHours(-0.0001) }, { status });
      expect(await list()).toMatchObject([{ status: 'expired', startTimes: [] }]);
    },
  );

  it('omits an equal offer of the employer after an answer, and lists it once the answered job is over', async () => {
    const answered = await saveInstantJob(test.dataSource, { employerId: owner.id });
    await saveJobRequest(test.dataSource, answered, worker.id, { status: 'declined', respondedAt: new Date() });
    const { id } = await offer();
    const pending = async () => (await list()).flatMap((one) => (one['status'] === 'pending' ? [one['id']] : []));
    expect(await pending()).toEqual([]);
    await test.dataSource.query(`UPDATE instant_jobs SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      answered.id,
    ]);
    expect(await pending()).toEqual([id]);
  });

  it('offers daytime hours for work without a fixed time, without overlap with other work', async () => {
    await offer({ urgency: 'flexible', expiresAt: inHours(72) });
    const [{ startTimes }] = (await list()) as [{ startTimes: string[] }];
    expect(startTimes).toHaveLength(4);
    for (const time of startTimes) {
      const hour = new Date(Date.parse(time) + 5.5 * 3_600_000).getUTCHours();
      expect(hour).toBeGreaterThanOrEqual(7);
      expect(hour).toBeLessThanOrEqual(20);
      expect(Date.parse(time)).toBeGreaterThan(Date.now());
    }
    const taken = await offer({ title: 'Cook', urgency: 'flexible', expiresAt: inHours(72) });
    await worker
      .post(`/api/job-requests/${taken.id}/respond`)
      .send({ response: 'accepted', startTime: startTimes[0] })
      .expect(200);
    const open = (await list()).find(({ status }) => status === 'pending') as { startTimes: string[] };
    const workEnds = Date.parse(startTimes[0]!) + 4 * 3_600_000;
    for (const time of open.startTimes) expect(Date.parse(time)).toBeGreaterThanOrEqual(workEnds);
  });

  describe('of a worker with an interview', () => {
    const interview = async (confirmedTime: Date, status: 'confirmed' | 'cancelled' = 'confirmed') => {
      const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
      const asked = { seekerId: worker.id, employerId: owner.id, jobId };
      await saveInterviewRequest(test.dataSource, { ...asked, status, confirmedTime });
    };
    const scheduled = (from: number, to: number) =>
      offer({ urgency: 'scheduled', startTime: inHours(from), endTime: inHours(to), expiresAt: inHours(from) });

    it.each([
      ['during the work', 22, true],
      ['that ends after the work begins', 19.75, true],
      ['that ends before the work begins', 19.25, false],
      ['after the work', 24.1, false],
    ])('reports an interview %s', async (_name, hours, isDuring) => {
      const at = inHours(hours);
      await interview(at);
      await scheduled(20, 24);
      expect(await list()).toMatchObject([{ interviewAt: isDuring ? at.toISOString() : null }]);
    });

    it('reports no cancelled interview, and one during work that begins now', async () => {
      await interview(inHours(1), 'cancelled');
      await offer({ urgency: 'asap' });
      expect(await list()).toMatchObject([{ interviewAt: null }]);
      await interview(inHours(2));
      expect(await list()).toMatchObject([{ interviewAt: expect.any(String) }]);
    });

    it('tells of one that has begun and is not over, during work that begins now', async () => {
      await interview(inHours(-1.2));
      await offer({ urgency: 'asap' });
      expect(await list()).toMatchObject([{ interviewAt: null }]);
      const begun = inHours(-0.4);
      await interview(begun);
      expect(await list()).toMatchObject([{ interviewAt: begun.toISOString() }]);
    });

    it('offers no hour during an interview for work without a fixed time', async () => {
      await offer({ urgency: 'flexible', expiresAt: inHours(72) });
      const hoursOf = async () => ((await list()) as { startTimes: string[] }[])[0]!.startTimes;
      const [first] = await hoursOf();
      await interview(new Date(Date.parse(first!) + 3_600_000));
      expect(await hoursOf()).not.toContain(first);
      expect(await list()).toMatchObject([{ interviewAt: null }]);
    });
  });

  it('returns the deadline for undoing an acceptance, and the work it led to', async () => {
    const request = await offer();
    const { body } = await worker
      .post(`/api/job-requests/${request.id}/respond`)
      .send({ response: 'accepted' })
      .expect(200);
    expect(await list()).toMatchObject([
      { status: 'accepted', undoUntil: body.undoUntil as string, engagementId: body.engagementId as string },
    ]);
  });

  it('omits requests older than 30 days and other workers’ requests', async () => {
    await offer({}, { createdAt: inHours(-24 * 31), status: 'declined' });
    const other = await seeker(test);
    await saveJobRequest(test.dataSource, await saveInstantJob(test.dataSource, { employerId: owner.id }), other.id);
    expect(await list()).toEqual([]);
  });

  describe('of equal jobs of one employer', () => {
    const earlier = { createdAt: inHours(-0.5) };
    const shown = async () => (await list()).map(({ id }) => id);

    it('returns one pending request, the oldest', async () => {
      const first = await offer({}, earlier);
      await offer();
      await offer();
      expect(await shown()).toEqual([first.id]);
    });

    it.each(['accepted', 'declined'] as const)('shows no equal request beside one that was %s', async (status) => {
      const answered = await offer({}, { ...earlier, status, respondedAt: new Date() });
      await offer();
      expect(await shown()).toEqual([answered.id]);
    });

    it.each(['expired', 'filled', 'cancelled'] as const)(
      'shows the next equal request once the first is %s',
      async (status) => {
        const first = await offer({}, { ...earlier, status });
        const next = await offer();
        expect(await shown()).toEqual([next.id, first.id]);
      },
    );

    it('shows the next equal request after the end of the first', async () => {
      const first = await offer({ expiresAt: inHours(-0.1) }, { createdAt: inHours(-1) });
      const next = await offer();
      expect(await shown()).toEqual([next.id, first.id]);
    });

    it.each<[string, Partial<InstantJobEntity>]>([
      ['pay', { maxRate: 150 }],
      ['hours', { duration: 5 }],
      ['place', { location: 'Domlur, Bengaluru' }],
      ['work', { description: 'Carry lunch boxes to shops.' }],
      ['time', { urgency: 'scheduled', startTime: inHours(30), expiresAt: inHours(30) }],
    ])('shows both requests where the %s differs', async (_what, fields) => {
      await offer({}, earlier);
      await offer(fields);
      expect(await shown()).toHaveLength(2);
    });

    it('shows those of two employers', async () => {
      await offer({}, earlier);
      await offer({ employerId: (await employer(test)).id });
      expect(await shown()).toHaveLength(2);
    });
  });
});
