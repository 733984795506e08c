import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { FIT_WEIGHTS, type OfferedWork, UNKNOWN_FIT } from '@nukkad/contract/matching/worker-fit';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { saveAvailability } from '../../users/tests/availability.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import type { UserEntity } from '../../users/users.public.js';
import { WorkerFits } from '../worker-fits.js';

const WORK: OfferedWork = { category: 'delivery', skillIds: [], hourlyPay: null };
const DAY_MS = 86_400_000;

describe('the fit of workers', () => {
  let test: TestApp;
  let employerId: string;
  beforeAll(async () => {
    test = await createTestApp();
    employerId = (await saveUser(test.dataSource, { role: 'employer' })).id;
  });
  afterAll(() => test.close());

  const worker = async (fields: Partial<UserEntity> = {}): Promise<string> =>
    (await saveUser(test.dataSource, fields)).id;
  const available = async (
    fields: Parameters<typeof saveAvailability>[2],
    account: Partial<UserEntity> = {},
  ): Promise<string> => {
    const id = await worker(account);
    await saveAvailability(test.dataSource, id, fields);
    return id;
  };
  const apply = async (seekerId: string, category: JobCategoryId, status: ApplicationStatus, days = 0) => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId, category });
    const createdAt = new Date(Date.now() - days * DAY_MS);
    await saveApplication(test.dataSource, { jobId, seekerId, status, createdAt });
  };
  const fitsOf = (ids: string[], work: Partial<OfferedWork> = {}): Promise<Map<string, number>> =>
    test.app.get(WorkerFits, { strict: false }).rateFits(test.dataSource.manager, { ...WORK, ...work }, ids);
  const fitOf = async (id: string, work: Partial<OfferedWork> = {}): Promise<number | undefined> =>
    (await fitsOf([id], work)).get(id);

  it('is returned for each existing worker, by id', async () => {
    const [one, two] = [await available({}), await available({ categories: ['retail'] })];
    const fits = await fitsOf([one, two, '00000000-0000-4000-8000-000000000000']);
    expect([...fits.keys()].toSorted()).toEqual([one, two].toSorted());
    expect(fits.get(one)).toBeCloseTo(0.7, 6);
    expect(fits.get(two)).toBe(0);
  });

  it('is empty for an empty request', async () => {
    expect(await fitsOf([])).toEqual(new Map());
  });

  it('is neutral for a worker without preferences', async () => {
    expect(await fitOf(await worker())).toBe(UNKNOWN_FIT);
  });

  it('counts the skills that availability has from the profile', async () => {
    const id = await available({ skillIds: ['cooking', 'table_service'] });
    const parts = FIT_WEIGHTS.skills + FIT_WEIGHTS.category;
    const all = (FIT_WEIGHTS.skills * 0.9 + FIT_WEIGHTS.category * 0.7) / parts;
    expect(await fitOf(id, { skillIds: ['cooking', 'table_service'] })).toBeCloseTo(all, 6);
    const none = (FIT_WEIGHTS.category * 0.7) / parts;
    expect(await fitOf(id, { skillIds: ['cleaning'] })).toBeCloseTo(none, 6);
  });

  it('counts a category of the profile as one declared for instant work', async () => {
    const id = await available({ categories: ['retail'] }, { preferredCategories: ['delivery'] });
    expect(await fitOf(id)).toBeCloseTo(0.7, 6);
  });

  it('compares the pay with the worker’s expected pay', async () => {
    const id = await worker({ expectedRate: 200 });
    expect(await fitOf(id, { hourlyPay: 200 })).toBeCloseTo(0.5, 6);
    expect(await fitOf(id, { hourlyPay: 300 })).toBe(1);
    expect(await fitOf(id, { hourlyPay: 100 })).toBe(0);
  });

  it.each([
    ['applied', 'submitted', 1 / 3],
    ['was looked at', 'viewed', 1 / 3],
    ['was shortlisted', 'shortlisted', 1 / 2],
    ['was hired', 'hired', 1 / 2],
    ['took it back', 'withdrawn', 0],
  ] as [string, ApplicationStatus, number][])(
    'is learned from an application for such work, of a worker who %s',
    async (_name, status, expected) => {
      const id = await worker();
      await apply(id, 'delivery', status);
      expect(await fitOf(id)).toBeCloseTo(expected, 4);
    },
  );

  it('retains an employer’s choice of the worker, regardless of the final outcome', async () => {
    const id = await worker();
    await apply(id, 'delivery', 'shortlisted');
    await test.dataSource.query(`UPDATE applications SET status = 'rejected' WHERE seeker_id = $1`, [id]);
    expect(await fitOf(id)).toBeCloseTo(1 / 2, 4);
  });

  it('halves the weight of applications in 60 days', async () => {
    const id = await worker();
    await apply(id, 'delivery', 'submitted', 60);
    expect(await fitOf(id)).toBeCloseTo(0.2, 4);
  });

  it('ignores applications for other work, and other workers’ applications', async () => {
    const [id, other] = [await available({}), await worker()];
    await apply(id, 'retail', 'hired');
    await apply(other, 'delivery', 'withdrawn');
    expect(await fitOf(id)).toBeCloseTo(0.7, 6);
  });

  it('uses only the newest applications, so that recent preferences replace old ones', async () => {
    const id = await worker();
    await apply(id, 'delivery', 'hired', 7);
    for (let days = 1; days <= 6; days++) await apply(id, 'retail', 'submitted', days);
    expect(await fitOf(id)).toBe(UNKNOWN_FIT);
  });

  it('adds the kinds of applications to the declared kinds', async () => {
    const id = await available({});
    await apply(id, 'delivery', 'submitted');
    await apply(id, 'delivery', 'viewed');
    expect(await fitOf(id)).toBeCloseTo(0.85, 4);
  });
});
