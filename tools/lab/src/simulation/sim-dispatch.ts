import { parseArgs } from 'node:util';
import type { Urgency } from '@nukkad/contract/instant-work/instant-jobs';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { describeMachine } from '../bench/machine.js';
import { type NativeCluster, openCluster } from '@nukkad/tools/native-engines/native-cluster';
import { UserError, userMessageOf } from '@nukkad/tools/start/user-error';
import { ASSUMPTIONS } from './behaviour.js';
import { type CitySize, makeCity } from './city.js';
import { heldByReviews } from './effect-of-reviews.js';
import { fillRate, fillRateOfFillable, judge, type Judgement, offersPerFill } from './judge.js';
import type { DayOutcome } from './outcomes.js';
import { openEmbeddedPlace, openNativePlace, type OpenPlace } from './places.js';
import {
  BEFORE_REVIEWS,
  BROADCAST,
  ONE_BY_ONE,
  OURS,
  type Strategy,
  WITHOUT_NEWCOMER_PLACES,
  WITHOUT_ONE_PART,
} from './policies.js';
import { runDay } from './run-day.js';
import { runAtExit } from '../bench/run-at-exit.js';

const USAGE = 'npm run sim:dispatch -- [--cities 30] [--workers 240] [--jobs 30] [--reviews] | --seeds 1000';
const LANES = 2;
const TARGETS = { fillRate: 0.95, offersShare: 0.5 } as const;
/** Cities of a run for double bookings: few workers in high demand, who act at the same few moments. */
const CROWDED = { workers: 12, jobs: 5, tickMs: 300_000, crowded: true } as const;
const URGENCIES: readonly Urgency[] = ['asap', 'within_24h', 'scheduled', 'flexible'];
const TOLD_EVERY = 50;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
const share = (value: number): string => value.toFixed(3);
const minutes = (value: number): string => value.toFixed(1);

/** Runs `cities` in as many lanes as there are places; `run` receives the place and the city of its turn. */
async function inLanes(
  places: readonly OpenPlace[],
  cities: readonly CitySize[],
  run: (place: OpenPlace, size: CitySize) => Promise<void>,
): Promise<void> {
  const left = [...cities];
  await Promise.all(
    places.map(async (place) => {
      for (let size = left.shift(); size; size = left.shift()) await run(place, size);
    }),
  );
}

