import { ANSWER_CLOSE_DAYS } from './limits.js';
import { UNKNOWN_STANDING } from './scoring-weights.js';

/** What an employer did with applications that are old enough to be judged. */
export interface AnswerRecord {
  /** Shortlisted, hired, rejected or written to: the applicant knows where they stand. */
  answered: number;
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

/** How an employer treats applicants, 0 to 1: the share of applications that were answered, drawn towards the unknown. */
export function employerStanding({ answered, read, silent }: AnswerRecord): number {
  return (answered + READ * read + CAUTION * UNKNOWN_STANDING) / (answered + read + silent + CAUTION);
}
