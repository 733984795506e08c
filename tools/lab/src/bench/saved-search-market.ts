import type { Client } from 'pg';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import type { MarketOccupation } from './job-market.js';
import { makeSeekers } from './market-seekers.js';

/** A saved search of the benchmark. */
export interface MarketSearch {
  id: string;
  search: string;
  category: string | null;
  jobType: string | null;
  minPay: number | null;
  latitude: number;
  longitude: number;
  radius: number;
}

const SEARCHES_PER_PERSON = 4;
const CHUNK = 10_000;
/** Share of the texts that contain more than the work. */
const FURTHER_SHARE = 0.3;
const FURTHER = [
  'part time',
  'night',
  'urgent',
  '200 per hour',
  'in Jayanagar',
  'in Andheri',
  'in Mysuru',
  'not at night',
];
/** Share of the searches by a text that name no work. */
const NO_WORK_SHARE = 0.05;
const NO_WORK = ['work in Jayanagar', 'jobs in Andheri', 'night work', 'work from home', '500 per day'];

/**
 * Generates `count` saved searches: a fifth by typed texts, more than half by the title of some work, the rest by
 * filters. Of the searches with a text, a third add a place, pay or a condition, and some contain nothing else.
 */
export function makeSearches(count: number, occupations: readonly MarketOccupation[], seed: number): MarketSearch[] {
  const random = new SeededRandom(seed);
  return makeSeekers(count, occupations, seed).people.map(({ userId, kind, query }) => ({
    id: userId,
    search: furthered(
      random,
      kind === 'browsing' ? random.pick(random.pick(occupations).titles) : (query.search ?? ''),
    ),
    category: query.category ?? null,
    jobType: query.jobType ?? null,
    minPay: query.minPay ?? null,
    latitude: query.latitude,
    longitude: query.longitude,
    radius: query.radius,
  }));
}

function furthered(random: SeededRandom, text: string): string {
  if (text === '') return '';
  if (random.chance(NO_WORK_SHARE)) return random.pick(NO_WORK);
  return random.chance(FURTHER_SHARE) ? `${text} ${random.pick(FURTHER)}` : text;
}

/** Stores the searches and their owners, four a person; their terms are written by the product itself. */
export async function storeSearches(client: Client, searches: readonly MarketSearch[]): Promise<void> {
  const people = Math.ceil(searches.length / SEARCHES_PER_PERSON);
  await client.query(
    `INSERT INTO users (id, email, role)
     SELECT md5('saver ' || n)::uuid, 'saver' || n || '@market.test', 'job_seeker' FROM generate_series(0, $1::int - 1) AS n`,
    [people],
  );
  for (let from = 0; from < searches.length; from += CHUNK) {
    const chunk = searches.slice(from, from + CHUNK).map((search, index) => ({
      ...search,
      owner: (from + index) % people,
    }));
    await client.query(
      `INSERT INTO saved_searches (id, user_id, search, category, job_type, min_pay, latitude, longitude, radius_km, key)
       SELECT id, md5('saver ' || owner)::uuid, search, category, "jobType", "minPay", latitude, longitude, radius, id::text
       FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, owner int, search text, category text, "jobType" text, "minPay" int,
         latitude float8, longitude float8, radius real)`,
      [JSON.stringify(chunk)],
    );
  }
}

/** Posts a job like a random one of the market, as if it were new; returns its id. */
export async function postJob(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO jobs (employer_id, title, company, description, location, location_status, point, job_type, category, min_rate,
       max_rate, rate_type, currency, hourly_pay, required_skills, skill_ids, occupation_ids,
       suggested_occupation_ids, condition_ids, lexicon_version, hours_per_week, expires_at)
     SELECT employer_id, title, company, description, location, location_status, point, job_type, category, min_rate, max_rate,
       rate_type, currency, hourly_pay, required_skills, skill_ids, occupation_ids,
       suggested_occupation_ids, condition_ids, lexicon_version, hours_per_week, now() + interval '30 days'
     FROM jobs WHERE id >= gen_random_uuid() AND status = 'open' ORDER BY id LIMIT 1 RETURNING id`,
  );
  return rows[0]?.id ?? postJob(client);
}
