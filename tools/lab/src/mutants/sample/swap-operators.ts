import ts from 'typescript';
import type { Operator } from './fault.js';

/** Names of two sides that a slip exchanges. */
const SIDES: [string, string][] = [
  ['employerId', 'seekerId'],
  ['employerId', 'workerId'],
  ['employerId', 'userId'],
  ['ownerId', 'seekerId'],
  ['ownerId', 'userId'],
  ['ownerId', 'workerId'],
  ['senderId', 'recipientId'],
  ['reporterId', 'senderId'],
  ['assigneeId', 'actorId'],
  ['userId', 'actorId'],
  ['staffId', 'userId'],
  ['from', 'to'],
  ['startsAt', 'endsAt'],
  ['min', 'max'],
  ['openedBy', 'decidedBy'],
];
const WORDS: [string, string][] = [
  ['employer', 'seeker'],
  ['employer', 'worker'],
  ['asc', 'desc'],
];

interface Swap {
  operator: Operator;
  /** The expression that is replaced. */
  part: ts.Node;
  text: string;
}

const otherOf = (
  name: string,
  pairs: readonly [string, string][],
  isKnown: (name: string) => boolean,
): string | null => {
  for (const [one, other] of pairs) {
    if (name === one && isKnown(other)) return other;
    if (name === other && isKnown(one)) return one;
  }
  return null;
};

/** Returns the arguments of a call, and the values of objects among them. */
function valuesOf(node: ts.CallExpression): ts.Expression[] {
  return node.arguments.flatMap((argument) =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? [property.initializer] : []))
      : ts.isArrayLiteralExpression(argument)
        ? argument.elements
        : [argument],
  );
}

/**
 * Returns swaps in calls that notify the other side, or record it: `send(tx, job.employerId)` for `job.seekerId`, or
 * exchanged arguments.
 */
export function sideSwaps(node: ts.CallExpression, source: string): Swap[] {
  const swaps: Swap[] = [];
  for (const value of valuesOf(node)) {
    const isKnown = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(source);
    if (ts.isPropertyAccessExpression(value)) {
      // the other side must be read of the same object somewhere
      const object = value.expression.getText();
      const other = otherOf(value.name.text, SIDES, (name) => isKnown(`${object}.${name}`.replaceAll('.', '\\.')));
      if (other) swaps.push({ operator: 'side-swapped', part: value, text: `${object}.${other}` });
    } else if (ts.isIdentifier(value)) {
      const other = otherOf(value.text, SIDES, (name) => isInScope(value, name));
      if (other) swaps.push({ operator: 'side-swapped', part: value, text: other });
    } else if (ts.isStringLiteral(value)) {
      const other = otherOf(value.text, WORDS, (name) => source.includes(`'${name}'`));
      if (other) swaps.push({ operator: 'side-swapped', part: value, text: `'${other}'` });
    }
  }
  return swaps;
}

/** Returns whether a function around the node has a parameter or a variable of that name. */
function isInScope(node: ts.Node, name: string): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    const [head] = at.getText().split('=>', 1);
    const parameters = at.parameters.map((parameter) => parameter.name.getText()).join(' ');
    if (head !== undefined && new RegExp(`\\b${name}\\b`).test(parameters)) return true;
    if (new RegExp(`const (?:\\{[^}]*\\b)?${name}\\b`).test(at.getText().slice(0, node.getStart() - at.getStart())))
      return true;
  }
  return false;
}

/** Returns swaps that reverse a sorted list, exchange two extremes, or omit the reversal of a list. */
export function sortSwaps(node: ts.CallExpression): Swap[] {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const name = callee.name.text;
  const [argument] = node.arguments;
  if (/^(?:sort|toSorted)$/.test(name)) {
    if (!argument || (!ts.isArrowFunction(argument) && !ts.isIdentifier(argument))) return [];
    return [{ operator: 'sort-swapped', part: argument, text: `(one, other) => (${argument.getText()})(other, one)` }];
  }
  if (/^(?:reverse|toReversed)$/.test(name))
    return [{ operator: 'sort-swapped', part: node, text: callee.expression.getText() }];
  if (callee.expression.getText() === 'Math' && /^(?:min|max)$/.test(name)) {
    const other = name === 'min' ? 'Math.max' : 'Math.min';
    return [{ operator: 'sort-swapped', part: node, text: other + node.getText().slice(callee.getText().length) }];
  }
  return [];
}
