import { AiJobsQuerySchema } from '@nukkad/contract/matching/ai-jobs';
import { scoreJob } from '@nukkad/contract/matching/scoring';
import type { DataSource } from 'typeorm';
import type { TestApp } from '../../../../test/app.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { type Candidate, candidateOf, listingColumns, type ListingRow } from '../listing.js';
import { createSearch } from '../create-search.js';
import { HERE, postMany } from './market.js';

/** The seekers in the dense market. */
export const SEEKERS = ['newcomer', 'cook', 'student', 'jack'] as const;
export type SeekerName = (typeof SEEKERS)[number];
/** The query parameters of a search from HERE besides the position. */
export type Ask = Record<string, string>;

/** A job as an exhaustive search sees it. */
export interface Ranked extends Candidate {
  id: string;
}

export const askFromHere = (ask: Ask) =>
  AiJobsQuerySchema.parse({ latitude: String(HERE.latitude), longitude: String(HERE.longitude), ...ask });

/** Stores the seekers, each with an own way to like jobs; returns their ids. */
export async function saveSeekers({ dataSource }: TestApp): Promise<Record<SeekerName, string>> {
  const newcomer = await saveUser(dataSource);
  const cook = await saveUser(dataSource, {
    skills: ['Cooking', 'Billing'],
    preferredCategories: ['food_service', 'retail'],
    expectedRate: 120,
  });
  const student = await saveUser(dataSource, { expectedRate: 70, workHours: ['weekends', 'evenings'] });
  const jack = await saveUser(dataSource, {
    skills: ['Cooking', 'Serving', 'Billing', 'Driving'],
    preferredCategories: ['delivery'],
    expectedRate: 180,
    workHours: ['mornings'],
  });
  const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
  for (const [category, days] of [
    ['sales', 3],
    ['sales', 40],
    ['cleaning', 9],
  ] as const) {
    const job = await saveJob(dataSource, { employerId, category, status: 'closed' });
    const createdAt = new Date(Date.now() - days * 86_400_000);
    await saveApplication(dataSource, { jobId: job.id, seekerId: jack.id, createdAt });
  }
  return { newcomer: newcomer.id, cook: cook.id, student: student.id, jack: jack.id };
}

/** Stores employers of whom one answers and another does not; returns their ids. */
export async function saveEmployers({ dataSource }: TestApp): Promise<string[]> {
  const ids: string[] = [];
  for (const standing of [0.1, 0.4, 0.5, 0.7, 0.95]) {
    const { id } = await saveUser(dataSource, { role: 'employer' });
    await dataSource.query(`INSERT INTO employer_standings (employer_id, standing) VALUES ($1, $2)`, [id, standing]);
    ids.push(id);
  }
  return ids;
}

/**
 * Stores open jobs with numbers `from` to `to` scattered over 12 km around HERE. Some share a place, a moment or their
 * pay. Many have the location Hebbal, and none of these is in the food categories. Half of them have views, some very
 * many.
 */
export async function fill(test: TestApp, from: number, to: number, employers: readonly string[]): Promise<void> {
  await postMany(
    test,
    `WITH posted AS (INSERT INTO jobs (employer_id, title, company, description, location, location_status, point, job_type, category,
       rate_type, currency, hourly_pay, hours_per_week, skill_ids, occupation_ids, expires_at, created_at)
     SELECT ($3::uuid[])[1 + n % 7 % 5], 'Job number ' || n, 'Company ' || n % 50, 'salaryonthefirst',
       'Quarter ' || n % 40 || CASE WHEN n % 7 = 0 THEN ', Koramangala' WHEN n % 5 > 0 THEN ', Hebbal' ELSE '' END, 'resolved', ST_SetSRID(ST_MakePoint(
         $5::float8 + 0.11 * sqrt((place * 7919 % 1000) / 1000.0) * cos(place * 2.399963),
         $4::float8 + 0.11 * sqrt((place * 7919 % 1000) / 1000.0) * sin(place * 2.399963)), 4326)::geography,
       (ARRAY['part_time', 'gig_work', 'contract', 'temporary'])[1 + n % 4],
       (ARRAY['food_service', 'retail', 'delivery', 'cleaning', 'sales'])[1 + n % 5], 'hourly', 'INR',
       nullif(60 + n * 31 % 140, 60), nullif(n % 9 * 6, 0),
       CASE n % 3 WHEN 0 THEN '{cooking,serving}' WHEN 1 THEN '{billing}' ELSE '{}' END::text[],
       CASE n % 20 WHEN 0 THEN '{waiter}' ELSE '{}' END::text[],
       now() + interval '20 days', now() - (n * 104729 % 2900) * interval '15 minutes 1 microsecond'
     FROM (SELECT n, CASE n % 8 WHEN 0 THEN n / 8 % 20 ELSE n END AS place FROM generate_series($1::int, $2::int) AS n) drawn
     RETURNING id, split_part(title, ' ', 3)::int AS n)
     INSERT INTO job_heat (job_id, search_cell, views, applications, unseen)
     SELECT id, -1, 1, 0, n % 17 % 4 * 0.25 FROM posted WHERE n % 2 = 0`,
    [from, to, employers, HERE.latitude, HERE.longitude],
  );
  for (const table of ['jobs', 'job_listings', 'job_terms']) await test.dataSource.query(`VACUUM (ANALYZE) ${table}`);
}

const KEYS: Record<string, (job: Ranked) => number> = {
  match: (job) => job.score,
  distance: (job) => -job.distanceKm!,
  recent: (job) => job.created,
  pay: (job) => job.hourlyPay ?? 0,
};

/** A listing as an exhaustive search reads it. */
interface Listing {
  row: ListingRow;
  id: string;
  jobType: string;
  terms: ReadonlySet<number>;
}

/** All open jobs, read once: the reference for a search. */
export class AllJobs {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly listings: readonly Listing[],
  ) {}

  static async read({ dataSource }: TestApp): Promise<AllJobs> {
    const rows: (ListingRow & { id: string; job_type: string; terms: string })[] = await dataSource.query(
      `SELECT ${listingColumns(() => 0)}, l.job_type, l.job_id AS id FROM job_listings l WHERE l.expires_at > now()`,
    );
    return new AllJobs(
      dataSource,
      rows.map((row) => ({
        row,
        id: row.id,
        jobType: row.job_type,
        terms: new Set(row.terms.slice(1, -1).split(',').map(Number)),
      })),
    );
  }

  /** Returns every job that a search lists, in order, by reading all jobs. */
  async ranked(userId: string, ask: Ask): Promise<Ranked[]> {
    const query = askFromHere(ask);
    const plan = await createSearch(this.dataSource).plan(userId, query);
    const jobs = this.listings
      .filter(({ terms }) => plan.matchTerms.some((term) => terms.has(term)))
      .filter(({ row }) => query.category === undefined || row.category === query.category)
      .filter(({ jobType }) => query.jobType === undefined || jobType === query.jobType)
      .filter(({ row }) => query.minPay === undefined || (row.hourly_pay ?? 0) >= query.minPay)
      .map(({ row, id }): Ranked => ({ ...candidateOf(row, plan.position, plan.asOf, plan.relevance), id }))
      .filter(({ distanceKm, relevance }) => distanceKm! <= query.radius && (plan.relevance === null || relevance > 0));
    for (const job of jobs) job.score = scoreJob(job, plan.seeker, plan.scale);
    const key = KEYS[query.sort]!;
    return jobs.sort((a, b) => key(b) - key(a) || b.ref - a.ref);
  }
}
