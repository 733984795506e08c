import { wordsOf } from './text-normalisation.js';

/** A normalised word and where it stands in the text: characters (UTF-16) from `start` to before `end`. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const TOKENS_MAX = 40;
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** The words of a text as `wordsOf` has them, each with its place in it; at most the first `most`. */
export function tokensOf(text: string, most = TOKENS_MAX): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    for (const word of wordsOf(match[0])) tokens.push({ word, start: match.index, end: match.index + match[0].length });
    if (tokens.length >= most) break;
  }
  return tokens.slice(0, most);
}

/** The text with everything in `spans` cut out, and single spaces where it was. */
export function cutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    kept += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  return `${kept}${text.slice(from)}`.replace(/\s+/gu, ' ').trim();
}
