import ts from 'typescript';
import { nameOfOwner } from './code-operators.js';

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
}

/**
 * Returns the source with each fault behind a switch. Regions do not overlap. Throws Error if the source differs from
 * that of the faults.
 */
export function withSwitches(source: string, switches: readonly Switch[]): string {
  let text = source;
  for (const { number, start, end, replacement, original, kind } of [...switches].sort(
    (one, other) => other.start - one.start,
  )) {
    if (text.slice(start, end) !== original) throw new Error(`the source has changed: ${original} is gone`);
    const test = `globalThis.isFaultOn(${number})`;
    const switched =
      kind === 'statement'
        ? `{ if (${test}) { ${replacement} } else { ${original} } }`
        : `(${test} ? (${replacement}) : (${original}))`;
    text = text.slice(0, start) + switched + text.slice(end);
  }
  return text;
}

/** Returns the source with a record of each named function that is reached: `noteReached('path#Name.member')`. */
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
      return;
    }
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(file, []);
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: insert }) => text.slice(0, at) + insert + text.slice(at), source);
}
