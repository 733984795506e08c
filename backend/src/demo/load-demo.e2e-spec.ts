import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INSTANT_FORM_CATEGORIES } from '@nukkad/contract/instant-work/instant-jobs';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { createTestApp, type TestApp } from '../../test/app.js';
import { IS_AVAILABLE, worksAt } from '../modules/users/users.public.js';
import { loadDemo } from './load-demo.js';

describe('the demonstration data', () => {
  let test: TestApp;
  let made: number | null;
  beforeAll(async () => {
    test = await createTestApp({ NUKKAD_DEMO: '1' });
    made = await loadDemo(test.dataSource);
  });
  afterAll(() => test.close());

  const number = async (sql: string): Promise<number> => {
    const rows: { n: number }[] = await test.dataSource.query(`SELECT (${sql})::int AS n`);
    return rows[0]?.n ?? -1;
  };

  it('are some 400 jobs of all categories around four cities, each with a point and plausible pay', async () => {
    expect(made).toBe(400);
    const found: { category: string }[] = await test.dataSource.query('SELECT DISTINCT category FROM jobs');
    expect(found.map(({ category }) => category).sort()).toEqual([...JOB_CATEGORY_IDS].sort());
    expect(await number(`SELECT count(DISTINCT split_part(location, ', ', 2)) FROM jobs`)).toBe(4);
    expect(await number(`SELECT count(*) FROM jobs WHERE point IS NULL OR status <> 'open'`)).toBe(0);
    expect(await number(`SELECT count(*) FROM jobs WHERE hourly_pay < 25 OR hourly_pay > 600`)).toBe(0);
    expect(await number(`SELECT count(*) FROM jobs WHERE skill_ids <> '{}'`)).toBeGreaterThan(300);
  });

  it('hold the three accounts that the sign-in page names', async () => {
    const { body } = await test.api.get('/api/demo-accounts').expect(200);
    expect(body.map((account: { email: string }) => account.email)).toEqual([
      'seeker@demo.nukkad.test',
      'employer@demo.nukkad.test',
      'support@demo.nukkad.test',
    ]);
    expect(await number(`SELECT count(*) FROM users WHERE password_hash IS NOT NULL`)).toBe(3);
  });

  it('give the employer jobs with applications to read', async () => {
    const count = await number(
      `SELECT count(*) FROM applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = j.employer_id
       WHERE u.email = 'employer@demo.nukkad.test'`,
    );
    expect(count).toBeGreaterThan(5);
  });

  it('give the seeker friends who joined by her link, one of whom counts', async () => {
    const friends = (verified: string): string => `SELECT count(*) FROM referrals r JOIN users i ON i.id = r.inviter_id
      JOIN users u ON u.id = r.invited_id
      WHERE i.email = 'seeker@demo.nukkad.test' AND u.phone_verified_at IS ${verified}`;
    expect([await number(friends('NOT NULL')), await number(friends('NULL'))]).toEqual([1, 1]);
  });

  it('take each application through its steps one after another, up to now', async () => {
    const STEPS = `array_position(ARRAY['submitted', 'viewed', 'shortlisted'], status)`;
    expect(await number(`SELECT count(*) FROM application_events WHERE status = 'shortlisted'`)).toBeGreaterThan(0);
    const ordered = `SELECT at, lag(at) OVER (PARTITION BY application_id ORDER BY ${STEPS}) AS before FROM application_events`;
    expect(await number(`SELECT count(*) FROM (${ordered}) e WHERE at <= before OR at > now()`)).toBe(0);
  });

  it('have whoever applied look at the job before', async () => {
    const applicants = `SELECT count(DISTINCT a.seeker_id) FROM applications a WHERE a.job_id = j.id`;
    expect(await number(`SELECT count(*) FROM jobs j WHERE j.view_count < (${applicants})`)).toBe(0);
    const views = `SELECT count(*) FROM job_views v WHERE v.job_id = j.id`;
    expect(await number(`SELECT count(*) FROM jobs j WHERE j.view_count <> (${views})`)).toBe(0);
  });

  it('have workers around four cities who can be asked for each kind of work of the instant form, at any hour', async () => {
    const asked = (where: string): string =>
      `SELECT count(*) FROM worker_availabilities a JOIN users u ON u.id = a.user_id WHERE ${IS_AVAILABLE} AND ${where}`;
    const near = (latitude: number, longitude: number): string =>
      `ST_DWithin(a.point, ST_MakePoint(${longitude}, ${latitude})::geography, 40000)`;
    const counts = [near(12.97, 77.59), near(19.07, 72.88), near(28.61, 77.21), near(12.3, 76.65)].map(asked);
    expect(await Promise.all(counts.map(number))).toEqual([25, 16, 12, 8]);
    const kinds = INSTANT_FORM_CATEGORIES.map((category) => `'${category}'`).join(', ');
    for (const moment of ['2026-01-04T03:30+05:30', '2026-01-05T12:00+05:30', '2026-01-06T22:00+05:30']) {
      const works = `kind = ANY (a.categories) AND ${near(12.97, 77.59)} AND ${worksAt(`'${moment}'::timestamptz`)}`;
      const fewest = `SELECT min((${asked(works)})) FROM unnest(ARRAY[${kinds}]) kind`;
      expect(await number(fewest)).toBeGreaterThan(2);
    }
    expect(await number(asked(`a.skill_ids = '{}' AND u.email LIKE 'worker-%'`))).toBe(0);
    expect(await number(asked(`NOT ${worksAt(`'2026-01-04T03:30+05:30'::timestamptz`)}`))).toBeGreaterThan(10);
  });

  it('make the account of the seeker one of these workers, and no other with which anybody signs in', async () => {
    const rows: object[] = await test.dataSource.query(
      `SELECT u.email FROM worker_availabilities a JOIN users u ON u.id = a.user_id
       WHERE ${IS_AVAILABLE} AND (u.password_hash IS NOT NULL OR u.phone IS NOT NULL OR u.mail_news)`,
    );
    expect(rows).toEqual([{ email: 'seeker@demo.nukkad.test' }]);
  });

  it('are made once: an account that stands keeps them away', async () => {
    expect(await loadDemo(test.dataSource)).toBeNull();
    expect(await number('SELECT count(*) FROM jobs')).toBe(400);
  });
});
