import ts from 'typescript';
import { nameOfOwner } from './code-operators.js';
import type { Fault } from './fault.js';

/**
 * A fault as the transformer compiles it: the function `isFaultOn` of the environment determines whether it is active.
 */
export interface Switch {
  /** Number of the fault, from 1; 0 is the unmodified program. */
  number: number;
  start: number;
  end: number;
  replacement: string;
  /** Original text without the fault. */
  original: string;
  kind: 'expression' | 'statement';
  constant: Fault['constant'];
}

/** Replacement of a part of a text. */
interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns the source with each fault behind a switch. Regions do not overlap. Throws Error if the source differs from
 * that of the faults.
 */
export function withSwitches(source: string, switches: readonly Switch[]): string {
  const changed = switches.find(({ start, end, original }) => source.slice(start, end) !== original);
  if (changed) throw new Error(`the source has changed: ${changed.original} is gone`);
  const constants = new Set(switches.flatMap(({ constant }) => constant?.start ?? []));
  const edits = [
    ...switches.map((each) => (each.constant ? registration(source, each, each.constant) : alternative(each))),
    ...[...constants].map((start) => ({ start, end: start + 'const'.length, text: 'let' })),
  ];
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: insert }) => text.slice(0, start) + insert + text.slice(end), source);
}

/** Returns the switch between an expression or a statement and its fault. */
function alternative({ number, start, end, replacement, original, kind }: Switch): TextEdit {
  const test = `globalThis.isFaultOn(${number})`;
  const text =
    kind === 'statement'
      ? `{ if (${test}) { ${replacement} } else { ${original} } }`
      : `(${test} ? (${replacement}) : (${original}))`;
  return { start, end, text };
}

/**
 * Returns a registration behind the statement of a constant, which is a variable then: the environment replaces its
 * value, which importing modules read as well.
 */
function registration(
  source: string,
  { number, start, end, replacement }: Switch,
  { name, valueStart, valueEnd, end: statementEnd }: NonNullable<Switch['constant']>,
): TextEdit {
  const faulty = source.slice(valueStart, start) + replacement + source.slice(end, valueEnd);
  const text = `;((initial) => globalThis.registerConstant(${number}, (isOn) => { ${name} = isOn ? (${faulty}) : initial; }))(${name});`;
  return { start: statementEnd, end: statementEnd, text };
}

/**
 * Returns the source with a record of each named function that is reached: `noteReached('path#Name.member')`. A function
 * inside of another one counts as that one: it may run later, such as a handler that was registered at the start.
 */
export function withNotes(path: string, source: string): string {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true, kind);
  const inserts: { at: number; text: string }[] = [];
  const visit = (node: ts.Node, owner: readonly string[]): void => {
    const name = nameOfOwner(node);
    const names = name === null ? owner : [...owner, name];
    if (ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node)) {
      const body = (node as ts.FunctionLikeDeclaration).body;
      if (!body) return;
      const note = `globalThis.noteReached(${JSON.stringify(`${path}#${names.join('.')}`)})`;
      if (ts.isBlock(body)) inserts.push({ at: body.getStart(file) + 1, text: ` ${note};` });
      else inserts.push({ at: body.getStart(file), text: `(${note}, ` }, { at: body.getEnd(), text: ')' });
    }
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(file, []);
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: insert }) => text.slice(0, at) + insert + text.slice(at), source);
}
