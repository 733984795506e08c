import type { AiJob, JobGroup } from '@nukkad/contract/matching/ai-jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import MiniSearch from 'minisearch';
import type { Client } from 'pg';
import type { Served } from '../../bench/served.js';
import { inReachOf } from './labels.js';
import type { Said } from './measures.js';
import type { Advertisement, Query } from './search-set.js';

const LIMIT = 20;

/** A way to search the market. */
export interface Search {
  name: string;
  say(query: Query): Promise<Said>;
}

/** The group of results that the product claims as answers; similar work is a separate list. */
const CLAIMED: JobGroup = 'asked';

/** Returns the ids of the jobs in a response of the product, in order. */
export const answersOf = (response: unknown): string[] => (response as Pick<AiJob, 'id'>[]).map(({ id }) => id);

/** Returns the product's own search, called as the screen calls it. */
export function product(
  served: Pick<Served, 'call'>,
  cookieOf: (query: Query) => string,
  posted: ReadonlyMap<string, string>,
): Search {
  return {
    name: 'ours',
    say: async (query) => {
      const [latitude, longitude] = query.from;
      const place = { latitude: `${latitude}`, longitude: `${longitude}` };
      const asked = { search: query.text, ...place, group: CLAIMED, limit: `${LIMIT}` };
      const path = `/api/ai-jobs?${new URLSearchParams(asked).toString()}`;
      const { status, body } = await served.call(path, cookieOf(query));
      if (status !== 200) return { answers: [], failed: true };
      return { answers: answersOf(JSON.parse(body)).map((id) => posted.get(id)!), failed: false };
    },
  };
}

/**
 * Returns SQL for jobs within the radius, the best first; of equally good ones the newest, so that the order is stable.
 */
const ranked = (from: string): string => `
  WITH found AS (${from})
  SELECT j.id FROM found JOIN jobs j USING (id)
  WHERE ST_DWithin(j.point, ST_SetSRID(ST_MakePoint($3, $2), 4326)::geography, ${SEARCH_RADIUS_KM * 1000}, false)
  ORDER BY found.score DESC, j.created_at DESC, j.employer_id LIMIT ${LIMIT}`;

const WORDS = (config: string): string =>
  ['title', `array_to_string(required_skills, ' ')`, `company || ' ' || location`, 'description']
    .map((text, index) => `setweight(to_tsvector('${config}', ${text}), '${'ABCD'[index]!}')`)
    .join(' || ');

/** Matches any of the words, in English stems or unchanged; more and rarer words rank higher. */
const FULL_TEXT = `
  SELECT jobs.id, ts_rank(words, asked) AS score FROM jobs,
    LATERAL (SELECT ${WORDS('english')} || ${WORDS('simple')} AS words) AS text,
    LATERAL (SELECT replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery
      || replace(plainto_tsquery('simple', $1)::text, '&', '|')::tsquery AS asked) AS query
  WHERE words @@ asked`;

const SIMILAR = 0.4;
const TRIGRAMS = `
  SELECT id, score FROM jobs,
    LATERAL (SELECT greatest(word_similarity($1, title), 0.9 * word_similarity($1, array_to_string(required_skills, ' ')),
      0.8 * word_similarity($1, title || ' ' || location), 0.7 * word_similarity($1, description)) AS score) AS close
  WHERE score >= ${SIMILAR}`;

/** Returns a text that PostgreSQL accepts: without null characters. */
const storable = (text: string): string => text.replaceAll('\0', ' ');

function inDatabase(name: string, sql: string, client: Client, posted: ReadonlyMap<string, string>): Search {
  return {
    name,
    say: async ({ text, from }) => {
      const { rows } = await client.query<{ id: string }>(ranked(sql), [storable(text), ...from]);
      return { answers: rows.map(({ id }) => posted.get(id)!), failed: false };
    },
  };
}

/** Returns MiniSearch, configured as its guide recommends for short texts. */
export function miniSearch(advertisements: readonly Advertisement[]): Search {
  const index = new MiniSearch<Advertisement>({
    fields: ['title', 'requiredSkills', 'location', 'description'],
    extractField: (advertisement, field) => {
      const value: unknown = advertisement[field as keyof Advertisement];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    searchOptions: { boost: { title: 3, requiredSkills: 2, location: 1.5 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll(advertisements);
  return {
    name: 'MiniSearch',
    say: (query) => {
      const near = new Set(inReachOf(query, advertisements).map(({ id }) => id));
      const found = index.search(query.text, { filter: ({ id }) => near.has(id as string) });
      return Promise.resolve({ answers: found.slice(0, LIMIT).map(({ id }) => id as string), failed: false });
    },
  };
}

/** Returns simple searches for comparison, on the same jobs. */
export const baselines = (
  client: Client,
  posted: ReadonlyMap<string, string>,
  advertisements: readonly Advertisement[],
): Search[] => [
  inDatabase('full text', FULL_TEXT, client, posted),
  inDatabase('trigrams', TRIGRAMS, client, posted),
  miniSearch(advertisements),
];
