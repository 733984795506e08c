import type { FitBand } from '../instant-work/instant-jobs.js';
import type { JobCategoryId } from '../jobs/job-categories.js';
import { payShare, skillsShare } from './scoring.js';
import { categoryAffinity, type PreferenceSignal } from './scoring-affinity.js';

/**
 * The properties of an instant job that determine which workers it fits. `skillIds` are those of the taxonomy,
 * `hourlyPay` rupees; null: not stated.
 */
export interface OfferedWork {
  category: JobCategoryId;
  skillIds: readonly string[];
  hourlyPay: number | null;
}

/**
 * Known facts about a worker. `preferenceSignals` need to cover the offered category only; `expectedRate` is rupees an
 * hour.
 */
export interface WorkerFacts {
  skillIds: readonly string[];
  /** Categories that the worker named for instant work or in the profile. */
  categories: readonly JobCategoryId[];
  preferenceSignals: readonly PreferenceSignal[];
  expectedRate: number | null;
}

/**
 * Weights of the parts of the fit, and their reasons. Distance, reliability and fairness are not included: dispatch
 * weights them separately. The fit uses no data about a person's sex, religion, caste or age, and no proxy for it may
 * be added.
 */
export const FIT_WEIGHTS = {
  /** The work begins within hours: it cannot be learnt until then, and a worker without the skill is sent home. */
  skills: 40,
  /**
   * Chosen for exactly this purpose, or shown by applications and withdrawals: a worker who wants such work accepts.
   */
  category: 35,
  /** An offer below one's rate is declined, and an offer declined is minutes lost; but for a few hours people bend. */
  pay: 25,
} as const;

/** Fit without comparable facts about a worker: neutral. */
export const UNKNOWN_FIT = 0.5;

/**
 * Returns how well the work fits the worker, 0 to 1: the sum of its parts. A part is omitted if the worker did not
 * state it or the work does not require it: it then counts neither for nor against the worker.
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

/**
 * Slightly more than a named category alone earns (DECLARED_PREFERENCE): another fact has to support the worker, too.
 */
const STRONG_FROM = 0.72;
/** The category with a part of the skills, or all the skills of another category; below, there is hardly more than one wish. */
const GOOD_FROM = 0.45;

/** Returns the band of a fit (0 to 1), which an employer reads. */
export function fitBandOf(fit: number): FitBand {
  if (fit >= STRONG_FROM) return 'strong';
  return fit >= GOOD_FROM ? 'good' : 'fair';
}
