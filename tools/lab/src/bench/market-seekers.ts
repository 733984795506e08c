import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { JOB_TYPES } from '@nukkad/contract/jobs/jobs';
import { WORK_HOURS } from '@nukkad/contract/accounts/users';
import type { Client } from 'pg';
import type { SearchQuery } from './backend.js';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import type { MarketOccupation } from './job-market.js';
import { MARKET_CITIES, marketHubs } from './market-places.js';

/** Kinds of searches; `kind` names them in the report. */
export const SEARCH_KINDS = ['browsing', 'category', 'job type', 'minimum pay', 'text'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
const KIND_WEIGHTS = [55, 15, 5, 5, 20];

/** A seeker of the benchmark with the search they make. */
export interface MarketSeeker {
  userId: string;
  kind: SearchKind;
  query: SearchQuery;
}

interface Profile {
  id: string;
  skills: string[];
  categories: JobCategoryId[];
  rate: number | null;
  hours: string[];
  /** Categories of jobs that were applied to, newest first. */
  applied: JobCategoryId[];
}

const KM_PER_DEGREE = 111.195;
const NEWCOMERS = 0.25;
const RADIUS_KM = 20;

/** Generates `count` seekers and their searches; `store` writes their profiles and applications to a database. */
export function makeSeekers(
  count: number,
  occupations: readonly MarketOccupation[],
  seed: number,
): { people: MarketSeeker[]; store: (client: Client) => Promise<void> } {
  const random = new SeededRandom(seed);
  const hubs = marketHubs(MARKET_CITIES);
  const shares = hubs.map((hub) => hub.share);
  const profiles: Profile[] = [];
  const seekers: MarketSeeker[] = [];
  for (let n = 0; n < count; n++) {
    const hub = hubs[random.weighted(shares)]!;
    const narrowing = Math.cos((hub.latitude * Math.PI) / 180);
    const position = {
      latitude: round(hub.latitude + (random.normal() * hub.spreadKm) / KM_PER_DEGREE),
      longitude: round(hub.longitude + (random.normal() * hub.spreadKm) / (KM_PER_DEGREE * narrowing)),
    };
    const id = `00000000-0000-4000-8000-${String(n + 1).padStart(12, '0')}`;
    profiles.push(profileOf(id, random, occupations));
    seekers.push({ userId: id, ...searchOf(random, occupations, position) });
  }
  return { people: seekers, store: (client) => storeProfiles(client, profiles) };
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function profileOf(id: string, random: SeededRandom, occupations: readonly MarketOccupation[]): Profile {
  const profile: Profile = { id, skills: [], categories: [], rate: null, hours: [], applied: [] };
  if (random.chance(NEWCOMERS)) return profile;
  const trades = Array.from({ length: 1 + random.below(3) }, () => random.pick(occupations));
  const told = random.chance(0.8);
  for (const trade of trades) {
    if (told) profile.categories.push(trade.category as JobCategoryId);
    if (random.chance(0.75)) profile.skills.push(...trade.skills.slice(0, 1 + random.below(3)));
    if (random.chance(0.4)) {
      const times = 1 + random.below(4);
      for (let time = 0; time < times; time++) profile.applied.push(trade.category as JobCategoryId);
    }
  }
  if (random.chance(0.3)) profile.applied.push(random.pick(JOB_CATEGORY_IDS));
  if (random.chance(0.6)) profile.rate = 60 + random.below(180);
  if (random.chance(0.5)) profile.hours = WORK_HOURS.filter(() => random.chance(0.4));
  return {
    ...profile,
    skills: [...new Set(profile.skills)].map((skill) => skill.replaceAll('_', ' ')),
    categories: [...new Set(profile.categories)],
  };
}

function searchOf(
  random: SeededRandom,
  occupations: readonly MarketOccupation[],
  position: { latitude: number; longitude: number },
): { kind: SearchKind; query: SearchQuery } {
  const kind = SEARCH_KINDS[random.weighted(KIND_WEIGHTS)]!;
  const query: SearchQuery = { ...position, radius: RADIUS_KM, sort: 'match', limit: 20 };
  switch (kind) {
    case 'category':
      return { kind, query: { ...query, category: random.pick(JOB_CATEGORY_IDS) } };
    case 'job type':
      return { kind, query: { ...query, jobType: random.pick(JOB_TYPES) } };
    case 'minimum pay':
      return { kind, query: { ...query, minPay: random.pick([80, 120, 160, 250, 400]) } };
    case 'text':
      return { kind, query: { ...query, search: textOf(random, occupations) } };
    case 'browsing':
      return { kind, query };
  }
}

/** Returns a typed text: work by its name in three languages, a skill, a company, or misspelt work. */
function textOf(random: SeededRandom, occupations: readonly MarketOccupation[]): string {
  const { titles, skills } = random.pick(occupations);
  switch (random.weighted([55, 15, 15, 15])) {
    case 0:
      return random.pick(titles);
    case 1:
      return random.pick(skills).replaceAll('_', ' ');
    case 2:
      return random.pick(['balaji', 'nandi logistics', 'metro cafe', 'ganesh traders', 'royal kitchen', 'urban mart']);
    default: {
      const word = titles[0]!.toLowerCase();
      const gap = 1 + random.below(Math.max(1, word.length - 2));
      return word.slice(0, gap) + word.slice(gap + 1);
    }
  }
}

/** Writes profiles and applications. Each application is for a job of its category, at most one per job. */
async function storeProfiles(client: Client, profiles: readonly Profile[]): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, role, skills, preferred_categories, expected_rate, work_hours)
     SELECT id, id || '@market.test', 'job_seeker', skills, categories, rate, hours
     FROM jsonb_to_recordset($1::jsonb) AS p (id uuid, skills text[], categories text[], rate int, hours text[])`,
    [JSON.stringify(profiles)],
  );
  await client.query(
    `INSERT INTO applications (job_id, seeker_id, cover_message, created_at)
     SELECT j.id, p.id, '-', now() - (act.place * interval '9 days')
     FROM jsonb_to_recordset($1::jsonb) AS p (id uuid, applied text[])
     CROSS JOIN unnest(p.applied) WITH ORDINALITY AS act (category, place)
     CROSS JOIN LATERAL (
       SELECT x.id FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS place FROM (
         SELECT id, created_at FROM jobs WHERE category = act.category AND status = 'closed' LIMIT 50) few) x
       WHERE x.place = act.place) j`,
    [JSON.stringify(profiles)],
  );
}
