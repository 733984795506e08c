import { z } from 'zod';
import { EMAIL_MAX, PHONE_MAX, SEARCH_TEXT_MAX } from './limits.js';
import { DIGIT_WORDS } from './typing/digit-words.js';
import { digitsOf, plainDigits } from './typing/typed-digits.js';
import { anyTypedPhone, typedPhone } from './typing/typed-phone.js';
import { cleanText } from './typing/visible-text.js';

/**
 * Characters that no stored text contains: control characters except tab, line feed and carriage return, which are
 * refused, and direction marks, by which a name or a file name can be displayed with its letters in another order. The
 * joiners U+200C and U+200D are part of the spelling of Hindi and Kannada and are allowed.
 */
const REFUSED_RANGES =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const REFUSED = new RegExp(`[${REFUSED_RANGES}]`);
const ALL_REFUSED = new RegExp(`[${REFUSED_RANGES}]`, 'g');
const LINE_BREAKS = /[\t\n\r]+/g;

/** Returns true if `text` contains neither control characters, nor direction marks, nor unpaired surrogates. */
export const isPlainText = (text: string): boolean => !REFUSED.test(text) && text.isWellFormed();

/** The only issue reported for such a text; other checks of the schema are skipped. */
const REFUSAL = { message: 'characters', abort: true } as const;

/** `text` on one line with a space for each character that `isPlainText` refuses, and for tabs and line breaks. */
export const asPlainLine = (text: string, replacement = ' '): string =>
  text.replace(ALL_REFUSED, replacement).replace(LINE_BREAKS, replacement).toWellFormed();

/** Returns `text` with line feeds as line ends, and with a space for each character that `isPlainText` refuses. */
export const asPlainLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(ALL_REFUSED, ' ').toWellFormed();

/** Unmodified text of at most `max` characters, without control characters and direction marks. */
export const plainText = (max: number) => z.string().max(max).refine(isPlainText, REFUSAL);

/** Text as `cleanText` has it, of 1 to `max` characters, without control characters; it may have several lines. */
export const requiredText = (max: number) =>
  z.string().overwrite(cleanText).min(1, 'required').max(max).refine(isPlainText, REFUSAL);

/** Text of at most `max` characters, as `requiredText`; empty is allowed. */
export const optionalText = (max: number) => z.string().overwrite(cleanText).max(max).refine(isPlainText, REFUSAL);

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Required text on one line: runs of white space become one space. */
export const requiredLine = (max: number) => requiredText(max).overwrite(onOneLine);

/** Text on one line that may be empty: runs of white space become one space. */
export const optionalLine = (max: number) => optionalText(max).overwrite(onOneLine);

/** Marks of addresses, of pages and of accounts, which no name has; `S/o` and `M.D.` are parts of names. */
const ADDRESS_IN_NAME =
  /[:@\\]|\/\/|\bwww\.|\p{L}\.\p{L}{2,}\/|\p{L}{2}\.(?:com|net|org|info|biz|in|co|io|me|app|dev|shop|store|site|online|link|live|xyz|top|club|ly|gl|gg|tk|ru|cc|page|tech|jobs|work|example)(?![\p{L}\p{M}])/iu;
/** A spoken form of an address of an account or a page. */
const SPOKEN_ADDRESS =
  /[([]\s?(?:at|dot)\s?[)\]]|\bdot (?:com|in|net|org)\b|\bat (?:ybl|ibl|axl|ok(?:axis|sbi|hdfcbank|icici)|paytm|upi|gmail|yahoo)\b|\p{L}\s?\.\s?me\s?\//iu;
const NAME_DIGITS_MAX = 4;
/** Words for digits, some of which are parts of names as well. */
const SPELLED_DIGITS: ReadonlySet<string> = new Set(DIGIT_WORDS.flatMap((words) => words.split(' ')));

/** A word of digits and letters that look like digits. */
const DIGITS_AND_LOOKALIKES = /(?<![\p{L}\p{M}\p{N}])(?=[^\s]*\p{N})[\p{N}oilzsb|]+(?![\p{L}\p{M}\p{N}])/giu;
/** Messengers and networks, which are no parts of names. */
const MESSENGER_IN_NAME =
  /(?<![\p{L}\p{M}])(?:tele ?gram|what'?s ?app|watsapp|insta(?: ?gram)?|snap ?chat|facebook|टेलीग्राम|व्हाट्सएप|व्हाट्सऐप|इंस्टाग्राम|ಟೆಲಿಗ್ರಾಂ|ವಾಟ್ಸಾಪ್|ವಾಟ್ಸಪ್|ಇನ್‌ಸ್ಟಾಗ್ರಾಂ)(?![\p{L}\p{M}])/iu;

/**
 * Returns the number of digits in a name: in figures of any script and form, as words, or as look-alike letters among
 * figures.
 */
const countDigits = (name: string): number =>
  (name.replace(DIGITS_AND_LOOKALIKES, (word) => '0'.repeat(word.length)).match(/\p{N}/gu) ?? []).length +
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => SPELLED_DIGITS.has(word)).length;

