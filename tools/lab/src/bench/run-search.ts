import { Client } from 'pg';
import type { Backend, Planning } from './backend.js';
import { Exhaustive, recallOf } from './exhaustive.js';
import { mean, percentile } from './figures.js';
import { loadMarket, type MarketOccupation } from './job-market.js';
import { makeSeekers, type MarketSeeker, SEARCH_KINDS, type SearchKind } from './market-seekers.js';
import { type NativeCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { BASELINES, timeBaseline } from './baselines.js';
import { type Loaded, loadPlainSql, loadProduct, loadRedis } from './search-load.js';
import { type Answer, openSessions, serve, type Served } from './served.js';

/** Number of searches of other users before the measurement: until then the server still compiles its hot code. */
export const WARM_UP_ROUNDS = 3;
const SEED = 0.42;
const SEEKER_SEED = 2026;
const BASELINE_RUNS = 20;
const TOP = 20;

/** Results for one size of the market; times in milliseconds. */
export interface Measured {
  jobs: number;
  open: number;
  /** Server-side latency, one number per search. */
  times: number[];
  /** Client-side latency in milliseconds. */
  roundTrips: number[];
  /** Share of the true best twenty that were shown, a number a search. */
  recalls: number[];
  byKind: Map<SearchKind, { times: number[]; recalls: number[] }>;
  baselines: { name: string; times: number[] }[];
  /** The product and the other ways with many searches at the same time; null where that was not measured. */
  underLoad: UnderLoad | null;
  /** Open jobs within 20 km of the middle of Bengaluru. */
  densest: number;
  version: string;
}

/** Searches at the same time, in each way. */
interface UnderLoad {
  product: Loaded;
  plainSql: Loaded;
  redis: Loaded;
}

export interface Settings {
  jobs: number;
  /**
   * Number of searching seekers; as many others search before, several times, so that the server and the database are
   * warm.
   */
  seekers: number;
  occupations: readonly MarketOccupation[];
  /** Whether the baselines are run, too. */
  baselines: boolean;
  /** Whether to search the market again that an earlier run with as many seekers left on the server. */
  again: boolean;
  /** How long searches run at the same time in each way, with a Redis server to compare with; null: not at all. */
  load: { seconds: number; redisUrl: string } | null;
}

/** Makes and loads a market, searches it with every seeker, and compares with scoring all. */
export async function measure(
  cluster: NativeCluster,
  backend: Backend,
  { jobs, seekers, occupations, baselines, again, load }: Settings,
  told: (step: string) => void,
): Promise<Measured> {
  const { url, isNew } = await openDatabase(cluster, `nukkad_bench_${jobs}`, again);
  if (isNew) await backend.migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const planning = await backend.plan(url);
  let served: Served | null = null;
  try {
    const { people: all, store } = makeSeekers(2 * seekers, occupations, SEEKER_SEED);
    const [people, others] = [all.slice(0, seekers), all.slice(seekers)];
    if (isNew) {
      await loadMarket(client, { jobs, occupations, seed: SEED }, told);
      await store(client);
    }
    if (!isNew) await expireJobs(client, told);
    const cookies = await openSessions(client, all, backend);
    const { rows } = await client.query<{ version: string }>(
      `SELECT split_part(version(), ' ', 2) || ', PostGIS ' || split_part(postgis_version(), ' ', 1) AS version`,
    );
    served = await serve(backend, url);
    told('served');
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      for (const [index, { query }] of others.entries()) await served.ask(query, cookies[seekers + index]!);
    }
    told('warm');
    const answers: Answer[] = [];
    for (const [index, person] of people.entries()) answers.push(await served.ask(person.query, cookies[index]!));
    told(`${people.length} searches`);
    const timed: Measured['baselines'] = [];
    for (const baseline of baselines ? BASELINES : []) {
      timed.push({ name: baseline.name, times: await timeBaseline(baseline, client, people.slice(0, BASELINE_RUNS)) });
    }
    let underLoad: UnderLoad | null = null;
    if (load) {
      const { seconds, redisUrl } = load;
      const queries = people.map(({ query }) => query);
      const product = await loadProduct(served.port, people, cookies, seconds);
      await served.stop();
      served = null;
      told('searched at the same time');
      const plainSql = await loadPlainSql(url, queries, seconds);
      underLoad = { product, plainSql, redis: await loadRedis(redisUrl, client, queries, seconds) };
      told('searched in other ways at the same time');
    }
    const measured = await judge(planning, client, people, answers);
    told('compared with scoring all');
    return { ...measured, jobs, baselines: timed, underLoad, version: rows[0]!.version };
  } finally {
    await served?.stop();
    await planning.close();
    await client.end();
  }
}

/**
 * Expires jobs of a stored market that are overdue since, as the product does every five minutes: a market of a million
 * open jobs loses twenty a minute, and each search would read all overdue jobs.
 */
async function expireJobs(client: Client, told: (step: string) => void): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE jobs SET status = 'expired' WHERE status = 'open' AND expires_at <= clock_timestamp()`,
  );
  await client.query('VACUUM ANALYZE jobs, job_listings, job_terms');
  told(`${rowCount ?? 0} jobs expired`);
}

async function judge(
  planning: Planning,
  client: Client,
  people: readonly MarketSeeker[],
  answers: readonly Answer[],
): Promise<Omit<Measured, 'jobs' | 'baselines' | 'underLoad' | 'version'>> {
  const all = await Exhaustive.load(client);
  const byKind: Measured['byKind'] = new Map(SEARCH_KINDS.map((kind) => [kind, { times: [], recalls: [] }]));
  const recalls: number[] = [];
  for (const [index, person] of people.entries()) {
    const best = all.best(person.query, await planning.plan(person.userId, person.query), TOP * 2);
    const { ids, ms } = answers[index]!;
    const recall = recallOf(ids, best, TOP);
    recalls.push(recall);
    const kind = byKind.get(person.kind)!;
    kind.times.push(ms);
    kind.recalls.push(recall);
  }
  return {
    open: all.size,
    times: answers.map(({ ms }) => ms),
    roundTrips: answers.map(({ roundTripMs }) => roundTripMs),
    recalls,
    byKind,
    densest: all.within({ latitude: 12.9716, longitude: 77.5946 }, 20),
  };
}

/** Returns the figures with targets. */
export const summary = (measured: Measured): { p50: number; p99: number; recall: number } => ({
  p50: percentile(measured.times, 0.5),
  p99: percentile(measured.times, 0.99),
  recall: mean(measured.recalls),
});