/** Runs all strategies in all cities; the days of each strategy, in the order of the cities. */
async function compare(
  places: readonly OpenPlace[],
  cities: readonly CitySize[],
  strategies: readonly Strategy[],
): Promise<Map<Strategy, DayOutcome[]>> {
  const days = new Map(strategies.map((strategy) => [strategy, [] as DayOutcome[]]));
  const startedAt = performance.now();
  let done = 0;
  await inLanes(places, cities, async (place, size) => {
    for (const strategy of strategies) {
      days.get(strategy)![cities.indexOf(size)] = await runDay(place, makeCity(size), strategy);
    }
    if (++done % Math.max(1, TOLD_EVERY / strategies.length / 2) < 1 || done === cities.length) {
      write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(6)} s  ${done} of ${cities.length} cities`);
    }
  });
  return days;
}

const row = (name: string, judged: Judgement): string[] => [
  name,
  share(fillRate(judged)),
  share(fillRateOfFillable(judged)),
  minutes(judged.medianMinutes),
  minutes(judged.p90Minutes),
  offersPerFill(judged).toFixed(1),
  share(judged.reached),
  share(judged.gini),
  share(judged.kept),
  share(judged.good),
  share(judged.newcomers),
  String(judged.doubleBookings),
];
const HEAD = [
  ...['', 'fill rate', 'where supply allows', 'median min', 'p90 min', 'offers per fill', 'workers with an offer'],
  ...['Gini of offers', 'came', 'good matches', 'newcomers in first waves', 'double bookings'],
];

/** A measure, its value, its target, and whether the target is met. */
type Held = [string, string, string, boolean];

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`;

/** Prints the changes by reviews; returns whether their targets are met. */
function reportReviews(days: ReadonlyMap<Strategy, DayOutcome[]>): boolean {
  const held = heldByReviews(days.get(BEFORE_REVIEWS)!, days.get(OURS)!);
  const [before, ours] = [judge(days.get(BEFORE_REVIEWS)!), judge(days.get(OURS)!)];
  const figures = [
    [before.good, ours.good],
    [before.newcomers, ours.newcomers],
    [before.gini, ours.gini],
    [fillRateOfFillable(before), fillRateOfFillable(ours)],
  ];
  write('');
  write(
    formatTable([
      ['by reviews', 'before', 'with them', 'mean change of a city', 'spread', 'standard error', 'target', ''],
      ...held.map(({ name, change, target, isMet }, index) => [
        ...[name, ...figures[index]!.map(share), signed(change.mean), change.spread.toFixed(4)],
        ...[change.error.toFixed(4), target, verdict(isMet)],
      ]),
    ]),
  );
  return held.every(({ isMet }) => isMet);
}

/** Prints the results of the dispatch strategies; returns whether the targets are met. */
function report(days: ReadonlyMap<Strategy, DayOutcome[]>): boolean {
  const judged = new Map([...days].map(([strategy, outcomes]) => [strategy, judge(outcomes)]));
  const [ours, broadcast] = [judged.get(OURS)!, judged.get(BROADCAST)!];
  write(
    `\n${ours.openings} openings, of which willing and free workers in reach could fill ${ours.fillable} (by our waves)\n`,
  );
  write(formatTable([HEAD, ...[...judged].map(([{ name }, judgement]) => row(name, judgement))]));
  write('');
  const ofUrgency = (urgency: Urgency): Judgement => judge(days.get(OURS)!, ({ job }) => job.urgency === urgency);
  const columns = HEAD.map((_cell, index) => index).filter((index) => ![6, 7, 10, 11].includes(index));
  const only = (cells: string[]): string[] => columns.map((index) => cells[index]!);
  write(
    formatTable([
      only(['our waves, by urgency', ...HEAD.slice(1)]),
      ...URGENCIES.map((of) => only(row(of, ofUrgency(of)))),
    ]),
  );
  const doubleBookings = [...judged.values()].reduce((sum, judgement) => sum + judgement.doubleBookings, 0);
  const held: Held[] = [
    [
      'fill rate where supply allows',
      share(fillRateOfFillable(ours)),
      `≥ ${TARGETS.fillRate}`,
      fillRateOfFillable(ours) >= TARGETS.fillRate,
    ],
    [
      "offers per fill, of the broadcast's",
      share(offersPerFill(ours) / offersPerFill(broadcast)),
      `≤ ${TARGETS.offersShare}`,
      offersPerFill(ours) <= TARGETS.offersShare * offersPerFill(broadcast),
    ],
    ['double bookings', String(doubleBookings), '0', doubleBookings === 0],
  ];
  write('');
  write(
    formatTable([
      ['held to', 'measured', 'target', ''],
      ...held.map(([...cells]) => [...(cells.slice(0, 3) as string[]), verdict(cells[3])]),
    ]),
  );
  const isHeldByReviews = reportReviews(days);
  return isHeldByReviews && held.every(([, , , met]) => met);
}

/**
 * Runs many crowded cities by the product's waves and by the broadcast in turn; returns whether there was no double
 * booking.
 */
async function lookForDoubleBookings(places: readonly OpenPlace[], seeds: number): Promise<boolean> {
  const days: DayOutcome[] = [];
  const startedAt = performance.now();
  const cities = Array.from({ length: seeds }, (_, n) => ({ ...CROWDED, seed: n + 1 }));
  await inLanes(places, cities, async (place, size) => {
    days.push(await runDay(place, makeCity(size), size.seed % 2 === 0 ? BROADCAST : OURS));
    if (days.length % TOLD_EVERY === 0 || days.length === seeds) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(6);
      write(`${seconds} s  ${days.length} of ${seeds} seeds, double bookings: ${judge(days).doubleBookings}`);
    }
  });
  const judged = judge(days);
  write(
    `\n${seeds} crowded cities of ${CROWDED.workers} workers and ${CROWDED.jobs} jobs, half of them by our waves, half by a broadcast: ` +
      `${judged.openings} openings, ${judged.offers} offers, ${judged.filled} filled, ` +
      `${judged.actsAtOnce} acts in the same moment as another`,
  );
  write(`double bookings: ${judged.doubleBookings} (target 0): ${verdict(judged.doubleBookings === 0)}`);
  return judged.doubleBookings === 0;
}

async function openPlaces(stops: (() => void)[]): Promise<OpenPlace[]> {
  let cluster: NativeCluster;
  try {
    cluster = await openCluster(process.env);
  } catch (error) {
    if (!(error instanceof UserError) || process.env['PGHOST']) throw error;
    write('No native PostgreSQL was found: on the embedded database nothing happens at once.');
    return [await openEmbeddedPlace()];
  }
  stops.push(() => cluster.stop());
  return Promise.all(Array.from({ length: LANES }, (_, lane) => openNativePlace(cluster, `nukkad_city_${lane + 1}`)));
}

async function main(stops: (() => void)[]): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      cities: { type: 'string', default: '30' },
      workers: { type: 'string', default: '240' },
      jobs: { type: 'string', default: '30' },
      reviews: { type: 'boolean', default: false },
      seeds: { type: 'string' },
    },
  });
  const numbers = [values.cities, values.workers, values.jobs, values.seeds ?? '1'].map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) throw new UserError(USAGE);
  const [cities, workers, jobs, seeds] = numbers as [number, number, number, number];
  write('This city is SYNTHETIC: people, jobs and what they do were made up by a program, in virtual time.');
  const places = await openPlaces(stops);
  write(`${describeMachine()}, ${places[0]!.engine}`);
  for (const assumption of ASSUMPTIONS) write(`- ${assumption}`);
  write('');
  if (values.seeds !== undefined) return lookForDoubleBookings(places, seeds);
  write(`${cities} cities, seeds 1 to ${cities}, each of ${workers} workers and ${jobs} jobs\n`);
  const sizes = Array.from({ length: cities }, (_, n) => ({ workers, jobs, seed: n + 1, tickMs: 1 }));
  if (values.reviews) {
    const days = await compare(places, sizes, [OURS, BEFORE_REVIEWS, WITHOUT_NEWCOMER_PLACES]);
    write('');
    write(formatTable([HEAD, ...[...days].map(([{ name }, outcomes]) => row(name, judge(outcomes)))]));
    return reportReviews(days);
  }
  const others = [BEFORE_REVIEWS, BROADCAST, ONE_BY_ONE, WITHOUT_NEWCOMER_PLACES, ...WITHOUT_ONE_PART];
  return report(await compare(places, sizes, [OURS, ...others]));
}

const stops: (() => void)[] = [];
runAtExit(() => stops.forEach((stop) => stop()));
main(stops).then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
