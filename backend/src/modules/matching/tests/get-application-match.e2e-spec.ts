import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationMatch } from '@nukkad/contract/matching/ai-jobs';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';

describe('GET /api/applications/{id}/match', () => {
  let test: TestApp;
  let owner: Person;
  let jobId: string;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    const job = await saveJob(test.dataSource, {
      ...{ employerId: owner.id, category: 'delivery', hourlyPay: 150, hoursPerWeek: 24 },
      skillIds: ['two_wheeler_riding', 'route_knowledge'],
    });
    jobId = job.id;
  });
  afterAll(() => test.close());

  const matchOf = async (worker: Person): Promise<ApplicationMatch> => {
    const { id } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id });
    return (await owner.get(`/api/applications/${id}/match`).expect(200)).body as ApplicationMatch;
  };

  it('is the sum of its parts, without a distance, and increases with the applicant’s profile', async () => {
    const plain = await matchOf(await seeker(test));
    const fitting = await matchOf(
      await seeker(test, { preferredCategories: ['delivery'], expectedRate: 100, workHours: ['mornings'] }),
    );
    for (const { matchScore, matchReasons } of [plain, fitting]) {
      expect(matchReasons.reduce((sum, { points }) => sum + points, 0)).toBe(matchScore);
      expect(matchReasons.reduce((sum, { max }) => sum + max, 0)).toBe(100);
      expect(matchReasons.map(({ code }) => code)).not.toContain('distance');
    }
    expect(fitting.matchScore).toBeGreaterThan(plain.matchScore);
    expect(fitting.matchReasons.map(({ code }) => code)).toContain('hours');
  });

  it('is independent of the applicant’s other activity', async () => {
    const worker = await seeker(test);
    const quiet = await seeker(test);
    const rival = await employer(test);
    for (let index = 0; index < 4; index++) {
      const other = await saveJob(test.dataSource, { employerId: rival.id, category: 'delivery' });
      await saveApplication(test.dataSource, { jobId: other.id, seekerId: worker.id });
    }
    expect((await matchOf(worker)).matchScore).toBe((await matchOf(quiet)).matchScore);
  });

  it('excludes the employer’s response rate and the age of the job', async () => {
    const worker = await seeker(test);
    const before = await matchOf(worker);
    expect(before.matchReasons.map(({ code }) => code)).toEqual(
      expect.not.arrayContaining(['recent', 'employer_rating']),
    );
    await test.dataSource.query(
      `INSERT INTO employer_standings (employer_id, standing) VALUES ($1, 0.01)
       ON CONFLICT (employer_id) DO UPDATE SET standing = 0.01`,
      [owner.id],
    );
    await test.dataSource.query(`UPDATE jobs SET created_at = created_at - interval '20 days' WHERE id = $1`, [jobId]);
    expect(await matchOf(await seeker(test))).toEqual(before);
  });
});
