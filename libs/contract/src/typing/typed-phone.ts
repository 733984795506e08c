import { plainDigits } from './typed-digits.js';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const E164 = /^\+[1-9]\d{6,14}$/;
/** White space, marks without a shape, and the signs by which people group digits. */
const BETWEEN_DIGITS = /[\s\p{Cf}\p{Pd}\u2212().\u2024\u00b7_/]/gu;
/** Prefixes before ten digits of India: the country code, zeros, or both. */
const BEFORE_NATIONAL = /^(?:(?:\+0*91){1,2}|\+0+|0*(?:91)?)0*(?=\d{10}$)/;
/** The zero that is dialled within a country alone, as in "+44 (0) 7400". */
const NATIONAL_ZERO = /\(0\)/g;

/** Scheme of a link to a number, and separators after a number in a list. */
const AROUND_NUMBER = /^\s*(?:tel|sms|callto|whatsapp):(?:\/\/)?|[,;]\s*$/giu;

const dialled = (text: string): string =>
  plainDigits(text.normalize('NFKC')).replace(AROUND_NUMBER, '').replace(NATIONAL_ZERO, '').replace(BETWEEN_DIGITS, '');
const signsOf = (text: string): string => dialled(text).replace(/^00/, '+');

/** Returns whether a number is dialled with a leading zero, in digits of any script. */
export const startsWithZero = (text: string): boolean => dialled(text).startsWith('0');

/**
 * Returns the number (E.164) that a user types or pastes in a usual form: in digits of any script, in groups, with
 * hyphens, dots or brackets, after +91, 91, 0091 or zeros. Null if it is invalid: a number of another country requires
 * its plus.
 */
export function typedPhone(text: string): string | null {
  const signs = signsOf(text);
  const national = signs.replace(BEFORE_NATIONAL, '');
  if (INDIAN_MOBILE.test(national)) return `+91${national}`;
  return E164.test(signs) && !signs.startsWith('+91') ? signs : null;
}

const ANY_NUMBER = /^\+?[1-9]\d{1,14}$/;
const INDIAN_WITH_ZERO = /^(?:\+?91)?0+([1-9]\d{9})$/;

/**
 * Returns the number (E.164) of a form that accepts any number: as `typedPhone` parses it; a landline of India that is
 * dialled with a zero; or an optional plus, a digit 1-9 and 1 to 14 more digits. Null if it is invalid.
 */
export function anyTypedPhone(text: string): string | null {
  const signs = signsOf(text);
  const landline = INDIAN_WITH_ZERO.exec(signs)?.[1];
  if (landline !== undefined) return `+91${landline}`;
  return typedPhone(text) ?? (ANY_NUMBER.test(signs) ? `+${signs.replace(/^\+/, '')}` : null);
}
