import type { FitBand } from './instant-jobs.js';
import type { JobCategoryId } from './job-categories.js';
import { payShare, skillsShare } from './scoring.js';
import { categoryAffinity, type PreferenceSignal } from './scoring-affinity.js';

/** What of an instant job decides whom it fits. `skillIds` are those of the taxonomy, `hourlyPay` rupees; null: not stated. */
export interface OfferedWork {
  category: JobCategoryId;
  skillIds: readonly string[];
  hourlyPay: number | null;
}

/** What is known of a worker. `preferenceSignals` need tell of the offered category alone; `expectedRate` is rupees an hour. */
export interface WorkerFacts {
  skillIds: readonly string[];
  /** Categories that the worker named for instant work or in the profile. */
  categories: readonly JobCategoryId[];
  preferenceSignals: readonly PreferenceSignal[];
  expectedRate: number | null;
}

/**
 * What each part of the fit weighs, and why. Distance, reliability and fairness are no part of it: dispatch weighs them by
 * themselves. Nothing about a person's sex, religion, caste or age is known here, and nothing may be added that stands
 * for it.
 */
export const FIT_WEIGHTS = {
  /** The work begins within hours: nobody learns it until then, and who cannot do it is sent home. */
  skills: 40,
  /** Named for just this, or shown by what was applied for and taken back: who wants such work says yes. */
  category: 35,
  /** An offer below one's rate is declined, and an offer declined is minutes lost; but for a few hours people bend. */
  pay: 25,
} as const;

/** How well work fits somebody of whom nothing is known that could be compared with it: neither for nor against. */
export const UNKNOWN_FIT = 0.5;

/**
 * How well the work fits the worker, 0 to 1: the sum of its parts. What the worker did not say, or the work does not ask
 * for, takes that part out: it speaks neither for nor against anybody.
 */
export function workerFit(work: OfferedWork, worker: WorkerFacts): number {
  let sum = 0;
  let total = 0;
  const add = (weight: number, share: number): void => {
    sum += weight * share;
    total += weight;
  };
  if (work.skillIds.length > 0 && worker.skillIds.length > 0) {
    const matched = work.skillIds.filter((skill) => worker.skillIds.includes(skill)).length;
    add(FIT_WEIGHTS.skills, skillsShare(matched, work.skillIds.length));
  }
  if (worker.categories.length > 0 || worker.preferenceSignals.length > 0) {
    const affinity = categoryAffinity(worker.categories, worker.preferenceSignals);
    add(FIT_WEIGHTS.category, affinity.get(work.category) ?? 0);
  }
  if (work.hourlyPay !== null && worker.expectedRate !== null) {
    add(FIT_WEIGHTS.pay, payShare(work.hourlyPay, worker.expectedRate));
  }
  return total === 0 ? UNKNOWN_FIT : sum / total;
}

/** A little above what a named category alone gives (DECLARED_PREFERENCE): something else has to speak for the worker, too. */
const STRONG_FROM = 0.72;
/** The category with a part of the skills, or all the skills of another category; below, there is hardly more than one wish. */
const GOOD_FROM = 0.45;

/** The word for a fit (0 to 1) that an employer reads. */
export function fitBandOf(fit: number): FitBand {
  if (fit >= STRONG_FROM) return 'strong';
  return fit >= GOOD_FROM ? 'good' : 'fair';
}
