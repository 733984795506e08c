import { readFileSync } from 'node:fs';

/** Range of a column of type integer. */
const INTEGER_MIN = -(2 ** 31);
const INTEGER_MAX = 2 ** 31 - 1;

interface Bounds {
  minimum?: unknown;
  maximum?: unknown;
}

const fits = (bound: unknown): boolean => typeof bound === 'number' && bound >= INTEGER_MIN && bound <= INTEGER_MAX;
const isInteger = (node: object): node is Bounds => 'type' in node && [node.type].flat().includes('integer');

function beyond(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isInteger(node) && !(fits(node.minimum) && fits(node.maximum)) ? [path] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => beyond(value, `${path}/${key}`))];
}

/**
 * Returns the integers of the contract, in requests and responses, that may exceed the range of a column, by their
 * paths.
 */
export const integersBeyondColumns = (): string[] =>
  beyond(JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')), '#');
