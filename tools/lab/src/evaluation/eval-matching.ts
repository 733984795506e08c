import { parseArgs } from 'node:util';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { describeMachine } from '../bench/machine.js';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { DAYS } from './exposure-simulation.js';
import { OURS } from './rankings.js';
import { evaluate, meanQualities, type Quality, targetsOf } from './run-evaluation.js';

const USAGE = 'npm run eval:matching -- [--seekers 300] [--jobs 2000] [--seed 1] [--markets 5]';
const HEAD = [
  ...['order', 'NDCG@10 seekers', 'NDCG@10 employers', 'coverage', 'Gini of exposure'],
  ...['good matches', 'jobs with an application', 'views of new employers'],
];
const figure = (value: number): string => value.toFixed(3);
const ofOurs = (seed: number, qualities: readonly Quality[]): string[] => {
  const ours = qualities.find(({ name }) => name === OURS.name)!;
  return [String(seed), figure(ours.seekers), figure(ours.gini)];
};

function main(): boolean {
  const { values } = parseArgs({
    options: {
      seekers: { type: 'string', default: '300' },
      jobs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      markets: { type: 'string', default: '5' },
    },
  });
  const size = { seekers: Number(values.seekers), jobs: Number(values.jobs), seed: Number(values.seed) };
  const count = Number(values.markets);
  if ([...Object.values(size), count].some((number) => !Number.isInteger(number) || number < 1)) throw new Error(USAGE);
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  // one market is easier than another with any order, and each becomes another one when the taxonomy grows
  const seeds = Array.from({ length: count }, (_, index) => size.seed + index);
  const markets = seeds.map((seed) => evaluate({ ...size, seed }));
  const qualities = meanQualities(markets);
  write('This market is SYNTHETIC: people, jobs and what they want were made up by a program.');
  write(`${size.seekers} seekers, ${size.jobs} jobs, the mean of seeds ${seeds.join(', ')}; ${describeMachine()}`);
  write(
    `Everybody asks for a list on each of ${DAYS} days; who came to a job is known only from the lists shown before.\n`,
  );
  const row = ({ name, seekers, employers, coverage, gini, good, filled, newcomers }: Quality): string[] => [
    name,
    ...[seekers, employers, coverage, gini, good, filled, newcomers].map(figure),
  ];
  write(formatTable([HEAD, ...qualities.map(row)]));
  write('');
  write(
    formatTable([
      ['seed', 'NDCG@10 of ours for seekers', 'Gini'],
      ...seeds.map((seed, index) => ofOurs(seed, markets[index]!)),
    ]),
  );
  const targets = targetsOf(qualities);
  write('');
  for (const { name, value, bound, met } of targets) {
    write(`${name}: ${figure(value)} (target ${bound}): ${met ? 'met' : 'MISSED'}`);
  }
  return targets.every(({ met }) => met);
}

try {
  process.exit(main() ? 0 : 1);
} catch (error) {
  process.stderr.write(`${userMessageOf(error)}\n`);
  process.exit(1);
}
