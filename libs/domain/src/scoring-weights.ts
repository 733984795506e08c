import type { WORK_HOURS } from './users.js';
import type { MatchReasonCode } from './ai-jobs.js';
import { ANSWER_CLOSE_DAYS } from './limits.js';

/** What a job gets for having been posted just now; what it has lost by `RECENT_DAYS`, evenly, is all of it. */
export const AGE_WEIGHT = 8;
/**
 * What a job gets for having been seen by nobody lately (`scoring-unseen`): a job that has its applicants yields to its equals,
 * and no more than to its equals, so that it is worth no more than having been posted today.
 */
export const UNSEEN_WEIGHT = 8;

/**
 * What each part of the match score weighs, and why. Only their proportions matter: the parts that apply to a search are
 * scaled to 100. Nothing about a person's sex, religion, caste or age is known here, and nothing may be added that stands
 * for it. The database orders its candidates by `recent`, `employer_rating` and `pay`: whoever changes one of these also
 * writes a migration that lists every job anew (a test compares them).
 */
export const MATCH_WEIGHTS: Readonly<Record<MatchReasonCode, number>> = {
  /** The way to work costs money and an hour of the day, every day: what is near by is what this product is for. */
  distance: 30,
  /**
   * Somebody who asks for something gets that first. So much that one tier of answers weighs more than all the rest together,
   * which only orders what answers equally well: see `answer-tiers`.
   */
  text: 650,
  /** Being able to do the work decides whether an application has a chance at all. */
  skills: 20,
  /** Declared wishes and past choices: the strongest sign of taste, and coarser than skills. */
  category: 15,
  /** As much as taste: work below one's rate is not taken, far above it other things begin to count. */
  pay: 15,
  /** A job that was posted today, or that few have come to, is seldom filled yet; one of four weeks ago or of many applicants is. */
  recent: AGE_WEIGHT + UNSEEN_WEIGHT,
  /** Employers who answer, and soon, spare people lost days. Kept low, so that a newcomer is not shut out. */
  employer_rating: 7,
  /** Hours can be talked about more easily than all the rest. */
  hours: 5,
};

/** Kilometres in which the worth of nearness halves: about what a bus ride or a quarter of an hour on a scooter covers. */
export const DISTANCE_HALVING_KM = 4;
/** Days in which a job loses its points for its age, evenly: as long as a job stays open without renewal. */
export const RECENT_DAYS = 30;
/** Rupees an hour that pay is compared with when nobody said what they expect: the middle of usual local pay. */
export const USUAL_HOURLY_PAY = 130;
/** Pay at this part of the expected rate earns nothing, and at this part all; between them evenly. */
export const PAY_NOTHING_AT = 0.5;
export const PAY_ALL_AT = 1.5;
/** What 1, 2, and 3 or more skills in common say: a single one may be chance. */
export const SKILL_EVIDENCE = [0, 0.7, 0.9, 1] as const;
/** Standing of an employer of whom nothing is known yet. */
export const UNKNOWN_STANDING = 0.5;
/**
 * What an answer is worth to an employer's standing, 1 being the most: all within a day, for whoever waits can still plan
 * the week, then evenly less until an application would have closed by itself. The last one still counts for more than a
 * look without a word, so that a late answer is always better than none.
 */
export const PROMPT_ANSWER_HOURS = 24;
export const SLOWEST_ANSWER_HOURS = 24 * ANSWER_CLOSE_DAYS;
export const SLOWEST_ANSWER = 0.7;
/** Working hours a week behind each answer to "When can you work?": four-hour windows on six days, nights of eight. */
export const WINDOW_HOURS: Readonly<Record<(typeof WORK_HOURS)[number], number>> = {
  mornings: 24,
  afternoons: 24,
  evenings: 24,
  nights: 48,
  weekends: 16,
};
