import { REVIEW_PRIOR_SHARE } from '../reviews/review-ranking.js';
import { REVIEW_PRIOR_WEIGHT } from '../reviews/review-rules.js';
import { ASAP_START_HOURS, ASKED_MAX, REQUEST_LIFE, type Urgency } from '../instant-work/instant-jobs.js';
import { expectedReliability, RELIABILITY_MIN } from '../instant-work/reliability.js';
import { distanceShare } from './scoring.js';

/**
 * Dispatch of an instant job: to which workers it is offered, in which order and when. Workers are asked in waves, best
 * first, until the openings are filled or the job expires. All functions are pure; `npm run sim:dispatch` evaluates
 * them.
 */

/** Plan of the waves of one urgency. */
export interface WavePlan {
  /** Workers asked in the first wave for each opening. */
  perOpening: number;
  /** Factor by which each wave is larger than the previous one. */
  growth: number;
  /** Minutes between two waves. */
  minutes: number;
  /** Reach of each wave in kilometres; the last value applies to all later waves. */
  reachKm: readonly number[];
}

/** The plans of all urgencies. */
export type WavePlans = Readonly<Record<Urgency, WavePlan>>;

/**
 * Sizes, delays and reach of the waves. `npm run sim:dispatch` compared others (docs/benchmarks.md): each filled every
 * opening that could be filled, so these are fast plans that need well below half of the offers of a broadcast to all.
 * The rank already prefers near workers; a first reach below 10 km only made the first waves worse.
 */
export const WAVE_PLANS: WavePlans = {
  /**
   * One hour in total, so the first wave is large: with six workers per opening instead of four, nine of ten openings
   * are filled within 9 minutes instead of 13. It grows slowly, which costs no time and saves offers. Half of the
   * workers who look at the phone do so within five minutes: the next wave follows when most of the quick acceptances
   * have arrived.
   */
  asap: { perOpening: 6, growth: 1.25, minutes: 4, reachKm: [10, 20] },
  /**
   * One day. With four workers instead of three, and a wave every 20 minutes instead of 30, nine of ten openings are
   * filled in two thirds of the time.
   */
  within_24h: { perOpening: 4, growth: 1.2, minutes: 20, reachKm: [10, 20] },
  /**
   * `minutes` is the longest pause: near the start the waves follow each other sooner (WAVES_BEFORE_START). With 20
   * instead of 60 minutes, nine of ten openings are filled in a third of the time, for less than one additional offer
   * each.
   */
  scheduled: { perOpening: 4, growth: 1.4, minutes: 20, reachKm: [10, 20] },
  /** Three days: an hour between small waves, so that few workers are asked in vain. Two hours doubled the time. */
  flexible: { perOpening: 3, growth: 1.2, minutes: 60, reachKm: [10, 20] },
};

/**
 * Number of waves that still fit before scheduled work starts: the pause is at most this part of the remaining time.
 */
const WAVES_BEFORE_START = 12;
/** Shortest pause between two waves, in minutes: the time that an answer needs. */
const PAUSE_MIN_MINUTES = 2;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns the number of workers to ask in wave `wave` (from 1) with `open` remaining openings, within the total limit.
 */
export function waveSize(
  urgency: Urgency,
  wave: number,
  open: number,
  askedSoFar: number,
  plans: WavePlans = WAVE_PLANS,
): number {
  const { perOpening, growth } = plans[urgency];
  const wanted = Math.ceil(open * perOpening * growth ** (wave - 1));
  return Math.max(0, Math.min(wanted, ASKED_MAX - askedSoFar));
}

/** Compared candidates per asked worker, and their minimum: the best are chosen among them. */
const WEIGHED_PER_ASKED = 4;
const WEIGHED_MIN = 80;

/** Returns the number of nearest candidates to compare for a wave of `size`. */
export const weighedCount = (size: number): number =>
  Math.min(ASKED_MAX, Math.max(WEIGHED_MIN, WEIGHED_PER_ASKED * size));

