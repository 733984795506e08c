import { splitList } from './block-reader.js';
import { type DataBlock, DataError, type DataLine } from './data-blocks.js';
import { type Script, SCRIPT_OF_LANGUAGE, scriptOf } from './scripts.js';

/** Keys whose values are ids, "yes" or "no", and no words. */
export const ID_KEYS: ReadonlySet<string> = new Set([
  ...['category', 'also_in', 'categories', 'skill', 'skills', 'kinds', 'answered_by', 'same_as', 'owners'],
  ...[
    'general_help',
    'from_home',
    'drives',
    'at_home',
    'beside',
    'helper',
    'helpers',
    'workers',
    'sells_at',
    'in_names',
  ],
]);
/** Keys with products, "words + words". */
const PRODUCT_KEYS: ReadonlySet<string> = new Set(['named', 'work', 'does']);
const LANGUAGE_KEYS: ReadonlySet<string> = new Set(['name', 'screen', 'does', 'stem']);
/** Seekers mix scripts in one phrase, "ಊಟ room"; each word is still in one. */
const MIXED_KEYS: ReadonlySet<string> = new Set(['asked']);

const SCRIPT_PATTERNS: Readonly<Record<Script, RegExp>> = {
  latin: /^[A-Za-z0-9][A-Za-z0-9 .&/'-]*$/,
  devanagari: /^[\p{Script=Devanagari}\p{Join_Control}0-9 /-]+$/u,
  kannada: /^[\p{Script=Kannada}\p{Join_Control}0-9 /-]+$/u,
};
const LETTERS = /^[\p{L}\p{M}\p{Join_Control}]+$/u;

/** Whether the words of a line have a sign "*" for what they are said of. */
const isPattern = (block: DataBlock, { key }: DataLine): boolean =>
  block.kind === 'verb' || (block.kind === 'words' && block.id === 'shop_form' && key === 'term');

/** The words of a line, without the lists that it refers to. */
export function termsOfLine({ key, value }: DataLine): string[] {
  if (ID_KEYS.has(key)) return [];
  const sides = PRODUCT_KEYS.has(key) ? value.split(' + ') : [value];
  return sides.flatMap(splitList).filter((term) => !term.startsWith('@'));
}

/** Returns what is expected instead of a term; null for a valid one. */
function expectedFor(term: string, block: DataBlock, line: DataLine): string | null {
  const { key, parameter } = line;
  const words = term.split(' ');
  const isOfPattern = isPattern(block, line);
  if (isOfPattern && words.filter((word) => word === '*').length !== 1) return 'words with one sign "*" between spaces';
  if (block.kind === 'words' && block.id === 'compound_ending' && !LETTERS.test(term)) return 'an ending of letters';
  const plain = isOfPattern ? words.filter((word) => word !== '*').join(' ') : term;
  const script = LANGUAGE_KEYS.has(key)
    ? SCRIPT_OF_LANGUAGE[parameter as keyof typeof SCRIPT_OF_LANGUAGE]
    : scriptOf(plain);
  const isIn = (text: string, expected: Script): boolean => SCRIPT_PATTERNS[expected].test(text);
  const isValid = MIXED_KEYS.has(key) ? words.every((word) => isIn(word, scriptOf(word))) : isIn(plain, script);
  return isValid ? null : `a word in ${LANGUAGE_KEYS.has(key) ? script : 'one script'}`;
}

/** Throws a DataError for the first word that is in another script than its line, or in two, or lacks the sign of a pattern. */
export function checkTerms(blocks: readonly DataBlock[]): void {
  for (const block of blocks)
    for (const line of block.lines)
      for (const term of termsOfLine(line)) {
        const expected = expectedFor(term, block, line);
        if (expected !== null) throw new DataError(block.file, line.line, `${expected}, found "${term}"`);
      }
}
