import type { DataBlock } from '@nukkad/language/lexicon/data-blocks';
import { spelling } from '@nukkad/language/lexicon/spellings';
import { ID_KEYS } from '@nukkad/language/lexicon/term-rules';
import { wordsOf } from '@nukkad/language/text-normalisation';

/** A line of the data, as an editor opens it: `libs/language/data/occupations/trades.txt:157`. */
export interface FoundLine {
  location: string;
  text: string;
}

const DATA = 'libs/language/data/';
/** Fewest letters of a stem that a word of a text may begin with: "kar" of "karna". */
const STEM_MIN = 2;

const spelt = (text: string): string[] => wordsOf(text).map(spelling);
const isSaidBy = (word: string, written: readonly string[]): boolean =>
  written.some((each) => each === word || (each.length >= STEM_MIN && word.startsWith(each)));

/** Finds the line of some blocks with the most words of a phrase, the shortest of several; returns null if no line has any. */
export function findLine(blocks: readonly DataBlock[], phrase: string): FoundLine | null {
  const words = spelt(phrase);
  const lines = blocks.flatMap(({ file, lines }) =>
    lines
      .filter(({ key }) => !ID_KEYS.has(key))
      .map((line) => {
        const written = spelt(line.value);
        const count = words.filter((word) => isSaidBy(word, written)).length;
        return { file, line, length: line.value.length, count };
      }),
  );
  const [best] = lines.sort((one, other) => other.count - one.count || one.length - other.length);
  if (!best || best.count === 0) return null;
  const { key, parameter, value, line } = best.line;
  return { location: `${DATA}${best.file}:${line}`, text: `${[key, parameter].filter(Boolean).join(' ')}: ${value}` };
}
