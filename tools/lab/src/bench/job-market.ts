import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import type { Client } from 'pg';
import { MARKET_CITIES, type MarketCity, marketHubs } from './market-places.js';

/** A kind of work that the market offers. */
export interface MarketOccupation {
  readonly id: string;
  readonly category: string;
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  /** Rupees an hour that half of its jobs pay less than. */
  readonly hourlyPay: number;
}

export interface MarketSize {
  readonly jobs: number;
  readonly occupations: readonly MarketOccupation[];
  /** Cities of the jobs; all cities of the market by default. */
  readonly cities?: readonly MarketCity[];
  /** Between -1 and 1; the same seed makes the same market. */
  readonly seed: number;
}

const JOBS_PER_EMPLOYER = 50;
const OPEN_SHARE = 0.9;

const COMPANIES = [
  [
    'Sri',
    'New',
    'Royal',
    'City',
    'Green',
    'Star',
    'Om',
    'Blue',
    'Metro',
    'Shree',
    'Golden',
    'Urban',
    'Lakshmi',
    'Super',
  ],
  [
    'Balaji',
    'Fresh',
    'Express',
    'Ganesh',
    'Prime',
    'Home',
    'Quick',
    'Nandi',
    'Classic',
    'Smart',
    'Deccan',
    'Ganga',
    'Sagar',
  ],
  [
    'Traders',
    'Services',
    'Stores',
    'Kitchen',
    'Logistics',
    'Enterprises',
    'Solutions',
    'Cafe',
    'Mart',
    'Agencies',
    'Works',
  ],
] as const;
const PHRASES = [
  'Salary on the 7th of every month',
  'Food provided during the shift',
  'Room for outstation candidates',
  'Freshers can apply',
  'Experience of one year preferred',
  'Own bike and licence needed',
  'Smartphone needed for the app',
  'PF and ESI after three months',
  'Weekly off on Tuesday',
  'Overtime is paid double',
  'Basic English is enough',
  'Uniform given by us',
  'Walk in between ten and five',
  'Incentive for good performance',
  'Night shift allowance extra',
  'Hindi or Kannada speaking',
  'Attendance bonus every month',
  'Pick up and drop within five km',
  'Festival bonus once a year',
  'Training for the first week',
  'खाना और रहना फ्री',
  'हर हफ़्ते पेमेंट',
  'ವಾರಕ್ಕೊಮ್ಮೆ ಸಂಬಳ',
  'ಊಟ ಉಚಿತ',
] as const;
const SUFFIXES = [
  '',
  '',
  '',
  ' needed',
  ' - urgent',
  ' for weekends',
  ' night shift',
  ' (2 posts)',
  ' near metro',
] as const;

