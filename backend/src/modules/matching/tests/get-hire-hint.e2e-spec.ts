import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type HireHint, type SeekerBand, seekerBand } from '@nukkad/contract/jobs/insights';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Secrets } from '../../../common/security/secrets.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { HERE, postJob } from './market.js';

describe('the bands', () => {
  it.each<[number, SeekerBand]>([
    [-2, 'under_5'],
    [0, 'under_5'],
    [4, 'under_5'],
    [5, '5_to_9'],
    [9, '5_to_9'],
    [10, '10_to_24'],
    [25, '25_to_49'],
    [50, '50_to_99'],
    [99, '50_to_99'],
    [100, '100_or_more'],
    [5000, '100_or_more'],
  ])('contain %d people in the band %s', (count, band) => {
    expect(seekerBand(count)).toBe(band);
  });
});

describe('GET /api/hire-hint', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const postOfAnother = async (hourlyPay: number) =>
    postJob(test, 2, { employerId: (await saveUser(test.dataSource, { role: 'employer' })).id, hourlyPay });
  const hint = async (query: Record<string, string> = {}, person = owner): Promise<HireHint> => {
    const parameters = new URLSearchParams({
      ...{ latitude: String(HERE.latitude), longitude: String(HERE.longitude), category: 'delivery' },
      ...query,
    });
    const answer = await person.get(`/api/hire-hint?${parameters.toString()}`).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.body as HireHint;
  };
  const people = async (count: number, fields: Parameters<typeof saveUser>[1]): Promise<string[]> => {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) ids.push((await saveUser(test.dataSource, fields)).id);
    return ids;
  };

  // counts are 17, 7 and 2: the noise of two people never leaves these bands
  it('counts seekers near by who want this work, or have a required skill, in bands', async () => {
    await people(10, { city: ' bangalore', preferredCategories: ['delivery'] });
    await people(7, { city: 'ಬೆಂಗಳೂರು', skills: ['Bike riding'], preferredCategories: ['delivery'] });
    await people(9, { city: 'Bengaluru', skills: ['cooking'], preferredCategories: ['food_service'] });
    await people(9, { city: 'Mumbai', preferredCategories: ['delivery'] });
    await people(9, { preferredCategories: ['delivery'] });
    await people(9, { city: 'Bengaluru', preferredCategories: ['delivery'], role: 'employer' });
    const skills = 'bike riding, juggling with swords';
    expect((await hint()).seekers).toBe('10_to_24');
    expect((await hint({ skills: 'juggling with swords' })).seekers).toBe('10_to_24');
    expect((await hint({ skills })).seekers).toBe('5_to_9');
    expect((await hint({ skills, category: 'security' })).seekers).toBe('5_to_9');
    expect((await hint({ category: 'healthcare' })).seekers).toBe('under_5');
    expect((await hint({ latitude: '19.076', longitude: '72.8777', category: 'healthcare' })).seekers).toBe('under_5');
  });

  it('recognises a skill in any spelling', async () => {
    const ways = [
      'BIKE RIDING',
      'bike riding',
      'Bike ridng',
      'बाइक चलाना',
      'ಬೈಕ್ ಓಡಿಸುವುದು',
      'Bike-riding',
      'Bike riding',
    ];
    for (const skill of ways) await people(1, { city: 'Bengaluru', skills: ['Cooking', skill] });
    expect((await hint({ skills: 'Bike riding' })).seekers).toBe('5_to_9');
  });

  it('finds seekers with the skill among many with other skills', async () => {
    await test.dataSource.query(
      `INSERT INTO users (email, role, city, skills)
       SELECT gen_random_uuid() || '@example.com', 'job_seeker', 'Bengaluru',
         CASE WHEN n > 2500 THEN ARRAY['Cooking', 'Bike riding'] ELSE ARRAY['Cooking'] END
       FROM generate_series(1, 2617) AS n`,
    );
    expect((await hint({ skills: 'Bike riding' })).seekers).toBe('100_or_more');
  });

  it('resolves the typed place as a posted job does', async () => {
    await people(7, { city: 'Bengaluru', preferredCategories: ['delivery'] });
    for (let index = 0; index < 5; index++) await postOfAnother(140);
    const typed = async (location: string): Promise<HireHint> => {
      const query = new URLSearchParams({ location, category: 'delivery' });
      return (await owner.get(`/api/hire-hint?${query.toString()}`).expect(200)).body as HireHint;
    };
    expect(await typed('Koramangala, Bengaluru')).toMatchObject({ seekers: '5_to_9', pay: { median: 140 } });
    expect(await typed('Mumbai')).toEqual({ seekers: 'under_5', pay: null, minimumWage: null });
    expect(await typed('behind the old banyan')).toEqual({ seekers: null, pay: null, minimumWage: null });
    // the pin has precedence
    expect((await hint({ location: 'Mumbai' })).seekers).toBe('5_to_9');
  });

  it('counts seekers with a view of, an application to or a pending interview for jobs near by', async () => {
    const job = await postJob(test, 3, { employerId: owner.id });
    const far = await postJob(test, 40, { employerId: owner.id });
    const lookers = await people(15, { preferredCategories: ['delivery'] });
    for (const [index, id] of lookers.entries()) {
      if (index % 2) await saveApplication(test.dataSource, { jobId: job.id, seekerId: id });
      else {
        await test.dataSource.query(`INSERT INTO job_views (job_id, day, seeker_id) VALUES ($1, now()::date, $2)`, [
          ...[job.id, id],
        ]);
      }
    }
    for (const id of await people(20, { preferredCategories: ['delivery'] })) {
      await saveApplication(test.dataSource, { jobId: far.id, seekerId: id });
    }
    const [waiting] = await people(1, { preferredCategories: ['delivery'] });
    await test.dataSource.query(
      `INSERT INTO interview_requests (seeker_id, category, mode, time_slot, point, expires_at)
       VALUES ($1, 'delivery', 'phone', '9:00 AM - 11:00 AM', ST_SetSRID(ST_MakePoint(77.605, 12.975), 4326)::geography,
               now() + interval '1 day')`,
      [waiting],
    );
    expect((await hint()).seekers).toBe('10_to_24');
  });

  /** Creates an employer who looks for work as well, in a town near by. */
  const askerWhoSeeks = async (): Promise<Person> => {
    const asker = await bothSides(test);
    await test.dataSource.query(
      `UPDATE users SET city = 'Bengaluru', preferred_categories = '{delivery}' WHERE id = $1`,
      [asker.id],
    );
    return asker;
  };

  it('never counts the caller', async () => {
    const asker = await askerWhoSeeks();
    // the last added person moves the count that others see to the next band
    while ((await hint()).seekers === 'under_5') {
      expect((await hint({}, asker)).seekers).toBe('under_5');
      await people(1, { city: 'Bengaluru', preferredCategories: ['delivery'] });
    }
    expect((await hint()).seekers).toBe('5_to_9');
    expect((await hint({}, asker)).seekers).toBe('under_5');
  });

  it('shifts the count of each question, so that the step to the next band reveals no person', async () => {
    const key = jest.spyOn(test.app.get(Secrets), 'getBytes').mockResolvedValue(Buffer.alloc(32, 7));
    await people(5, { city: 'Bengaluru', preferredCategories: [...JOB_CATEGORY_IDS] });
    const bands = new Set<SeekerBand | null>();
    for (const category of JOB_CATEGORY_IDS) bands.add((await hint({ category })).seekers);
    key.mockRestore();
    expect([...bands].sort()).toEqual(['5_to_9', 'under_5']);
  });

  it('counts around the middle of a wide cell, wherever in the cell the place is', async () => {
    // 19.5 km north of the middle of the cell from 12.95 to 13 and from 77.6 to 77.65 degrees
    const job = await saveJob(test.dataSource, { employerId: owner.id, point: pointAt(12.975 + 0.1754, 77.625) });
    for (const id of await people(7, { preferredCategories: ['delivery'] })) {
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: id });
    }
    for (const latitude of ['12.9501', '12.975', '12.9999']) {
      expect((await hint({ latitude, longitude: '77.625' })).seekers).toBe('5_to_9');
    }
    expect((await hint({ latitude: '12.9499', longitude: '77.625' })).seekers).toBe('under_5');
  });

  it('returns the same response for the same question', async () => {
    const asker = await askerWhoSeeks();
    await people(4, { city: 'Bengaluru', preferredCategories: ['delivery'] });
    const first = await hint({}, asker);
    for (let again = 0; again < 3; again++) expect(await hint({}, asker)).toEqual(first);
    // another point of the same wide cell is the same question
    expect((await hint({ latitude: '12.9511', longitude: '77.6499' }, asker)).seekers).toBe(first.seekers);
  });

  it('returns the usual pay of the category from five jobs on', async () => {
    for (const hourlyPay of [100, 120, 140, 160]) await postOfAnother(hourlyPay);
    for (let index = 0; index < 6; index++) {
      await postJob(test, 2, { employerId: owner.id, category: 'retail', hourlyPay: 90 });
    }
    expect((await hint()).pay).toBeNull();
    await postOfAnother(180);
    expect((await hint()).pay).toMatchObject({
      ...{ category: 'delivery', jobs: 5, lowerQuartile: 120, median: 140, upperQuartile: 160 },
    });
  });

  it('returns 429 with Retry-After after 40 questions', async () => {
    const parameters = `latitude=${HERE.latitude}&longitude=${HERE.longitude}&category=delivery`;
    for (let index = 0; index < 40; index++) await owner.get(`/api/hire-hint?${parameters}`).expect(200);
    const { headers } = await owner.get(`/api/hire-hint?${parameters}`).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('returns 400 for an incomplete question', async () => {
    const parameters = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;
    for (const query of [
      parameters,
      `${parameters}&category=x`,
      'category=delivery',
      'category=delivery&location=%20',
      'category=delivery&latitude=12.9&location=Bengaluru',
      `${parameters}&category=delivery&x=1`,
    ]) {
      await owner.get(`/api/hire-hint?${query}`).expect(400);
    }
  });
});
