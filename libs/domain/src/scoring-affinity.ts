import type { JobCategoryId } from './job-categories.js';

/** What a seeker did with a job that shows a preference. */
export const PREFERENCE_SIGNAL_KINDS = ['applied', 'shortlisted', 'interview_asked', 'withdrawn'] as const;
export type PreferenceSignalKind = (typeof PREFERENCE_SIGNAL_KINDS)[number];

/** One such act: of what kind, with a job of which category, how many days ago. */
export interface PreferenceSignal {
  signal: PreferenceSignalKind;
  category: JobCategoryId;
  ageDays: number;
}

/** Being shortlisted says that the employer agrees; taking an application back says more than never having sent it. */
const SIGNAL_STRENGTH: Readonly<Record<PreferenceSignalKind, number>> = {
  applied: 1,
  shortlisted: 2,
  interview_asked: 2,
  withdrawn: -1,
};
/** Days in which what somebody did loses half of its meaning: who drove last year may want to sit now. */
export const PREFERENCE_HALF_LIFE_DAYS = 60;
/** Strength at which a learned preference is half sure: two applications. */
const HALF_SURE = 2;
/** What a declared category counts before anything is learned; the rest of the way to 1 is earned by acts. */
export const DECLARED_PREFERENCE = 0.7;

/** Between -1 and 1: how sure the acts make us, and of liking or disliking. */
const certainty = (strength: number): number => strength / (HALF_SURE + Math.abs(strength));

/**
 * How much a seeker likes each category, above 0 up to 1: declared wishes and what was learned from acts. Categories of
 * which nothing is known, and those that are disliked, are left out.
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
