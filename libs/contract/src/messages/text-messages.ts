/** The basic set of GSM 03.38, with 7 bits per character. */
const GSM_BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension table: an escape and a character, 14 bits. */
const GSM_EXTENDED = new Set('\f^{}\\[~]|€');
/** Units that fit into a text message alone, and into each of several, which begin with how they belong together. */
const UNITS = { gsm: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const;

/** Parts that a text message may have: the network charges for each. */
export const TEXT_PARTS_MAX = 2;
/** A code is sent most often, and has to be read at a glance. */
export const CODE_TEXT_PARTS_MAX = 1;

/**
 * Returns whether the network sends a text in its 7-bit alphabet: one character outside of it makes the whole text
 * UCS-2.
 */
export const isGsmText = (text: string): boolean =>
  [...text].every((character) => GSM_BASIC.has(character) || GSM_EXTENDED.has(character));

/** Returns the units of each character in GSM 7-bit; in UCS-2 a character outside of the basic plane has two. */
const unitsOf = (text: string, isGsm: boolean): number[] =>
  [...text].map((character) => (isGsm ? (GSM_EXTENDED.has(character) ? 2 : 1) : character.length));

/** Returns the number of parts of a text. No part ends within a character of two units. */
export function textPartsOf(text: string): number {
  const isGsm = isGsmText(text);
  const { alone, each } = isGsm ? UNITS.gsm : UNITS.ucs2;
  const units = unitsOf(text, isGsm);
  if (units.reduce((sum, unit) => sum + unit, 0) <= alone) return 1;
  let [parts, used] = [1, 0];
  for (const unit of units) {
    if (used + unit > each) [parts, used] = [parts + 1, 0];
    used += unit;
  }
  return parts;
}

/** Characters of keyboards and money formats, with their equivalents in GSM 7-bit. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u2032\u02BC`´]/gu, "'"],
  [/[\u201C\u201D\u201E\u2033«»]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/\u2026/gu, '...'],
  [/[\u2022\u00B7]/gu, '-'],
  [/\u20B9\s?/gu, 'Rs '],
  [/\p{Zs}/gu, ' '],
  [/\u00AD|\u200B|\u200E|\u200F|\u2060|\uFE0F|\uFEFF|\p{Extended_Pictographic}/gu, ''],
];

/** Returns one letter in GSM 7-bit: without its accent if the alphabet does not contain it. */
const plainLetter = (character: string): string =>
  isGsmText(character) ? character : character.normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * Returns words in Latin script in the alphabet of the network, so that a curly quote, an accent or a rupee sign does
 * not double the price of a text. Letters of other scripts are retained.
 */
export function plainWords(words: string): string {
  const plain = PLAIN.reduce((text, [found, instead]) => text.replace(found, instead), words.normalize('NFC'));
  return [...plain]
    .map((character) => (/\p{Script=Latin}/u.test(character) ? plainLetter(character) : character))
    .join('');
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const CUT = '..';
/** A consonant that the next one is joined to: the rules of graphemes do not know this for Kannada. */
const JOINED = /[\u094D\u0CCD]\u200D?$/u;

/** Returns the visible letters of words. */
function lettersOf(words: string): string[] {
  const letters: string[] = [];
  for (const { segment } of graphemes.segment(words)) {
    const last = letters.at(-1) ?? '';
    if (JOINED.test(last) && /^\p{L}/u.test(segment)) letters[letters.length - 1] = last + segment;
    else letters.push(segment);
  }
  return letters;
}

/** Truncates words to at most `most` UTF-16 units, between visible letters. */
export function shortenWords(words: string, most: number): string {
  if (words.length <= most) return words;
  let kept = '';
  for (const letter of lettersOf(words)) {
    if (kept.length + letter.length > most - CUT.length) break;
    kept += letter;
  }
  return `${kept.trimEnd()}${CUT}`;
}

/** Lengths to which user-supplied words are cut, one after the other, until the text fits. */
const WORD_LENGTHS = [Infinity, 100, 80, 60, 40, 32, 26, 22, 18, 15, 12, 10] as const;

/**
 * Returns the text of `wordedWith` with user-supplied words of at most the given length, as long as possible within
 * `parts` parts. If the rest alone is longer, so is the text.
 */
export function fitText(wordedWith: (most: number) => string, parts = TEXT_PARTS_MAX): string {
  let text = '';
  for (const length of WORD_LENGTHS) {
    text = wordedWith(length);
    if (textPartsOf(text) <= parts) break;
  }
  return text;
}
