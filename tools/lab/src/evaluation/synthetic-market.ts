import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { lexicon } from '@nukkad/language/lexicon/lexicon';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { drawQuality } from '../simulation/planted-quality.js';

/**
 * A synthetic market with planted preferences that only the generator knows. The part that the matching may see is in
 * `ads` and `profiles` (see observations.ts); this file contains the truth.
 */

/** Kilometres east and north of the middle of the city. */
export interface Place {
  east: number;
  north: number;
}

export interface TrueEmployer {
  /** Chance that an applicant gets an answer. */
  reliability: number;
  /** Hours until an answer. */
  answerHours: number;
  /** Probability that a worker of this employer would work there again. */
  quality: number;
}

export interface TrueJob {
  place: Place;
  employer: number;
  category: JobCategoryId;
  skills: readonly string[];
  /** The true pay in rupees an hour, stated or not. */
  pay: number;
  statesPay: boolean;
  ageDays: number;
  hoursPerWeek: number | null;
  /** Whether the job is filled although its ad is still shown. */
  isTaken: boolean;
}

export interface TrueSeeker {
  place: Place;
  /** Kilometres at which the commute has lost half of its appeal; differs per person. */
  reach: number;
  /** Appeal of each category, 0 to 1. */
  taste: ReadonlyMap<JobCategoryId, number>;
  /** The seeker's true skills. */
  skills: ReadonlySet<string>;
  /** Rupees an hour below which work is not worth it. */
  reservation: number;
  /** Weight of pay above that rate. */
  greed: number;
  hours: number;
  /** Chance to turn up for an interview; employers care. */
  diligence: number;
  /** Probability that an employer of this seeker would hire the seeker again. */
  quality: number;
}

export interface Market {
  employers: readonly TrueEmployer[];
  jobs: readonly TrueJob[];
  seekers: readonly TrueSeeker[];
}

export interface MarketSize {
  seekers: number;
  jobs: number;
  seed: number;
}

const JOBS_PER_EMPLOYER = 8;
const CITY_KM = 5;
const QUARTERS = 9;
const TRADES = 4;

const skillsByCategory = (): Map<JobCategoryId, string[][]> => {
  const trades = new Map<JobCategoryId, string[][]>();
  for (const { category, skills } of lexicon().occupations.values()) {
    trades.set(category, [...(trades.get(category) ?? []), [...skills]]);
  }
  return trades;
};

/** Makes a market; the same size and seed make the same one. */
export function makeMarket({ seekers, jobs, seed }: MarketSize): Market {
  const random = new SeededRandom(seed);
  const trades = skillsByCategory();
  const quarters = Array.from({ length: QUARTERS }, () => ({
    east: CITY_KM * random.normal(),
    north: CITY_KM * random.normal(),
    spread: 1 + 2 * random.next(),
  }));
  const somewhere = (): Place => {
    const { east, north, spread } = random.pick(quarters);
    return { east: east + spread * random.normal(), north: north + spread * random.normal() };
  };
  const levels = new Map(JOB_CATEGORY_IDS.map((category) => [category, 80 + 90 * random.next()]));
  // separate random numbers: the rest of the market does not depend on them
  const clocks = new SeededRandom(seed + 1);
  const qualities = new SeededRandom(seed + 3);
  const seekerQualities = new SeededRandom(seed + 5);
  const employers = Array.from({ length: Math.ceil(jobs / JOBS_PER_EMPLOYER) }, () => ({
    reliability: random.chance(0.35) ? 0.05 + 0.25 * random.next() : 0.5 + 0.5 * random.next(),
    answerHours: 50 * Math.exp(clocks.normal()),
    quality: drawQuality(qualities),
  }));
  return {
    employers,
    jobs: Array.from({ length: jobs }, () => makeJob(random, somewhere, employers.length, trades, levels)),
    seekers: Array.from({ length: seekers }, () => ({
      ...makeSeeker(random, somewhere, trades, levels),
      quality: drawQuality(seekerQualities),
    })),
  };
}

function makeJob(
  random: SeededRandom,
  somewhere: () => Place,
  employers: number,
  trades: ReadonlyMap<JobCategoryId, string[][]>,
  levels: ReadonlyMap<JobCategoryId, number>,
): TrueJob {
  const category = random.pick(JOB_CATEGORY_IDS);
  const trade = random.pick(trades.get(category) ?? [[]]);
  const ageDays = 30 * random.next();
  return {
    place: somewhere(),
    employer: random.below(employers),
    category,
    skills: trade.filter(() => random.chance(0.75)),
    pay: levels.get(category)! * Math.exp(0.28 * random.normal()),
    statesPay: random.chance(0.85),
    ageDays,
    hoursPerWeek: random.chance(0.75) ? random.pick([12, 20, 24, 36, 48]) : null,
    isTaken: random.chance(1 - Math.exp(-ageDays / 40)),
  };
}

function makeSeeker(
  random: SeededRandom,
  somewhere: () => Place,
  trades: ReadonlyMap<JobCategoryId, string[][]>,
  levels: ReadonlyMap<JobCategoryId, number>,
): Omit<TrueSeeker, 'quality'> {
  const liked = Array.from({ length: 1 + random.below(TRADES) }, () => random.pick(JOB_CATEGORY_IDS));
  const taste = new Map(JOB_CATEGORY_IDS.map((category) => [category, 0.15 * random.next()]));
  const skills = new Set<string>();
  liked.forEach((category, place) => {
    taste.set(category, Math.max(taste.get(category)!, 1 - 0.22 * place - 0.1 * random.next()));
    for (const skill of random.pick(trades.get(category) ?? [[]])) if (random.chance(0.8)) skills.add(skill);
  });
  return {
    place: somewhere(),
    reach: 5 * Math.exp(0.5 * random.normal()),
    taste,
    skills,
    reservation: levels.get(liked[0]!)! * (0.65 + 0.4 * random.next()),
    greed: 0.4 + 1.2 * random.next(),
    hours: random.pick([16, 24, 48, 64]),
    diligence: 0.4 + 0.6 * random.next(),
  };
}

export const kilometresBetween = (a: Place, b: Place): number => Math.hypot(a.east - b.east, a.north - b.north);
