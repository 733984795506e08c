import { INSTANT_FORM_CATEGORIES, type Urgency } from '@nukkad/contract/instant-work/instant-jobs';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { lexicon } from '@nukkad/language/lexicon/lexicon';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { MARKET_CITIES, marketHubs } from '../bench/market-places.js';
import { drawQuality } from './planted-quality.js';

/** A position, WGS 84. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** A worker as only the generator knows them, and their statements to the product. */
export interface SimulatedWorker extends Spot {
  id: string;
  /** The favourite first. */
  categories: readonly JobCategoryId[];
  /** Ids of the taxonomy. */
  skills: readonly string[];
  radiusKm: number;
  /** Hours of the day in which they work, every day; null: until `awayAt`. */
  hours: { from: number; until: number } | null;
  /** Milliseconds since 1970. */
  awayAt: number;
  /** Kilometres that halve the appeal of work. */
  reachKm: number;
  /** Rupees an hour at which they are in two minds. */
  reservation: number;
  /** The expected rate that they stated; null: none. */
  expectedRate: number | null;
  /** Median of the minutes until they look at the phone. */
  looksAfterMinutes: number;
  /** Share of accepted engagements that they attend; 1 is all. */
  reliability: number;
  /** The chance that an employer would work with them again. */
  quality: number;
  kept: number;
  breached: number;
}

/** An employer as only the generator knows them. */
export interface SimulatedEmployer {
  id: string;
  /** The chance that a worker would work for them again. */
  quality: number;
}

/** Work that an employer posts. */
export interface SimulatedJob extends Spot {
  employerId: string;
  postedAt: number;
  urgency: Urgency;
  category: JobCategoryId;
  title: string;
  skills: readonly string[];
  /** Rupees an hour. */
  pay: number;
  /** Hours. */
  duration: number;
  openings: number;
  radiusKm: number;
  startsAt: number | null;
}

export interface City {
  seed: number;
  /** Midnight in India of the day on which the jobs are posted; milliseconds since 1970. */
  midnight: number;
  /** Milliseconds to which moments at which people act are rounded. */
  tickMs: number;
  workers: readonly SimulatedWorker[];
  /** Those that post on the day first, and those that only have posted before. */
  employers: readonly SimulatedEmployer[];
  jobs: readonly SimulatedJob[];
}

export interface CitySize {
  workers: number;
  jobs: number;
  seed: number;
  /** Milliseconds to which the moments of the day are rounded: coarse ones make people act at the same moment. */
  tickMs: number;
  /** Whether all live in one quarter and do one kind of work, which starts soon, so that many compete for few jobs. */
  crowded?: boolean;
  /** Part of the workers without past engagements. */
  beginners?: number;
}

export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const KM_PER_DEGREE = 111.195;
/** A Wednesday, 00:00 in India. */
const MIDNIGHT = Date.UTC(2026, 10, 24, 18, 30);
const JOBS_PER_EMPLOYER = 3;
/** Employers of a city for each one that posts on the day: one in ten posts on a given day. */
const EMPLOYERS_PER_POSTER = 10;
const PAST_ENGAGEMENTS = 12;
const BEGINNERS = 0.4;

const URGENCIES: readonly Urgency[] = ['asap', 'within_24h', 'scheduled', 'flexible'];
const URGENCY_WEIGHTS = [40, 20, 25, 15];
const URGENCY_WEIGHTS_CROWDED = [60, 0, 40, 0];
const OPENINGS_WEIGHTS = [50, 22, 14, 8, 6];

