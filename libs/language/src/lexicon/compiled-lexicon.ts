import { readFileSync } from 'node:fs';
import type { LexiconData, WordList } from './lexicon-data.js';

/** The data files as `compile-lexicon` wrote them when the library was built. */
export const COMPILED = JSON.parse(
  readFileSync(new URL('../../dist/lexicon.json', import.meta.url), 'utf8'),
) as LexiconData;

/** Hash of the words that texts are read with: a reading that was made with others is out of date. */
export const LEXICON_VERSION = COMPILED.version;

/** The words of a list, in all scripts. */
export const wordsOfList = (list: WordList): readonly string[] => COMPILED.words[list];
