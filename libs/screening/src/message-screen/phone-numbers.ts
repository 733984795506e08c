import { plain } from './reading.js';
import { NUMBER_WORDS, TENS_WORDS } from './spoken-numbers.js';

const REPEATS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['double', 'dabal', 'डबल', 'ಡಬಲ್'].map((word) => [plain(word), 2] as const),
  ...['triple', 'tripal', 'ट्रिपल', 'ತ್ರಿಬಲ್', 'ಟ್ರಿಪಲ್'].map((word) => [plain(word), 3] as const),
]);
/** Words between the parts of a number that are not part of it. */
const BETWEEN = new Set(['dash', 'dot', 'space', 'plus', 'and', 'then', 'aur', 'phir', 'mattu', 'amele'].map(plain));

const MOBILE = /^(?:(?:00)?91|0)?[6-9]\d{9}$/;
/** A number that costs the caller nothing, in its three parts. */
const TOLL_FREE = /(?<![\d+])18[06]0[ -]?\d{3}[ -]?\d{3,4}(?!\d)/;
const LANDLINE = /^0[1-8]\d{9}$/;
const isNumber = (digits: string): boolean => MOBILE.test(digits) || LANDLINE.test(digits);

/** More digits than this in a row are a table or a count, unless a part of them is a number by itself. */
const CHAIN_MAX = 14;
/** Letters between the two halves of a number that still belong to it. */
const HALVES_APART = 60;

/**
 * Placeholder for figures that are part of no number. Plain text has no private-use characters, so no user can write
 * it.
 */
const FIGURES = '\ue000';

/** Dates, times, amounts of money and pay ranges: figures that are not part of any number. */
function withoutFigures(text: string): string {
  return text
    .replace(
      /(?<![\d.:/-])(?:[0-3]?\d[/.-][01]?\d[/.-](?:19|20)\d\d|(?:19|20)\d\d-[01]\d-[0-3]\d)(?![\d/-])/g,
      ` ${FIGURES} `,
    )
    .replace(/(?<![\d.:])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.:]*\d)/g, ` ${FIGURES} `)
    .replace(/(?:₹|\brs\.?|\binr)\s*\d[\d,]{0,7}(?!\d)/g, ` ${FIGURES} `)
    .replace(/(?<!\d)\d{2,6}\s*\/-/g, ` ${FIGURES} `)
    .replace(/(?<!\d)\d{1,3}00\s*(?:-|–|to|se|inda)\s*\d{1,4}00(?!\d)/g, ` ${FIGURES} `);
}

