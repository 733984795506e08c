import type { Client } from 'pg';
import { type City, HOUR_MS } from './city.js';
import { pastAnswersOf, pastWorkOf } from './past-work.js';

/** Hours of past work. */
const WORKED_HOURS = 4;
/** Tables with rows of a city, each before the tables that it references. */
const TABLES = `outbox, events, message_deliveries, notifications, rate_limits, engagements, job_requests, instant_jobs,
  worker_availabilities, users`;

/** Replaces the people of the previous city in the database by those of `city`, with their past actions. */
export async function storeCity(client: Client, city: City): Promise<void> {
  for (const table of TABLES.split(',')) await client.query(`DELETE FROM ${table.trim()}`);
  await client.query(
    `INSERT INTO users (id, email, role, first_name, skills, preferred_categories, expected_rate)
     SELECT p.id, p.id || '@city.test', p.role, 'Person', p.skills, p.categories, p.rate
     FROM jsonb_to_recordset($1) AS p (id uuid, role text, skills text[], categories text[], rate int)`,
    [
      JSON.stringify([
        ...city.employers.map(({ id }) => ({ id, role: 'employer', skills: [], categories: [], rate: null })),
        ...city.workers.map(({ id, skills, categories, expectedRate }) => ({
          ...{ id, role: 'job_seeker', categories, rate: expectedRate },
          skills: skills.map((skill) => skill.replaceAll('_', ' ')),
        })),
      ]),
    ],
  );
  await client.query(
    `INSERT INTO worker_availabilities (user_id, available, point, radius_km, categories, skill_ids, week_minutes, ends_at)
     SELECT w.id, true, ST_SetSRID(ST_MakePoint(w.longitude, w.latitude), 4326)::geography, w.radius, w.categories, w.skills,
       CASE WHEN w.opens IS NOT NULL THEN (
         SELECT range_agg(int4range(day * 1440 + w.opens * 60, day * 1440 + w.closes * 60)) FROM generate_series(0, 6) AS day) END,
       CASE WHEN w.opens IS NULL THEN to_timestamp(w.away / 1000.0) END
     FROM jsonb_to_recordset($1) AS w (id uuid, longitude float8, latitude float8, radius int, categories text[], skills text[],
       opens int, closes int, away bigint)`,
    [
      JSON.stringify(
        city.workers.map(({ radiusKm: radius, hours, awayAt: away, ...worker }) => {
          const { id, longitude, latitude, categories, skills } = worker;
          const [opens, closes] = [hours?.from ?? null, hours?.until ?? null];
          return { id, longitude, latitude, categories, skills, radius, opens, closes, away };
        }),
      ),
    ],
  );
  await storePast(client, city);
  await client.query('ANALYZE users, worker_availabilities, engagements');
}

/** Writes the work of the last weeks that workers attended or missed: one job for each number of an employer. */
async function storePast(client: Client, city: City): Promise<void> {
  const past = pastWorkOf(city).map(({ workerId, employerId, number, isKept, startsAt }) => ({
    ...{ worker: workerId, employer: employerId, number, status: isKept ? 'done' : 'no_show', at: new Date(startsAt) },
  }));
  await client.query(
    `WITH past AS MATERIALIZED (
       SELECT * FROM jsonb_to_recordset($1) AS p (worker uuid, employer uuid, number int, status text, at timestamptz)),
     posts AS MATERIALIZED (
       SELECT number, employer, at, gen_random_uuid() AS id FROM (SELECT DISTINCT number, employer, at FROM past) numbers),
     stored AS (
       INSERT INTO instant_jobs (id, employer_id, title, company, description, category, location, point, min_rate, max_rate,
         rate_type, currency, urgency, duration, max_radius, payment_method, status, expires_at, created_at)
       SELECT id, employer, 'Help', 'Shop', '', 'retail', 'Bengaluru', ST_SetSRID(ST_MakePoint(77.59, 12.97), 4326)::geography, 0, 0,
         'hourly', 'INR', 'asap', ${WORKED_HOURS}, 20, 'direct', 'expired', at, at FROM posts)
     INSERT INTO engagements (instant_job_id, worker_id, employer_id, title, company, category, location, min_rate, max_rate,
       rate_type, currency, payment_method, starts_at, ends_at, status, started_at, ended_at, breach, breach_by, closed_at)
     SELECT posts.id, worker, employer, 'Help', 'Shop', 'retail', 'Bengaluru', 0, 0, 'hourly', 'INR', 'direct', past.at,
       past.at + interval '${WORKED_HOURS} hours', status, CASE status WHEN 'done' THEN past.at END,
       CASE status WHEN 'done' THEN past.at + interval '${WORKED_HOURS} hours' END, CASE status WHEN 'no_show' THEN status END,
       CASE status WHEN 'no_show' THEN 'worker' END, past.at + interval '${WORKED_HOURS} hours'
     FROM past JOIN posts USING (number, employer, at)`,
    [JSON.stringify(past)],
  );
}

/** Writes the answers of the two sides of past work about each other, a few hours after its end. */
export async function storeAnswers(client: Client, city: City): Promise<void> {
  const answers = pastAnswersOf(city).map(({ workerId, author, again, startsAt }) => ({
    ...{
      worker: workerId,
      author,
      again,
      at: new Date(startsAt),
      told: new Date(startsAt + 2 * WORKED_HOURS * HOUR_MS),
    },
  }));
  await client.query(
    `INSERT INTO reviews (engagement_id, author, author_id, subject_id, again, status, changed_at, revealed_at, counted_at)
     SELECT e.id, a.author, CASE a.author WHEN 'worker' THEN e.worker_id ELSE e.employer_id END,
       CASE a.author WHEN 'worker' THEN e.employer_id ELSE e.worker_id END, a.again, 'revealed', a.told, a.told, a.told
     FROM jsonb_to_recordset($1) AS a (worker uuid, author text, again boolean, at timestamptz, told timestamptz)
     JOIN engagements e ON e.worker_id = a.worker AND e.starts_at = a.at`,
    [JSON.stringify(answers)],
  );
  await client.query('ANALYZE reviews');
}
