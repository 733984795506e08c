import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { distanceKm } from '@nukkad/contract/places/geo';
import { matchSkillName } from '@nukkad/language/query-interpretation';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Displacement } from '../../../common/security/displacement.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveJob, pointAt } from '../../jobs/tests/job.factory.js';
import { SecurePayOffer } from '../../payments/payments.public.js';
import { saveAvailability } from '../../users/tests/availability.factory.js';
import { SendHireNoticesUseCase } from '../send-hire-notices.use-case.js';
import { availableWorker, inHours, instantForm, jobById, requestsOf, WORKPLACE } from './instant-hire.factory.js';

const MINUTE_MS = 60_000;

/** A time of day on an Indian clock, two days from now, and its day of the week. */
const dayAfterTomorrow = (time: string): { startTime: Date; weekday: number } => {
  const date = new Date(inHours(48).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return { startTime: new Date(`${date}T${time}:00+05:30`), weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
};

/** Scheduled work that starts and ends so many hours from now. */
const scheduled = (from: number, until: number) => ({
  urgency: 'scheduled',
  startTime: inHours(from).toISOString(),
  endTime: inHours(until).toISOString(),
});

describe('createInstantJob', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test, { firstName: 'Meena', lastName: 'Iyer' });
  });

  const post = (fields: Record<string, unknown> = {}, by: Person = owner) =>
    by.post('/api/instant-jobs').send(instantForm(fields));
  const workers = (count: number, availability = {}) =>
    Promise.all(Array.from({ length: count }, () => availableWorker(test, availability)));
  /** Minutes from now to a stored moment, rounded. */
  const minutesTo = (moment: Date | null): number | null =>
    moment && Math.round((moment.getTime() - Date.now()) / MINUTE_MS);

  it.each([
    ['title', { title: 'Girls only for packing' }],
    ['description', { description: 'Call 98450 12345.' }],
    ['requiredSkills', { requiredSkills: ['Brahmin only'] }],
  ])('rejects a %s with forbidden content', async (field, fields) => {
    const { body } = await post(fields).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
    const rows = await test.dataSource.query(`SELECT 1 FROM instant_jobs`);
    expect(rows).toEqual([]);
  });

  it.each([
    ['currency', { currency: 'USD' }],
    ['monthly', { rateType: 'monthly' }],
    ['pay_missing', { minRate: 0, maxRate: 0 }],
    ['pay_range', { minRate: 140, maxRate: 150 }],
    ['too_far', scheduled(61 * 24, 61 * 24 + 4)],
  ])(
    'rejects Secure Pay for work with the obstacle %s, at the field of the payment method',
    async (obstacle, fields) => {
      const pay = { paymentMethod: 'platform', minRate: 150, maxRate: 150 };
      const { body } = await post({ ...pay, ...fields }).expect(422);
      expect(body).toMatchObject({ code: `instant-hire.securePay.${obstacle}`, errors: [{ field: 'paymentMethod' }] });
      const rows = await test.dataSource.query(`SELECT 1 FROM instant_jobs`);
      expect(rows).toEqual([]);
      await post({ ...pay, urgency: 'asap' }).expect(201);
    },
  );

  it('rejects Secure Pay without a connected provider, and offers direct pay', async () => {
    const offer = test.app.get(SecurePayOffer, { strict: false });
    const isOffered = jest.spyOn(offer, 'isOffered', 'get').mockReturnValue(false);
    try {
      const { body } = await post({ paymentMethod: 'platform', minRate: 150, maxRate: 150 }).expect(422);
      expect(body).toMatchObject({ code: 'instant-hire.securePay.off' });
      await post({ minRate: 150, maxRate: 150 }).expect(201);
    } finally {
      isOffered.mockRestore();
    }
  });

  it('asks available workers near by, returns the numbers found and asked, and stores each request', async () => {
    const [worker] = await workers(1);
    const { body } = await post().expect(201);
    expect(body).toEqual({ id: expect.any(String), workersFound: 1, notificationsSent: 1 });
    const job = await jobById(test.dataSource, body.id as string);
    expect(job).toMatchObject({
      employerId: owner.id,
      status: 'open',
      urgency: 'asap',
      duration: 4,
      openings: 1,
      filled: 0,
      wavesSent: 1,
      workersFound: 1,
      company: 'Meena Iyer',
      hourlyPay: '130.00',
    });
    expect(minutesTo(job.expiresAt)).toBe(60);
    const requests = await requestsOf(test.dataSource, job.id);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ workerId: worker?.id, wave: 1, status: 'pending', expiresAt: job.expiresAt });
  });

  it('stores the form’s defaults for omitted fields', async () => {
    const { body } = await owner
      .post('/api/instant-jobs')
      .send({ title: 'Helper', category: 'cleaning', location: 'Indiranagar, Bengaluru' })
      .expect(201);
    const job = await jobById(test.dataSource, body.id as string);
    expect(job).toMatchObject({
      urgency: 'flexible',
      duration: 4,
      maxRadius: 20,
      paymentMethod: 'direct',
      rateType: 'hourly',
      currency: 'USD',
      minRate: 0,
      maxRate: 0,
      hourlyPay: null,
      description: '',
      requiredSkills: [],
    });
    expect(minutesTo(job.expiresAt)).toBe(72 * 60);
  });

  it.each([
    ['asap', 60],
    ['within_24h', 24 * 60],
    ['flexible', 72 * 60],
  ])('creates requests of urgency %s with a lifetime of %i minutes', async (urgency, minutes) => {
    const { body } = await post({ urgency }).expect(201);
    expect(minutesTo((await jobById(test.dataSource, body.id as string)).expiresAt)).toBe(minutes);
  });

  it('creates requests of scheduled work that expire at its start', async () => {
    const startTime = inHours(30);
    const { body } = await post({ urgency: 'scheduled', startTime: startTime.toISOString() }).expect(201);
    expect((await jobById(test.dataSource, body.id as string)).expiresAt).toEqual(startTime);
  });

  it.each([
    [200, 150, 150, 200],
    [200, 1, 1, 200],
    [1, 200, 1, 200],
    [200, 0, 200, 0],
    [0, 200, 0, 200],
  ])(
    'stores the rates %d and %d as %d to %d: only a stated range is swapped',
    async (least, most, minRate, maxRate) => {
      const { body } = await post({ minRate: least, maxRate: most }).expect(201);
      expect(await jobById(test.dataSource, body.id as string)).toMatchObject({ minRate, maxRate });
    },
  );

  it('uses the company name of the newest job when the form has none', async () => {
    await saveJob(test.dataSource, { employerId: owner.id, company: 'Udupi Kitchen' });
    const { body } = await post().expect(201);
    expect((await jobById(test.dataSource, body.id as string)).company).toBe('Udupi Kitchen');
  });

  describe('the search for workers', () => {
    const found = async (fields: Record<string, unknown> = {}) => {
      const { body } = await post(fields).expect(201);
      return (body as { workersFound: number }).workersFound;
    };

    it('finds no worker without availability', async () => {
      await availableWorker(test, { available: false });
      await availableWorker(test, { endsAt: inHours(-1) });
      await seeker(test);
      expect(await found()).toBe(0);
    });

    it('finds no worker beyond the radius of the job or of the worker', async () => {
      // 7.8 km away; displacement changes it by 1.3 km at most
      const beyond5Km = pointAt(12.905, 77.605);
      await availableWorker(test, { point: beyond5Km, radiusKm: 5 });
      expect(await found()).toBe(0);
      await availableWorker(test, { point: beyond5Km, radiusKm: 10 });
      expect(await found()).toBe(1);
      expect(await found({ maxRadius: 5 })).toBe(0);
    });

    it('finds only workers with a displaced point within their own radius', async () => {
      const cell = { latitude: WORKPLACE.latitude + 0.045, longitude: WORKPLACE.longitude };
      const radiusKm = 5;
      const availability = { point: pointAt(cell.latitude, cell.longitude), radiusKm };
      const people = await Promise.all(Array.from({ length: 16 }, () => availableWorker(test, availability)));
      const points = await test.app.get(Displacement).displacePoints(
        owner.id,
        people.map(({ id }) => ({ id, position: cell })),
      );
      const within = [...points.values()].filter((point) => distanceKm(WORKPLACE, point) <= radiusKm);
      expect(await found()).toBe(within.length);
    });

    it('finds no worker of another category, unless a required skill matches', async () => {
      await availableWorker(test, { categories: ['cleaning'] });
      expect(await found({ requiredSkills: ['Driving'] })).toBe(0);
      await availableWorker(test, { categories: ['cleaning'], skillIds: [matchSkillName('Driving') as string] });
      expect(await found({ requiredSkills: ['Driving'] })).toBe(1);
    });

    it('finds no worker with weekly hours outside the work', async () => {
      const { startTime, weekday } = dayAfterTomorrow('12:00');
      const dayOf = (day: number) => `{[${day * 1440},${(day + 1) * 1440})}`;
      const scheduled = { urgency: 'scheduled', startTime: startTime.toISOString() };
      await availableWorker(test, { weekMinutes: dayOf((weekday + 3) % 7), endsAt: null });
      expect(await found(scheduled)).toBe(0);
      await availableWorker(test, { weekMinutes: dayOf(weekday), endsAt: null });
      expect(await found(scheduled)).toBe(1);
    });

    it('finds no worker with weekly hours that end during the work', async () => {
      const { startTime, weekday } = dayAfterTomorrow('05:30');
      const endTime = new Date(startTime.getTime() + 8 * 3_600_000);
      const scheduled = { urgency: 'scheduled', startTime: startTime.toISOString(), endTime: endTime.toISOString() };
      const until = (minute: number) => `{[${weekday * 1440},${weekday * 1440 + minute})}`;
      await availableWorker(test, { weekMinutes: until(6 * 60), endsAt: null });
      expect(await found(scheduled)).toBe(0);
      await availableWorker(test, { weekMinutes: until(13 * 60 + 30), endsAt: null });
      expect(await found(scheduled)).toBe(1);
    });

    it('does not find the employer, who may be a worker too', async () => {
      const both = await bothSides(test);
      await saveAvailability(test.dataSource, both.id);
      const { body } = await post({}, both).expect(201);
      expect(body).toMatchObject({ workersFound: 0, notificationsSent: 0 });
    });

    it('finds no worker who is leaving or has only the employer role', async () => {
      await availableWorker(test, {}, { deletionDueAt: inHours(24) });
      await availableWorker(test, {}, { role: 'employer' });
      expect(await found()).toBe(0);
    });
  });

  it('asks four workers for one opening at first, and returns the time of the next wave', async () => {
    await workers(7);
    const { body } = await post().expect(201);
    expect(body).toMatchObject({ workersFound: 7 });
    const asked = await requestsOf(test.dataSource, body.id as string);
    expect(asked).toHaveLength((body as { notificationsSent: number }).notificationsSent);
    expect(asked.length).toBeLessThan(7);
    const { nextWaveAt } = await jobById(test.dataSource, body.id as string);
    expect(nextWaveAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('adds a bell notice for each asked worker, and queues a mail and a text', async () => {
    const [worker] = await workers(1);
    const { body: posted } = await post().expect(201);
    const [request] = await requestsOf(test.dataSource, posted.id as string);
    await test.app.get(SendHireNoticesUseCase).execute({ instantJobId: posted.id as string });
    const { body } = await (worker as Person).get('/api/notifications').expect(200);
    expect(body[0]).toMatchObject({ title: 'New job request', link: `/instant-requests?request=${request?.id}` });
    const deliveries = await test.dataSource.query(
      `SELECT channel, state, urgency FROM message_deliveries WHERE recipient_id = $1 ORDER BY channel`,
      [worker?.id],
    );
    expect(deliveries).toEqual([
      { channel: 'email', state: 'queued', urgency: 'immediate' },
      { channel: 'sms', state: 'queued', urgency: 'immediate' },
    ]);
  });

  it('stores nothing for a repeated key, but returns the same response', async () => {
    await workers(1);
    const send = () => post().set('Idempotency-Key', 'instant-job-once').expect(201);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    const [{ count }] = await test.dataSource.query(`SELECT count(*)::int AS count FROM instant_jobs`);
    expect(count).toBe(1);
  });

  it.each([
    ['title', { title: ' ' }],
    ['category', { category: undefined }],
    ['location', { location: '' }],
  ])('returns the form’s message for the missing field %s', async (field, fields) => {
    const { body } = await post(fields).expect(400);
    expect(body).toMatchObject({ title: 'Missing Information', detail: 'Please fill in all required fields.' });
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });

  it.each([
    ['scheduled work without a start', 'startTime', { urgency: 'scheduled' }],
    ['a start in the past', 'startTime', { urgency: 'scheduled', startTime: inHours(-1).toISOString() }],
    ['a start in 91 days', 'startTime', { urgency: 'scheduled', startTime: inHours(24 * 91).toISOString() }],
    ['a start of work that is not scheduled', 'startTime', { urgency: 'asap', startTime: inHours(5).toISOString() }],
    ['an end before the start', 'endTime', scheduled(5, 4)],
    ['work of more than a week', 'endTime', scheduled(5, 175)],
    ['a fee that workers would pay', 'title', { title: 'Pay 500 registration fee to start' }],
  ])('returns 400 for %s at its field, and stores nothing', async (_what, field, fields) => {
    const { body } = await post(fields).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
    const [{ count }] = await test.dataSource.query(`SELECT count(*)::int AS count FROM instant_jobs`);
    expect(count).toBe(0);
  });

  it('rejects an unknown place at its field', async () => {
    const { latitude: _latitude, longitude: _longitude, ...body } = instantForm({ location: 'Qwrtzpl' });
    const { body: problem } = await owner.post('/api/instant-jobs').send(body).expect(400);
    expect(problem.errors).toEqual([
      { field: 'location', message: "We don't know this place. Pick one from the list, or use your current location." },
    ]);
  });

  it('limits the number of posts of an employer', async () => {
    for (let count = 0; count < 10; count++) await post().expect(201);
    const { headers } = await post().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
