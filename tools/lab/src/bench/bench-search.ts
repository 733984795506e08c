import { parseArgs } from 'node:util';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { loadBackend } from './backend.js';
import { mean, percentile } from './figures.js';
import { describeMachine } from './machine.js';
import { marketOccupations } from './market-occupations.js';
import { openCluster } from '@nukkad/tools/native-engines/native-cluster';
import { startRedis } from '@nukkad/tools/native-engines/native-redis';
import { measure, type Measured, summary, WARM_UP_ROUNDS } from './run-search.js';
import { CONNECTIONS, type Held, isMet, judgeLoad } from './search-load.js';
import { runAtExit } from './run-at-exit.js';

const USAGE =
  'npm run bench:search -- [--jobs 1000000] [--seekers 1000] [--again] [--seconds 10] [--before <p50 ms of the commit to compare with>]';
const OCCUPATION_SEED = 7;
/**
 * Machines differ: the median is compared with that of another commit on the same machine (`--before`), and the slowest with the
 * median. Searches for a text have limits in milliseconds, and so have those under load.
 */
const TARGETS = { p50OfBefore: 0.6, p99OfP50: 2.5, textP99: 25, recall: 0.97 } as const;
const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/** Returns the sizes that show the growth: two smaller ones, each a tenth of the next, and the requested one. */
const sizesUpTo = (jobs: number): number[] =>
  [jobs / 100, jobs / 10, jobs].map(Math.round).filter((size) => size >= 100);

function report(all: readonly Measured[], before: number | null, write: (line: string) => void): boolean {
  const largest = all.at(-1)!;
  const smallest = all[0]!;
  const { p50, recall } = summary(largest);
  const text = largest.byKind.get('text')!;
  const textP99 = percentile(text.times, 0.99);
  const held: Held[] = [
    ...(before === null
      ? []
      : [
          {
            what: 'p50 / p50 before',
            measured: p50 / before,
            digits: 2,
            sign: '≤',
            target: TARGETS.p50OfBefore,
          } as const,
        ]),
    {
      what: 'p99 / p50',
      measured: percentile(largest.times, 0.99) / p50,
      digits: 1,
      sign: '≤',
      target: TARGETS.p99OfP50,
    },
    { what: 'p99 of searches for a text, ms', measured: textP99, digits: 1, sign: '≤', target: TARGETS.textP99 },
    { what: 'recall@20', measured: recall, digits: 3, sign: '≥', target: TARGETS.recall },
    {
      what: 'recall@20 of searches for a text',
      measured: mean(text.recalls),
      digits: 3,
      sign: '≥',
      target: TARGETS.recall,
    },
    ...(largest.underLoad ? judgeLoad(largest.underLoad.product, largest.underLoad.plainSql) : []),
  ];
  const growth = p50 / summary(smallest).p50;
  const allowed = Math.log(largest.jobs) / Math.log(smallest.jobs);
  write(`\n${describeMachine()}, PostgreSQL ${largest.version}`);
  write('timed: GET /api/ai-jobs of the built server, as its access log tells; for the client: over loopback');
  write(
    `${largest.jobs} jobs, ${largest.open} open, ${largest.densest} of them within 20 km of the middle of Bengaluru; ` +
      `${largest.times.length} random seekers, one after the other, after as many others searched ${WARM_UP_ROUNDS} times\n`,
  );
  write(
    formatTable([
      ['held to', 'measured', 'target', ''],
      ...held.map((figure) => [
        figure.what,
        figure.measured.toFixed(figure.digits),
        `${figure.sign} ${figure.target}`,
        verdict(isMet(figure)),
      ]),
      [
        `p50 of ${largest.jobs} / of ${smallest.jobs} jobs`,
        growth.toFixed(2),
        `≤ ${allowed.toFixed(2)} (logarithm)`,
        verdict(growth <= allowed),
      ],
    ]),
  );
  write('');
  write(
    formatTable([
      ['jobs', 'p50 ms', 'p99 ms', 'p50 ms for the client', 'p99 ms for the client', 'recall@20'],
      ...all.map((measured) => {
        const figures = summary(measured);
        const times = [figures.p50, figures.p99, ...[0.5, 0.99].map((part) => percentile(measured.roundTrips, part))];
        return [String(measured.jobs), ...times.map(ms), figures.recall.toFixed(3)];
      }),
    ]),
  );
  write('');
  write(
    formatTable([
      ['search for', 'searches', 'p50 ms', 'p99 ms', 'recall@20'],
      ...[...largest.byKind].map(([kind, { times, recalls }]) => [
        kind,
        String(times.length),
        ms(percentile(times, 0.5)),
        ms(percentile(times, 0.99)),
        mean(recalls).toFixed(3),
      ]),
    ]),
  );
  write('');
  write(
    formatTable([
      ['other ways, same data', 'p50 ms', 'max ms'],
      ...largest.baselines.map(({ name, times }) => [name, ms(percentile(times, 0.5)), ms(Math.max(...times))]),
    ]),
  );
  if (largest.underLoad) {
    const { product, plainSql, redis } = largest.underLoad;
    write(`\n${CONNECTIONS} searches at the same time, as a client sees them`);
    write(
      formatTable([
        ['way', 'a second', 'p50 ms', 'p99 ms', 'failed'],
        ...[product, plainSql, redis].map(({ name, perSecond, p50: median, p99, failed }) => [
          ...[name, perSecond.toFixed(perSecond < 10 ? 1 : 0), ms(median), ms(p99), String(failed)],
        ]),
      ]),
    );
  }
  return held.every(isMet) && growth <= allowed;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '1000000' },
      seekers: { type: 'string', default: '1000' },
      again: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '10' },
      before: { type: 'string' },
    },
  });
  const [jobs, seekers, seconds] = [Number(values.jobs), Number(values.seekers), Number(values.seconds)];
  const before = values.before === undefined ? null : Number(values.before);
  const isCount = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;
  if (!isCount(jobs, 100) || !isCount(seekers, 1) || !(seconds > 0) || !(before === null || before > 0))
    throw new Error(USAGE);
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  const backend = await loadBackend();
  const cluster = await openCluster(process.env);
  runAtExit(() => cluster.stop());
  const redis = await startRedis();
  try {
    const occupations = marketOccupations(OCCUPATION_SEED);
    const measured: Measured[] = [];
    for (const size of sizesUpTo(jobs)) {
      const startedAt = performance.now();
      const told = (step: string): void =>
        write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${size} jobs: ${step}`);
      const isLargest = size === jobs;
      const load = isLargest ? { seconds, redisUrl: redis.url } : null;
      const settings = { jobs: size, seekers, occupations, baselines: isLargest, again: values.again, load };
      measured.push(await measure(cluster, backend, settings, told));
    }
    return report(measured, before, write);
  } finally {
    await redis.stop();
  }
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
