import type { WORK_HOURS } from '../accounts/users.js';
import type { MatchReasonCode } from './ai-jobs.js';
import { ANSWER_CLOSE_DAYS } from '../limits.js';

/** Points of a job that was just posted; they decrease linearly to 0 within `RECENT_DAYS`. */
export const AGE_WEIGHT = 8;
/**
 * Points of a job without recent viewers (`scoring-unseen`): a job with applicants ranks after its equals, and only
 * after its equals, so the points do not exceed those of being posted today.
 */
export const UNSEEN_WEIGHT = 8;

/**
 * Weights of the parts of the match score, and their reasons. Only their proportions matter: the parts that apply to a
 * search are scaled to 100. The score uses no data about a person's sex, religion, caste or age, and no proxy for it
 * may be added. The database orders its candidates by `recent`, `employer_rating` and `pay`: its function takes the
 * weights from here, and the first start of a release with other weights lists every job again.
 */
export const MATCH_WEIGHTS: Readonly<Record<MatchReasonCode, number>> = {
  /** Commuting costs money and an hour of the day, every day: near work is the purpose of this product. */
  distance: 30,
  /**
   * A search text comes first. Its weight is such that one tier of answers outweighs all other parts together, which
   * only order equally good answers: see `answer-tiers`.
   */
  text: 650,
  /** Being able to do the work decides whether an application has a chance at all. */
  skills: 20,
  /** Declared wishes and past choices: the strongest sign of taste, and coarser than skills. */
  category: 15,
  /** Equal to taste: work below a worker's rate is declined; far above it other criteria matter more. */
  pay: 15,
  /**
   * A job posted today, or with few visitors, is seldom filled; one posted four weeks ago or with many applicants often
   * is.
   */
  recent: AGE_WEIGHT + UNSEEN_WEIGHT,
  /**
   * Employers who answer, and answer soon, save people lost days. The weight is low, so that a newcomer is not
   * excluded.
   */
  employer_rating: 7,
  /** Hours can be talked about more easily than all the rest. */
  hours: 5,
};

/** Kilometres in which the value of nearness halves: about a bus ride or a quarter of an hour on a scooter. */
export const DISTANCE_HALVING_KM = 4;
/** Days in which a job loses its points for its age, linearly: as long as a job stays open without renewal. */
export const RECENT_DAYS = 30;
/** Rupees an hour that pay is compared with if no expectation was stated: the middle of usual local pay. */
export const USUAL_HOURLY_PAY = 130;
/** Pay at this part of the expected rate earns nothing, and at this part all; between them evenly. */
export const PAY_NOTHING_AT = 0.5;
export const PAY_ALL_AT = 1.5;
/** Evidence of 1, 2, and 3 or more common skills: a single one may be chance. */
export const SKILL_EVIDENCE = [0, 0.7, 0.9, 1] as const;
/** Rating of an employer without data. */
export const UNKNOWN_STANDING = 0.5;
/**
 * Value of an answer in an employer's rating, at most 1: the full value within a day, when the applicant can still plan
 * the week, then decreasing linearly until an application would be closed automatically. The last value still exceeds
 * that of viewing without an answer, so that a late answer is always better than none.
 */
export const PROMPT_ANSWER_HOURS = 24;
export const SLOWEST_ANSWER_HOURS = 24 * ANSWER_CLOSE_DAYS;
export const SLOWEST_ANSWER = 0.7;
/**
 * Working hours a week for each answer to "When can you work?": four-hour windows on six days, nights of eight hours.
 */
export const WINDOW_HOURS: Readonly<Record<(typeof WORK_HOURS)[number], number>> = {
  mornings: 24,
  afternoons: 24,
  evenings: 24,
  nights: 48,
  weekends: 16,
};
