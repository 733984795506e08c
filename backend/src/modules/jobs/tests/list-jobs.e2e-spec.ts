import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../entities/job.entity.js';
import { outOfTime, pointAt, saveJob, saveJobs } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

const titles = (body: { title: string }[]): string[] => body.map((job) => job.title);

describe('GET /api/jobs', () => {
  let test: TestApp;
  let worker: Person;
  let owner: Person;
  let minute = 0;

  const post = (fields: Partial<JobEntity>): Promise<JobEntity> =>
    saveJob(test.dataSource, {
      employerId: owner.id,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute++)),
      ...fields,
    });

  beforeAll(async () => {
    test = await createTestApp();
    worker = await seeker(test);
    owner = await employer(test);
    await post({ title: 'Waiter', category: 'food_service', jobType: 'temporary', location: 'Jayanagar' });
    await post({ title: 'Cashier 100%', category: 'retail', jobType: 'contract', location: 'Indiranagar' });
    await post({ title: 'Cashier_x', category: 'retail', jobType: 'part_time', location: 'Mysuru' });
    await post({ title: 'ಡೆಲಿವರಿ ಬಾಯ್', category: 'delivery', jobType: 'gig_work', location: 'Hubballi' });
    await post({ title: 'Closed one', status: 'closed' });
    await post({ title: 'Paused one', status: 'paused' });
    await post({ title: 'Out of time', ...outOfTime() });
  });
  afterAll(() => test.close());

  it('lists the open jobs, newest first, with their number', async () => {
    const { body, headers } = await worker.get('/api/jobs').expect(200);
    expect(titles(body)).toEqual(['ಡೆಲಿವರಿ ಬಾಯ್', 'Cashier_x', 'Cashier 100%', 'Waiter']);
    expect(body[0]).toMatchObject({ status: 'open', isActive: true, minRate: 100, company: 'Namma Tiffin' });
    expect(body[0]).not.toHaveProperty('employerId');
    expect(body[0]).not.toHaveProperty('distance');
    expect(headers['x-total-count']).toBe('4');
    expect(headers['link']).toBeUndefined();
  });

  it('lists equal advertisements of an employer once, on every page, and those of others and with other pay beside them', async () => {
    const ad = { category: 'ecommerce' as const, title: 'Tutor' };
    await post({ ...ad, title: 'TUTOR', point: pointAt(12.97561, 77.60661) });
    for (let copy = 0; copy < 4; copy++) await post(ad);
    await post({ ...ad, minRate: 120 });
    await post({ ...ad, employerId: (await employer(test)).id });
    await post({ ...ad, status: 'closed' });
    const first = await worker.get('/api/jobs?category=ecommerce&limit=2').expect(200);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const { body } = await worker.get(next).expect(200);
    expect([titles(first.body), titles(body)]).toEqual([['Tutor', 'Tutor'], ['Tutor']]);
    await test.dataSource.query(`DELETE FROM jobs WHERE category = 'ecommerce'`);
  });

  it('begins with a job with stated pay, if there is one', async () => {
    const unpaid = { category: 'security' as const, minRate: null, maxRate: null, hourlyPay: null };
    const paid = await post({ category: 'security', title: 'Paid' });
    const silent = await post({ ...unpaid, title: 'Silent' });
    const { body } = await worker.get('/api/jobs?category=security').expect(200);
    expect(titles(body)).toEqual(['Paid', 'Silent']);
    await test.dataSource.getRepository(JobEntity).delete([paid.id, silent.id]);
  });

  it.each([
    ['category=retail', ['Cashier_x', 'Cashier 100%']],
    ['category=retail,delivery', ['ಡೆಲಿವರಿ ಬಾಯ್', 'Cashier_x', 'Cashier 100%']],
    ['category=&jobType=&search=&location=', ['ಡೆಲಿವರಿ ಬಾಯ್', 'Cashier_x', 'Cashier 100%', 'Waiter']],
    ['jobType=temporary,gig_work', ['ಡೆಲಿವರಿ ಬಾಯ್', 'Waiter']],
    ['search=cASHIER', ['Cashier_x', 'Cashier 100%']],
    ['search=cashier%20mysuru', ['Cashier_x']],
    [`search=${encodeURIComponent('ಡೆಲಿವರಿ')}`, ['ಡೆಲಿವರಿ ಬಾಯ್']],
    ['search=100%25', ['Cashier 100%']],
    ['search=r_x', ['Cashier_x']],
    ['search=c%25r', []],
    ['search=c_shier', []],
    ['search=cashier%5C', []],
    ['location=n%25gar', []],
    ['location=n_gar', []],
    ['location=nagar', ['Cashier 100%', 'Waiter']],
    ['category=delivery&location=nagar', []],
    ['location=waiter', []],
  ])('filters jobs by %s', async (query, expected) => {
    const { body, headers } = await worker.get(`/api/jobs?${query}`).expect(200);
    expect(titles(body)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it.each([
    `'; DROP TABLE jobs; --`,
    `%' OR '1'='1`,
    '\\',
    '\\\\%_',
    `{"a":1}`,
    '((((((',
    '* | & ! :*',
    '<script>alert(1)</script>',
    '𝓌𝒶𝒾𝓉𝑒𝓇 🧑‍🍳',
    '\u202e\u200b',
    'zq '.repeat(66),
    'x'.repeat(300),
    'zq\u0000\u0007zq',
  ])('treats the search text %j as plain text', async (search) => {
    const { body } = await worker.get(`/api/jobs?search=${encodeURIComponent(search)}`).expect(200);
    expect(body).toEqual([]);
  });

  it.each([
    ['limit=', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=bm9uc2Vuc2U', 'cursor'],
    ['search[$gt]=', 'search[$gt]'],
  ])('returns 400 for the query %s', async (query, field) => {
    const { body } = await worker.get(`/api/jobs?${query}`).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('rejects an address with invalid UTF-8', async () => {
    const { body } = await worker.get('/api/jobs?cursor=%ff%fe').expect(400);
    expect(body.status).toBe(400);
  });

  it('returns consistent pages while jobs are posted and closed', async () => {
    const first = await worker.get('/api/jobs?limit=2&category=retail,food_service').expect(200);
    expect(titles(first.body)).toEqual(['Cashier_x', 'Cashier 100%']);
    expect(first.headers['x-total-count']).toBe('3');
    const path = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const late = await post({ title: 'Late one', category: 'retail' });
    const second = await worker.get(path).expect(200);
    expect(titles(second.body)).toEqual(['Waiter']);
    expect(second.headers['link']).toBeUndefined();
    await test.dataSource.getRepository(JobEntity).delete({ id: late.id });
    const cursor = new URL(path, 'http://localhost').searchParams.get('cursor');
    await worker.get(`/api/jobs?category=delivery&cursor=${cursor}`).expect(400);
    await worker.get(`/api/my-applications?cursor=${cursor}`).expect(400);
  });

  it('counts exactly up to a thousand, then states that there are more', async () => {
    await saveJobs(test.dataSource, 1000, { employerId: owner.id, category: 'security' });
    const exact = await worker.get('/api/jobs?category=security&limit=1').expect(200);
    expect(exact.headers['x-total-count']).toBe('1000');
    await saveJobs(test.dataSource, 1, { employerId: owner.id, category: 'security' });
    const bounded = await worker.get('/api/jobs?category=security&limit=1').expect(200);
    expect(bounded.headers['x-total-count']).toBe('1000+');
  });
});
