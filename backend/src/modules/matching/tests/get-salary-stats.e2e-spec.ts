import { describe, expect, it } from '@jest/globals';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { outOfTime } from '../../jobs/tests/job.factory.js';
import { workerAndOwner } from '../../jobs/tests/worker-and-owner.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { HERE, postJob, postMany } from './market.js';

const ADDRESS = `/api/salary-stats?latitude=${HERE.latitude}&longitude=${HERE.longitude}`;

describe('GET /api/salary-stats', () => {
  const sides = workerAndOwner();

  const post = (km: number, fields: object) => postJob(sides.test, km, { employerId: sides.owner.id, ...fields });
  /** Posts a job of a new employer. */
  const postOfAnother = async (km: number, fields: object) =>
    post(km, { employerId: (await saveUser(sides.test.dataSource, { role: 'employer' })).id, ...fields });
  const stats = async (): Promise<SalaryStat[]> => (await sides.worker.get(ADDRESS).expect(200)).body as SalaryStat[];

  it('returns the quartiles of each category with enough live jobs with stated pay near by', async () => {
    for (const hourlyPay of [100, 120, 140, 160, 180]) await postOfAnother(2, { category: 'delivery', hourlyPay });
    await post(1, { category: 'delivery', hourlyPay: null });
    await post(1, { category: 'delivery', hourlyPay: 999, status: 'closed' });
    await post(1, { category: 'delivery', hourlyPay: 999, ...outOfTime() });
    await post(20.5, { category: 'delivery', hourlyPay: 999 });
    for (let n = 0; n < 4; n++) await postOfAnother(1, { category: 'retail', hourlyPay: 90 });
    expect(await stats()).toEqual([
      {
        category: 'delivery',
        jobs: 5,
        withinKm: 20,
        minimum: 100,
        lowerQuartile: 120,
        median: 140,
        upperQuartile: 160,
        maximum: 180,
      },
    ]);
    await post(19.8, { category: 'retail', hourlyPay: 110 });
    expect((await stats()).map(({ category, jobs }) => [category, jobs])).toEqual([
      ['retail', 5],
      ['delivery', 5],
    ]);
  });

  it.each([
    ['equal advertisements', (_copy: number) => ({ hourlyPay: 500 })],
    ['advertisements of one pay', (copy: number) => ({ hourlyPay: 500, title: `Shop helper ${copy}` })],
    ['advertisements of almost one pay', (copy: number) => ({ hourlyPay: 500 + copy })],
  ])('prevents one employer from determining the usual pay by %s', async (_name, fieldsOf) => {
    const retail = { category: 'retail' as const, title: 'Shop helper' };
    for (let copy = 0; copy < 16; copy++) await post(1, { ...retail, ...fieldsOf(copy) });
    expect(await stats()).toEqual([]);
    for (const hourlyPay of [80, 90, 100, 110]) await postOfAnother(1, { ...retail, hourlyPay });
    const [figure] = await stats();
    expect(figure!.jobs).toBeLessThanOrEqual(6);
    expect([100, 105]).toContain(figure!.median);
  });

  it('uses the newest of the nearest jobs where there are very many, and states so', async () => {
    await postMany(
      sides.test,
      `WITH owners AS (
         INSERT INTO users (email, role, first_name, last_name, password_hash)
         SELECT 'owner-' || n || '@example.com', 'employer', 'Owner', 'Many', 'x' FROM generate_series(0, 749) AS n RETURNING id),
       numbered AS (SELECT id, row_number() OVER () - 1 AS n FROM owners)
       INSERT INTO jobs (employer_id, title, company, description, location, location_status, point, job_type, category,
         rate_type, currency, hourly_pay, expires_at)
       SELECT (SELECT id FROM numbered o WHERE o.n = jobs.n % 750), 'Rider', 'Company', 'Ride', 'Here', 'resolved', ST_SetSRID(ST_MakePoint(
         $2::float8 + 0.16 * ((n * 7919 % 1000) / 1000.0 - 0.5), $1::float8 + 0.16 * (n / 1500.0 - 0.5)), 4326)::geography,
         'part_time', 'delivery', 'hourly', 'INR', 100 + n % 101, now() + interval '9 days'
       FROM generate_series(1, 1500) AS jobs (n)`,
      [HERE.latitude, HERE.longitude],
    );
    const [delivery] = await stats();
    expect(delivery!.jobs).toBe(1000);
    expect(delivery!.withinKm).toBeLessThan(15);
    expect(Math.abs(delivery!.median - 150)).toBeLessThan(5);
  });

  it('returns no statistics for an empty place', async () => {
    expect(await stats()).toEqual([]);
  });

  it('returns 400 for half a position', async () => {
    const { headers } = await sides.owner.get(ADDRESS).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    for (const [query, field] of [
      ['latitude=12', 'longitude'],
      ['longitude=77', 'latitude'],
      ['latitude=12&longitude=200', 'longitude'],
    ] as const) {
      const { body } = await sides.worker.get(`/api/salary-stats?${query}`).expect(400);
      expect(body.errors).toEqual([expect.objectContaining({ field })]);
    }
  });
});
