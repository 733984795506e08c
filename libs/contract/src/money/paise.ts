/**
 * Amounts of money are integers of paise: `bigint` in code, `bigint` in SQL, text in JSON. 1 rupee is 100 paise.
 */

/** The bounds of a `bigint` column of PostgreSQL. */
export const PAISE_MAX = 9_223_372_036_854_775_807n;
export const PAISE_MIN = -9_223_372_036_854_775_808n;

const PAISE_PER_RUPEE = 100n;
/** A JavaScript number represents 15 digits exactly: 13 of rupees and 2 of paise. */
const EXACT_RUPEES_MAX = 9_999_999_999_999;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
const INTEGER = /^(?:0|-?[1-9]\d{0,18})$/;
/** Smaller numbers are written with an exponent, and are less than half a paisa. */
const NEGLIGIBLE = 1e-6;

/**
 * Returns the quotient of two integers, rounded to the nearest integer; halves are rounded away from zero. `divisor` is
 * positive.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError(`The divisor must be positive: ${divisor}`);
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/**
 * Converts an amount of rupees to paise. The amount is read as a decimal number, so that 1.005 is 101 paise; fractions
 * of a paisa are rounded half up. Throws a RangeError for an amount that is not finite or too large to be exact.
 */
export function toPaise(rupees: number | string): bigint {
  if (typeof rupees === 'number') {
    if (!Number.isFinite(rupees) || Math.abs(rupees) > EXACT_RUPEES_MAX)
      throw new RangeError(`Not an exact amount of rupees: ${rupees}`);
    if (Math.abs(rupees) < NEGLIGIBLE) return 0n;
  }
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(String(rupees)) ?? [];
  if (sign === undefined) throw new RangeError(`Not an amount of rupees: ${rupees}`);
  const paise = divideHalfUp(BigInt(whole + fraction) * PAISE_PER_RUPEE, 10n ** BigInt(fraction.length));
  return requirePaise(sign ? -paise : paise);
}

/**
 * Converts an amount of paise to rupees, for a payload that states rupees as a JSON number. Throws a RangeError for an
 * inexact one.
 */
export function toRupees(paise: bigint): number {
  const rupees = Number(paise) / Number(PAISE_PER_RUPEE);
  if (Math.abs(rupees) > EXACT_RUPEES_MAX) throw new RangeError(`Not an exact amount of rupees: ${paise} paise`);
  return rupees;
}

/**
 * Parses the amount of paise in a text of `PaiseSchema` or a column of the database. Throws a RangeError for any other
 * text.
 */
export function parsePaise(text: string): bigint {
  if (!INTEGER.test(text)) throw new RangeError(`Not an amount of paise: ${text}`);
  return requirePaise(BigInt(text));
}

/** Returns whether a text is an amount of paise within the bounds of its column. */
export function isPaiseText(text: string): boolean {
  if (!INTEGER.test(text)) return false;
  const paise = BigInt(text);
  return paise >= PAISE_MIN && paise <= PAISE_MAX;
}

/** Returns `paise`; throws a RangeError unless it is within the bounds of its column. */
export function requirePaise(paise: bigint): bigint {
  if (paise < PAISE_MIN || paise > PAISE_MAX) throw new RangeError(`Out of the bounds of an amount: ${paise} paise`);
  return paise;
}
