import { tierOfShare } from './answer-tiers.js';
import type { MatchReason, MatchReasonCode } from './ai-jobs.js';
import { MATCH_REASON_CODES } from './ai-jobs.js';
import type { JobCategoryId } from '../jobs/job-categories.js';
import {
  AGE_WEIGHT,
  DISTANCE_HALVING_KM,
  MATCH_WEIGHTS,
  PAY_ALL_AT,
  PAY_NOTHING_AT,
  RECENT_DAYS,
  SKILL_EVIDENCE,
  UNSEEN_WEIGHT,
  USUAL_HOURLY_PAY,
} from './scoring-weights.js';

/**
 * The match score: how well a job fits a seeker, 0 to 100. It is a sum of parts, each a share (0 to 1) of the part's
 * maximum. Information that the seeker did not give excludes a part for all jobs alike; information that a job does not
 * state earns no points.
 */

/**
 * The fields of a job that the score uses. `Skill` is the type that identifies a skill: its id, or a number assigned to
 * it.
 */
export interface ScoredJob<Skill = string> {
  /** Kilometres; null when the position of the seeker or of the job is not known. */
  distanceKm: number | null;
  category: JobCategoryId;
  /** Skills of the taxonomy that the job asks for. */
  skills: readonly Skill[];
  /** Rupees an hour; null when not stated. */
  hourlyPay: number | null;
  /** Days since it was posted. */
  ageDays: number;
  hoursPerWeek: number | null;
  /** Rating of its employer, 0 to 1. */
  standing: number;
  /** How little it was seen recently, 0 to 1: see `unseenShare`. */
  unseen: number;
  /** How well it answers the search text, 0 to 1. */
  relevance: number;
}

/** The requirements of a search text beside the work that a job meets, and those that it does not. */
export interface MetRequirements {
  met: readonly string[];
  unmet: readonly string[];
}

/** Content of an explanation beside the points. */
export interface Explained {
  /** Null without a text. */
  requirements: MetRequirements | null;
  /** The place that distances are measured from, where it is not where the seeker is. */
  place: string | null;
}
const NOTHING_TOLD: Explained = { requirements: null, place: null };

/** The fields of a seeker and of the search that the score uses. */
export interface ScoringSeeker<Skill = string> {
  hasPosition: boolean;
  hasText: boolean;
  skills: ReadonlySet<Skill>;
  /** Affinity of the seeker for each category, 0 to 1; a missing one counts as 0. */
  affinity: ReadonlyMap<JobCategoryId, number>;
  /** Rupees an hour; null if not stated. */
  expectedRate: number | null;
  /** Available hours a week; null if not stated. */
  weeklyHours: number | null;
}

/** Maximum points of each part; whole numbers that add up to 100. */
export type ScoreScale = Readonly<Record<MatchReasonCode, number>>;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Returns whether a part can be judged for a seeker. */
function applies(code: MatchReasonCode, seeker: ScoringSeeker<unknown>): boolean {
  switch (code) {
    case 'distance':
      return seeker.hasPosition;
    case 'text':
      return seeker.hasText;
    case 'skills':
      return seeker.skills.size > 0;
    case 'category':
      return seeker.affinity.size > 0;
    case 'hours':
      return seeker.weeklyHours !== null;
    case 'pay':
    case 'recent':
    case 'employer_rating':
      return true;
  }
}

/**
 * Returns whole numbers close to `exact` that add up to the rounded sum: the largest remainders are rounded up, earlier
 * ones first.
 */
