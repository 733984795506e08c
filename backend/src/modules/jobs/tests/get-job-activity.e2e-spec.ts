import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobActivityDay } from '@nukkad/contract/jobs/jobs';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

const HOUR_MS = 3_600_000;
/** Returns the day of India's calendar this many days ago. */
const dayOf = (ago: number): string =>
  new Date(Date.now() + 5.5 * HOUR_MS - ago * 24 * HOUR_MS).toISOString().slice(0, 10);

describe('GET /api/jobs/{id}/activity', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('counts views and applications of each of the last thirty days without gaps, and a view of each applicant', async () => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const people = [await seeker(test), await seeker(test), await seeker(test)];
    // another job of the employer does not count
    const { id: otherId } = await saveJob(test.dataSource, { employerId: owner.id });
    await test.dataSource.query(`INSERT INTO job_views (job_id, day, seeker_id) VALUES ($1, $2, $3)`, [
      ...[otherId, dayOf(5), people[0]!.id],
    ]);
    const noon = new Date(`${dayOf(6)}T12:00:00+05:30`);
    await saveApplication(test.dataSource, { jobId: otherId, seekerId: people[1]!.id, createdAt: noon });
    const looks: [number, number][] = [
      [0, 0],
      [0, 1],
      [29, 0],
      [30, 0],
    ];
    for (const [ago, index] of looks) {
      await test.dataSource.query(`INSERT INTO job_views (job_id, day, seeker_id) VALUES ($1, $2, $3)`, [
        jobId,
        dayOf(ago),
        people[index]!.id,
      ]);
    }
    const sent = (ago: number, index: number, status: 'submitted' | 'withdrawn') =>
      saveApplication(test.dataSource, {
        ...{ jobId, seekerId: people[index]!.id, status },
        createdAt: new Date(`${dayOf(ago)}T12:00:00+05:30`),
      });
    await sent(3, 0, 'submitted');
    await sent(3, 1, 'withdrawn');
    await sent(31, 2, 'submitted');
    const { body } = await owner.get(`/api/jobs/${jobId}/activity`).expect(200);
    const days = body as JobActivityDay[];
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => dayOf(29 - index)));
    expect(days.filter(({ views, applications }) => views + applications > 0)).toEqual([
      { day: dayOf(29), views: 1, applications: 0 },
      { day: dayOf(3), views: 2, applications: 1 },
      { day: dayOf(0), views: 2, applications: 0 },
    ]);
  });

  it('counts an application on the day that it was in India, from midnight to midnight', async () => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const times: [number, string][] = [
      [4, '23:59:59'],
      [3, '00:00:00'],
      [3, '23:59:59'],
      [2, '00:00:00'],
    ];
    for (const [ago, time] of times) {
      await saveApplication(test.dataSource, {
        ...{ jobId, seekerId: (await seeker(test)).id },
        createdAt: new Date(`${dayOf(ago)}T${time}+05:30`),
      });
    }
    const { body } = await owner.get(`/api/jobs/${jobId}/activity`).expect(200);
    const sent = (body as JobActivityDay[]).filter(({ applications }) => applications > 0);
    expect(sent.map(({ day, applications }) => [day, applications])).toEqual([
      [dayOf(4), 1],
      [dayOf(3), 2],
      [dayOf(2), 1],
    ]);
  });
});
