import { parseArgs } from 'node:util';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { loadBackend } from './backend.js';
import { mean, percentile } from './figures.js';
import { describeMachine } from './machine.js';
import { marketOccupations } from './market-occupations.js';
import { openCluster } from '@nukkad/tools/native-engines/native-cluster';
import { measure, type Measured, summary, WARM_UP_ROUNDS } from './run-search.js';

const USAGE = 'npm run bench:search -- [--jobs 1000000] [--seekers 1000] [--again]';
const OCCUPATION_SEED = 7;
/**
 * Machines differ: the median is limited to a multiple of the time of a lookup of the twenty nearest by the index of
 * positions in the same run, and the slowest to a multiple of the median. Searches for a text have limits in
 * milliseconds.
 */
const TARGETS = { p50OfBare: 7, p99OfP50: 3, textP99: 20, recall: 0.97 } as const;
const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
const isMet = (measured: number, sign: '≤' | '≥', target: number): boolean =>
  sign === '≤' ? measured <= target : measured >= target;
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/** Returns the sizes that show the growth: two smaller ones, each a tenth of the next, and the requested one. */
const sizesUpTo = (jobs: number): number[] =>
  [jobs / 100, jobs / 10, jobs].map(Math.round).filter((size) => size >= 100);

function report(all: readonly Measured[], write: (line: string) => void): boolean {
  const largest = all.at(-1)!;
  const smallest = all[0]!;
  const { p50, p99, recall } = summary(largest);
  const bare = percentile(largest.baselines[0]!.times, 0.5);
  const text = largest.byKind.get('text')!;
  const textP99 = percentile(text.times, 0.99);
  const held: [what: string, measured: number, digits: number, sign: '≤' | '≥', target: number][] = [
    ['p50 / 20 nearest, unscored', p50 / bare, 1, '≤', TARGETS.p50OfBare],
    ['p99 / p50', p99 / p50, 1, '≤', TARGETS.p99OfP50],
    ['p99 of searches for a text, ms', textP99, 1, '≤', TARGETS.textP99],
    ['recall@20', recall, 3, '≥', TARGETS.recall],
    ['recall@20 of searches for a text', mean(text.recalls), 3, '≥', TARGETS.recall],
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
      ...held.map(([what, measured, digits, sign, target]) => [
        what,
        measured.toFixed(digits),
        `${sign} ${target}`,
        verdict(isMet(measured, sign, target)),
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
  return held.every(([, measured, , sign, target]) => isMet(measured, sign, target)) && growth <= allowed;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '1000000' },
      seekers: { type: 'string', default: '1000' },
      again: { type: 'boolean', default: false },
    },
  });
  const [jobs, seekers] = [Number(values.jobs), Number(values.seekers)];
  if (!Number.isInteger(jobs) || jobs < 100 || !Number.isInteger(seekers) || seekers < 1) throw new Error(USAGE);
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  const backend = await loadBackend();
  const cluster = await openCluster(process.env);
  process.once('SIGINT', () => process.exit(130)).once('exit', () => cluster.stop());
  const occupations = marketOccupations(OCCUPATION_SEED);
  const measured: Measured[] = [];
  for (const size of sizesUpTo(jobs)) {
    const startedAt = performance.now();
    const told = (step: string): void =>
      write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${size} jobs: ${step}`);
    const settings = { jobs: size, seekers, occupations, baselines: size === jobs, again: values.again };
    measured.push(await measure(cluster, backend, settings, told));
  }
  return report(measured, write);
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
