import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SeekerStats } from '@nukkad/contract/jobs/insights';
import type { InterviewStatus } from '@nukkad/contract/interviews/interviews';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { outOfTime, pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { postMany } from '../../matching/tests/market.js';

const BENGALURU = 'latitude=12.972&longitude=77.595';
const MYSURU = 'latitude=12.296&longitude=76.639';
const HOUR_MS = 3_600_000;

describe('GET /api/seeker-stats', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const statsOf = async (person: Person, position = BENGALURU): Promise<SeekerStats> =>
    (await person.get(`/api/seeker-stats?${position}`).expect(200)).body as SeekerStats;
  const job = (fields: Partial<Parameters<typeof saveJob>[1]> = {}) =>
    saveJob(test.dataSource, { employerId: owner.id, ...fields });

  it('counts open jobs within 20 km, and those posted since midnight in India', async () => {
    const worker = await seeker(test);
    const midnight = new Date(Math.floor((Date.now() + 5.5 * HOUR_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS - 5.5 * HOUR_MS);
    expect(await statsOf(worker)).toMatchObject({ jobsNearby: 0, jobsNearbyIsExact: true, newToday: 0 });
    await job({ createdAt: midnight });
    await job({ createdAt: new Date(midnight.getTime() - 1000) });
    await job({ point: pointAt(12.972 + 0.178, 77.595), createdAt: new Date(midnight.getTime() - 1000) }); // 19.7 km
    await job({ point: pointAt(12.972 + 0.183, 77.595) }); // 20.2 km
    await job({ point: null });
    await job({ status: 'closed' });
    await job({ ...outOfTime() });
    expect(await statsOf(worker)).toEqual({
      jobsNearby: 3,
      jobsNearbyIsExact: true,
      newToday: 1,
      newTodayIsExact: true,
      applicationsOpen: 0,
      interviewsUpcoming: 0,
    });
    expect(await statsOf(worker, MYSURU)).toMatchObject({ jobsNearby: 0, newToday: 0 });
  });

  it('counts only the account’s own open applications', async () => {
    const worker = await bothSides(test);
    for (const status of ['submitted', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'] as const) {
      await saveApplication(test.dataSource, { jobId: (await job({ point: null })).id, seekerId: worker.id, status });
    }
    const other = await seeker(test);
    await saveApplication(test.dataSource, { jobId: (await job({ point: null })).id, seekerId: other.id });
    expect(await statsOf(worker)).toMatchObject({ applicationsOpen: 3 });
    expect(await statsOf(other)).toMatchObject({ applicationsOpen: 1 });
  });

  it('counts upcoming confirmed interviews', async () => {
    const worker = await seeker(test);
    const request = async (status: InterviewStatus, hours: number | null): Promise<void> => {
      const { id } = await job({ point: null });
      await saveInterviewRequest(test.dataSource, {
        seekerId: worker.id,
        jobId: id,
        employerId: owner.id,
        status,
        confirmedTime: hours === null ? null : inHours(hours),
      });
    };
    await request('confirmed', 1);
    await request('confirmed', 400);
    await request('confirmed', -0.1);
    await request('pending', null);
    await request('cancelled', 2);
    await request('completed', -5);
    expect(await statsOf(worker)).toMatchObject({ interviewsUpcoming: 2 });
    expect(await statsOf(await seeker(test))).toMatchObject({ interviewsUpcoming: 0 });
  });

  it('stops counting above a thousand and states so', async () => {
    await postMany(
      test,
      `INSERT INTO jobs (employer_id, title, company, description, location, location_status, point, job_type, category,
                         rate_type, currency, expires_at)
       SELECT $1, 'Helper', 'Namma Tiffin', 'Help.', 'Mysuru', 'resolved',
              ST_SetSRID(ST_MakePoint(76.639, 12.296), 4326)::geography, 'part_time', 'gig', 'hourly', 'INR',
              now() + interval '3 days' FROM generate_series(1, 1001)`,
      [owner.id],
    );
    expect(await statsOf(await seeker(test), MYSURU)).toMatchObject({
      jobsNearby: 1000,
      jobsNearbyIsExact: false,
      newToday: 1000,
      newTodayIsExact: false,
    });
  });

  it('forbids caching by the browser', async () => {
    const worker = await seeker(test);
    const { headers } = await worker.get(`/api/seeker-stats?${BENGALURU}`).expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });
});
