import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PublicJobList } from '@nukkad/contract/jobs/public-jobs';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { PublicJobsReadModel } from '../public-jobs.read-model.js';
import type { JobEntity } from '../entities/job.entity.js';
import { saveJob } from './job.factory.js';
import { employer, type Person } from './people.js';

const PATH = '/api/public/jobs';
const MYSURU = { type: 'Point' as const, coordinates: [76.6394, 12.2958] };

describe('GET /api/public/jobs', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM jobs');
    // as after a minute
    (test.app.get(PublicJobsReadModel) as unknown as { lists: { kept: Map<string, unknown> } }).lists.kept.clear();
  });
  const save = (fields: Partial<JobEntity> = {}) => saveJob(test.dataSource, { employerId: owner.id, ...fields });
  const list = async (query = '', language = 'en'): Promise<PublicJobList> =>
    (await test.api.get(`${PATH}${query}`).set('Accept-Language', language).expect(200)).body as PublicJobList;
  const titles = async (query = '') => (await list(query)).jobs.map(({ title }) => title);

  it('returns the newest open jobs of Bengaluru to a guest, without positions or employers', async () => {
    await save({ title: 'Old', createdAt: new Date(Date.now() - 86_400_000) });
    const { id } = await save({ title: 'New' });
    await save({ title: 'Paused', status: 'paused' });
    await save({ title: 'Far', point: MYSURU });
    const { city, jobs } = await list();
    expect(city).toEqual({ name: 'Bengaluru', found: true });
    expect(jobs.map(({ title }) => title)).toEqual(['New', 'Old']);
    expect(jobs[0]).toMatchObject({ id, company: expect.any(String), category: expect.any(String) });
    const text = JSON.stringify(jobs);
    for (const hidden of [owner.id, 'point', 'latitude', 'employer', 'description']) expect(text).not.toContain(hidden);
  });

  it('shows equal advertisements of an employer once, and those of others and with other pay beside them', async () => {
    for (const title of ['Tutor', 'tutor.', '★ TUTOR ★', 'Tutor - ', 'Tutor', 'Tutor']) await save({ title });
    await save({ title: 'Tutor', minRate: 120 });
    await save({ title: 'Tutor', employerId: (await employer(test)).id });
    await save({ title: 'Cook' });
    expect((await titles()).sort()).toEqual(['Cook', 'Tutor', 'Tutor', 'Tutor']);
  });

  it.each([
    ['Mysuru', 'en', 'Mysuru'],
    ['mysore', 'en', 'Mysuru'],
    ['मैसूर', 'hi', 'मैसूरु'],
    ['ಮೈಸೂರು', 'kn', 'ಮೈಸೂರು'],
  ])('finds the jobs of %s and returns its name in the language of the reader: %s', async (asked, language, name) => {
    await save({ title: 'Here', point: MYSURU });
    await save({ title: 'Bengaluru' });
    const { city, jobs } = await list(`?city=${encodeURIComponent(asked)}`, language);
    expect(city).toEqual({ name, found: true });
    expect(jobs.map(({ title }) => title)).toEqual(['Here']);
  });

  it('returns a job without a point in the city in which its address certainly lies, and in no other', async () => {
    const hire = {
      company: 'Anand Stores',
      description: 'Help in the shop.',
      jobType: 'part_time',
      category: 'retail',
    };
    const post = (title: string, location: string) =>
      owner
        .post('/api/jobs')
        .send({ ...hire, title, location })
        .expect(201);
    await post('Helper', 'Near bus stand, Mysore');
    await post('Counter boy', 'Mysore Road, behind the temple, Bangalore');
    expect(await titles('?city=Mysuru')).toEqual(['Helper']);
    expect(await titles('?city=Mysuru&category=cleaning')).toEqual([]);
    expect(await titles('?city=Bengaluru')).toEqual(['Counter boy']);
  });

  it('returns Bengaluru instead of an unknown city, and states so', async () => {
    await save({ title: 'Here' });
    const { city, jobs } = await list('?city=Qwxzhk');
    expect(city).toEqual({ name: 'Bengaluru', found: false, asked: 'Qwxzhk' });
    expect(jobs).toHaveLength(1);
  });

  it('filters by one category and returns the requested number, 24 at most', async () => {
    for (let number = 0; number < 26; number++) await save({ title: `Job ${number}`, category: 'delivery' });
    await save({ title: 'Cook', category: 'food_service' });
    expect(await titles('?category=food_service')).toEqual(['Cook']);
    expect(await titles('?limit=3')).toHaveLength(3);
    expect(await titles()).toHaveLength(24);
    await test.api.get(`${PATH}?limit=25`).expect(400);
    await test.api.get(`${PATH}?category=spying`).expect(400);
  });

  it('begins with a job with stated pay, for any requested number', async () => {
    const unpaid = { minRate: null, maxRate: null, hourlyPay: null };
    await save({ title: 'Old', createdAt: new Date(Date.now() - 172_800_000) });
    await save({ title: 'Paid', createdAt: new Date(Date.now() - 86_400_000) });
    await save({ title: 'Silent', ...unpaid });
    expect(await titles()).toEqual(['Paid', 'Silent', 'Old']);
    expect(await titles('?limit=2')).toEqual(['Paid', 'Silent']);
  });

  it('returns the occupation and the place in the languages other than the employer’s', async () => {
    await save({ title: 'ಅಡುಗೆಯವರು ಬೇಕು', occupationIds: ['cook'], location: 'Jayanagar, Bengaluru' });
    const { jobs } = await list();
    expect(jobs[0]).toMatchObject({
      title: 'ಅಡುಗೆಯವರು ಬೇಕು',
      occupation: { en: 'Cook', hi: 'रसोइया' },
      place: { hi: 'जयनगर, बेंगलुरु', kn: 'ಜಯನಗರ, ಬೆಂಗಳೂರು' },
    });
  });

  it('allows caching for a minute, and queries the database once for many guests', async () => {
    await save({ title: 'Here' });
    const asked = jest.spyOn(test.dataSource, 'query');
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.api.get(PATH).expect(200)));
    const reads = asked.mock.calls.filter(([sql]) => String(sql).includes('FROM jobs j'));
    asked.mockRestore();
    expect(reads).toHaveLength(1);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('public, max-age=60');
  });
});
