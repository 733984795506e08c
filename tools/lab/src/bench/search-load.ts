import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { SearchQuery } from './backend.js';
import { percentile } from './figures.js';
import { load } from './load.js';
import type { MarketSeeker } from './market-seekers.js';

/** How many searches run at the same time. */
export const CONNECTIONS = 16;
/** Limits of searches under load: answers a second, their slowest, and the answers of plain SQL that they outnumber. */
const LOAD_TARGETS = { perSecond: 100, p99Ms: 250, ofPlainSql: 20 } as const;
/** Positions that are added to Redis by one command. */
const POSITIONS_PER_COMMIT = 5000;

/** Searches that ran at the same time in one way; times in milliseconds. */
export interface Loaded {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  /** Calls without an answer. */
  failed: number;
}

/** A figure beside its target. */
export interface Held {
  what: string;
  measured: number;
  digits: number;
  sign: '≤' | '≥';
  target: number;
}

/** Returns whether a figure meets its target; a figure that was not measured does not. */
export const isMet = ({ measured, sign, target }: Pick<Held, 'measured' | 'sign' | 'target'>): boolean =>
  sign === '≤' ? measured <= target : measured >= target;

/** Returns the figures of searches under load beside their targets. */
export const judgeLoad = (product: Loaded, plainSql: Loaded): Held[] => [
  {
    what: `searches a second, ${CONNECTIONS} connections`,
    measured: product.perSecond,
    digits: 0,
    sign: '≥',
    target: LOAD_TARGETS.perSecond,
  },
  { what: 'their p99, ms', measured: product.p99, digits: 0, sign: '≤', target: LOAD_TARGETS.p99Ms },
  {
    what: 'searches a second / those of plain SQL',
    measured: product.perSecond / plainSql.perSecond,
    digits: 1,
    sign: '≥',
    target: LOAD_TARGETS.ofPlainSql,
  },
  { what: 'searches without an answer', measured: product.failed, digits: 0, sign: '≤', target: 0 },
];

const loadedOf = (name: string, times: readonly number[], seconds: number, failed: number): Loaded => ({
  name,
  perSecond: times.length / seconds,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  failed,
});

/** Asks the product with each seeker in turn. */
export async function loadProduct(
  port: number,
  people: readonly MarketSeeker[],
  cookies: readonly string[],
  seconds: number,
): Promise<Loaded> {
  const paths = people.map(({ query }) => {
    const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    return `/api/ai-jobs?${new URLSearchParams(parameters).toString()}`;
  });
  const { times, refused, failures } = await load({
    ...{ port, connections: CONNECTIONS, seconds, paths, patient: false },
    cookies: cookies.slice(0, paths.length),
    isCookieOfPath: true,
  });
  const failed = Object.values(failures).reduce((sum, count) => sum + count, refused);
  return loadedOf('the product', times, seconds, failed);
}

/** Runs `ask` on each connection until the time is over, with each query in turn. */
export async function loadWay(
  name: string,
  asks: readonly ((query: SearchQuery) => Promise<unknown>)[],
  queries: readonly SearchQuery[],
  seconds: number,
  now: () => number = () => performance.now(),
): Promise<Loaded> {
  const times: number[] = [];
  let turn = 0;
  const startedAt = now();
  const end = startedAt + seconds * 1000;
  await Promise.all(
    asks.map(async (ask) => {
      while (now() < end) {
        const askedAt = now();
        await ask(queries[turn++ % queries.length]!);
        times.push(now() - askedAt);
      }
    }),
  );
  return loadedOf(name, times, (now() - startedAt) / 1000, 0);
}

/** Makes the index that a full-text search of PostgreSQL needs. */
const TEXT_INDEX = `CREATE INDEX IF NOT EXISTS bench_jobs_text ON jobs
  USING gin (to_tsvector('simple', title || ' ' || description)) WHERE status = 'open'`;
const TEXT = `to_tsvector('simple', j.title || ' ' || j.description)`;

/** Returns a search as SQL without an engine of its own: filters, full text, and a score of each job within the radius. */
export function plainStatement(query: SearchQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const point = `ST_SetSRID(ST_MakePoint(${add(query.longitude)}::float8, ${add(query.latitude)}::float8), 4326)::geography`;
  const words = query.search === undefined ? null : `websearch_to_tsquery('simple', ${add(query.search)}::text)`;
  const conditions = [
    `j.status = 'open' AND j.expires_at > now() AND ST_DWithin(j.point, ${point}, ${add(query.radius * 1000)}::float8)`,
    ...(words ? [`${TEXT} @@ ${words}`] : []),
    ...(query.category ? [`j.category = ${add(query.category)}::text`] : []),
    ...(query.jobType ? [`j.job_type = ${add(query.jobType)}::text`] : []),
    ...(query.minPay ? [`j.hourly_pay >= ${add(query.minPay)}::real`] : []),
  ];
  const text = `SELECT id FROM (
      SELECT j.id, 50 * power(2, -ST_Distance(j.point, ${point}, false) / 4000)
        + 25 * coalesce(greatest(0, least(1, j.hourly_pay / 130 - 0.5)), 0)
        + 13 * greatest(0, 1 - extract(epoch FROM now() - j.created_at) / 2592000)
        ${words ? `+ 100 * ts_rank(${TEXT}, ${words})` : ''} AS score
      FROM jobs j WHERE ${conditions.join(' AND ')}) scored
    ORDER BY score DESC LIMIT ${add(query.limit)}::int`;
  return { text, values };
}

/** Searches by the full text and the positions of PostgreSQL; the database at `url` gets the index for it. */
export async function loadPlainSql(url: string, queries: readonly SearchQuery[], seconds: number): Promise<Loaded> {
  const names = new Map<string, string>();
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: url }));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await clients[0]!.query(TEXT_INDEX);
    await clients[0]!.query('ANALYZE jobs');
    // compiling a statement costs more here than it can save
    await Promise.all(clients.map((client) => client.query('SET jit = off')));
    const asks = clients.map((client) => (query: SearchQuery) => {
      const { text, values } = plainStatement(query);
      const name = names.get(text) ?? `plain_${names.size + 1}`;
      names.set(text, name);
      return client.query({ name, text, values });
    });
    await loadWay('warm', asks, queries, 1);
    return await loadWay('full text and PostGIS in SQL', asks, queries, seconds);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Looks up the twenty nearest jobs in Redis, unscored and without filters. */
export async function loadRedis(
  redisUrl: string,
  client: Client,
  queries: readonly SearchQuery[],
  seconds: number,
): Promise<Loaded> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Redis(redisUrl));
  try {
    for (let after = 0; ;) {
      const { rows } = await client.query<{ ref: number; longitude: number; latitude: number }>(
        `SELECT ref, longitude, latitude FROM job_listings WHERE ref > $1 AND latitude IS NOT NULL ORDER BY ref LIMIT $2`,
        [after, POSITIONS_PER_COMMIT],
      );
      const last = rows.at(-1);
      if (!last) break;
      const places = rows.flatMap(({ ref, longitude, latitude }) => [longitude, latitude, String(ref)]);
      await connections[0]!.call('GEOADD', 'jobs', ...places);
      after = last.ref;
    }
    const asks = connections.map(
      (redis) =>
        ({ longitude, latitude, radius, limit }: SearchQuery) =>
          redis.geosearch('jobs', 'FROMLONLAT', longitude, latitude, 'BYRADIUS', radius, 'km', 'ASC', 'COUNT', limit),
    );
    return await loadWay('20 nearest by Redis GEOSEARCH, unscored', asks, queries, seconds);
  } finally {
    for (const redis of connections) redis.disconnect();
  }
}
