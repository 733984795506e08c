import { REVIEW_PRIOR_SHARE } from '@nukkad/contract/reviews/review-ranking';
import { ANSWER_CLOSE_DAYS } from './limits.js';
import { PROMPT_ANSWER_HOURS, SLOWEST_ANSWER, SLOWEST_ANSWER_HOURS, UNKNOWN_STANDING } from './scoring-weights.js';

/** What an employer did with applications that are old enough to be judged. */
export interface AnswerRecord {
  /** Shortlisted, hired, rejected or written to: the applicant knows where they stand. */
  answered: number;
  /**
   * Hours that an answer usually took: the mean, each counted from PROMPT_ANSWER_HOURS to SLOWEST_ANSWER_HOURS, so that it
   * weighs every answer by its own time, and none that was forgotten for months outweighs the rest; null without answers.
   */
  answerHours: number | null;
  /** Looked at, and nothing more. */
  read: number;
  /** Left without an answer for SILENT_AFTER_DAYS, when it is closed by itself. */
  silent: number;
}

/** Days after which an application without an answer counts as left unanswered. */
export const SILENT_AFTER_DAYS = ANSWER_CLOSE_DAYS;
/** Days for which applications are remembered. */
export const STANDING_DAYS = 180;
/** What looking at an application is worth, an answer being 1. */
const READ = 0.5;
/** Applications that UNKNOWN_STANDING is worth: a first one neither makes nor breaks an employer. */
const CAUTION = 5;

/** What an answer after so many hours is worth, SLOWEST_ANSWER to 1. */
export function answerWorth(hours: number): number {
  const late = (hours - PROMPT_ANSWER_HOURS) / (SLOWEST_ANSWER_HOURS - PROMPT_ANSWER_HOURS);
  return 1 - (1 - SLOWEST_ANSWER) * Math.min(1, Math.max(0, late));
}

/**
 * How an employer treats applicants, 0 to 1: the share of applications that were answered, an answer counting the more the
 * sooner it came, drawn towards the unknown.
 */
export function employerStanding({ answered, answerHours, read, silent }: AnswerRecord): number {
  const worth = answered * answerWorth(answerHours ?? PROMPT_ANSWER_HOURS);
  return (worth + READ * read + CAUTION * UNKNOWN_STANDING) / (answered + read + silent + CAUTION);
}

/** What workers answer about an employer: the share of "again" that is expected, and its mean over all employers; null: unknown. */
export interface AgainRecord {
  again: number | null;
  meanAgain: number | null;
}

/** How much of an employer's rating is what workers answer; the rest is how the employer answers applicants. */
const AGAIN_SHARE = 0.5;

/** An expected share on the scale of the standing: the mean, which is all that is known of a newcomer, is UNKNOWN_STANDING. */
export function againWorth({ again, meanAgain }: AgainRecord): number {
  const mean = Math.min(0.99, Math.max(0.01, meanAgain ?? REVIEW_PRIOR_SHARE));
  if (again === null) return UNKNOWN_STANDING;
  if (again < mean) return (UNKNOWN_STANDING * again) / mean;
  return UNKNOWN_STANDING + ((1 - UNKNOWN_STANDING) * (again - mean)) / (1 - mean);
}

/** The rating of an employer, 0 to 1: half how they answer applicants, half whether workers would work there again. */
export const employerRating = (standing: number, record: AgainRecord): number =>
  (1 - AGAIN_SHARE) * standing + AGAIN_SHARE * againWorth(record);
