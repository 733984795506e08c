/** Visitors of a job in the last HOT_DAYS days, each person once; people who post jobs themselves are not counted. */
export interface Attention {
  /** People who opened it without an application to it. */
  looked: number;
  /** People with an application that was not withdrawn. */
  applied: number;
}

/** Number of views from which a job counts as sufficiently seen. */
export const LOOKS_UNTIL_SEEN = 12;
/** Number of views that one applicant counts as. */
export const LOOKS_PER_APPLICANT = 2;
/**
 * Minimum change of the share that is stored: a smaller one would rewrite all index entries of the job. It is more than
 * one viewer can cause, so that opening a rival's job cannot lower its rank.
 */
export const UNSEEN_STEP = 0.1;

/**
 * Returns how little a job was seen, 0 to 1: 1 without visitors, decreasing linearly with views and applications, 0
 * from LOOKS_UNTIL_SEEN on. Among equally fitting jobs, rarely seen ones rank before frequently seen ones.
 */
export function unseenShare({ looked, applied }: Attention): number {
  return Math.max(0, 1 - (looked + LOOKS_PER_APPLICANT * applied) / LOOKS_UNTIL_SEEN);
}