/** Letters and signs that look like digits. */
const LOOKS_LIKE_DIGITS: Readonly<Record<string, string>> = {
  ...{ o: '0', i: '1', l: '1', '|': '1' },
  ...{ z: '2', e: '3', a: '4', s: '5', $: '5', b: '8', g: '9' },
};
const LOOKALIKE = String.raw`[\doil|zeas$bg]`;
/** A run of words of digits and lookalikes. */
const LOOKALIKE_RUN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])${LOOKALIKE}+(?:[ .,()/_–-]{1,4}${LOOKALIKE}+)*(?![\p{L}\p{M}\d])`,
  'gu',
);
/** Digits with the letters that are mostly written for 0 and 1 in ten of them: a floor or a class is seldom `5O`. */
const ROUND_AND_STRAIGHT = /^(?=.*\d)[\doil|]+$|^o{2,}$|^[oil|]{4,}$/;
/** Digits with any lookalike: long enough to be no number of a house or a class, as `8B` is. */
const MIXED = /^(?=.{4})(?=.*\d.*\d)[\doil|zeas$bg]+$/;
/** A single letter between single digits. */
const SINGLE_BETWEEN_DIGITS = /(?<=(?<![^ .,()/_–-])\d[ .,()/_–-]{1,4})[oil|](?=[ .,()/_–-]{1,4}\d(?![^ .,()/_–-]))/g;

const asDigits = (word: string): string => word.replace(/\D/g, (sign) => LOOKS_LIKE_DIGITS[sign] ?? sign);

/** Replaces letters that represent digits in words of a run with digits: `9845O12345`, `98OOO l2345`. */
const undisguised = (text: string): string =>
  text.replace(LOOKALIKE_RUN, (run) =>
    /\d/.test(run)
      ? run
          .replace(SINGLE_BETWEEN_DIGITS, asDigits)
          .replace(new RegExp(`${LOOKALIKE}+`, 'g'), (word) =>
            ROUND_AND_STRAIGHT.test(word) || MIXED.test(word) ? asDigits(word) : word,
          )
      : run,
  );

/** Returns runs of digits, written in figures or words, with only marks and spaces between them. */
function chainsOf(text: string): string[][] {
  const chains: string[][] = [];
  let chain: string[] = [];
  let repeat = 1;
  let tens = false;
  const end = () => {
    if (chain.length > 0) chains.push(chain);
    chain = [];
    repeat = 1;
    tens = false;
  };
  for (const [part] of text.matchAll(/\d+|[\p{L}\p{M}]+|[^\p{L}\p{M}\d]+/gu)) {
    if (/^\d/.test(part)) {
      chain.push(repeat > 1 && part.length === 1 ? part.repeat(repeat) : part);
      [repeat, tens] = [1, false];
      continue;
    }
    if (!/[\p{L}\p{M}]/u.test(part)) {
      if (part.includes(FIGURES) || part.length > 4) end();
      continue;
    }
    const [digit, ten, times] = [NUMBER_WORDS.get(part), TENS_WORDS.get(part), REPEATS[part]];
    if (digit !== undefined) {
      // "ninety eight" is 98
      if (tens && digit !== '0' && digit.length === 1)
        chain[chain.length - 1] = (chain.at(-1) ?? '').slice(0, -1) + digit;
      else chain.push(digit.repeat(repeat));
      [repeat, tens] = [1, false];
    } else if (ten !== undefined) {
      chain.push(`${ten}0`);
      [repeat, tens] = [1, true];
    } else if (times !== undefined) repeat = times;
    else if (!BETWEEN.has(part)) end();
  }
  end();
  return chains;
}

function holdsNumber(chain: readonly string[]): boolean {
  if (chain.some(isNumber)) return true;
  if (chain.reduce((sum, part) => sum + part.length, 0) > CHAIN_MAX) return false;
  for (let from = 0; from < chain.length; from++) {
    let digits = '';
    for (let to = from; to < chain.length; to++) {
      digits += chain[to];
      if (isNumber(digits)) return true;
    }
  }
  return false;
}

/**
 * Returns whether one text contains two halves of five digits each: `first five 98450, last five 12345`. Round figures
 * are pay.
 */
function inHalves(text: string): boolean {
  const halves = [...text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].filter(([half]) => !half.endsWith('00'));
  return halves.some(({ 0: half, index }, at) => {
    const next = halves[at + 1];
    return next !== undefined && /^[6-9]/.test(half) && next.index - index < HALVES_APART;
  });
}

/**
 * Returns true if `text` (made plain) contains a phone number of India, or one with a foreign prefix: in figures of any
 * script, in words of English, Hindi or Kannada, with spaces, dots or dashes between, or with letters in place of
 * digits.
 */
export function hasPhoneNumber(text: string): boolean {
  const figures = withoutFigures(text);
  const read = undisguised(figures);
  return holdsAnyNumber(figures) || (read !== figures && holdsAnyNumber(read));
}

function holdsAnyNumber(figures: string): boolean {
  if (/\+\d(?:[ -]?\d){7,14}(?!\d)/.test(figures)) return true;
  if (TOLL_FREE.test(figures)) return true;
  return chainsOf(figures).some(holdsNumber) || inHalves(figures);
}
