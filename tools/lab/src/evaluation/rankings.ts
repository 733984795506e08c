import { MATCH_REASON_CODES, type MatchReasonCode } from '@nukkad/contract/matching/ai-jobs';
import { type ScoreScale, scaleFor, scoreJob, type ScoringSeeker } from '@nukkad/contract/matching/scoring';
import type { SeenJob } from './observations.js';

/** An order of jobs for a seeker, or of seekers for an employer: higher values first. */
export interface Ranking {
  name: string;
  /** Whether previous visitors of a job affect the order; if not, the lists are the same every day. */
  yields: boolean;
  /** `draw` is a random number of the pair. */
  value(job: SeenJob, seeker: ScoringSeeker, scale: ScoreScale, draw: number): number;
}

/** Orders by one thing alone. */
export const SINGLE_SIGNALS: readonly Ranking[] = [
  { name: 'random', yields: false, value: (_job, _seeker, _scale, draw) => draw },
  { name: 'nearest', yields: false, value: (job) => -(job.distanceKm ?? Infinity) },
  { name: 'newest', yields: false, value: (job) => -job.ageDays },
  { name: 'best paid', yields: false, value: (job) => job.hourlyPay ?? 0 },
];

export const OURS: Ranking = {
  name: 'ours',
  yields: true,
  value: (job, seeker, scale) => scoreJob(job, seeker, scale),
};

/** The product's order without regard to previous visitors: all jobs rank as if they had none. */
export const OURS_UNYIELDING: Ranking = { ...OURS, name: 'ours without yielding', yields: false };

/** The product's order before reviews existed: the employer rating depends only on answers to applicants. */
export const OURS_BEFORE_REVIEWS: Ranking = {
  name: 'ours before reviews',
  yields: true,
  value: (job, seeker, scale) => scoreJob({ ...job, standing: job.answering }, seeker, scale),
};

const withoutPart = (code: MatchReasonCode): Ranking => ({
  name: `ours without ${code.replace('_', ' ')}`,
  yields: true,
  value: (job, seeker, scale) => scoreJob(job, seeker, { ...scale, [code]: 0 }),
});

/** The product's order with one part omitted, for every part that counts without a search text. */
export const ABLATIONS: readonly Ranking[] = MATCH_REASON_CODES.filter((code) => code !== 'text').map(withoutPart);

export const scalesOf = (seekers: readonly ScoringSeeker[]): ScoreScale[] => seekers.map((seeker) => scaleFor(seeker));
