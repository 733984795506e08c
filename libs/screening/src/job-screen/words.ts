import { plain } from '../message-screen/reading.js';

const EDGE_BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const EDGE_BEHIND = String.raw`(?![\p{L}\p{M}\p{N}])`;

const literal = (word: string): string => plain(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the alternatives of a word list, plain; `*` after a word accepts any ending, `_` represents a space. */
export const alternatives = (list: string): string =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => {
      const open = word.endsWith('*');
      const text = literal((open ? word.slice(0, -1) : word).replaceAll('_', ' '));
      return open ? `${text}[\\p{L}\\p{M}]*` : text;
    })
    .join('|');

/** Returns a pattern that matches whole words in plain text. */
export const wholeWord = (source: string): RegExp => new RegExp(`${EDGE_BEFORE}(?:${source})${EDGE_BEHIND}`, 'u');

/** Returns a pattern that matches any word of a list in plain text. */
export const anyOf = (list: string): RegExp => wholeWord(alternatives(list));
