import { weekRangesOf } from '@nukkad/contract/instant-work/availability';
import { snapToGrid } from '@nukkad/contract/places/geo';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import type { Client } from 'pg';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { MARKET_CITIES, type MarketCity, type MarketHub, marketHubs } from './market-places.js';

/** Size of a market of instant work; the same seed generates the same market. */
export interface WorkerMarketSize {
  workers: number;
  employers: number;
  seed: number;
}

const METROPOLIS = 'Bengaluru';
/** Share of all workers in the metropolis. */
const METROPOLIS_SHARE = 0.2;
const KM_PER_DEGREE = 111.195;
const BATCH = 5000;
/** Requests of past jobs: eight per worker, some of which led to attended or missed work. */
const PAST_JOBS_PER_WORKER = 0.4;
const ASKED_PER_PAST_JOB = 20;

const idOf = (kind: 'worker' | 'employer', index: number): string =>
  `00000000-0000-4000-${kind === 'worker' ? '8' : '9'}000-${String(index + 1).padStart(12, '0')}`;
/** Returns the account id of a worker of the market. */
export const workerId = (index: number): string => idOf('worker', index);
/** Returns the account id of an employer of the market. */
export const employerId = (index: number): string => idOf('employer', index);

/** Returns the cities of the market, the metropolis with its share. */
function cities(): MarketCity[] {
  const others = MARKET_CITIES.filter(({ name }) => name !== METROPOLIS);
  const rest = others.reduce((sum, { perMille }) => sum + perMille, 0);
  const share = (METROPOLIS_SHARE / (1 - METROPOLIS_SHARE)) * rest;
  return MARKET_CITIES.map((city) => (city.name === METROPOLIS ? { ...city, perMille: share } : city));
}

/** Quarters of the metropolis, which jobs are posted in. */
export const metropolisHubs = (): MarketHub[] => marketHubs(cities()).filter(({ city }) => city === METROPOLIS);

/** Returns a position in a quarter, scattered around its middle. */
export function positionIn(hub: MarketHub, random: SeededRandom): { latitude: number; longitude: number } {
  const narrowing = Math.cos((hub.latitude * Math.PI) / 180);
  return {
    latitude: hub.latitude + (random.normal() * hub.spreadKm) / KM_PER_DEGREE,
    longitude: hub.longitude + (random.normal() * hub.spreadKm) / (KM_PER_DEGREE * narrowing),
  };
}

/** Returns weekly hours in the syntax of PostgreSQL: on most days, from some hour of the morning on. */
function weeklyHours(random: SeededRandom): string {
  const from = 6 + random.below(6);
  const until = from + 6 + random.below(6);
  const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;
  const windows = [0, 1, 2, 3, 4, 5, 6]
    .filter(() => random.chance(0.8))
    .map((day) => ({ day, from: hour(from), until: hour(until) }));
  return `{${weekRangesOf(windows)
    .map(([begin, end]) => `[${begin},${end})`)
    .join(',')}}`;
}

function makeWorker(
  index: number,
  hubs: readonly MarketHub[],
  shares: readonly number[],
  random: SeededRandom,
): object {
  const hub = hubs[random.weighted(shares)]!;
  const { latitude, longitude } = snapToGrid(positionIn(hub, random));
  const categories = Array.from({ length: 1 + random.below(4) }, () => random.pick(JOB_CATEGORY_IDS));
  return {
    id: workerId(index),
    latitude,
    longitude,
    categories: [...new Set(categories)],
    radius: random.chance(0.6) ? 20 : 5 + random.below(15),
    hours: random.chance(0.3) ? weeklyHours(random) : null,
    rate: random.chance(0.6) ? 60 + random.below(180) : null,
  };
}

/**
 * Stores available workers in 15 cities, a fifth of them in the metropolis, and employers; with past jobs, requests and
 * engagements.
 */
