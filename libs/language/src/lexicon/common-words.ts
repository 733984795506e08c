import { wordsOf } from '../text-normalisation.js';
import { wordsOfList } from './compiled-lexicon.js';

const COMMON = new Set(wordsOfList('common').flatMap(wordsOf));

/**
 * Whether a normalised word is a common one that is no work but is spelt like it: "diver" is no misspelt driver. Words from which a
 * correction finds what is meant, as "salesmen", are none.
 */
export const isCommonWord = (word: string): boolean => COMMON.has(word);
