/** Hours after a claim of hours in which the other side may contest it. */
export const CONTEST_OPENING_HOURS = 48;
/** Hours in which the other side answers a contest. */
export const CONTEST_ANSWER_HOURS = 72;
/** Days in which the staff propose a division, and decide about an appeal. */
export const CONTEST_STAFF_DAYS = 2;
/** Days in which each side accepts a proposal or appeals; silence accepts. */
export const CONTEST_ACCEPTANCE_DAYS = 2;

export type ContestSide = 'worker' | 'employer';

/** The disputed part of a held wage, in paise. */
export interface ContestedWage {
  wage: bigint;
  /** The lower figure of both sides: it is the worker's, and is paid at once. */
  lower: bigint;
  /** The higher figure, which is the most that a side asks for. */
  higher: bigint;
}

/** Reasons why a contest cannot be opened, or a division is not possible. */
export type ContestRefusal = 'nothing_contested' | 'part_too_small';

/** Returns whether a provider with the minimum `least` can pay both parts of `whole`. */
const isPayable = (part: bigint, whole: bigint, least: bigint): boolean =>
  [part, whole - part].every((one) => one === 0n || one >= least);

/**
 * Returns the figures of a contest, both limited to the held amount. Refuses figures that are equal under this limit, and
 * figures for which a decision would include a part below the minimum of the provider.
 */
export function contestedWage(wage: bigint, figures: readonly bigint[], least: bigint): ContestedWage | ContestRefusal {
  const capped = figures.map((figure) => (figure > wage ? wage : figure));
  if (capped.some((figure) => figure < 0n)) throw new RangeError('A figure of a contest must not be negative');
  const lower = capped.reduce((least, figure) => (figure < least ? figure : least));
  const higher = capped.reduce((most, figure) => (figure > most ? figure : most));
  if (lower === higher) return 'nothing_contested';
  const contested = { wage, lower, higher };
  const isDecidable = isPayable(lower, wage, least) && isDivision(contested, lower, least);
  return isDecidable && isDivision(contested, higher, least) ? contested : 'part_too_small';
}

/**
 * Returns whether `owed` of a contested wage may be awarded to the worker: between both figures, in parts above the
 * provider's minimum.
 */
export function isDivision({ wage, lower, higher }: ContestedWage, owed: bigint, least: bigint): boolean {
  return owed >= lower && owed <= higher && isPayable(owed - lower, wage - lower, least);
}