export async function loadWorkerMarket(
  client: Client,
  { workers, employers, seed }: WorkerMarketSize,
  told: (step: string) => void,
): Promise<void> {
  const random = new SeededRandom(seed);
  const hubs = marketHubs(cities());
  const shares = hubs.map(({ share }) => share);
  for (let from = 0; from < workers; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, workers - from) }, (_, index) =>
      makeWorker(from + index, hubs, shares, random),
    );
    await client.query(
      `WITH made AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS w (id uuid, latitude float8, longitude float8, categories text[],
           radius int, hours int4multirange, rate int)),
       stored AS (
         INSERT INTO users (id, email, email_verified_at, role, first_name, preferred_categories, expected_rate)
         SELECT id, id || '@market.test', now(), 'job_seeker', 'Worker', categories, rate FROM made RETURNING id)
       INSERT INTO worker_availabilities (user_id, available, point, radius_km, categories, week_minutes, ends_at)
       SELECT id, true, ST_SetSRID(ST_MakePoint(longitude, latitude), 4326)::geography, radius, categories, hours,
              CASE WHEN hours IS NULL THEN now() + interval '12 hours' END
       FROM made JOIN stored USING (id)`,
      [JSON.stringify(batch)],
    );
  }
  told(`${workers} workers`);
  await client.query(
    `INSERT INTO users (id, email, email_verified_at, role, first_name)
     SELECT id, id || '@market.test', now(), 'employer', 'Employer' FROM unnest($1::uuid[]) AS id`,
    [Array.from({ length: employers }, (_, index) => employerId(index))],
  );
  await loadHistory(client, { workers, employers });
  told('past jobs, requests and engagements');
  await client.query('ANALYZE');
}

/** Writes the jobs of the last 60 days, their offers, and the results. */
async function loadHistory(client: Client, { workers, employers }: Omit<WorkerMarketSize, 'seed'>): Promise<void> {
  await client.query('SELECT setseed(0.42)');
  const ids = `'00000000-0000-4000-9000-' || lpad((1 + number % $2)::text, 12, '0')`;
  await client.query(
    `INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate, rate_type,
       currency, urgency, duration, max_radius, payment_method, openings, filled, status, expires_at, waves_sent, created_at)
     SELECT (${ids})::uuid, 'Work', 'Balaji Traders', '', 'retail', 'Bengaluru',
            ST_SetSRID(ST_MakePoint(77.5946, 12.9716), 4326)::geography, 100, 200, 'hourly', 'INR', 'flexible', 4, 20, 'direct',
            1, 0, 'expired', now() - number * interval '60 days' / $1, 1, now() - number * interval '60 days' / $1
     FROM generate_series(1, $1::int) number`,
    [Math.ceil(workers * PAST_JOBS_PER_WORKER), employers],
  );
  await client.query(
    `INSERT INTO job_requests (instant_job_id, worker_id, wave, status, distance_km, distance_band, fit, created_at, expires_at, responded_at)
     SELECT j.id, ('00000000-0000-4000-8000-' || lpad((1 + (j.number * 7919 + place * 104729) % $1)::text, 12, '0'))::uuid, 1,
            CASE WHEN place = 1 THEN 'accepted' WHEN place % 3 = 0 THEN 'declined' ELSE 'expired' END, place % 20, '5_to_10', 'good',
            j.created_at, j.created_at + interval '3 days', CASE WHEN place = 1 OR place % 3 = 0 THEN j.created_at END
     FROM (SELECT id, created_at, row_number() OVER (ORDER BY created_at) AS number FROM instant_jobs) j,
          generate_series(1, $2::int) place
     ON CONFLICT DO NOTHING`,
    [workers, ASKED_PER_PAST_JOB],
  );
  await client.query(
    `INSERT INTO engagements (instant_job_id, worker_id, employer_id, title, company, category, location, min_rate, max_rate,
       rate_type, currency, payment_method, starts_at, ends_at, status, started_at, ended_at, closed_at, ended_by, breach, breach_by)
     SELECT j.id, r.worker_id, j.employer_id, j.title, j.company, j.category, j.location, 100, 200, 'hourly', 'INR', 'direct',
            r.created_at, r.created_at + interval '4 hours', CASE WHEN late THEN 'cancelled' ELSE 'done' END,
            CASE WHEN NOT late THEN r.created_at END, CASE WHEN NOT late THEN r.created_at + interval '4 hours' END,
            r.created_at + interval '4 hours', CASE WHEN late THEN 'worker' END,
            CASE WHEN late THEN 'late_cancellation' END, CASE WHEN late THEN 'worker' END
     FROM (SELECT *, random() < 0.08 AS late FROM job_requests WHERE status = 'accepted') r
     JOIN instant_jobs j ON j.id = r.instant_job_id`,
  );
}

/** Opens a session for each account; returns their cookies. */
export async function openAccountSessions(
  client: Client,
  userIds: readonly string[],
  hashToken: (token: string) => string,
): Promise<string[]> {
  const tokens = userIds.map((id) => `session-of-${id}`);
  await client.query(
    `INSERT INTO sessions (id, user_id, expires_at)
     SELECT id, user_id, now() + interval '1 day' FROM unnest($1::text[], $2::uuid[]) AS opened (id, user_id)
     ON CONFLICT DO NOTHING`,
    [tokens.map(hashToken), userIds],
  );
  return tokens.map((token) => `sid=${token}`);
}