/**
 * Returns whether `text` is acceptable as a name in mails and text messages to other users: it contains no link, and no
 * number to call or to pay to.
 */
export function isPersonName(text: string): boolean {
  const name = text.normalize('NFKC');
  return (
    ![ADDRESS_IN_NAME, SPOKEN_ADDRESS, MESSENGER_IN_NAME].some((mark) => mark.test(name)) &&
    countDigits(name) <= NAME_DIGITS_MAX
  );
}

/** Issue code of an invalid name. */
export const NAME_REFUSAL = 'name';

/** A name, or a part of one, as `requiredLine`. */
export const requiredName = (max: number) => requiredLine(max).refine(isPersonName, NAME_REFUSAL);

/** A part of a name that may be empty. */
export const optionalName = (max: number) => optionalLine(max).refine(isPersonName, NAME_REFUSAL);

/**
 * A search text. Typed, pasted or dictated text is never refused: invalid characters count as spaces, and the text is
 * truncated to SEARCH_TEXT_MAX characters.
 */
export const searchText = z.string().transform((text) => asPlainLine(text.trim().slice(0, SEARCH_TEXT_MAX)).trim());

/** An e-mail address without spaces and control characters, lower-cased; invisible marks are removed. */
export const emailAddress = z
  .string()
  .overwrite(cleanText)
  .max(EMAIL_MAX)
  .refine(isPlainText, REFUSAL)
  .regex(/^[^\s@<>"',:;()\\[\]]+@[^\s@<>"',:;()\\[\]]+\.[^\s@<>"',:;()\\[\].]+$/, 'email')
  .toLowerCase();

/** The text of `z.string()` as the E.164 number that `read` finds in it. */
const phoneBy = (read: (text: string) => string | null) =>
  z
    .string()
    .max(PHONE_MAX)
    .transform((text) => read(text) ?? '')
    .pipe(z.string().regex(/^\+/, 'phone'));

/** A phone number in any form in which people write it, as E.164; also one that no phone has, if it is long enough to be one. */
export const phoneNumber = phoneBy(anyTypedPhone);

/** A phone number in any form in which people write it, as E.164. */
export const typedPhoneNumber = phoneBy(typedPhone);

const CODE_TEXT_MAX = 64;
/**
 * The digits of a typed or pasted code, in any script; other characters are removed. Any text is accepted, so that a
 * malformed code is answered like a wrong one.
 */
export const typedCode = z.string().max(CODE_TEXT_MAX).overwrite(digitsOf);

/** Text on one line that may be empty, with its digits as 0 to 9: postal codes. */
export const optionalDigitsLine = (max: number) => optionalLine(max).overwrite(plainDigits);

export const isoDateTime = z.iso.datetime({ offset: true });
export const uuid = z.uuid();
/** Smaller angles are 0: a ten-thousandth of a millimetre. PostgreSQL reports an underflow for products of the smallest numbers. */
const LEAST_DEGREES = 1e-12;
const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .overwrite((angle) => (Math.abs(angle) < LEAST_DEGREES ? 0 : angle));
/** Degrees north, WGS 84. */
export const latitude = degrees(90);
/** Degrees east, WGS 84. */
export const longitude = degrees(180);

/** Rule of a search with an optional position: reports the missing one of latitude and longitude. */
export function requireWholePosition(
  position: { latitude?: number | undefined; longitude?: number | undefined },
  context: z.core.$RefinementCtx,
): void {
  if ((position.latitude === undefined) === (position.longitude === undefined)) return;
  const missing = position.latitude === undefined ? 'latitude' : 'longitude';
  context.addIssue({ code: 'custom', path: [missing], message: 'rule:jobs:position' });
}

/** A number in a query string, in digits of any script. Empty and non-numeric text is refused. */
export const queryNumber = (schema: z.ZodNumber) =>
  z
    .string()
    .max(40)
    .overwrite(plainDigits)
    .regex(/^-?\d+(\.\d+)?$/, 'number')
    .transform(Number)
    .pipe(schema);