/** Returns the reach of wave `wave` and its widening steps for too few candidates, in kilometres. */
export function waveReach(
  urgency: Urgency,
  wave: number,
  maxRadiusKm: number,
  plans: WavePlans = WAVE_PLANS,
): number[] {
  const { reachKm } = plans[urgency];
  const steps = reachKm.slice(Math.min(wave - 1, reachKm.length - 1)).map((km) => Math.min(km, maxRadiusKm));
  return [...new Set(steps)];
}

/** Milliseconds from one wave to the next; `leftMs` is the time until the job expires. */
export function wavePauseMs(urgency: Urgency, leftMs: number, plans: WavePlans = WAVE_PLANS): number {
  const longest = plans[urgency].minutes * MINUTE_MS;
  if (urgency !== 'scheduled') return longest;
  return Math.max(PAUSE_MIN_MINUTES * MINUTE_MS, Math.min(longest, leftMs / WAVES_BEFORE_START));
}

/** Returns the expiry of requests for a job posted at `now`. */
export function requestsExpireAt(urgency: Urgency, now: Date, startTime: Date | null): Date {
  if (urgency === 'scheduled') return startTime ?? now;
  return new Date(now.getTime() + REQUEST_LIFE[urgency] * HOUR_MS);
}

/** Period in which a worker is busy. */
export interface WorkPeriod {
  startsAt: Date;
  endsAt: Date;
}

/** Terms that determine when the work is. */
export interface WorkTerms {
  urgency: Urgency;
  /** Hours. */
  duration: number;
  startTime: Date | null;
  endTime: Date | null;
}

/** Returns whether the job determines the time of the work; otherwise the worker chooses the hour with the answer. */
export const hasFixedTime = (urgency: Urgency): boolean => urgency === 'asap' || urgency === 'scheduled';

/**
 * Returns the period that accepting at `now` occupies: scheduled work has its own; asap work lasts from now until work
 * that begins at the latest start has ended; other work begins at `chosen`, the hour at which the worker comes.
 */
export function workPeriod(terms: WorkTerms, now: Date, chosen: Date | null): WorkPeriod {
  const length = terms.duration * HOUR_MS;
  if (terms.urgency === 'scheduled' && terms.startTime) {
    return { startsAt: terms.startTime, endsAt: terms.endTime ?? new Date(terms.startTime.getTime() + length) };
  }
  if (terms.urgency === 'asap') {
    return { startsAt: now, endsAt: new Date(now.getTime() + ASAP_START_HOURS * HOUR_MS + length) };
  }
  const startsAt = chosen ?? now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + length) };
}

/**
 * Returns the agreed hours of work for `period`: fewer than its length if the worker may arrive at any time in its
 * first hour.
 */
