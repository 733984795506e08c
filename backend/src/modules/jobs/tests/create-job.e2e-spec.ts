import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../entities/job.entity.js';
import { employer, type Person } from './people.js';

const HIRE = {
  title: 'Evening waiter',
  company: 'Udupi Corner',
  description: 'Serve dosas from five to eleven.',
  jobType: 'part_time',
  category: 'food_service',
  location: 'Jayanagar, Bengaluru',
};
/** The same form, accepted even if the employer has posted an equal job before. */
const ANOTHER = { ...HIRE, isAnother: true };

describe('POST /api/jobs', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const count = (): Promise<number> => test.dataSource.getRepository(JobEntity).count();
  const stored = (id: string): Promise<JobEntity> => test.dataSource.getRepository(JobEntity).findOneByOrFail({ id });

  describe('of an advertisement that the employer has already', () => {
    it.each([
      ['the same words', {}],
      ['other spaces and capitals', { title: ' evening  WAITER', description: 'Serve dosas\n from five to eleven.' }],
      ['other skills', { requiredSkills: ['Serving'] }],
      ['signs and pictures around its words', { title: '🔥 Evening waiter!!', company: '“Udupi Corner”' }],
      [
        'other dashes and commas',
        { location: 'Jayanagar – Bengaluru', description: 'Serve dosas, from five to eleven' },
      ],
      ['a pin beside the first', { latitude: 12.92951, longitude: 77.58251 }],
    ])('asks whether to renew the job, with %s', async (_name, change) => {
      const someone = await employer(test);
      const pin = 'latitude' in change ? { latitude: 12.9295, longitude: 77.5825 } : {};
      const first = await someone
        .post('/api/jobs')
        .send({ ...HIRE, ...pin })
        .expect(201);
      const { body } = await someone
        .post('/api/jobs')
        .send({ ...HIRE, ...change })
        .expect(409);
      expect(body.detail).toBe('You have this job already. Renew it, or tell us that it is another job.');
      expect(body.current).toMatchObject({ id: first.body.id, title: HIRE.title });
      await someone
        .post('/api/jobs')
        .send({ ...HIRE, ...change, isAnother: true })
        .expect(201);
    });

    it.each([
      ['another title', { title: 'Morning waiter' }],
      ['another place', { location: 'Indiranagar, Bengaluru' }],
      ['other pay', { minRate: 120 }],
      ['other hours', { hoursPerWeek: 20 }],
      ['another pin', { latitude: 12.97, longitude: 77.64 }],
      ['other figures', { description: 'Serve dosas from 5 to 11.' }],
    ])('creates another job with %s', async (_name, change) => {
      const someone = await employer(test);
      await someone.post('/api/jobs').send(HIRE).expect(201);
      await someone
        .post('/api/jobs')
        .send({ ...HIRE, ...change })
        .expect(201);
    });

    it('creates the job for another employer, and after the first has ended', async () => {
      const someone = await employer(test);
      const { body } = await someone.post('/api/jobs').send(HIRE).expect(201);
      await (await employer(test)).post('/api/jobs').send(HIRE).expect(201);
      await test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [body.id]);
      await someone.post('/api/jobs').send(HIRE).expect(201);
    });

    it('creates one of several concurrent equal jobs', async () => {
      const someone = await employer(test);
      const answers = await Promise.all(Array.from({ length: 5 }, () => someone.post('/api/jobs').send(HIRE)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    });
  });

  describe('of an account that posts very often', () => {
    const post = (someone: Person, language = 'en') =>
      someone.post('/api/jobs').set('Accept-Language', language).send(ANOTHER);

    it('accepts twenty jobs within a minute, and then returns the waiting time', async () => {
      const someone = await employer(test);
      for (let posted = 0; posted < 20; posted++) await post(someone).expect(201);
      const { body, headers } = await post(someone).expect(429);
      expect(body.detail).toBe('You have posted many jobs in one minute. Please wait a minute and try again.');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect((await post(someone, 'hi').expect(429)).body.detail).toContain('एक मिनट');
      expect((await post(someone, 'kn').expect(429)).body.detail).toContain('ಒಂದು ನಿಮಿಷ');
      expect(await test.dataSource.getRepository(JobEntity).countBy({ employerId: someone.id })).toBe(20);
      await post(await employer(test)).expect(201);
    });

    it('accepts two hundred jobs within a day, and then returns the waiting time', async () => {
      const someone = await employer(test);
      await test.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'job-posts-day:%'`);
      await post(someone).expect(201);
      // the other 199 were spread over the last hours, the first of them 22 hours ago
      await test.dataSource.query(
        `UPDATE rate_limits SET hits = ARRAY(SELECT now() - interval '22 hours' + n * interval '6 minutes'
         FROM generate_series(0, 198) AS n) || hits WHERE key LIKE 'job-posts-day:%'`,
      );
      const { body, headers } = await post(someone).expect(429);
      expect(body.detail).toBe('You have posted 200 jobs within a day. You can post again in 2 hours.');
      expect(Number(headers['retry-after'])).toBeGreaterThan(7000);
      expect((await post(someone, 'hi').expect(429)).body.detail).toContain('200 जॉब');
      expect((await post(someone, 'kn').expect(429)).body.detail).toContain('200 ಜಾಬ್');
    });
  });

  it.each([
    ['title', { title: 'Waiter, girls only' }, 'Jobs must be open to women and men.'],
    ['description', { description: 'Registration fee of Rs 500 to be paid first.' }, 'Workers never pay for a job.'],
    ['description', { description: 'Call 98450 12345 today.' }, 'Remove phone numbers'],
    ['requiredSkills', { requiredSkills: ['age 18-25'] }, "A job can't ask for an age."],
  ])('rejects a text with a forbidden request, at its %s (%j)', async (field, fields, sentence) => {
    const before = await count();
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, ...fields })
      .expect(400);
    expect(body.errors).toEqual([{ field, message: expect.stringContaining(sentence) }]);
    expect(await count()).toBe(before);
  });

  it('posts a job with a doubtful text, and queues it for review', async () => {
    const { body } = await (
      await employer(test)
    )
      .post('/api/jobs')
      .send({ ...ANOTHER, title: 'Home care', description: 'A female attendant to bathe a bedridden woman.' })
      .expect(201);
    const rows = await test.dataSource.query(`SELECT reasons, state FROM job_reviews WHERE job_id = $1`, [body.id]);
    expect(rows).toEqual([{ reasons: ['sex'], state: 'open' }]);
  });

  it('posts a job with all fields', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .send({
        ...ANOTHER,
        minRate: 100.5,
        maxRate: 149.5,
        hoursPerWeek: 30,
        requiredSkills: [' Serving  guests ', 'kannada'],
        latitude: 12.925,
        longitude: 77.5938,
      })
      .expect(201);
    expect(body).toMatchObject({
      ...HIRE,
      minRate: 100.5,
      maxRate: 149.5,
      rateType: 'hourly',
      currency: 'INR',
      hoursPerWeek: 30,
      requiredSkills: ['Serving guests', 'kannada'],
      locationStatus: 'resolved',
      latitude: 12.925,
      longitude: 77.5938,
      status: 'open',
      isActive: true,
      applicationCount: 0,
      newApplicationCount: 0,
      hiredCount: 0,
      viewCount: 0,
    });
    const job = await stored(body.id);
    expect(job.employerId).toBe(owner.id);
    expect(job.hourlyPay).toBe(125);
    expect(job.point).toEqual({ type: 'Point', coordinates: [77.5938, 12.925] });
    const days = (job.expiresAt.getTime() - job.createdAt.getTime()) / 86_400_000;
    expect(days).toBe(30);
  });

  it('shows the job on the other open pages of its employer', async () => {
    const { body } = await owner.post('/api/jobs').send(ANOTHER).expect(201);
    const told: object[] = await test.dataSource.query(`SELECT user_id, topic FROM events WHERE subject = $1`, [
      body.id,
    ]);
    expect(told).toEqual([{ user_id: owner.id, topic: 'jobs' }]);
  });

  it('stores no default for fields that are not stated', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, minRate: null, rateType: 'monthly', currency: 'USD' })
      .expect(201);
    expect(body).toMatchObject({ minRate: null, maxRate: null, hoursPerWeek: null, requiredSkills: [] });
    expect((await stored(body.id)).hourlyPay).toBeNull();
  });

  it('normalizes monthly pay to hourly pay', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, minRate: 20_800, maxRate: 20_800, rateType: 'monthly' })
      .expect(201);
    expect((await stored(body.id)).hourlyPay).toBe(100);
  });

  it('finds the place that the employer names', async () => {
    const { body } = await owner.post('/api/jobs').send(ANOTHER).expect(201);
    expect(body).toMatchObject({ location: 'Jayanagar, Bengaluru', locationStatus: 'resolved' });
    expect(body.latitude).toBeCloseTo(12.93, 1);
    expect(body.longitude).toBeCloseTo(77.58, 1);
  });

  it('prefers the employer’s pin to the name of the place', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, latitude: 12.3052, longitude: 76.6552 })
      .expect(201);
    expect(body).toMatchObject({ location: 'Jayanagar, Bengaluru', latitude: 12.3052, longitude: 76.6552 });
  });

  it('recognises the meaning of the texts in any language', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, title: 'वेटर', requiredSkills: ['ಅಡುಗೆ', 'Cooking', 'juggling torches'] })
      .expect(201);
    expect(await stored(body.id)).toMatchObject({
      occupationIds: ['waiter'],
      skillIds: ['cooking'],
      requiredSkills: ['ಅಡುಗೆ', 'Cooking', 'juggling torches'],
    });
  });

  it('stores no position for an unknown place', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, location: 'Zzyzx of nowhere qwxz' })
      .expect(201);
    expect(body).toMatchObject({
      location: 'Zzyzx of nowhere qwxz',
      locationStatus: 'unresolved',
      latitude: null,
      longitude: null,
    });
    expect((await stored(body.id)).point).toBeNull();
  });

  it('stores text that looks like an attack as plain text', async () => {
    const title = `<script>alert(1)</script>'); DROP TABLE jobs; -- %_\\ \${7*7}`;
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, title })
      .expect(201);
    expect(body.title).toBe(title);
    expect((await stored(body.id)).title).toBe(title);
  });

  it('returns 403 to a page of another site', async () => {
    const before = await count();
    await owner.post('/api/jobs').set('Sec-Fetch-Site', 'cross-site').send(ANOTHER).expect(403);
    expect(await count()).toBe(before);
  });

  it('returns the missing fields in the order of the form', async () => {
    const { body } = await owner.post('/api/jobs').send({}).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([
      'title',
      'company',
      'description',
      'jobType',
      'category',
      'location',
    ]);
  });

  it('returns errors in the language of the reader', async () => {
    const { body } = await owner
      .post('/api/jobs')
      .set('Accept-Language', 'hi')
      .send({ ...ANOTHER, minRate: 200, maxRate: 100 })
      .expect(400);
    expect(body.errors).toEqual([{ field: 'maxRate', message: '"ज़्यादा से ज़्यादा" वाले पैसे "कम से कम" वाले से कम न हों।' }]);
  });

  it('returns 400 for half a position and stores nothing', async () => {
    const before = await count();
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...ANOTHER, latitude: 12.9 })
      .expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['latitude']);
    expect(await count()).toBe(before);
  });

  it.each([
    ['malformed JSON', '{"title":', 400],
    ['JSON that is no object', '[]', 400],
    ['a body over 256 kB', JSON.stringify({ ...ANOTHER, description: 'x'.repeat(300_000) }), 413],
    ['deep nesting', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, 400],
  ])('rejects a body with %s', async (_what, text, status) => {
    await owner.post('/api/jobs').set('Content-Type', 'application/json').send(text).expect(status);
  });

  it('separates the idempotency keys of two employers', async () => {
    const rival = await employer(test);
    const post = (person: Person) =>
      person.post('/api/jobs').set('Idempotency-Key', 'chosen-by-two').send(ANOTHER).expect(201);
    const [mine, theirs] = [await post(owner), await post(rival)];
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect(await stored(theirs.body.id)).toMatchObject({ employerId: rival.id });
  });

  it('creates one job when ten identical posts have one key', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post('/api/jobs').set('Idempotency-Key', 'post-once').send(ANOTHER)),
    );
    const made = answers.filter((answer) => answer.status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(answers.every((answer) => answer.status === 201 || answer.status === 409)).toBe(true);
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });
});
