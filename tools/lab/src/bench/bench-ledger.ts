import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { indianDay } from '@nukkad/contract/india-time';
import { Client } from 'pg';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { type Books, loadBackend } from './backend.js';
import { percentile } from './figures.js';
import { type MeasuredPostings, postAtOnce, postAtPace, saveWages } from './ledger-load.js';
import { describeMachine } from './machine.js';
import { openCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import type { ReconciledDay } from './reconcile-day.js';
import { runAtExit } from './run-at-exit.js';
import { savePayments, serveReport, type SettlementReport } from './settlement-day.js';

const USAGE = 'npm run bench:ledger -- [--seconds 20] [--connections 16] [--entries 100000] [--rows 100000]';
const TARGETS = { perSecond: 500, p99: 50, balance: 5, reconcileSeconds: 60, reconcileMb: 300 } as const;
const WARM_UP_SECONDS = 3;
const BALANCES = 500;
const PAGE_LINES = 20;
const DAY_MS = 86_400_000;
/** Hours after the start of a day in UTC at which it is half past five in India and its report is due. */
const REPORT_HOUR = 6;
const RECONCILE_DAY = new URL('./reconcile-day.js', import.meta.url);

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/** Milliseconds of so many calls, one after the other. */
async function timesOf(count: number, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const before = performance.now();
    await call();
    times.push(performance.now() - before);
  }
  return times;
}

/** Compares the day of the report in a separate process. */
async function reconcile(url: string, provider: string, now: Date): Promise<ReconciledDay> {
  const child = fork(RECONCILE_DAY, [url, provider, now.toISOString()], { stdio: 'inherit' });
  const ended = once(child, 'exit').then(() => null);
  const day = await Promise.race([once(child, 'message').then(([found]) => found as ReconciledDay), ended]);
  await ended;
  if (!day) throw new Error('The comparison of the day failed.');
  return day;
}

interface Results {
  atOnce: MeasuredPostings;
  atPace: MeasuredPostings;
  balances: number[];
  lines: number[];
  day: ReconciledDay;
}

function verdictsOf({ atOnce, atPace, balances, day }: Results): [string, string, string, boolean][] {
  const rate = atOnce.times.length / atOnce.seconds;
  const [p99, balance] = [percentile(atPace.times, 0.99), percentile(balances, 0.99)];
  return [
    ['postings a second', rate.toFixed(0), `≥ ${TARGETS.perSecond}`, rate >= TARGETS.perSecond],
    [`p99 at ${TARGETS.perSecond} a second, ms`, p99.toFixed(1), `≤ ${TARGETS.p99}`, p99 <= TARGETS.p99],
    ['balance of the worker, p99, ms', balance.toFixed(1), `≤ ${TARGETS.balance}`, balance <= TARGETS.balance],
    [
      ...(['reconciliation, s', day.seconds.toFixed(1), `≤ ${TARGETS.reconcileSeconds}`] as const),
      day.seconds <= TARGETS.reconcileSeconds,
    ],
    ['reconciliation, MB', day.mb.toFixed(0), `≤ ${TARGETS.reconcileMb}`, day.mb <= TARGETS.reconcileMb],
  ];
}

function report(results: Results, entries: number, rows: number): boolean {
  const row = (name: string, { times, seconds }: MeasuredPostings): string[] => [
    ...[name, (times.length / seconds).toFixed(0)],
    ...[0.5, 0.9, 0.99].map((part) => percentile(times, part).toFixed(1)),
  ];
  write(
    formatTable([
      ['postings', 'a second', 'p50 ms', 'p90 ms', 'p99 ms'],
      row('without a pause', results.atOnce),
      row(`${TARGETS.perSecond} a second`, results.atPace),
    ]),
  );
  const [balance, lines] = [results.balances, results.lines].map((times) => percentile(times, 0.99).toFixed(1));
  write(`\nA worker with ${entries} entries: balance ${balance} ms, first page of the statement ${lines} ms (p99)`);
  write(`A day with ${rows} rows: ${results.day.seconds.toFixed(1)} s, ${results.day.mb.toFixed(0)} MB\n`);
  const verdicts = verdictsOf(results);
  write(
    formatTable([['target', 'measured', 'target', ''], ...verdicts.map(([a, b, c, met]) => [a, b, c, verdict(met)])]),
  );
  return verdicts.every(([, , , met]) => met);
}

/** The database and the settlement report of a run. */
interface Scene {
  client: Client;
  url: string;
  books: Books;
  provider: SettlementReport;
}

async function measure({ client, url, books, provider }: Scene, options: Record<string, number>): Promise<Results> {
  const { seconds = 0, connections = 0, entries = 0, rows = 0 } = options;
  await postAtOnce(books, connections, WARM_UP_SECONDS);
  const atOnce = await postAtOnce(books, connections, seconds);
  const atPace = await postAtPace(books, TARGETS.perSecond, seconds);
  write('postings: done');
  const worker = await saveWages(client, entries);
  const balances = await timesOf(BALANCES, () => books.balanceOf({ kind: 'worker.payable', ownerId: worker }));
  const lines = await timesOf(BALANCES, () => books.listLines(worker, PAGE_LINES));
  const yesterday = new Date(Date.parse(indianDay(new Date(Date.now() - DAY_MS))) + REPORT_HOUR * 3_600_000);
  await savePayments(client, rows, yesterday);
  write(`a day with ${rows} rows: stored`);
  const day = await reconcile(url, provider.url, new Date(yesterday.getTime() + DAY_MS));
  const { rows: matched } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payment_reconciliation_rows WHERE status = 'matched'`,
  );
  if (matched[0]?.count !== rows) throw new Error(`${matched[0]?.count} of ${rows} rows match.`);
  return { atOnce, atPace, balances, lines, day };
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '16' },
      entries: { type: 'string', default: '100000' },
      rows: { type: 'string', default: '100000' },
    },
  });
  const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  if (!Object.values(options).every((value) => value > 0)) throw new Error(USAGE);
  const backend = await loadBackend();
  const cluster = await openCluster(process.env, { durable: true });
  runAtExit(() => cluster.stop());
  const { url } = await openDatabase(cluster, 'nukkad_bench_ledger', false);
  await backend.migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const provider: SettlementReport = await serveReport(options['rows'] ?? 0);
  const books = await backend.books(url, { connections: options['connections'] ?? 0, provider: provider.url });
  try {
    const results = await measure({ client, url, books, provider }, options);
    const { rows } = await client.query<{ version: string }>(`SELECT split_part(version(), ' ', 2) AS version`);
    const load = loadavg()[0]?.toFixed(1);
    write(
      `\n${describeMachine()}, PostgreSQL ${rows[0]?.version}, every commit on disk, load of the machine ${load}\n`,
    );
    return report(results, options['entries'] ?? 0, options['rows'] ?? 0);
  } finally {
    await books.close();
    await client.end();
    provider.close();
  }
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