/** SQL: an id that is the same for the same text; the digits of version and variant are those of a random one. */
const idOf = (text: string): string => `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/**
 * Fills an empty database with employers and jobs, by set-based statements, then lists all of them for searching.
 * Triggers and foreign keys are disabled meanwhile, which requires a superuser; the indexes of the terms are built
 * afterwards.
 */
export async function loadMarket(client: Client, size: MarketSize, told: (step: string) => void): Promise<void> {
  const indexes: { name: string; definition: string }[] = (
    await client.query(`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = 'job_terms' OR indexname ~ '^jobs_open_'`)
  ).rows;
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(`SET session_replication_role = replica`);
  await client.query(`SELECT setseed($1)`, [size.seed]);
  const employers = Math.max(1, Math.ceil(size.jobs / JOBS_PER_EMPLOYER));
  await client.query(
    `INSERT INTO users (id, email, role) SELECT ${idOf(`'employer ' || n`)}, 'employer' || n || '@market.test', 'employer'
     FROM generate_series(1, $1::int) AS n`,
    [employers],
  );
  await client.query(
    `INSERT INTO employer_standings (employer_id, standing)
     SELECT ${idOf(`'employer ' || n`)}, (0.2 + 0.8 * sqrt(random()))::real FROM generate_series(1, $1::int) AS n`,
    [employers],
  );
  told(`${employers} employers`);
  await client.query(INSERT_JOBS, [
    size.jobs,
    JSON.stringify(marketHubs(size.cities ?? MARKET_CITIES)),
    JSON.stringify(size.occupations),
    JSON.stringify([COMPANIES, PHRASES, SUFFIXES]),
    employers,
    OPEN_SHARE,
    LEXICON_VERSION,
  ]);
  await client.query(`SET session_replication_role = DEFAULT`);
  told(`${size.jobs} jobs`);
  await client.query(`SELECT list_all_jobs()`);
  told('listed');
  for (const { definition } of indexes) await client.query(definition);
  told('indexed');
  await client.query(`VACUUM (ANALYZE) jobs`);
  await client.query(`VACUUM (ANALYZE) job_listings`);
  await client.query(`VACUUM (ANALYZE) job_terms`);
  await client.query(`VACUUM (ANALYZE) search_terms`);
  told('vacuumed');
}

/** $1 jobs, $2 hubs, $3 occupations, $4 words, $5 employers, $6 share of open jobs, $7 version of their reading. Positions scatter around hubs. */
const INSERT_JOBS = `
  WITH hub AS MATERIALIZED (
    SELECT row_number() OVER () AS n, h.*, sum(share) OVER (ROWS UNBOUNDED PRECEDING) AS upto
    FROM jsonb_to_recordset($2::jsonb) AS h
      (city text, name text, latitude float8, longitude float8, "spreadKm" float8, share float8)),
  hubs AS MATERIALIZED (SELECT array_agg(upto ORDER BY n) AS upto FROM hub),
  occupation AS MATERIALIZED (
    SELECT row_number() OVER () AS n, o.*
    FROM jsonb_to_recordset($3::jsonb) AS o (id text, category text, titles text[], skills text[], "hourlyPay" float8)),
  words AS MATERIALIZED (
    SELECT ARRAY(SELECT jsonb_array_elements_text($4::jsonb #> '{0,0}')) AS first,
      ARRAY(SELECT jsonb_array_elements_text($4::jsonb #> '{0,1}')) AS second,
      ARRAY(SELECT jsonb_array_elements_text($4::jsonb #> '{0,2}')) AS third,
      ARRAY(SELECT jsonb_array_elements_text($4::jsonb -> 1)) AS phrases,
      ARRAY(SELECT jsonb_array_elements_text($4::jsonb -> 2)) AS suffixes),
  draws AS (
    SELECT i, random() AS hub, sqrt(-2 * ln(1 - random())) AS far, 2 * pi() * random() AS way, random() AS work,
      random() AS employer, exp(0.3 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) AS pay, random() AS pays,
      random() AS age, random() AS hours, random() AS type, random() AS open, random() AS tongue, random() AS text1,
      random() AS text2, random() AS text3
    FROM generate_series(1, $1::int) AS i),
  drawn AS (
    SELECT d.*, h.city, h.name AS quarter, o.id AS occupation, o.category, o.titles, o.skills,
      h.latitude + h."spreadKm" * d.far * sin(d.way) / 111.195 AS latitude,
      h.longitude + h."spreadKm" * d.far * cos(d.way) / (111.195 * cos(radians(h.latitude))) AS longitude,
      CASE WHEN d.pays > 0.15 THEN round((o."hourlyPay" * d.pay)::numeric) END AS hourly_pay,
      clock_timestamp() - (0.02 + 29.5 * d.age) * interval '1 day' AS created_at
    FROM draws d CROSS JOIN hubs
      JOIN hub h ON h.n = least(width_bucket(d.hub, hubs.upto) + 1, array_length(hubs.upto, 1))
      JOIN occupation o ON o.n = 1 + floor((SELECT count(*) FROM occupation) * d.work * sqrt(d.work)))
  INSERT INTO jobs (id, employer_id, title, company, description, location, location_status, point, job_type, category,
    min_rate, max_rate, rate_type, currency, hourly_pay, required_skills, skill_ids, occupation_ids, lexicon_version,
    hours_per_week, status, renewed_at, expires_at, created_at)
  SELECT ${idOf(`'job ' || i`)}, ${idOf(`'employer ' || (1 + floor($5::int * employer))::int`)},
    titles[CASE WHEN tongue < 0.8 THEN 1 WHEN tongue < 0.9 THEN 2 ELSE 3 END]
      || w.suffixes[1 + floor(array_length(w.suffixes, 1) * text1)],
    w.first[1 + floor(array_length(w.first, 1) * text1)] || ' ' || w.second[1 + floor(array_length(w.second, 1) * text2)]
      || ' ' || w.third[1 + floor(array_length(w.third, 1) * text3)],
    w.phrases[1 + floor(array_length(w.phrases, 1) * text1)] || '. ' || w.phrases[1 + floor(array_length(w.phrases, 1) * text2)]
      || '. ' || w.phrases[1 + floor(array_length(w.phrases, 1) * text3)] || '.',
    quarter || ', ' || city, 'resolved', ST_SetSRID(ST_MakePoint(longitude, latitude), 4326)::geography,
    (ARRAY['part_time', 'gig_work', 'contract', 'temporary'])[1 + floor(4 * type * type)], category,
    hourly_pay, hourly_pay, 'hourly', 'INR', hourly_pay,
    picked.skills, picked.skills, ARRAY[occupation], $7,
    CASE WHEN hours > 0.3 THEN (ARRAY[10, 15, 20, 24, 30, 36, 40, 48, 54])[1 + floor(9 * (hours - 0.3) / 0.7)] END,
    CASE WHEN open < $6::float8 THEN 'open' ELSE 'closed' END, created_at, created_at + interval '30 days', created_at
  FROM drawn CROSS JOIN words w CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(s), '{}') AS skills FROM unnest(drawn.skills) AS s WHERE hashtext(s || i) & 7 < 5
  ) picked`;
