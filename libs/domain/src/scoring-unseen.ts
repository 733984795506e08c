/** Whom a job has had in the last HOT_DAYS days, each person once; those who post jobs themselves are not counted. */
export interface Attention {
  /** People who opened it and have no application there. */
  looked: number;
  /** People who applied and did not take it back. */
  applied: number;
}

/** So many people who only looked make a job one that was seen enough. */
export const LOOKS_UNTIL_SEEN = 12;
/** As how many who only looked somebody who applied counts. */
export const LOOKS_PER_APPLICANT = 2;
/**
 * A change of the share below this stays unwritten: it would rewrite all that the job can be found by. More than one person who
 * looks can make: nobody sinks the job of a rival by opening it.
 */
export const UNSEEN_STEP = 0.1;

/**
 * How little a job was seen, 0 to 1: 1 when nobody came, evenly less with everybody who looked or applied, 0 from
 * LOOKS_UNTIL_SEEN on. Among jobs that fit alike, those that many have seen yield to those that hardly anybody saw.
 */
export function unseenShare({ looked, applied }: Attention): number {
  return Math.max(0, 1 - (looked + LOOKS_PER_APPLICANT * applied) / LOOKS_UNTIL_SEEN);
}
