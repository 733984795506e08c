import { wordsOfList } from './compiled-lexicon.js';
import type { WordList } from './lexicon-data.js';
import { phraseKey } from './spellings.js';

const phrasesOf = (list: WordList): ReadonlySet<string> => new Set(wordsOfList(list).map(phraseKey).filter(Boolean));

/** What people say of themselves and of their lives, in words some of which name work elsewhere: "gaon se aaya hoon". */
export const SAYINGS = phrasesOf('saying');

/**
 * What advertisements say of pay, training, joining and the like beside the conditions, in words some of which name work elsewhere:
 * "we will teach", "PF and ESI".
 */
export const TERMS_OF_EMPLOYMENT = phrasesOf('term_of_employment');

/** Work that no occupation of the taxonomy is, in words that name others: "medical coding" is no software. */
export const OTHER_WORK = phrasesOf('other_work');

/** The phrase of a list that begins at a word, as its length in words; 0 for none. */
export function lengthOf(list: ReadonlySet<string>, words: readonly string[], from: number, most = 6): number {
  for (let length = Math.min(most, words.length - from); length > 0; length--)
    if (list.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}
