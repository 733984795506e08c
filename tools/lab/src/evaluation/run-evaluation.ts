import { NEWCOMER_SHARE } from '@nukkad/contract/matching/dispatch';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { gini, mean } from '../bench/figures.js';
import { type Application, DAYS, DEPTH, ExposureSimulation } from './exposure-simulation.js';
import { observe, type SeenJob } from './observations.js';
import { drawPreferenceNoise, employerUtility, seekerUtility } from './ground-truth-preferences.js';
import { bestGain, exposureAt, gradesOf, ndcg } from './quality.js';
import {
  ABLATIONS,
  OURS,
  OURS_BEFORE_REVIEWS,
  OURS_UNYIELDING,
  type Ranking,
  scalesOf,
  SINGLE_SIGNALS,
} from './rankings.js';
import { kilometresBetween, makeMarket, type MarketSize } from './synthetic-market.js';

const RADIUS_KM = 20;

/** Quality of an order of the lists. */
export interface Quality {
  name: string;
  /** Mean NDCG@10 over all lists of seekers, and over jobs of the seekers put before their employers in the end. */
  seekers: number;
  employers: number;
  /** Part of all jobs that are in the first ten of at least one list. */
  coverage: number;
  /** Inequality of the views of jobs (Gini coefficient). */
  gini: number;
  /**
   * Expected part of the applications after which both sides would repeat the work, by the planted qualities. Each seeker
   * counts once, because the number of applications of a good worker is chance.
   */
  good: number;
  /** Part of the jobs with an application. */
  filled: number;
  /** Part of the views that go to employers without answers. */
  newcomers: number;
}

interface Pair {
  job: number;
  seeker: number;
  seen: SeenJob;
  seekerUtility: number;
  employerUtility: number;
  draw: number;
}

/**
 * Generates a market, observes it as the product would, and compares orders by the ground truth. Each seeker requests a
 * list on each of some days, one after the other; an order that uses previous visitors learns of them from the earlier
 * lists.
 */
export function evaluate(size: MarketSize): Quality[] {
  const market = makeMarket(size);
  const random = new SeededRandom(size.seed + 1);
  const { ads, profiles, newEmployers } = observe(market, random, size.seed + 4);
  const scales = scalesOf(profiles);
  const seekerNoise = drawPreferenceNoise(random, size.seekers, size.jobs);
  const employerNoise = drawPreferenceNoise(random, size.seekers, size.jobs);
  const pairs: Pair[] = [];
  market.seekers.forEach((seeker, s) => {
    market.jobs.forEach((job, j) => {
      const distanceKm = kilometresBetween(seeker.place, job.place);
      if (distanceKm > RADIUS_KM) return;
      const at = s * size.jobs + j;
      pairs.push({
        job: j,
        seeker: s,
        seen: { ...ads[j]!, distanceKm },
        seekerUtility: seekerUtility(market, seeker, job, seekerNoise[at]!),
        employerUtility: employerUtility(seeker, job, employerNoise[at]!),
        draw: random.next(),
      });
    });
  });
  const bySeeker = groupsOf(
    pairs,
    (pair) => pair.seeker,
    (pair) => pair.seekerUtility,
  );
  const byJob = groupsOf(
    pairs,
    (pair) => pair.job,
    (pair) => pair.employerUtility,
  );
  const places = market.jobs.map(({ employer }) => ({
    ...{ quality: market.employers[employer]!.quality, isNew: newEmployers.has(employer) },
  }));
  return [...SINGLE_SIGNALS, OURS, OURS_BEFORE_REVIEWS, OURS_UNYIELDING, ...ABLATIONS].map((ranking) => {
    const value = ({ seen, seeker, draw }: Pair): number =>
      ranking.value(seen, profiles[seeker]!, scales[seeker]!, draw);
    const workers = market.seekers.map(({ quality }) => quality);
    return { name: ranking.name, ...judge(ranking, value, bySeeker, byJob, { seed: size.seed, places, workers }) };
  });
}

