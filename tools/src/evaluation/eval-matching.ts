import { parseArgs } from 'node:util';
import { table } from '../bench/figures.js';
import { describeMachine } from '../bench/machine.js';
import { sentence } from '../start/problem.js';
import { advantage, evaluate, type Quality } from './run-evaluation.js';

const TARGET = 0.15;
const USAGE = 'npm run eval:matching -- [--seekers 300] [--jobs 2000] [--seed 1]';
const figure = (value: number): string => value.toFixed(3);

function main(): boolean {
  const { values } = parseArgs({
    options: {
      seekers: { type: 'string', default: '300' },
      jobs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const size = { seekers: Number(values.seekers), jobs: Number(values.jobs), seed: Number(values.seed) };
  if (Object.values(size).some((number) => !Number.isInteger(number) || number < 1)) throw new Error(USAGE);
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  const qualities = evaluate(size);
  const { rival, by } = advantage(qualities);
  write('This market is SYNTHETIC: people, jobs and what they want were made up by a program.');
  write(`${size.seekers} seekers, ${size.jobs} jobs, seed ${size.seed}; ${describeMachine()}\n`);
  const row = ({ name, seekers, employers, coverage, gini }: Quality): string[] => [
    name,
    figure(seekers),
    figure(employers),
    figure(coverage),
    figure(gini),
  ];
  write(
    table([['order', 'NDCG@10 seekers', 'NDCG@10 employers', 'coverage', 'Gini of exposure'], ...qualities.map(row)]),
  );
  const met = by >= TARGET;
  write(
    `\nours is ${figure(by)} above ${rival}, the best single signal (target ≥ ${TARGET}): ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

try {
  process.exit(main() ? 0 : 1);
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}
