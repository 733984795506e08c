/** Days in which both sides may review work, from the moment at which it is settled. */
export const REVIEW_WINDOW_DAYS = 7;
/** Hours after the end of work from which it may be reviewed although the payment was not confirmed. */
export const REVIEW_OPENS_AFTER_HOURS = 48;
/** Days in which the reviewed side may reply once. */
export const REVIEW_REPLY_DAYS = 30;
/** Days for which an answer counts in the public rating. */
export const REVIEW_COUNTED_DAYS = 180;
/** Maximum length of a review's note and of a reply. */
export const REVIEW_NOTE_MAX = 300;
/** Answers from which a share is shown; below, the number of jobs done. */
export const REVIEW_SHARE_MIN = 5;
/** Lower bound of the share (95 %) from which the label "most" is shown. */
export const REVIEW_LABEL_FROM = 0.8;
/** Answers of several workers of one shift are counted together, at least so many at a time. */
export const REVIEW_GROUP_MIN = 3;
/** Days after the window from which fewer answers of a shift are counted, without its date. */
export const REVIEW_GROUP_DAYS = 30;
/** Minutes after its last change from which an answer that its author did not finish counts as finished. */
export const REVIEW_FINISHED_AFTER_MINUTES = 60;
/** Minutes after a decision against its author within which a review is held for the staff. */
export const REVIEW_HELD_MINUTES = 60;
/** Days in which a decision about a review can be appealed, once. */
export const REVIEW_APPEAL_DAYS = 14;
/** Answers "not safe" about one employer within `UNSAFE_DAYS` that open a case of the staff. */
export const UNSAFE_ANSWERS = 3;
export const UNSAFE_DAYS = 90;
/** Weight of the prior in the ranking, in answers, and the half-life of an answer in days. */
export const REVIEW_PRIOR_WEIGHT = 8;
export const REVIEW_HALF_LIFE_DAYS = 90;
/** Days in which one pair of people counts once in the ranking. */
export const REVIEW_PAIR_DAYS = 30;
/** Answers from which a group is in the table of shares: fewer are no figure, and might point to a person. */
export const BIAS_GROUP_MIN = 10;
/** Difference of shares, in percentage points, from which the staff review a group. */
export const BIAS_POINTS = 10;

/**
 * States of a review: `hidden` until the window is revealed; `held` while the staff examine it; `revealed`; `removed`
 * by the staff, or because its engagement was withdrawn.
 */
export const REVIEW_STATUSES = ['hidden', 'held', 'revealed', 'removed'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Allowed moves of a review; a move that is not listed is refused. An appeal shows a removed review again. */
export const REVIEW_TRANSITIONS: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  hidden: ['held', 'revealed', 'removed'],
  held: ['hidden', 'revealed', 'removed'],
  revealed: ['removed'],
  removed: ['hidden', 'revealed'],
};

/** Returns the states from which a review may become `to`. */
export const reviewSourcesOf = (to: ReviewStatus): ReviewStatus[] =>
  REVIEW_STATUSES.filter((from) => REVIEW_TRANSITIONS[from].includes(to));

/** States of a case of the staff about a review: `open`, `decided`, `appealed` once, and `final`. */
export const REVIEW_CASE_STATUSES = ['open', 'decided', 'appealed', 'final'] as const;
export type ReviewCaseStatus = (typeof REVIEW_CASE_STATUSES)[number];

/**
 * Allowed transitions of a case; others are refused. A case about a held review that was retained is reopened if its
 * author changes the review within the hold period.
 */
export const REVIEW_CASE_TRANSITIONS: Readonly<Record<ReviewCaseStatus, readonly ReviewCaseStatus[]>> = {
  open: ['decided', 'final'],
  decided: ['open', 'appealed', 'final'],
  appealed: ['final'],
  final: ['open'],
};

/** Returns the states from which a case may become `to`. */
export const reviewCaseSourcesOf = (to: ReviewCaseStatus): ReviewCaseStatus[] =>
  REVIEW_CASE_STATUSES.filter((from) => REVIEW_CASE_TRANSITIONS[from].includes(to));

/** Normal quantile of a 95 % interval with two sides. */
const Z = 1.96;

/** Returns the lower bound of the Wilson interval of a share. */
export function wilsonLowerBound(yes: number, of: number): number {
  if (of === 0) return 0;
  const share = yes / of;
  const square = Z * Z;
  const middle = share + square / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * of)) / of);
  return (middle - spread) / (1 + square / of);
}
