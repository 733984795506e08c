import { REVIEW_PRIOR_SHARE } from '../reviews/review-ranking.js';
import { ANSWER_CLOSE_DAYS } from '../limits.js';
import { PROMPT_ANSWER_HOURS, SLOWEST_ANSWER, SLOWEST_ANSWER_HOURS, UNKNOWN_STANDING } from './scoring-weights.js';

/** An employer's handling of applications that are old enough to be judged. */
export interface AnswerRecord {
  /** Shortlisted, hired, rejected or written to: the applicant received a response. */
  answered: number;
  /**
   * Mean response time in hours, with each response limited to PROMPT_ANSWER_HOURS to SLOWEST_ANSWER_HOURS, so that
   * every response is weighted by its own time, and one forgotten for months does not outweigh the rest; null without
   * responses.
   */
  answerHours: number | null;
  /** Looked at, and nothing more. */
  read: number;
  /** Without an answer for SILENT_AFTER_DAYS, after which they are closed automatically. */
  silent: number;
}

/** Days after which an unanswered application counts as ignored. */
export const SILENT_AFTER_DAYS = ANSWER_CLOSE_DAYS;
/** Days for which applications are remembered. */
export const STANDING_DAYS = 180;
/** Value of looking at an application, relative to an answer (1). */
const READ = 0.5;
/** Applications that UNKNOWN_STANDING is worth: a first one neither makes nor breaks an employer. */
const CAUTION = 5;

/** Returns the value of an answer after this many hours, SLOWEST_ANSWER to 1. */
export function answerWorth(hours: number): number {
  const late = (hours - PROMPT_ANSWER_HOURS) / (SLOWEST_ANSWER_HOURS - PROMPT_ANSWER_HOURS);
  return 1 - (1 - SLOWEST_ANSWER) * Math.min(1, Math.max(0, late));
}

/**
 * Returns an employer's rating by its answers to applicants, 0 to 1: the share of answered applications, weighted by
 * how soon they were answered, drawn towards the prior.
 */
export function employerStanding({ answered, answerHours, read, silent }: AnswerRecord): number {
  const worth = answered * answerWorth(answerHours ?? PROMPT_ANSWER_HOURS);
  return (worth + READ * read + CAUTION * UNKNOWN_STANDING) / (answered + read + silent + CAUTION);
}

/**
 * Workers' answers about an employer: the expected share of "again", and its mean over all employers; null: unknown.
 */
export interface AgainRecord {
  again: number | null;
  meanAgain: number | null;
}

/** Share of workers' answers in an employer's rating; the rest is how the employer answers applicants. */
const AGAIN_SHARE = 0.5;

/**
 * Maps an expected share to the scale of the employer rating: the mean, the only known value for a newcomer, maps to
 * UNKNOWN_STANDING.
 */
export function againWorth({ again, meanAgain }: AgainRecord): number {
  const mean = Math.min(0.99, Math.max(0.01, meanAgain ?? REVIEW_PRIOR_SHARE));
  if (again === null) return UNKNOWN_STANDING;
  if (again < mean) return (UNKNOWN_STANDING * again) / mean;
  return UNKNOWN_STANDING + ((1 - UNKNOWN_STANDING) * (again - mean)) / (1 - mean);
}

/**
 * Returns the rating of an employer, 0 to 1: half by answers to applicants, half by workers who would work there again.
 */
export const employerRating = (standing: number, record: AgainRecord): number =>
  (1 - AGAIN_SHARE) * standing + AGAIN_SHARE * againWorth(record);
