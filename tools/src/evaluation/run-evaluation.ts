import type { ScoredJob } from '@nukkad/domain/scoring';
import { Dice } from '../bench/dice.js';
import { gini, mean } from '../bench/figures.js';
import { observe } from './observations.js';
import { drawWhims, gladness, welcome } from './planted-preferences.js';
import { exposureAt, gradesOf, ndcg } from './quality.js';
import { ABLATIONS, OURS, scalesOf, SINGLE_SIGNALS } from './rankings.js';
import { kilometresBetween, makeMarket, type MarketSize } from './synthetic-market.js';

const DEPTH = 10;
const RADIUS_KM = 20;

/** What an order of the lists achieves. */
export interface Quality {
  name: string;
  /** Mean NDCG@10 over seekers, and over jobs of the seekers put before their employers. */
  seekers: number;
  employers: number;
  /** Part of all jobs that stand in the first ten of somebody. */
  coverage: number;
  /** How unequally jobs are seen. */
  gini: number;
}

interface Pair {
  job: number;
  seeker: number;
  seen: ScoredJob;
  glad: number;
  welcome: number;
  luck: number;
}

/** Makes a market, looks at it as the product would, and compares orders by what was planted. */
export function evaluate(size: MarketSize): Quality[] {
  const market = makeMarket(size);
  const dice = new Dice(size.seed + 1);
  const { ads, profiles } = observe(market, dice);
  const scales = scalesOf(profiles);
  const whims = drawWhims(dice, size.seekers, size.jobs);
  const otherWhims = drawWhims(dice, size.seekers, size.jobs);
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
        glad: gladness(market, seeker, job, whims[at]!),
        welcome: welcome(seeker, job, otherWhims[at]!),
        luck: dice.next(),
      });
    });
  });
  const bySeeker = groupsOf(
    pairs,
    (pair) => pair.seeker,
    (pair) => pair.glad,
  );
  const byJob = groupsOf(
    pairs,
    (pair) => pair.job,
    (pair) => pair.welcome,
  );
  return [...SINGLE_SIGNALS, OURS, ...ABLATIONS].map((ranking) => {
    const value = ({ seen, seeker, luck }: Pair): number =>
      ranking.value(seen, profiles[seeker]!, scales[seeker]!, luck);
    return { name: ranking.name, ...judge(value, bySeeker, byJob, size.jobs) };
  });
}

interface Group {
  pairs: Pair[];
  grades: Uint8Array;
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
    .map((group) => ({ pairs: group, grades: gradesOf(group.map(wish)) }));
}

const ordered = ({ pairs, grades }: Group, value: (pair: Pair) => number): { pair: Pair; grade: number }[] =>
  pairs
    .map((pair, index) => ({ pair, grade: grades[index]!, value: value(pair) }))
    .sort((a, b) => b.value - a.value || a.pair.luck - b.pair.luck);

function judge(
  value: (pair: Pair) => number,
  bySeeker: readonly Group[],
  byJob: readonly Group[],
  jobs: number,
): Omit<Quality, 'name'> {
  const exposure = new Float64Array(jobs);
  const forSeekers = bySeeker.map((group) => {
    const list = ordered(group, value);
    list.slice(0, DEPTH).forEach(({ pair }, rank) => (exposure[pair.job]! += exposureAt(rank)));
    return ndcg(
      list.map(({ grade }) => grade),
      DEPTH,
    );
  });
  const forEmployers = byJob.map((group) =>
    ndcg(
      ordered(group, value).map(({ grade }) => grade),
      DEPTH,
    ),
  );
  return {
    seekers: mean(forSeekers),
    employers: mean(forEmployers),
    coverage: exposure.filter((seen) => seen > 0).length / jobs,
    gini: gini([...exposure]),
  };
}

/** The single-signal order that serves seekers best, and by how much ours is better. */
export function advantage(qualities: readonly Quality[]): { rival: string; by: number } {
  const ours = qualities.find(({ name }) => name === OURS.name)!;
  const names = SINGLE_SIGNALS.map(({ name }) => name);
  const best = qualities.filter(({ name }) => names.includes(name)).sort((a, b) => b.seekers - a.seekers)[0]!;
  return { rival: best.name, by: ours.seekers - best.seekers };
}