/** Returns the mean quality of each order in several markets, which list the same orders. */
export function meanQualities(markets: readonly (readonly Quality[])[]): Quality[] {
  return (markets[0] ?? []).map(({ name }, index) => {
    const meanOf = (part: Exclude<keyof Quality, 'name'>): number =>
      mean(markets.map((qualities) => qualities[index]![part]));
    return {
      ...{ name, seekers: meanOf('seekers'), employers: meanOf('employers') },
      ...{ coverage: meanOf('coverage'), gini: meanOf('gini'), good: meanOf('good') },
      ...{ filled: meanOf('filled'), newcomers: meanOf('newcomers') },
    };
  });
}

interface Group {
  pairs: Pair[];
  grades: Uint8Array;
  best: number;
}

function groupsOf(pairs: readonly Pair[], key: (pair: Pair) => number, wish: (pair: Pair) => number): Group[] {
  const groups = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const group = groups.get(key(pair));
    if (group) group.push(pair);
    else groups.set(key(pair), [pair]);
  }
  return [...groups.values()]
    .filter((group) => group.length >= 2 * DEPTH)
    .map((group) => {
      const grades = gradesOf(group.map(wish));
      return { pairs: group, grades, best: bestGain([...grades], DEPTH) };
    });
}

interface Placed {
  pair: Pair;
  grade: number;
  value: number;
}

const isBefore = (a: Placed, b: Placed): boolean =>
  a.value > b.value || (a.value === b.value && a.pair.draw < b.pair.draw);

/** Returns the first DEPTH of a group. */
function firstOf({ pairs, grades }: Group, value: (pair: Pair) => number): Placed[] {
  const first: Placed[] = [];
  pairs.forEach((pair, index) => {
    const placed = { pair, grade: grades[index]!, value: value(pair) };
    if (first.length === DEPTH && !isBefore(placed, first[DEPTH - 1]!)) return;
    const place = first.findIndex((other) => isBefore(placed, other));
    first.splice(place === -1 ? first.length : place, 0, placed);
    first.length = Math.min(first.length, DEPTH);
  });
  return first;
}

const goodness = (first: readonly Placed[], { best }: Group): number =>
  ndcg(
    first.map(({ grade }) => grade),
    DEPTH,
    best,
  );

/**
 * Facts about the market for a judgement: the planted quality of each job's employer, whether it has no answers, and the
 * planted quality of each seeker.
 */
interface Judged {
  seed: number;
  places: readonly { quality: number; isNew: boolean }[];
  workers: readonly number[];
}

function judge(
  { yields }: Ranking,
  value: (pair: Pair) => number,
  bySeeker: readonly Group[],
  byJob: readonly Group[],
  { seed, places, workers }: Judged,
): Omit<Quality, 'name'> {
  const jobs = places.length;
  const random = new SeededRandom(seed + 2);
  const simulation = new ExposureSimulation(jobs, random);
  const exposure = new Float64Array(jobs);
  const forSeekers: number[] = [];
  const knowing = (group: Group): Group => {
    for (const { job, seen } of group.pairs) seen.unseen = yields ? simulation.unseen[job]! : 1;
    return group;
  };
  for (let day = 0; day < (yields ? DAYS : 1); day++) {
    for (const group of shuffled(bySeeker, random)) {
      const list = firstOf(knowing(group), value);
      list.forEach(({ pair }, rank) => (exposure[pair.job]! += exposureAt(rank)));
      forSeekers.push(goodness(list, group));
      simulation.show(
        group.pairs[0]!.seeker,
        list.map(({ pair, grade }) => ({ job: pair.job, grade })),
      );
    }
  }
  const { applications } = simulation;
  const forEmployers = byJob.map((group) => goodness(firstOf(knowing(group), value), group));
  return {
    seekers: mean(forSeekers),
    employers: mean(forEmployers),
    coverage: exposure.filter((seen) => seen > 0).length / jobs,
    gini: gini([...exposure]),
    good: shareOfGood(applications, { places, workers }),
    filled: new Set(applications.map(({ job }) => job)).size / jobs,
    newcomers: shareOf([...exposure], ({ isNew }) => Number(isNew), places),
  };
}

