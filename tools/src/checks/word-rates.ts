import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of everyday words in the place of a term, and the most of them that a text may contain per 1,000 words. */
interface WordRule {
  name: string;
  pattern: RegExp;
  ceiling: number;
}

/**
 * Words that make a technical sentence hard to read, with their ceilings. Comparable projects have 0 to 0.7 of `tell`, 0 to
 * 0.3 of `hold`, 0 to 0.1 of `stand` and of pronouns without an antecedent, and 0 of the others per 1,000 words. "Hold" is a
 * term of payments, so only its everyday forms count. A ceiling may fall and must not rise.
 */
export const WORD_RULES: readonly WordRule[] = [
  { name: 'tell', pattern: /\b(?:tells?|told|telling)\b/gi, ceiling: 0.3 },
  { name: 'stand', pattern: /\b(?:stands?|stood|standing)\b/gi, ceiling: 0.4 },
  { name: 'somebody', pattern: /\b(?:some|no|any|every)body\b/gi, ceiling: 0.3 },
  { name: 'goes', pattern: /\b(?:goes|went|gone)\b/gi, ceiling: 0.2 },
  {
    name: 'holds',
    pattern: /\b(?:holding|holds (?:for|that|back|of|when|if|in|the|a|an|every|all|it|its|no|one))\b/gi,
    ceiling: 0.3,
  },
  { name: 'whoever', pattern: /\b(?:whoever|whatever)\b/gi, ceiling: 0.25 },
  { name: 'anew', pattern: /\banew\b/gi, ceiling: 0.1 },
  { name: 'those that', pattern: /\bthose (?:that|who|which)\b/gi, ceiling: 0.2 },
  { name: 'whose', pattern: /\bwhose\b/gi, ceiling: 0.3 },
  { name: 'what', pattern: /\bwhat\b/gi, ceiling: 1.2 },
];

/** The texts of the workspace that the rules apply to, by kind. */
export type TextKind = 'comments' | 'documents';

/** Comments first; strings and templates are matched so that their content is not read as a comment. */
const TOKENS = /(\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const FENCED_CODE = /^```[\s\S]*?^```/gm;
const INLINE_CODE = /`[^`\n]*`/g;
const WORD = /[A-Za-z][A-Za-z'-]*/g;

/** The comments of a source text, one per line of the result. */
export function readComments(source: string): string {
  return Array.from(source.matchAll(TOKENS), (match) => match[1] ?? '')
    .filter(Boolean)
    .join('\n');
}

/** The prose of a Markdown text, without code. */
export const readProse = (markdown: string): string => markdown.replace(FENCED_CODE, '').replace(INLINE_CODE, 'code');

/** One line for each rule whose rate in `text` is above its ceiling. */
export function findHighRates(kind: string, text: string): string[] {
  const words = text.match(WORD)?.length ?? 0;
  if (words === 0) return [];
  return WORD_RULES.flatMap(({ name, pattern, ceiling }) => {
    const found = text.match(pattern)?.length ?? 0;
    const rate = (found / words) * 1000;
    if (rate <= ceiling) return [];
    return [
      `${kind}: ${found} × "${name}" in ${words} words is ${rate.toFixed(2)} per 1,000; the ceiling is ${ceiling}`,
    ];
  });
}

const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;
const GENERATED = /(?:^|\/)(?:generated|node_modules)\//;

/** Every text of a kind in the files that Git tracks below `root`, joined. */
export function readTexts(root: string, kind: TextKind): string {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const [accepts, read] =
    kind === 'comments'
      ? [(path: string) => SOURCE.test(path) && !GENERATED.test(path), readComments]
      : [(path: string) => path.endsWith('.md') && !GENERATED.test(path), readProse];
  return files
    .filter(accepts)
    .map((path) => read(readFileSync(join(root, path), 'utf8')))
    .join('\n');
}

/** Compares the comments and the documents of the workspace with the ceilings. */
export function checkWordRates(root: string): string[] {
  return (['comments', 'documents'] as const).flatMap((kind) => findHighRates(kind, readTexts(root, kind)));
}