export const agreedHoursIn = ({ urgency, duration }: WorkTerms, { startsAt, endsAt }: WorkPeriod): number =>
  urgency === 'asap' ? duration : (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;

/**
 * Returns the end of the work for a worker who begins at the start of its period: the period of asap work has an
 * additional hour for the way.
 */
export const workedUntil = ({ urgency, duration }: WorkTerms, { startsAt, endsAt }: WorkPeriod): Date =>
  urgency === 'asap' ? new Date(startsAt.getTime() + duration * HOUR_MS) : endsAt;

/** Inputs to the order of candidates. */
export interface WorkerCandidate {
  workerId: string;
  distanceKm: number;
  /** Fit of the work for the worker, 0 to 1. */
  fit: number;
  /** Attended and breached engagements of the last 90 days. */
  kept: number;
  breached: number;
  /** Requests that the worker got in the last seven days. */
  recentRequests: number;
  /** Share of employers who are expected to work with the worker again, 0 to 1; null if unknown. */
  again: number | null;
}

/** Weights of the parts of a candidate's rank, and their reasons. They add up to 1. */
export const DISPATCH_WEIGHTS = {
  /** A worker who does this work, for this pay, accepts and does it well. */
  fit: 0.35,
  /** A near worker arrives soon, and spends less of the pay on the way. */
  distance: 0.3,
  /** A worker who does not come costs the employer the day. */
  reliability: 0.12,
  /** Workers whom employers would hire again do the work well; the weight is low compared with attendance. */
  reviews: 0.08,
  /** Work is distributed: workers with fewer recent requests are asked sooner. */
  fairness: 0.15,
} as const;
/** Days of requests that count for fairness. */
export const FAIRNESS_DAYS = 7;
/** Requests within FAIRNESS_DAYS that halve the share of fairness. */
const FAIRNESS_HALVING = 3;

/** Weights of the parts of a candidate's rank. */
export type DispatchWeights = Readonly<Record<keyof typeof DISPATCH_WEIGHTS, number>>;

/**
 * Returns the expectation for a newcomer: the mean of the candidates, who do the same work in the same place, drawn
 * towards that of all.
 */
export function expectedAgain(candidates: readonly WorkerCandidate[]): number {
  const known = candidates.flatMap(({ again }) => (again === null ? [] : [again]));
  const sum = known.reduce((total, again) => total + again, REVIEW_PRIOR_SHARE * REVIEW_PRIOR_WEIGHT);
  return sum / (known.length + REVIEW_PRIOR_WEIGHT);
}

/** Returns the rank of a candidate, 0 to 1; the highest is asked first. `prior` replaces unknown values. */
export const dispatchRank = (
  candidate: WorkerCandidate,
  weights: DispatchWeights = DISPATCH_WEIGHTS,
  prior: number = REVIEW_PRIOR_SHARE,
): number =>
  weights.fit * candidate.fit +
  weights.distance * distanceShare(candidate.distanceKm) +
  weights.reliability * expectedReliability(candidate.kept, candidate.breached) +
  weights.reviews * (candidate.again ?? prior) +
  weights.fairness * 2 ** (-candidate.recentRequests / FAIRNESS_HALVING);

/**
 * Returns the candidates in the order in which they are asked; ties are broken by id, so that each run returns the same
 * order.
 */
export const inDispatchOrder = <C extends WorkerCandidate>(
  candidates: readonly C[],
  weights: DispatchWeights = DISPATCH_WEIGHTS,
): C[] => {
  const prior = expectedAgain(candidates);
  return candidates
    .map((candidate) => ({ candidate, rank: dispatchRank(candidate, weights, prior) }))
    .sort((a, b) => b.rank - a.rank || (a.candidate.workerId < b.candidate.workerId ? -1 : 1))
    .map(({ candidate }) => candidate);
};

/**
 * Part of a wave's places that is reserved for suitable newcomers, at least one: without a first chance no worker can
 * build a record.
 */
export const NEWCOMER_SHARE = 0.15;

/** Returns whether too little is known about a worker for a judgement. */
export const isNewcomer = ({ kept, breached }: Pick<WorkerCandidate, 'kept' | 'breached'>): boolean =>
  kept + breached < RELIABILITY_MIN;

/**
 * Returns the first `size` in order; the last places are given to the first newcomers after them, if fewer newcomers
 * were among them.
 */
export function withNewcomers<C extends WorkerCandidate>(
  ordered: readonly C[],
  size: number,
  share: number = NEWCOMER_SHARE,
): C[] {
  const first = ordered.slice(0, size);
  const places = size < 2 ? 0 : Math.ceil(size * share);
  const missing = places - first.filter(isNewcomer).length;
  const behind = ordered.slice(size).filter(isNewcomer).slice(0, Math.max(0, missing));
  if (behind.length === 0) return first;
  const leaving = new Set(first.filter((candidate) => !isNewcomer(candidate)).slice(-behind.length));
  return [...first.filter((candidate) => !leaving.has(candidate)), ...behind.slice(0, leaving.size)];
}

/**
 * Returns the candidates that a wave asks: the first `size` in order within its reach, including newcomers; the reach
 * is widened as long as there are too few.
 */
export function pickForWave<C extends WorkerCandidate>(
  candidates: readonly C[],
  size: number,
  reachKm: readonly number[],
  weights: DispatchWeights = DISPATCH_WEIGHTS,
  newcomerShare: number = NEWCOMER_SHARE,
): C[] {
  const ordered = inDispatchOrder(candidates, weights);
  for (const km of reachKm) {
    const within = ordered.filter(({ distanceKm }) => distanceKm <= km);
    if (within.length >= size || km === reachKm.at(-1)) return withNewcomers(within, size, newcomerShare);
  }
  return [];
}