/** Returns the mean over the seekers of the expected part of their applications that both sides would repeat. */
function shareOfGood(applications: readonly Application[], { places, workers }: Omit<Judged, 'seed'>): number {
  const bySeeker = new Map<number, number[]>();
  for (const { job, seeker } of applications) {
    bySeeker.set(seeker, [...(bySeeker.get(seeker) ?? []), places[job]!.quality]);
  }
  return mean([...bySeeker].map(([seeker, qualities]) => workers[seeker]! * mean(qualities)));
}

/** Returns the weighted mean of a property of places. */
function shareOf<Of>(weights: readonly number[], property: (place: Of) => number, places: readonly Of[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return places.reduce((sum, place, index) => sum + weights[index]! * property(place), 0) / Math.max(1, total);
}

/** Returns the same things in random order. */
function shuffled<Thing>(things: readonly Thing[], random: SeededRandom): Thing[] {
  return things
    .map((thing) => ({ thing, draw: random.next() }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ thing }) => thing);
}

/** Returns the best single-signal order for seekers, and the advantage of the product's order over it. */
export function advantage(qualities: readonly Quality[]): { baseline: string; by: number } {
  const ours = qualities.find(({ name }) => name === OURS.name)!;
  const names = SINGLE_SIGNALS.map(({ name }) => name);
  const best = qualities.filter(({ name }) => names.includes(name)).sort((a, b) => b.seekers - a.seekers)[0]!;
  return { baseline: best.name, by: ours.seekers - best.seekers };
}

/** A target of the product's order. */
export interface Target {
  name: string;
  value: number;
  /** The bound as text, such as "≥ 0.37". */
  bound: string;
  met: boolean;
}

const GAIN_LEAST = 0.37;
const SEEKERS_LEAST = 0.46;
const GINI_MOST = 0.65;
/** A smaller change of a share by reviews is chance. */
const CHANCE = 0.01;

/** Returns the targets of the product's order against the order before reviews existed. */
function targetsOfReviews(ours: Quality, before: Quality): Target[] {
  const noLower = (name: string, part: 'filled' | 'seekers'): Target => {
    const value = ours[part] - before[part];
    return { name: `${name} of ours, by reviews`, value, bound: `≥ −${CHANCE}`, met: value >= -CHANCE };
  };
  const [good, gini] = [ours.good - before.good, ours.gini - before.gini];
  return [
    { name: 'good matches of ours, by reviews', value: good, bound: '> 0', met: good > 0 },
    { name: 'Gini of exposure of ours, by reviews', value: gini, bound: `≤ ${CHANCE}`, met: gini <= CHANCE },
    {
      name: 'views of new employers in ours',
      ...{ value: ours.newcomers, bound: `≥ ${NEWCOMER_SHARE}`, met: ours.newcomers >= NEWCOMER_SHARE },
    },
    noLower('jobs with an application', 'filled'),
    noLower('NDCG@10 for seekers', 'seekers'),
  ];
}

/** Returns the targets of the product's order, and whether they are met. */
export function targetsOf(qualities: readonly Quality[]): Target[] {
  const { baseline, by } = advantage(qualities);
  const ours = qualities.find(({ name }) => name === OURS.name)!;
  const { seekers, gini: inequality } = ours;
  const before = qualities.find(({ name }) => name === OURS_BEFORE_REVIEWS.name)!;
  return [
    ...targetsOfReviews(ours, before),
    {
      name: `gain of ours above ${baseline}, the best single signal, in NDCG@10 for seekers`,
      ...{ value: by, bound: `≥ ${GAIN_LEAST}`, met: by >= GAIN_LEAST },
    },
    {
      name: 'NDCG@10 of ours for seekers',
      ...{ value: seekers, bound: `≥ ${SEEKERS_LEAST}`, met: seekers >= SEEKERS_LEAST },
    },
    {
      name: 'Gini of exposure of ours',
      ...{ value: inequality, bound: `≤ ${GINI_MOST}`, met: inequality <= GINI_MOST },
    },
  ];
}
