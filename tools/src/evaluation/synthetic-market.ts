import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';
import { lexicon } from '@nukkad/domain/taxonomy/lexicon';
import { Dice } from '../bench/dice.js';

/**
 * A market that was made up, with preferences planted in it that only the generator knows. What the matching may see of it
 * stands in `ads` and `profiles` (see observations.ts); this file holds the truth.
 */

/** Kilometres east and north of the middle of the city. */
export interface Place {
  east: number;
  north: number;
}

export interface TrueEmployer {
  /** Chance that an applicant gets an answer. */
  reliability: number;
  /** Hours after which an answer comes. */
  answerHours: number;
}

export interface TrueJob {
  place: Place;
  employer: number;
  category: JobCategoryId;
  skills: readonly string[];
  /** Rupees an hour; what is really paid, stated or not. */
  pay: number;
  statesPay: boolean;
  ageDays: number;
  hoursPerWeek: number | null;
  /** Whether somebody has been found already, without the ad having been taken down. */
  isTaken: boolean;
}

export interface TrueSeeker {
  place: Place;
  /** Kilometres at which the way to work has lost half of its appeal; everybody has an own one. */
  reach: number;
  /** How much each category appeals, 0 to 1. */
  taste: ReadonlyMap<JobCategoryId, number>;
  /** What the seeker can really do. */
  skills: ReadonlySet<string>;
  /** Rupees an hour below which work is not worth it. */
  reservation: number;
  /** How strongly pay above that counts. */
  greed: number;
  hours: number;
  /** Chance to turn up for an interview; employers care. */
  diligence: number;
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
  const dice = new Dice(seed);
  const trades = skillsByCategory();
  const quarters = Array.from({ length: QUARTERS }, () => ({
    east: CITY_KM * dice.normal(),
    north: CITY_KM * dice.normal(),
    spread: 1 + 2 * dice.next(),
  }));
  const somewhere = (): Place => {
    const { east, north, spread } = dice.pick(quarters);
    return { east: east + spread * dice.normal(), north: north + spread * dice.normal() };
  };
  const levels = new Map(JOB_CATEGORY_IDS.map((category) => [category, 80 + 90 * dice.next()]));
  // dice of their own: the rest of the market does not hang on them
  const clocks = new Dice(seed + 1);
  const employers = Array.from({ length: Math.ceil(jobs / JOBS_PER_EMPLOYER) }, () => ({
    reliability: dice.chance(0.35) ? 0.05 + 0.25 * dice.next() : 0.5 + 0.5 * dice.next(),
    answerHours: 50 * Math.exp(clocks.normal()),
  }));
  return {
    employers,
    jobs: Array.from({ length: jobs }, () => makeJob(dice, somewhere, employers.length, trades, levels)),
    seekers: Array.from({ length: seekers }, () => makeSeeker(dice, somewhere, trades, levels)),
  };
}

function makeJob(
  dice: Dice,
  somewhere: () => Place,
  employers: number,
  trades: ReadonlyMap<JobCategoryId, string[][]>,
  levels: ReadonlyMap<JobCategoryId, number>,
): TrueJob {
  const category = dice.pick(JOB_CATEGORY_IDS);
  const trade = dice.pick(trades.get(category) ?? [[]]);
  const ageDays = 30 * dice.next();
  return {
    place: somewhere(),
    employer: dice.below(employers),
    category,
    skills: trade.filter(() => dice.chance(0.75)),
    pay: levels.get(category)! * Math.exp(0.28 * dice.normal()),
    statesPay: dice.chance(0.85),
    ageDays,
    hoursPerWeek: dice.chance(0.75) ? dice.pick([12, 20, 24, 36, 48]) : null,
    isTaken: dice.chance(1 - Math.exp(-ageDays / 40)),
  };
}

function makeSeeker(
  dice: Dice,
  somewhere: () => Place,
  trades: ReadonlyMap<JobCategoryId, string[][]>,
  levels: ReadonlyMap<JobCategoryId, number>,
): TrueSeeker {
  const liked = Array.from({ length: 1 + dice.below(TRADES) }, () => dice.pick(JOB_CATEGORY_IDS));
  const taste = new Map(JOB_CATEGORY_IDS.map((category) => [category, 0.15 * dice.next()]));
  const skills = new Set<string>();
  liked.forEach((category, place) => {
    taste.set(category, Math.max(taste.get(category)!, 1 - 0.22 * place - 0.1 * dice.next()));
    for (const skill of dice.pick(trades.get(category) ?? [[]])) if (dice.chance(0.8)) skills.add(skill);
  });
  return {
    place: somewhere(),
    reach: 5 * Math.exp(0.5 * dice.normal()),
    taste,
    skills,
    reservation: levels.get(liked[0]!)! * (0.65 + 0.4 * dice.next()),
    greed: 0.4 + 1.2 * dice.next(),
    hours: dice.pick([16, 24, 48, 64]),
    diligence: 0.4 + 0.6 * dice.next(),
  };
}

export const kilometresBetween = (a: Place, b: Place): number => Math.hypot(a.east - b.east, a.north - b.north);