export function roundToSum(exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  let missing = Math.round(exact.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((part, index) => ({ index, rest: part - Math.floor(part) })).sort((a, b) => b.rest - a.rest);
  for (const { index } of order) {
    if (missing-- <= 0) break;
    whole[index]! += 1;
  }
  return whole;
}

/** Parts that depend on the job and its employer, and not on the applicant. */
export const EMPLOYER_PARTS: readonly MatchReasonCode[] = ['recent', 'employer_rating'];

/** Returns the maximum points of each part for this seeker, without the parts in `leftOut`. */
export function scaleFor(seeker: ScoringSeeker<unknown>, leftOut: readonly MatchReasonCode[] = []): ScoreScale {
  const weights = MATCH_REASON_CODES.map((code) =>
    applies(code, seeker) && !leftOut.includes(code) ? MATCH_WEIGHTS[code] : 0,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const points = roundToSum(weights.map((weight) => (100 * weight) / total));
  return Object.fromEntries(MATCH_REASON_CODES.map((code, index) => [code, points[index]!])) as Record<
    MatchReasonCode,
    number
  >;
}

/** Halves every DISTANCE_HALVING_KM; nothing without a distance. */
export const distanceShare = (km: number | null): number => (km === null ? 0 : 2 ** (-km / DISTANCE_HALVING_KM));

/** Returns how much of the job's required skills the seeker has, reduced if it rests on one or two skills. */
export function skillsShare(matched: number, required: number): number {
  if (matched === 0) return 0;
  return (matched / required) * SKILL_EVIDENCE[Math.min(matched, SKILL_EVIDENCE.length - 1)]!;
}

/** Returns half if the job pays the expected rate; 0 below and 1 above the bounds of the weights. */
export function payShare(hourlyPay: number | null, expectedRate: number | null): number {
  if (hourlyPay === null) return 0;
  const part = hourlyPay / Math.max(1, expectedRate ?? USUAL_HOURLY_PAY);
  return clamp((part - PAY_NOTHING_AT) / (PAY_ALL_AT - PAY_NOTHING_AT));
}

/** Returns 1 on the first day, decreasing to 0 after RECENT_DAYS. */
export const ageShare = (ageDays: number): number => clamp(1 - ageDays / RECENT_DAYS);

/**
 * Returns the weighted share of a job's age and of how little it was seen: both indicate whether it is still available.
 */
export const recentShare = ({ ageDays, unseen }: Pick<ScoredJob, 'ageDays' | 'unseen'>): number =>
  (AGE_WEIGHT * ageShare(ageDays) + UNSEEN_WEIGHT * clamp(unseen)) / MATCH_WEIGHTS.recent;

/** Returns 1 if the seeker has the time that the job requires, otherwise the available part of it. */
export function hoursShare(hoursPerWeek: number | null, weeklyHours: number | null): number {
  if (hoursPerWeek === null || weeklyHours === null) return 0;
  return clamp(weeklyHours / hoursPerWeek);
}

function countMatched<Skill>(job: ScoredJob<Skill>, seeker: ScoringSeeker<Skill>): number {
  let matched = 0;
  for (const skill of job.skills) if (seeker.skills.has(skill)) matched++;
  return matched;
}

/** Returns the score before rounding, 0 to 100. Lists are ordered by it. */
export function scoreJob<Skill>(job: ScoredJob<Skill>, seeker: ScoringSeeker<Skill>, scale: ScoreScale): number {
  return (
    scale.distance * distanceShare(job.distanceKm) +
    scale.text * clamp(job.relevance) +
    scale.skills * skillsShare(countMatched(job, seeker), job.skills.length) +
    scale.category * clamp(seeker.affinity.get(job.category) ?? 0) +
    scale.pay * payShare(job.hourlyPay, seeker.expectedRate) +
    scale.recent * recentShare(job) +
    scale.employer_rating * clamp(job.standing) +
    scale.hours * hoursShare(job.hoursPerWeek, seeker.weeklyHours)
  );
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Returns the parameters that the client needs for the text of a part. Unknown numbers are omitted. */
function paramsOf(
  code: MatchReasonCode,
  job: ScoredJob,
  seeker: ScoringSeeker,
  { requirements, place }: Explained,
): MatchReason['params'] {
  switch (code) {
    case 'distance':
      return job.distanceKm === null ? {} : { km: oneDecimal(job.distanceKm), ...(place === null ? {} : { place }) };
    case 'text':
      return {
        ...(job.relevance > 0 ? { tier: tierOfShare(job.relevance) } : {}),
        ...(requirements && requirements.met.length > 0 ? { met: [...requirements.met] } : {}),
        ...(requirements && requirements.unmet.length > 0 ? { unmet: [...requirements.unmet] } : {}),
      };
    case 'skills':
      return { matched: job.skills.filter((skill) => seeker.skills.has(skill)), required: job.skills.length };
    case 'category':
      return { category: job.category };
    case 'pay':
      return {
        ...(job.hourlyPay === null ? {} : { hourlyPay: Math.round(job.hourlyPay) }),
        ...(seeker.expectedRate === null ? {} : { expected: seeker.expectedRate }),
      };
    case 'recent':
      return { days: Math.max(0, Math.floor(job.ageDays)), unseen: Math.round(clamp(job.unseen) * 100) };
    case 'hours':
      return job.hoursPerWeek === null ? {} : { hoursPerWeek: job.hoursPerWeek };
    case 'employer_rating':
      return { percent: Math.round(clamp(job.standing) * 100) };
  }
}

/** Returns the displayed score and its parts: whole points that add up to it exactly, largest first. */
export function explainScore(
  job: ScoredJob,
  seeker: ScoringSeeker,
  scale: ScoreScale,
  explained: Explained = NOTHING_TOLD,
): { matchScore: number; matchReasons: MatchReason[] } {
  const shares: Record<MatchReasonCode, number> = {
    distance: distanceShare(job.distanceKm),
    text: clamp(job.relevance),
    skills: skillsShare(countMatched(job, seeker), job.skills.length),
    category: clamp(seeker.affinity.get(job.category) ?? 0),
    pay: payShare(job.hourlyPay, seeker.expectedRate),
    recent: recentShare(job),
    employer_rating: clamp(job.standing),
    hours: hoursShare(job.hoursPerWeek, seeker.weeklyHours),
  };
  const codes = MATCH_REASON_CODES.filter((code) => scale[code] > 0);
  const points = roundToSum(codes.map((code) => scale[code] * shares[code]));
  const matchReasons = codes.map((code, index) => ({
    code,
    points: points[index]!,
    max: scale[code],
    params: paramsOf(code, job, seeker, explained),
  }));
  return {
    matchScore: points.reduce((sum, part) => sum + part, 0),
    matchReasons: matchReasons.sort((a, b) => b.points - a.points),
  };
}
