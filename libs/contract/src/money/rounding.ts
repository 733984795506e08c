import { divideHalfUp, requirePaise } from './paise.js';

/** 100 % in basis points, the unit of rates: 1 basis point is a hundredth of a percent. */
const WHOLE_BASIS_POINTS = 10_000n;

/** A rate with an optional maximum of the line that it makes, in paise. */
export interface Rate {
  basisPoints: number;
  atMost?: bigint;
}

/**
 * Returns one line of a calculation: `amount` × `rate`, rounded half up once, and never more than the maximum of the
 * rate. Each line is computed separately: two taxes of 9 % may differ from one tax of 18 % by a paisa.
 */
export function lineOf(amount: bigint, { basisPoints, atMost }: Rate): bigint {
  const line = divideHalfUp(amount * BigInt(basisPoints), WHOLE_BASIS_POINTS);
  return requirePaise(atMost !== undefined && line > atMost ? atMost : line);
}

/** Returns the share `part` of `whole` of an amount, rounded half up. `whole` is positive. */
export const shareOf = (amount: bigint, part: bigint, whole: bigint): bigint =>
  requirePaise(divideHalfUp(amount * part, whole));

/** The uncredited part of an invoice line, and the part of its base that each credit covers. */
export interface CreditBase {
  /** The amount of the line. */
  line: bigint;
  /** Credits of the line so far. */
  credited: bigint;
  /** The amount that the line was computed for. */
  base: bigint;
  /** The part of the base that was credited so far. */
  creditedBase: bigint;
}

/**
 * Returns the credit of one invoice line for the part `creditNow` of its base. The credits of a line never exceed it.
 * The credit that completes the base includes the remainder, so that the credits add up to the line.
 */
export function creditOf({ line, credited, base, creditedBase }: CreditBase, creditNow: bigint): bigint {
  const covered = creditedBase + creditNow;
  if (creditNow < 0n || covered > base)
    throw new RangeError(`A credit of ${creditNow} of ${base - creditedBase} paise`);
  const left = line - credited;
  if (covered === base) return left;
  const credit = shareOf(line, creditNow, base);
  return credit < left ? credit : left;
}
