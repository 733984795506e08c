import {
  type WorkerCandidate,
  DISPATCH_WEIGHTS,
  type DispatchWeights,
  inDispatchOrder,
  NEWCOMER_SHARE,
  pickForWave,
  WAVE_PLANS,
  wavePauseMs,
  type WavePlans,
  waveReach,
  waveSize,
  weighedCount,
} from '@nukkad/contract/matching/dispatch';
import { ASKED_MAX, type Urgency } from '@nukkad/contract/instant-work/instant-jobs';

/** The fields of a job that a policy may use. */
export interface DispatchedJob {
  urgency: Urgency;
  openings: number;
  filled: number;
  maxRadius: number;
  expiresAt: Date;
  now: Date;
}

/** Determines the workers of each wave, and the time of the next one; has the shape of the product's `WavePolicy`. */
export interface Policy {
  pick(job: DispatchedJob, wave: number, askedSoFar: number, candidates: readonly WorkerCandidate[]): WorkerCandidate[];
  pauseMs(job: DispatchedJob): number;
  /** Returns the number of nearest candidates to compare; by default as many as may be asked. */
  countWeighed?(job: DispatchedJob, wave: number, askedSoFar: number): number;
}

/** A way to dispatch that is compared. */
export interface Strategy {
  name: string;
  /** Null: the product's own. */
  policy: Policy | null;
  /** Whether the next worker is asked as soon as the previous one has answered. */
  asksAfterAnswer?: boolean;
  /** Whether the product has no answers of reviews. */
  hasNoAnswers?: boolean;
}

const MINUTE_MS = 60_000;
/** Minutes for an answer of a worker who is asked alone. */
const TURN_MINUTES: Readonly<Record<Urgency, number>> = { asap: 5, within_24h: 20, scheduled: 20, flexible: 60 };

const leftMs = ({ expiresAt, now }: DispatchedJob): number => expiresAt.getTime() - now.getTime();

/** The differences of a policy of waves from the product's. */
interface WaveChanges {
  plans?: WavePlans;
  weights?: DispatchWeights;
  newcomerShare?: number;
}

/** Waves with other sizes, by another order, or with other places for newcomers, than the product's. */
export function waves({
  plans = WAVE_PLANS,
  weights = DISPATCH_WEIGHTS,
  newcomerShare = NEWCOMER_SHARE,
}: WaveChanges = {}): Policy {
  const sizeOf = (job: DispatchedJob, wave: number, askedSoFar: number): number =>
    waveSize(job.urgency, wave, job.openings - job.filled, askedSoFar, plans);
  return {
    pick: (job, wave, askedSoFar, candidates) =>
      pickForWave(
        candidates,
        sizeOf(job, wave, askedSoFar),
        waveReach(job.urgency, wave, job.maxRadius, plans),
        weights,
        newcomerShare,
      ),
    pauseMs: (job) => wavePauseMs(job.urgency, leftMs(job), plans),
    countWeighed: (job, wave, askedSoFar) => weighedCount(sizeOf(job, wave, askedSoFar)),
  };
}

const nearestFirst = (candidates: readonly WorkerCandidate[]): WorkerCandidate[] =>
  candidates.toSorted((a, b) => a.distanceKm - b.distanceKm || (a.workerId < b.workerId ? -1 : 1));

export const OURS: Strategy = { name: 'our waves', policy: null };

/**
 * All suitable workers are asked at once, up to the maximum number; workers who come later are asked when they are
 * found.
 */
export const BROADCAST: Strategy = {
  name: 'broadcast to all',
  policy: {
    pick: (_job, _wave, askedSoFar, candidates) => inDispatchOrder(candidates).slice(0, ASKED_MAX - askedSoFar),
    pauseMs: (job) => wavePauseMs(job.urgency, leftMs(job)),
  },
};

/** The nearest is asked; the next when there is an answer, or none within TURN_MINUTES. */
export const ONE_BY_ONE: Strategy = {
  name: 'nearest, one by one',
  policy: {
    pick: (_job, _wave, _askedSoFar, candidates) => nearestFirst(candidates).slice(0, 1),
    pauseMs: ({ urgency }) => TURN_MINUTES[urgency] * MINUTE_MS,
  },
  asksAfterAnswer: true,
};

/** The product's waves, each without one part of the order. */
export const WITHOUT_ONE_PART: readonly Strategy[] = Object.keys(DISPATCH_WEIGHTS).map((part) => ({
  name: `ours without ${part}`,
  policy: waves({ weights: { ...DISPATCH_WEIGHTS, [part]: 0 } }),
}));

/** The weights of the order before there were reviews. */
const WEIGHTS_WITHOUT_REVIEWS: DispatchWeights = {
  ...DISPATCH_WEIGHTS,
  reliability: DISPATCH_WEIGHTS.reliability + DISPATCH_WEIGHTS.reviews,
  reviews: 0,
};

/**
 * The product's waves before reviews existed: there were no answers, their current weight belonged to reliability, and
 * no places were reserved for newcomers.
 */
export const BEFORE_REVIEWS: Strategy = {
  name: 'ours before reviews',
  policy: waves({ weights: WEIGHTS_WITHOUT_REVIEWS, newcomerShare: 0 }),
  hasNoAnswers: true,
};

/** The product's waves without reserved places for newcomers. */
export const WITHOUT_NEWCOMER_PLACES: Strategy = {
  name: 'ours without newcomers',
  policy: waves({ newcomerShare: 0 }),
};
