import { plainDigits } from '@nukkad/contract/typing/typed-digits';
import { wordsOfList } from './lexicon/compiled-lexicon.js';
import type { WordList } from './lexicon/lexicon-data.js';

const INPUT_MAX = 1000;
const OUTPUT_MAX = 400;

/**
 * A nasal consonant before a stop, inside a word, is written as anusvara by one writer and as itself by the next: हिन्दी and
 * हिंदी. It stands before the stops of its own class; न also before those of the others and before sibilants, as in एजेन्ट.
 */
const DEVANAGARI_NASAL =
  /(?<=[\u0900-\u0963])(?:ङ\u094d(?=[क-घ])|ञ\u094d(?=[च-झ])|ण\u094d(?=[ट-ढ])|न\u094d(?=[क-घच-झट-ढत-धप-भश-स])|म\u094d(?=[प-भ]))/g;
const KANNADA_NASAL =
  /(?<=[\u0c80-\u0ce3])(?:ಙ\u0ccd(?=[ಕ-ಘ])|ಞ\u0ccd(?=[ಚ-ಝ])|ಣ\u0ccd(?=[ಟ-ಢ])|ನ\u0ccd(?=[ಕ-ಘಚ-ಝಟ-ಢತ-ಧಪ-ಭಶ-ಸ])|ಮ\u0ccd(?=[ಪ-ಭ]))/g;
/** Joiners, direction marks and nuktas: signs that change how a word looks, not which word it is. */
// oxlint-disable-next-line no-misleading-character-class -- each sign is meant by itself
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u093c\u0cbc]/g;
const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const LONG_RUN = /([a-z])\1{2,}/g;

function once(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // accents of Latin letters
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\u0901/g, '\u0902') // chandrabindu
    .replace(/ऑ/g, 'आ')
    .replace(/\u0949/g, '\u093e')
    .replace(/ऍ/g, 'ए')
    .replace(/\u0945/g, '\u0947')
    .replace(DEVANAGARI_NASAL, '\u0902')
    .replace(KANNADA_NASAL, '\u0c82')
    .replace(/\p{Nd}+/gu, plainDigits)
    .replace(LONG_RUN, '$1$1')
    .replace(NOT_A_WORD, ' ')
    .trim();
}

/**
 * One form for the many ways in which a word is written in Latin, Devanagari and Kannada: lower case, no accents, no
 * joiners, one way to write nasals and digits, single spaces. Takes any string; at most 1,000 characters count.
 */
export function normaliseText(text: string): string {
  let current = text.slice(0, INPUT_MAX).toWellFormed();
  for (let round = 0; round < 4; round++) {
    const next = once(current);
    if (next === current) break;
    current = next;
  }
  return current.slice(0, OUTPUT_MAX).trim();
}

/** The words of `text`, normalised. */
export const wordsOf = (text: string): string[] => normaliseText(text).split(' ').filter(Boolean);

const setOf = (list: WordList): ReadonlySet<string> => new Set(wordsOfList(list).flatMap(wordsOf));
const ASKING = setOf('asking');
const FUNCTIONS = setOf('function');
const CONJUNCTIONS = setOf('conjunction');

/** Whether a normalised word says that somebody looks for work, whichever. */
export const isAskingWord = (word: string): boolean => ASKING.has(word);

/** Whether a normalised word says nothing about which work is looked for. */
export const isStopWord = (word: string): boolean => ASKING.has(word) || FUNCTIONS.has(word) || CONJUNCTIONS.has(word);

/** Whether a normalised word joins what stands before it to what follows. */
export const isConjunction = (word: string): boolean => CONJUNCTIONS.has(word);