/** Returns an id in the form of a UUID, the same for the same numbers. */
const idOf = (kind: number, seed: number, index: number): string =>
  `${kind}${String(seed).padStart(7, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Inputs to the generation of a city's people and posts. */
interface Making {
  random: SeededRandom;
  somewhere: () => Spot;
  categories: readonly JobCategoryId[];
  trades: ReadonlyMap<JobCategoryId, readonly Trade[]>;
  /** Usual pay, rupees an hour. */
  levels: ReadonlyMap<JobCategoryId, number>;
  urgencyWeights: readonly number[];
  tickMs: number;
  beginners: number;
}

/** Makes a city; the same size and seed make the same one. */
export function makeCity({ workers, jobs, seed, tickMs, crowded = false, beginners = BEGINNERS }: CitySize): City {
  const random = new SeededRandom(seed * 7919);
  const hubs = marketHubs(MARKET_CITIES.slice(0, 1)).slice(crowded ? 1 : 0, crowded ? 2 : undefined);
  const shares = hubs.map(({ share }) => share);
  const somewhere = (): Spot => {
    const hub = hubs[random.weighted(shares)]!;
    const narrowing = Math.cos((hub.latitude * Math.PI) / 180);
    return {
      latitude: hub.latitude + (random.normal() * hub.spreadKm) / KM_PER_DEGREE,
      longitude: hub.longitude + (random.normal() * hub.spreadKm) / (KM_PER_DEGREE * narrowing),
    };
  };
  const making: Making = {
    ...{ random, somewhere, tickMs, beginners, trades: tradesByCategory() },
    categories: crowded ? INSTANT_FORM_CATEGORIES.slice(0, 1) : INSTANT_FORM_CATEGORIES,
    levels: new Map(INSTANT_FORM_CATEGORIES.map((category) => [category, 90 + 70 * random.next()])),
    urgencyWeights: crowded ? URGENCY_WEIGHTS_CROWDED : URGENCY_WEIGHTS,
  };
  // separate random numbers: the rest of the city does not depend on them
  const qualities = new SeededRandom(seed * 7919 + 1);
  const employer = (_: unknown, n: number): SimulatedEmployer => ({
    ...{ id: idOf(2, seed, n), quality: drawQuality(qualities) },
  });
  const posters = Array.from({ length: Math.ceil(jobs / JOBS_PER_EMPLOYER) }, employer);
  const people = Array.from({ length: workers }, (_, n) => ({
    ...{ ...makeWorker(idOf(1, seed, n), making), quality: drawQuality(qualities) },
  }));
  const others = Array.from({ length: posters.length * (EMPLOYERS_PER_POSTER - 1) }, (_, n) =>
    employer(_, posters.length + n),
  );
  return {
    ...{ seed, midnight: MIDNIGHT, tickMs, workers: people, employers: [...posters, ...others] },
    jobs: Array.from({ length: jobs }, () => makeJob(random.pick(posters).id, making)),
  };
}

interface Trade {
  title: string;
  skills: readonly string[];
}

function tradesByCategory(): Making['trades'] {
  const trades = new Map<JobCategoryId, Trade[]>();
  for (const { category, labels, skills } of lexicon().occupations.values()) {
    trades.set(category, [...(trades.get(category) ?? []), { title: labels.en, skills }]);
  }
  return trades;
}

function makeWorker(id: string, making: Making): Omit<SimulatedWorker, 'quality'> {
  const { random, trades, levels } = making;
  const wanted = Array.from({ length: 1 + random.below(3) }, () => random.pick(making.categories));
  const categories = [...new Set(wanted)];
  const skills = categories.flatMap((category) =>
    random.pick(trades.get(category) ?? []).skills.filter(() => random.chance(0.7)),
  );
  const reservation = levels.get(categories[0]!)! * (0.7 + 0.4 * random.next());
  const reliability = 1 - 0.3 * random.next() ** 3;
  const promised = random.chance(making.beginners) ? 0 : 1 + random.below(PAST_ENGAGEMENTS);
  let kept = 0;
  for (let n = 0; n < promised; n++) if (random.chance(reliability)) kept++;
  const from = 6 + random.below(6);
  return {
    ...{
      id,
      ...making.somewhere(),
      categories,
      skills: [...new Set(skills)],
      reliability,
      kept,
      breached: promised - kept,
    },
    radiusKm: random.pick([5, 10, 15, 20, 20]),
    hours: random.chance(0.4) ? { from, until: Math.min(24, from + 8 + random.below(5)) } : null,
    awayAt: MIDNIGHT + Math.round((18 + 6 * random.next()) * HOUR_MS),
    reachKm: 6 * Math.exp(0.5 * random.normal()),
    reservation,
    expectedRate: random.chance(0.6) ? Math.round(reservation) : null,
    looksAfterMinutes: 5 * Math.exp(0.7 * random.normal()),
  };
}

function makeJob(employerId: string, making: Making): SimulatedJob {
  const { random, trades, levels, tickMs } = making;
  const category = random.pick(making.categories);
  const trade = random.pick(trades.get(category) ?? []);
  const urgency = URGENCIES[random.weighted(making.urgencyWeights)]!;
  const rounded = (at: number): number => Math.round(at / tickMs) * tickMs;
  const postedAt = rounded(MIDNIGHT + (7 + 12 * random.next()) * HOUR_MS);
  const startsAt = startOfDay(postedAt + (3 + 27 * random.next()) * HOUR_MS);
  return {
    ...{ ...making.somewhere(), employerId, postedAt, urgency, category, title: trade.title },
    skills: trade.skills.filter(() => random.chance(0.5)),
    pay: Math.round(levels.get(category)! * Math.exp(0.2 * random.normal())),
    duration: 2 + random.below(7),
    openings: 1 + random.weighted(OPENINGS_WEIGHTS),
    radiusKm: random.pick([10, 15, 20, 20]),
    startsAt: urgency === 'scheduled' ? startsAt : null,
  };
}

/** Returns the full half-hour at or after `at`, moved into the time from 08:00 to 18:00. */
function startOfDay(at: number): number {
  const start = Math.ceil(at / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
  const hour = hourOfDay(start);
  if (hour < 8) return start + (8 - hour) * HOUR_MS;
  return hour > 18 ? start + (32 - hour) * HOUR_MS : start;
}

/** Hours since midnight in India, with fractions. */
export const hourOfDay = (at: number): number => ((((at - MIDNIGHT) / HOUR_MS) % 24) + 24) % 24;

/** Kilometres between two spots of one city. */
export function kilometres(a: Spot, b: Spot): number {
  const narrowing = Math.cos((a.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing);
}
