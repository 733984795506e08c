import { z } from 'zod';
import { EMAIL_MAX, PHONE_MAX, SEARCH_TEXT_MAX } from './limits.js';
import { typedPhone } from './typed-phone.js';

/**
 * What no text holds: control characters save tab, line feed and carriage return, and the marks that turn the direction of
 * writing, by which a name or a file name can show another order of letters than it has. The joiners U+200C and U+200D
 * are letters' business in Hindi and Kannada and stay.
 */
const REFUSED_RANGES =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const REFUSED = new RegExp(`[${REFUSED_RANGES}]`);
const ALL_REFUSED = new RegExp(`[${REFUSED_RANGES}]`, 'g');
const LINE_BREAKS = /[\t\n\r]+/g;

/** True when `text` holds neither control characters, nor direction marks, nor half a surrogate pair. */
export const isPlainText = (text: string): boolean => !REFUSED.test(text) && text.isWellFormed();

/** The one refusal; what else a schema asks for is not looked at any more. */
const REFUSAL = { message: 'characters', abort: true } as const;

/** `text` on one line with a space for each character that `isPlainText` refuses, and for tabs and line breaks. */
export const asPlainLine = (text: string, replacement = ' '): string =>
  text.replace(ALL_REFUSED, replacement).replace(LINE_BREAKS, replacement).toWellFormed();

/** `text` in its lines, which end with a line feed, with a space for each character that `isPlainText` refuses. */
export const asPlainLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(ALL_REFUSED, ' ').toWellFormed();

/** Text of at most `max` characters as it was given, without control characters and direction marks. */
export const plainText = (max: number) => z.string().max(max).refine(isPlainText, REFUSAL);

/** Trimmed text of 1 to `max` characters without control characters and direction marks; it may have several lines. */
export const requiredText = (max: number) => z.string().trim().min(1, 'required').max(max).refine(isPlainText, REFUSAL);

/** Trimmed text of at most `max` characters, as `requiredText`; empty is allowed. */
export const optionalText = (max: number) => z.string().trim().max(max).refine(isPlainText, REFUSAL);

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Required text on one line: runs of white space become one space. */
export const requiredLine = (max: number) => requiredText(max).overwrite(onOneLine);

/** Text on one line that may be empty: runs of white space become one space. */
export const optionalLine = (max: number) => optionalText(max).overwrite(onOneLine);

/** Marks of addresses, of pages and of accounts, which no name has; `S/o` and `M.D.` are parts of names. */
const ADDRESS_IN_NAME =
  /[:@\\]|\/\/|\bwww\.|\p{L}\.\p{L}{2,}\/|\p{L}{2}\.(?:com|net|org|info|biz|in|co|io|me|app|dev|shop|store|site|online|link|live|xyz|top|club|example)(?![\p{L}\p{M}])/iu;
const NAME_DIGITS_MAX = 4;

/** Whether `text` can name somebody in the mails and texts of others: it leads nowhere, and holds no number to call or to pay to. */
export const isPersonName = (text: string): boolean =>
  !ADDRESS_IN_NAME.test(text.normalize('NFKC')) && (text.match(/\p{Nd}/gu) ?? []).length <= NAME_DIGITS_MAX;

/** What a name that is none is answered with. */
export const NAME_REFUSAL = 'name';

/** A name, or a part of one, as `requiredLine`. */
export const requiredName = (max: number) => requiredLine(max).refine(isPersonName, NAME_REFUSAL);

/** A part of a name that may be empty. */
export const optionalName = (max: number) => optionalLine(max).refine(isPersonName, NAME_REFUSAL);

/**
 * What somebody types, pastes or dictates to search for is never refused: characters that are no text count as spaces, and
 * what goes beyond SEARCH_TEXT_MAX characters is left out.
 */
export const searchText = z.string().transform((text) => asPlainLine(text.trim().slice(0, SEARCH_TEXT_MAX)).trim());

/** An e-mail address without spaces, control characters and direction marks, lower-cased. */
export const emailAddress = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .refine(isPlainText, REFUSAL)
  .regex(/^[^\s@<>"',:;()\\[\]]+@[^\s@<>"',:;()\\[\]]+\.[^\s@<>"',:;()\\[\].]+$/, 'email')
  .toLowerCase();

/** White space, and marks that stand around a number that was copied from a list of contacts. */
const BETWEEN_DIGITS = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const PHONE = /^\+?[1-9]\d{1,14}$/;
const phoneDigits = (text: string): string => text.replace(BETWEEN_DIGITS, '');
/** A phone number: spaces and direction marks, which come along when one is copied, are dropped; then an optional plus, a digit 1-9 and 1 to 14 more digits. */
export const phoneNumber = z.string().max(PHONE_MAX).transform(phoneDigits).pipe(z.string().regex(PHONE, 'phone'));

/** A phone number in E.164: a bare ten-digit Indian mobile number gets +91. */
export function toE164(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits.startsWith('+')) return digits;
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  return `+${digits}`;
}

/** A phone number in any form in which people write it, as E.164. */
export const typedPhoneNumber = z
  .string()
  .max(PHONE_MAX)
  .transform((text) => typedPhone(text) ?? '')
  .pipe(z.string().regex(/^\+/, 'phone'));

export const isoDateTime = z.iso.datetime({ offset: true });
export const uuid = z.uuid();
/** Degrees north, WGS 84. */
export const latitude = z.number().min(-90).max(90);
/** Degrees east, WGS 84. */
export const longitude = z.number().min(-180).max(180);

/** A number in a query string. Empty and non-numeric text is refused. */
export const queryNumber = (schema: z.ZodNumber) =>
  z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/, 'number')
    .transform(Number)
    .pipe(schema);
