import type { JobCategoryId } from '../jobs/job-categories.js';

/** A seeker's actions on a job that show a preference. */
export const PREFERENCE_SIGNAL_KINDS = ['applied', 'shortlisted', 'interview_asked', 'withdrawn'] as const;
export type PreferenceSignalKind = (typeof PREFERENCE_SIGNAL_KINDS)[number];

/** One such action: its kind, the category of the job, and its age in days. */
export interface PreferenceSignal {
  signal: PreferenceSignalKind;
  category: JobCategoryId;
  ageDays: number;
}

/**
 * A shortlisting shows the agreement of the employer; a withdrawn application counts more than one that was never sent.
 */
const SIGNAL_STRENGTH: Readonly<Record<PreferenceSignalKind, number>> = {
  applied: 1,
  shortlisted: 2,
  interview_asked: 2,
  withdrawn: -1,
};
/** Half-life of an action in days: preferences change, for example from driving to seated work. */
export const PREFERENCE_HALF_LIFE_DAYS = 60;
/** Strength at which a learned preference is half sure: two applications. */
const HALF_SURE = 2;
/** Affinity of a declared category before anything is learned; actions earn the rest up to 1. */
export const DECLARED_PREFERENCE = 0.7;

/** Returns a value between -1 and 1: the certainty given by the actions, and its sign as liking or disliking. */
const certainty = (strength: number): number => strength / (HALF_SURE + Math.abs(strength));

/**
 * Returns how much a seeker likes each category, above 0 up to 1, from declared preferences and actions. Unknown and
 * disliked categories are omitted.
 */
export function categoryAffinity(
  declared: readonly JobCategoryId[],
  evidence: readonly PreferenceSignal[],
): Map<JobCategoryId, number> {
  const strengths = new Map<JobCategoryId, number>();
  for (const { signal, category, ageDays } of evidence) {
    const strength = SIGNAL_STRENGTH[signal] * 2 ** (-Math.max(0, ageDays) / PREFERENCE_HALF_LIFE_DAYS);
    strengths.set(category, (strengths.get(category) ?? 0) + strength);
  }
  const affinity = new Map<JobCategoryId, number>();
  for (const category of new Set([...declared, ...strengths.keys()])) {
    const base = declared.includes(category) ? DECLARED_PREFERENCE : 0;
    const learned = certainty(strengths.get(category) ?? 0);
    const liking = learned >= 0 ? base + (1 - base) * learned : base * (1 + learned);
    if (liking > 0) affinity.set(category, liking);
  }
  return affinity;
}
