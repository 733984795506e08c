import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { UpdateEmployerStandingsUseCase } from '../update-employer-standings.use-case.js';
import { postJob } from './market.js';

const DAY_MS = 86_400_000;

/** The rating of an employer without workers' answers: half of it is the standing. */
const halfOf = (standing: number): number => (standing + 0.5) / 2;

describe('the standing of employers', () => {
  let test: TestApp;
  let update: UpdateEmployerStandingsUseCase;
  beforeAll(async () => {
    test = await createTestApp();
    update = test.app.get(UpdateEmployerStandingsUseCase);
  });
  afterAll(() => test.close());

  /** Creates an employer with one open job and applications of these states and ages in days. */
  async function employerWith(applications: [ApplicationStatus, number][]): Promise<string> {
    const { id: employerId } = await saveUser(test.dataSource, { role: 'employer' });
    const job = await postJob(test, 1, { employerId });
    for (const [status, days] of applications) {
      const { id: seekerId } = await saveUser(test.dataSource);
      const createdAt = new Date(Date.now() - days * DAY_MS);
      await saveApplication(test.dataSource, { jobId: job.id, seekerId, status, createdAt });
    }
    return employerId;
  }

  it('counts an application that closed by itself as unanswered, and a message as an answer', async () => {
    const closed = await employerWith(Array.from({ length: 5 }, () => ['rejected', 8]));
    const wrote = await employerWith(Array.from({ length: 5 }, () => ['viewed', 30]));
    await test.dataSource.query(
      `UPDATE applications a SET reason = 'no_answer' FROM jobs j WHERE j.id = a.job_id AND j.employer_id = $1`,
      [closed],
    );
    await test.dataSource.query(
      `UPDATE applications a SET messaged_at = a.created_at + interval '1 hour' FROM jobs j WHERE j.id = a.job_id AND j.employer_id = $1`,
      [wrote],
    );
    await update.execute();
    expect((await standings(closed)).kept).toBeCloseTo(halfOf(0.25));
    expect((await standings(wrote)).kept).toBeCloseTo(halfOf(0.75));
  });

  it('ranks an employer who answers soon above one who answers late, and never below one who does not', async () => {
    const answering = async (hours: number): Promise<string> => {
      const employerId = await employerWith(Array.from({ length: 5 }, () => ['rejected', 30]));
      await test.dataSource.query(
        `UPDATE application_events e SET at = a.created_at + make_interval(hours => $2)
         FROM applications a JOIN jobs j ON j.id = a.job_id
         WHERE a.id = e.application_id AND e.status = 'rejected' AND j.employer_id = $1`,
        [employerId, hours],
      );
      return employerId;
    };
    const [soon, late, months] = [await answering(3), await answering(96), await answering(600)];
    await update.execute();
    expect((await standings(soon)).kept).toBeCloseTo(halfOf(0.75));
    expect((await standings(late)).kept).toBeCloseTo(halfOf((5 * 0.85 + 2.5) / 10));
    expect((await standings(months)).kept).toBeCloseTo(halfOf((5 * 0.7 + 2.5) / 10));
    expect((await standings(soon)).merit).toBeGreaterThan((await standings(late)).merit);
  });

  const standings = async (employerId: string): Promise<{ kept: number; listed: number; merit: number }> => {
    const rows: { kept: number; listed: number; merit: number }[] = await test.dataSource.query(
      `SELECT e.standing AS kept, l.standing AS listed, t.merit FROM employer_standings e
       JOIN job_listings l USING (employer_id) JOIN job_terms t USING (ref) WHERE employer_id = $1 LIMIT 1`,
      [employerId],
    );
    return rows[0]!;
  };

  it('ranks an employer with workers who would work again above one without, around the mean', async () => {
    const [good, poor, unknown] = [await employerWith([]), await employerWith([]), await employerWith([])];
    for (const [employerId, expected] of [
      [good, 0.9],
      [poor, 0.5],
    ] as const) {
      await test.dataSource.query(
        `INSERT INTO review_totals (user_id, side, expected) VALUES ($1, 'employer', $2), ($1, 'worker', 0.1)`,
        [employerId, expected],
      );
    }
    await update.execute();
    expect((await standings(good)).kept).toBeCloseTo(0.25 + (0.5 + (0.5 * 0.2) / 0.3) / 2);
    expect((await standings(poor)).kept).toBeCloseTo(0.25 + (0.5 * 0.5) / 0.7 / 2);
    expect((await standings(unknown)).kept).toBeCloseTo(0.5);
    expect((await standings(good)).merit).toBeGreaterThan((await standings(unknown)).merit);
  });

  it('raises an employer who answers, lowers one who does not, and leaves the others neutral', async () => {
    const unknown = await employerWith([]);
    const answers = await employerWith(Array.from({ length: 5 }, () => ['rejected', 1]));
    const silent = await employerWith(Array.from({ length: 5 }, () => ['submitted', 8]));
    const recent = await employerWith(Array.from({ length: 5 }, () => ['submitted', 2]));
    const longAgo = await employerWith(Array.from({ length: 5 }, () => ['submitted', 200]));
    expect(await update.execute()).toBe(5);
    for (const [employerId, expected] of [
      [unknown, 0.5],
      [answers, halfOf(0.75)],
      [silent, halfOf(0.25)],
      [recent, 0.5],
      [longAgo, 0.5],
    ] as const) {
      const { kept, listed } = await standings(employerId);
      expect(kept).toBeCloseTo(expected);
      expect(listed).toBeCloseTo(expected);
    }
    expect((await standings(answers)).merit - (await standings(silent)).merit).toBeCloseTo((7 * 0.5) / 2, 1);
  });

  it('changes nothing without new data', async () => {
    expect(await update.execute()).toBe(0);
  });

  it('recounts changes, and assigns a new job its employer’s standing', async () => {
    const employerId = await employerWith([['submitted', 9]]);
    await update.execute();
    expect((await standings(employerId)).kept).toBeCloseTo(halfOf(2.5 / 6));
    await test.dataSource.query(
      `WITH hired AS (
         UPDATE applications SET status = 'hired' WHERE job_id IN (SELECT id FROM jobs WHERE employer_id = $1)
         RETURNING id, created_at)
       INSERT INTO application_events (application_id, status, at) SELECT id, 'hired', created_at FROM hired`,
      [employerId],
    );
    expect(await update.execute()).toBe(1);
    const { id } = await postJob(test, 2, { employerId });
    const [listing]: { standing: number }[] = await test.dataSource.query(
      `SELECT standing FROM job_listings WHERE job_id = $1`,
      [id],
    );
    expect(listing!.standing).toBeCloseTo(halfOf(3.5 / 6));
  });
});
