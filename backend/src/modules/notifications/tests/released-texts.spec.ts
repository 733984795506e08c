import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { modules, textKeys, waysOf } from './module-texts.js';

/**
 * Keys of messages and of their parts that were released: notifications, queued deliveries and registered templates
 * contain them. A key is added to the file, and never renamed or removed.
 */
const FILE = new URL('released-texts.json', import.meta.url);
/** Texts that rows contain as a part of a message, or all texts below them. */
const PARTS = [
  ...['engagements:practice', 'engagements:breach', 'engagements:times', 'engagements:why', 'engagements:due'],
  ...['engagements:payCase', 'instant-hire:wrote', 'instant-hire:urgency', 'instant-hire:pay', 'interviews:mode'],
  ...['interviews:where', 'moderation:reasons', 'payments:account', 'users:nameless'],
];

/** Returns the released keys without a text. */
const findLost = (released: readonly string[], known: readonly string[]): string[] =>
  released.filter((key) => !known.includes(key));

const isPart = (key: string): boolean => PARTS.some((part) => key === part || key.startsWith(`${part}.`));
const knownKeys = (): string[] =>
  [
    ...new Set(
      modules().flatMap(({ name, texts }) => [
        ...waysOf(texts, `${name}:`).map(([key]) => key),
        ...textKeys(texts, `${name}:`).filter(isPart),
      ]),
    ),
  ].sort();

describe('the released texts of messages', () => {
  const known = knownKeys();
  if (process.env['RECORD_TEXTS']) {
    const before = JSON.parse(readFileSync(FILE, 'utf8')) as string[];
    writeFileSync(FILE, `${JSON.stringify([...new Set([...before, ...known])].sort(), null, 2)}\n`);
  }
  const released = JSON.parse(readFileSync(FILE, 'utf8')) as string[];

  it('exist: stored messages contain their keys', () => {
    expect(findLost(released, known)).toEqual([]);
  });

  it('are all recorded; RECORD_TEXTS=1 adds new ones', () => {
    expect(released).toEqual(known);
  });

  it.each([
    ['a renamed message', 'engagements:notice.done', 'engagements:notice.ended'],
    ['a removed part', 'engagements:times.agreed', undefined],
  ])('report %s', (_what, key, other) => {
    expect(released).toContain(key);
    expect(
      findLost(
        released,
        known.flatMap((one) => (one === key ? (other ?? []) : one)),
      ),
    ).toEqual([key]);
  });

  it('have parts that exist', () => {
    expect(PARTS.filter((part) => !known.some((key) => key === part || key.startsWith(`${part}.`)))).toEqual([]);
  });
});
