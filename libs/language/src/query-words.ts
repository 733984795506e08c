import { type Lexicon, lexicon } from './lexicon/lexicon.js';
import { isCommonWord } from './lexicon/common-words.js';
import { lengthOf, SAYINGS } from './lexicon/ignored-phrases.js';
import { otherForms, spelling } from './lexicon/spellings.js';
import { editDistance, NearestWord } from './nearest-word.js';
import { PhoneticMatcher } from './phonetic-matcher.js';
import { isStopWord, wordsOf } from './text-normalisation.js';

/** Whether normalised words, one or several with spaces between, are the name of something that is no work: of a place. */
export type IsName = (words: string) => boolean;

/** What a word counts that is taken for a misspelt one. */
export const CORRECTED = 0.85;

/** A word of a text as the lexicon has it. */
export interface Word {
  text: string;
  weight: number;
  /** What a word that has a meaning of its own may be a form of, beside others: "chala" as "chalana". */
  forms: readonly string[];
}

/** What words are looked up in. */
export interface Tools {
  lexicon: Lexicon;
  nearest: NearestWord;
  phoneticMatcher: PhoneticMatcher;
}

let prepared: Tools | undefined;
export function tools(): Tools {
  if (!prepared) {
    const built = lexicon();
    const meaningOf = (word: string): string => (built.phrases.get(word) ?? []).map(({ id }) => id).join();
    prepared = {
      ...{ lexicon: built, nearest: new NearestWord(built.words) },
      phoneticMatcher: new PhoneticMatcher(built.words, meaningOf),
    };
  }
  return prepared;
}

/** The word that is meant by a misspelt one: the one a slip away, else one that sounds so, else the nearest. */
function meantBy(text: string, nearest: NearestWord, phoneticMatcher: PhoneticMatcher): string | null {
  const near = nearest.find(text);
  return near !== null && editDistance(text, near, 1) <= 1 ? near : (phoneticMatcher.find(text) ?? near);
}

/**
 * The word as the lexicon knows it: itself, another form of it, or the nearest one at a price, which no name is taken for.
 * `isInflected`: which words may be another form of one; by default those that are no names.
 */
export function lookUpWord(
  original: string,
  { lexicon: { words }, nearest, phoneticMatcher }: Tools,
  isName: IsName,
  isInflected: IsName = (word) => !isName(word),
): Word {
  const text = spelling(original);
  const forms = isInflected(text) ? otherForms(text).filter((form) => words.has(form)) : [];
  if (words.has(text) || isStopWord(text)) return { text, weight: 1, forms };
  if (forms.length > 0) return { text: forms[0]!, weight: 1, forms: forms.slice(1) };
  const near = isName(text) || isCommonWord(text) ? null : meantBy(text, nearest, phoneticMatcher);
  return near ? { text: near, weight: CORRECTED, forms } : { text, weight: 1, forms };
}

const WORDS_MAX = 32;
/** Letters that a word has at least that is taken apart, "officeboy", or put together, "hous kiping", and each of its parts. */
const JOINED_MIN = 7;
const PART_MIN = 3;
/** Letters from which on two words are put together although each of them may be another one. */
const JOINED_FOR_SURE = 9;

/** "Officeboy" as "office boy": a word that nobody knows, which two words of a phrase make. */
function apart(word: string, withTools: Tools, isName: IsName): string[] {
  const { lexicon: { words, phrases }, nearest, phoneticMatcher } = withTools; // prettier-ignore
  const isOne = word.length < JOINED_MIN || words.has(spelling(word)) || isStopWord(word) || isName(word);
  if (isOne || isCommonWord(word) || meantBy(word, nearest, phoneticMatcher) !== null) return [word];
  for (let at = PART_MIN; at <= word.length - PART_MIN; at++) {
    const parts = [word.slice(0, at), word.slice(at)].map(spelling);
    if (parts.every((part) => words.has(part) || isStopWord(part)) && phrases.has(parts.join(' '))) return parts;
  }
  return [word];
}

/** "Hous kiping" as "housekeeping": two words, one of which nobody knows. */
function together(first: string, second: string, withTools: Tools, isName: IsName): string | null {
  const { lexicon: { words, phrases }, nearest, phoneticMatcher } = withTools; // prettier-ignore
  const joined = first + second;
  const isStrange = (word: string): boolean => !words.has(spelling(word)) && !isStopWord(word) && !isName(word);
  if (joined.length < JOINED_MIN || isStopWord(first) || isStopWord(second)) return null;
  if (phrases.has(spelling(joined))) return phrases.has(`${first} ${second}`) ? null : joined;
  if (words.has(spelling(joined))) return isStrange(first) || isStrange(second) ? joined : null;
  if (![first, second].every((word) => isStrange(word) && !isCommonWord(word))) return null;
  const isMisspelt = [first, second].some((word) => lookUpWord(word, withTools, isName).weight < 1);
  if (isMisspelt && joined.length < JOINED_FOR_SURE) return null;
  return meantBy(joined, nearest, phoneticMatcher) === null ? null : joined;
}

/** The words of a text, as people of one mind would write them, without what says nothing of the work. */
export function wordsAsKnown(text: string, withTools: Tools, isName: IsName): string[] {
  const given = wordsOf(text);
  const said: string[] = [];
  const spelt = given.map(spelling);
  for (let at = 0; at < given.length;) {
    const length = lengthOf(SAYINGS, spelt, at);
    if (length === 0) said.push(given[at]!);
    at += Math.max(1, length);
  }
  const words: string[] = [];
  for (const word of said) {
    const last = words.at(-1);
    const joined = last === undefined ? null : together(last, word, withTools, isName);
    if (joined === null) words.push(...apart(word, withTools, isName));
    else words.splice(-1, 1, joined);
  }
  return words.slice(0, WORDS_MAX);
}

/** Whether a normalised word belongs to some name of work, in one of its forms. */
export function isWorkWord(word: string): boolean {
  const { words } = tools().lexicon;
  const text = spelling(word);
  return words.has(text) || otherForms(text).some((form) => words.has(form));
}

/** Whether a normalised word that belongs to no name of work is taken for one that is misspelt. */
export const isMisspeltWork = (word: string): boolean => lookUpWord(word, tools(), () => false).weight < 1;
