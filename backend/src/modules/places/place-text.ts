import type { Language } from '@nukkad/contract/languages';
import { wordsOf } from '@nukkad/language/text-normalisation';

const APOSTROPHES = /['’‘`´]/g;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** Joins adjacent single letters: "h s r layout" and "H.S.R. Layout" become "hsr layout". */
function joinInitials(words: string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (/^[a-z]$/.test(word)) {
      run += word;
      continue;
    }
    if (run) joined.push(run);
    run = '';
    if (word) joined.push(word);
  }
  return joined;
}

/**
 * Returns the normalized words of a place's name or a part of an address: equivalent spellings become equal, initials
 * and ordinals included.
 */
export const placeWords = (text: string): string[] =>
  joinInitials(wordsOf(text.replace(APOSTROPHES, ''))).map((word) => ORDINAL.exec(word)?.[1] ?? word);

const ABBREVIATIONS: Record<string, string> = {
  rd: 'road',
  ngr: 'nagar',
  blk: 'block',
  extn: 'extension',
  ext: 'extension',
  sec: 'sector',
  sect: 'sector',
  ph: 'phase',
  stg: 'stage',
};

/** Expands the usual abbreviations of addresses in `words`. */
export const writtenOut = (words: readonly string[]): string[] => words.map((word) => ABBREVIATIONS[word] ?? word);

/** Returns the normalised form of a whole name. */
export const normalisePlaceName = (name: string): string => writtenOut(placeWords(name)).join(' ');

/** Matches endings for "in", "to", "of" in Kannada and Hindi, longest first. */
const ENDINGS = [
  /(?:ದಲ್ಲಿನ|ಯಲ್ಲಿನ|ನಲ್ಲಿನ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ|ದಿಂದ|ಯಿಂದ|ಕ್ಕೆ|ಗೆ|ದ|ಯ|ನ)$/u,
  /ಲ್ಲಿ$/u,
  /(?:dalli|yalli|nalli|inda|kke|ge)$/u,
  /alli$/u,
];

/** Same for a name that ends in "u", which becomes "i": "ಮೈಸೂರಿನಲ್ಲಿ" is in "ಮೈಸೂರು". */
const ENDING_AFTER_U = /ಿ(?:ನಲ್ಲಿನ|ನಲ್ಲಿ|ನಿಂದ|ನ|ಗೆ)$/u;

/** Returns possible stems of `word` without such an ending. */
export const stemsOf = (word: string): string[] =>
  [...ENDINGS.map((ending) => word.replace(ending, '')), word.replace(ENDING_AFTER_U, 'ು')].filter(
    (stem) => stem !== word && stem.length >= 3,
  );

/** Returns the language of a name, by its script. */
export function languageOf(name: string): Language {
  if (/[\u0900-\u097f]/.test(name)) return 'hi';
  return /[\u0c80-\u0cff]/.test(name) ? 'kn' : 'en';
}
