import type { Language } from '@nukkad/contract/languages';
import type { VerbLanguage } from './lexicon-data.js';

export type Script = 'latin' | 'devanagari' | 'kannada';

export const scriptOf = (text: string): Script =>
  /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : /\p{Script=Kannada}/u.test(text) ? 'kannada' : 'latin';

/** The script of a language; Hindi and Kannada are also written in Latin letters. */
export const SCRIPT_OF_LANGUAGE: Readonly<Record<Language | VerbLanguage, Script>> = {
  en: 'latin',
  hi: 'devanagari',
  kn: 'kannada',
  'hi-latin': 'latin',
  'kn-latin': 'latin',
};

/** Each word of one list with each of another, where both are of one script: "tempo driver", "ಎಸಿ ರಿಪೇರಿ". */
export function pairsOf(firsts: readonly string[], seconds: readonly string[]): string[] {
  const others = seconds.map((text) => ({ text, script: scriptOf(text) }));
  return firsts.flatMap((one) => {
    const script = scriptOf(one);
    return others.flatMap((other) => (other.script === script ? [`${one} ${other.text}`] : []));
  });
}
