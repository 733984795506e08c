import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { loadBackend } from './backend.js';
import { DISCARD_MESSAGES, type MeasuredFanOut, measureFanOut } from './dispatch-fan-out.js';
import { type MeasuredPosts, postJobs } from './dispatch-posts.js';
import { type MeasuredRush, rushForJob } from './dispatch-rush.js';
import { mean, percentile } from './figures.js';
import { describeMachine } from './machine.js';
import { openCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { startRedis } from '@nukkad/tools/native-engines/native-redis';
import { prepareDatabase, startServerProcess } from './server-process.js';
import { employerId, loadWorkerMarket, openAccountSessions, workerId } from './worker-market.js';
import { runAtExit } from './run-at-exit.js';

const USAGE =
  'npm run bench:dispatch -- [--workers 100000] [--posts 600] [--messages 8000] [--only posts|rush|fan-out]';
const TARGETS = { postP50: 25, postP99: 100, rushP99: 300, fanOut: 0.7 } as const;
const SEED = 2026;
const EMPLOYERS = 1000;
const WARM_UP_POSTS = 300;
const RUSH_WORKERS = 1000;
const RUSH_OPENINGS = 10;
const RUSHES = 5;
/** The product's own default for the queue of messages. */
const CONCURRENCY = 8;
const PARTS = ['posts', 'rush', 'fan-out'] as const;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

interface Results {
  posts: MeasuredPosts | null;
  rushes: MeasuredRush[];
  fanOuts: MeasuredFanOut[];
}

/** Returns the verdicts on the figures: name, measured, target, whether it is met. */
function verdictsOf({ posts, rushes, fanOuts }: Results): [string, string, string, boolean][] {
  const verdicts: [string, string, string, boolean][] = [];
  const atMost = (name: string, value: number, target: number): void =>
    void verdicts.push([name, ms(value), `≤ ${target}`, value <= target]);
  if (posts) {
    atMost('post, p50, ms', percentile(posts.times, 0.5), TARGETS.postP50);
    atMost('post, p99, ms', percentile(posts.times, 0.99), TARGETS.postP99);
  }
  if (rushes.length > 0) {
    const isExact = rushes.every(({ won, filled, booked }) => [won, filled, booked].every((n) => n === RUSH_OPENINGS));
    const winners = rushes.map(({ won }) => won).join(', ');
    verdicts.push(['rush, winners', winners, `${RUSH_OPENINGS} each`, isExact]);
    const slowest = Math.max(...rushes.map(({ turns }) => percentile(turns, 0.99)));
    atMost('rush, p99 from its turn on, slowest of all, ms', slowest, TARGETS.rushP99);
  }
  for (const { engine, messages, bare } of fanOuts) {
    const part = messages / bare;
    verdicts.push([`messages / bare queue, ${engine}`, part.toFixed(2), `≥ ${TARGETS.fanOut}`, part >= TARGETS.fanOut]);
  }
  return verdicts;
}

function report(results: Results): boolean {
  const verdicts = verdictsOf(results);
  const rows = verdicts.map(([name, measured, target, met]) => [name, measured, target, verdict(met)]);
  write(`\n${formatTable([['held to', 'measured', 'target', ''], ...rows])}`);
  const { posts, rushes, fanOuts } = results;
  if (posts) {
    const times = (values: readonly number[]): string[] =>
      [0.5, 0.9, 0.99, 1].map((part) => ms(percentile(values, part)));
    write(
      `\n${formatTable([
        [`${posts.times.length} posts, ms`, 'p50', 'p90', 'p99', 'max'],
        ['for the server', ...times(posts.times)],
        ['for the client', ...times(posts.roundTrips)],
      ])}`,
    );
    write(
      `workers found: ${mean(posts.workersFound).toFixed(0)} on average, asked at once: ${mean(posts.asked).toFixed(1)}`,
    );
  }
  if (rushes.length > 0) {
    write(
      '\nfrom its turn: from when a call is let in to its answer; from its arrival: with the wait at the door before',
    );
    const heads = ['rush', 'won', 'too late', 'came again', 'from its turn', 'p99', 'from its arrival', 'p99'];
    write(
      formatTable([
        [...heads, 'for the client', 'p99', 'all, ms'],
        ...rushes.map((rush, index) => [
          String(index + 1),
          ...[rush.won, rush.late, rush.askedAgain].map(String),
          ...[rush.turns, rush.times, rush.roundTrips].flatMap((times) =>
            [0.5, 0.99].map((part) => ms(percentile(times, part))),
          ),
          ms(rush.totalMs),
        ]),
      ]),
    );
  }
  if (fanOuts.length > 0) {
    write(
      `\n${formatTable([
        ['queue in', 'bare, tasks/s', 'messages/s', 'part'],
        ...fanOuts.map(({ engine, bare, messages }) => [
          engine,
          ...[bare, messages].map((rate) => rate.toFixed(0)),
          (messages / bare).toFixed(2),
        ]),
      ])}`,
    );
  }
  return verdicts.every(([, , , met]) => met);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      workers: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '600' },
      messages: { type: 'string', default: '8000' },
      only: { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  });
  const [workers, posts, messages] = [values.workers, values.posts, values.messages].map(Number) as [
    number,
    number,
    number,
  ];
  if (![workers, posts, messages].every((n) => Number.isInteger(n) && n > 0)) throw new Error(USAGE);
  const only = PARTS.find((part) => part === values.only);
  if (values.only !== undefined && !only) throw new Error(USAGE);
  const startedAt = performance.now();
  const told = (step: string): void =>
    write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${step}`);
  const { hashToken, program } = await loadBackend();
  const bundle = join(ROOT, 'backend', 'bundle', 'main.js');
  const cluster = await openCluster(process.env, { durable: true });
  runAtExit(() => cluster.stop());
  const { url, isNew } = await openDatabase(cluster, `nukkad_dispatch_${workers}`, values.again);
  prepareDatabase(bundle, url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const results: Results = { posts: null, rushes: [], fanOuts: [] };
  try {
    if (isNew) await loadWorkerMarket(client, { workers, employers: EMPLOYERS, seed: SEED }, told);
    const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
    const employers = await openAccountSessions(client, range(EMPLOYERS).map(employerId), hashToken);
    const rushing = range(Math.min(RUSH_WORKERS * (RUSHES + 1), workers)).map(workerId);
    const cookies = await openAccountSessions(client, rushing, hashToken);
    if (only !== 'fan-out') {
      const environment = { QUEUE_PREFIX: `bench-${randomUUID()}` };
      const server = await startServerProcess({ program: bundle, role: 'api', databaseUrl: url, environment });
      const sending = { program, execArgv: ['--import', DISCARD_MESSAGES], environment };
      const worker = await startServerProcess({ ...sending, role: 'worker', databaseUrl: url });
      try {
        await postJobs(server, employers, WARM_UP_POSTS);
        told('warm');
        const measured = await postJobs(server, employers.slice(WARM_UP_POSTS).concat(employers), posts);
        if (only !== 'rush') results.posts = measured;
        told(`${posts} posts`);
        // the first rush of a process runs code that is not compiled yet: it is reported but not counted
        for (let rush = 0; rush <= RUSHES && only !== 'posts'; rush++) {
          const [from, to] = [rush * RUSH_WORKERS, (rush + 1) * RUSH_WORKERS];
          const people = { ids: rushing.slice(from, to), cookies: cookies.slice(from, to) };
          const measuredRush = await rushForJob(client, server, people, RUSH_OPENINGS);
          if (rush > 0) results.rushes.push(measuredRush);
          const p99 = ms(percentile(measuredRush.turns, 0.99));
          told(rush === 0 ? `rush to warm up, p99 from its turn ${p99} ms` : `rush ${rush} of ${RUSHES}`);
        }
      } finally {
        await server.stop();
        await worker.stop();
      }
    }
    if (only === undefined || only === 'fan-out') {
      const redis = await startRedis();
      try {
        for (const engine of ['PostgreSQL', 'Redis'] as const) {
          await client.query('DELETE FROM outbox');
          const redisUrl = engine === 'Redis' ? redis.url : null;
          const settings = { engine, databaseUrl: url, redisUrl, program, messages, concurrency: CONCURRENCY };
          results.fanOuts.push(await measureFanOut(client, settings));
          told(`messages over ${engine}`);
        }
      } finally {
        await redis.stop();
      }
    }
    const { rows } = await client.query<{ version: string }>(
      `SELECT split_part(version(), ' ', 2) || ', PostGIS ' || split_part(postgis_version(), ' ', 1) AS version`,
    );
    write(`\n${describeMachine()}, PostgreSQL ${rows[0]!.version}, every commit on disk`);
  } finally {
    await client.end();
  }
  return report(results);
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
