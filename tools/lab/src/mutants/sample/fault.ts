import { createHash } from 'node:crypto';

/** The kinds of faults, as the report counts them. */
export const OPERATORS = [
  'statement-removed',
  'effect-removed',
  'check-removed',
  'owner-check-removed',
  'condition-negated',
  'condition-constant',
  'operand-dropped',
  'bound-moved',
  'time-unit-changed',
  'sql-conjunct-dropped',
  'sql-negation',
  'sql-order-reversed',
  'sql-limit-changed',
  'side-swapped',
  'sort-swapped',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** A change of one expression or statement of a source, before it is known which file it is in. */
export interface Edit {
  operator: Operator;
  /** Offsets, in UTF-16 units, of the whole expression or statement that is switched. */
  start: number;
  end: number;
  /** Text that the fault puts in place; an empty text removes a statement. */
  replacement: string;
  /** Offset of the changed place, which may be inside of the region: its line is reported. */
  at: number;
  kind: 'expression' | 'statement';
  /** The code runs once, when its module is loaded. */
  isStatic: boolean;
  /**
   * The top-level constant that the code is part of, if only functions of its module read it: its value can be replaced
   * while the process runs. Offsets of the `const`, of its initial value and of the end of the statement.
   */
  constant: { name: string; start: number; valueStart: number; valueEnd: number; end: number } | null;
  /** Names of the top-level declaration that it is in, and of its member: `JobList.open`. */
  owner: string;
}

/** A generated fault of the product. */
export interface Fault extends Edit {
  /** The same on each machine as long as the text of the place is the same. */
  id: string;
  /** Path from the root of the workspace. */
  file: string;
  module: string;
  /** Line number, from 1. */
  line: number;
  /** Original text without the fault. */
  original: string;
  /** The lines that it changes, `-` before the original and `+` before the replacement. */
  diff: string[];
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the edits of one file as faults, in the order of their positions. Repeated edits with the same texts are
 * distinguished by a count.
 */
export function faultsOf(file: string, module: string, source: string, edits: readonly Edit[]): Fault[] {
  const counts = new Map<string, number>();
  return [...edits]
    .sort((one, other) => one.at - other.at || one.operator.localeCompare(other.operator))
    .map((edit) => {
      const original = source.slice(edit.start, edit.end);
      const digest = digestOf(`${shorten(original)}\n${shorten(edit.replacement)}`);
      const key = `${edit.operator}:${digest}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const line = source.slice(0, edit.at).split('\n').length;
      return { ...edit, id: `${file}:${key}:${count}`, file, module, line, original, diff: diffOf(source, edit) };
    });
}

/**
 * Returns whether the regions of two faults overlap, so that they cannot be compiled together. A fault of a constant
 * replaces its value and has no region.
 */
export const areOverlapping = (one: Fault, other: Fault): boolean =>
  !one.constant && !other.constant && one.file === other.file && one.start < other.end && other.start < one.end;

/** Returns the lines that an edit changes, complete, as a diff without context: `-` and `+` before each. */
export function diffOf(
  source: string,
  { start, end, replacement }: Pick<Edit, 'start' | 'end' | 'replacement'>,
): string[] {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const next = source.indexOf('\n', end);
  const to = next < 0 ? source.length : next;
  const before = source.slice(from, to).split('\n');
  const after = (source.slice(from, start) + replacement + source.slice(end, to)).split('\n');
  while (before.length > 0 && after.length > 0 && before[0] === after[0]) {
    before.shift();
    after.shift();
  }
  while (before.length > 0 && after.length > 0 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  const signed = (sign: string, lines: string[]): string[] =>
    lines.filter((text) => text.trim() !== '').map((text) => `${sign} ${text.trim()}`);
  return [...signed('-', before), ...signed('+', after)];
}
