import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { loadBackend, type Matching } from './backend.js';
import { mean, percentile } from './figures.js';
import { loadMarket } from './job-market.js';
import { describeMachine } from './machine.js';
import { marketOccupations } from './market-occupations.js';
import { openCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { makeSearches, type MarketSearch, postJob, storeSearches } from './saved-search-market.js';
import { runAtExit } from './run-at-exit.js';

const USAGE = 'npm run bench:saved-searches -- [--searches 100000] [--minutes 3] [--jobs 20000]';
const TARGETS = { p99: 200, busy: 0.5 } as const;
const JOBS_PER_MINUTE = 100;
const WARM_UP_JOBS = 50;
const SAMPLE = 40;
const INDEX_BATCH = 500;
const SEED = 0.42;
const OCCUPATION_SEED = 7;
const SEARCH_SEED = 2028;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** The cost of one new job, and the number of searches that found it. */
interface Matched {
  jobId: string;
  ms: number;
  found: number;
}

/** Posts jobs at a constant rate and matches each on arrival; one after the other, as one worker does. */
async function matchAtPace(matching: Matching, client: Client, count: number, pauseMs: number): Promise<Matched[]> {
  const matched: Matched[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) {
    const early = startedAt + index * pauseMs - performance.now();
    if (early > 0) await sleep(early);
    const jobId = await postJob(client);
    const before = performance.now();
    const found = await matching.match(jobId);
    matched.push({ jobId, ms: performance.now() - before, found });
  }
  return matched;
}

/**
 * Compares the searches that found a job with a judgement of every search: expected, found of these, and found in
 * addition.
 */
async function compare(matching: Matching, client: Client, searches: readonly MarketSearch[], jobId: string) {
  const { rows } = await client.query<{ category: string; job_type: string; hourly_pay: number | null }>(
    `SELECT category, job_type, hourly_pay FROM job_listings WHERE job_id = $1`,
    [jobId],
  );
  const job = rows[0]!;
  const relevances = await matching.judge(
    jobId,
    searches.map(({ radius, ...search }) => ({ ...search, radiusKm: radius })),
  );
  const wanted = new Set(
    searches
      .filter(
        (search, index) =>
          (search.category === null || search.category === job.category) &&
          (search.jobType === null || search.jobType === job.job_type) &&
          (search.minPay === null || (job.hourly_pay !== null && job.hourly_pay >= search.minPay)) &&
          relevances[index]! > 0,
      )
      .map(({ id }) => id),
  );
  const stored = await client.query<{ id: string }>(
    `SELECT saved_search_id AS id FROM saved_search_matches WHERE job_id = $1`,
    [jobId],
  );
  const right = stored.rows.filter(({ id }) => wanted.has(id)).length;
  return { wanted: wanted.size, right, found: stored.rows.length };
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      searches: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '3' },
      jobs: { type: 'string', default: '20000' },
    },
  });
  const [count, minutes, jobs] = [values.searches, values.minutes, values.jobs].map(Number) as [number, number, number];
  if (![count, minutes, jobs].every((value) => value > 0)) throw new Error(USAGE);
  const backend = await loadBackend();
  const cluster = await openCluster(process.env);
  runAtExit(() => cluster.stop());
  const { url } = await openDatabase(cluster, 'nukkad_bench_saved_searches', false);
  await backend.migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const occupations = marketOccupations(OCCUPATION_SEED);
  await loadMarket(client, { jobs, occupations, seed: SEED }, (step) => write(`market: ${step}`));
  const searches = makeSearches(count, occupations, SEARCH_SEED);
  await storeSearches(client, searches);
  const matching = await backend.match(url);
  const indexedAt = performance.now();
  for (let from = 0; from < count; from += INDEX_BATCH) await matching.index(searches.slice(from, from + INDEX_BATCH));
  const indexMs = (performance.now() - indexedAt) / count;
  for (const name of ['saved_searches', 'saved_search_terms', 'users']) await client.query(`VACUUM (ANALYZE) ${name}`);
  write(`${count} saved searches, ${ms(indexMs)} ms each to read and index`);
  await matchAtPace(matching, client, WARM_UP_JOBS, 0);
  const matched = await matchAtPace(matching, client, JOBS_PER_MINUTE * minutes, 60_000 / JOBS_PER_MINUTE);
  const times = matched.map((each) => each.ms);
  const all = { wanted: 0, right: 0, found: 0 };
  for (const { jobId } of matched.slice(0, SAMPLE)) {
    const { wanted, right, found } = await compare(matching, client, searches, jobId);
    all.wanted += wanted;
    all.right += right;
    all.found += found;
  }
  const { rows } = await client.query<{ version: string; terms: number; size: string }>(
    `SELECT split_part(version(), ' ', 2) AS version, (SELECT count(*)::int FROM saved_search_terms) AS terms,
       pg_size_pretty(pg_total_relation_size('saved_search_terms')) AS size`,
  );
  await matching.close();
  await client.end();
  const [p50, p99, most] = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)];
  const busy = (mean(times) * JOBS_PER_MINUTE) / 60_000;
  const [recall, precision] = [all.right / Math.max(1, all.wanted), all.right / Math.max(1, all.found)];
  const { version, terms, size } = rows[0]!;
  write(`\n${describeMachine()}, PostgreSQL ${version}`);
  write(
    `${count} saved searches with ${terms} terms (${size}); ${JOBS_PER_MINUTE} new jobs a minute for ${minutes} minutes`,
  );
  write(`timed: a job from its id to its matches being stored, one job after the other\n`);
  const verdicts: [string, string, string, boolean][] = [
    ['time a job, p50, ms', ms(p50), '', true],
    ['time a job, p99, ms', ms(p99), `≤ ${TARGETS.p99}`, p99 <= TARGETS.p99],
    ['time a job, longest, ms', ms(most), '', true],
    ['share of a minute that its jobs take', busy.toFixed(3), `≤ ${TARGETS.busy}`, busy <= TARGETS.busy],
    ['searches that found a job, mean', mean(matched.map(({ found }) => found)).toFixed(1), '', true],
    ['matches in all', String(matched.reduce((sum, { found }) => sum + found, 0)), '', true],
    [
      `recall, of ${all.wanted} matches of ${Math.min(SAMPLE, matched.length)} jobs`,
      recall.toFixed(4),
      '1',
      recall === 1,
    ],
    ['precision, of the same', precision.toFixed(4), '1', precision === 1],
  ];
  write(
    formatTable([
      ['', 'measured', 'target', ''],
      ...verdicts.map(([name, value, target, isMet]) => [name, value, target, target && (isMet ? 'met' : 'MISSED')]),
    ]),
  );
  return verdicts.every(([, , , isMet]) => isMet);
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
