import type { SearchPart, SearchReading } from '@nukkad/contract/matching/search-readings';

export const TEXT = 'cook jayanagar 200 per hour no night food';
export const JAYANAGAR = { label: 'Jayanagar', latitude: 12.93, longitude: 77.583 };

const spansOf = (text: string, words: string) => [
  { start: text.indexOf(words), end: text.indexOf(words) + words.length },
];
type Described = SearchPart extends infer P ? (P extends unknown ? Omit<P, 'spans'> : never) : never;

/** Returns a part of a text at the position of these words. */
export const aPart = (text: string, words: string, part: Described): SearchPart =>
  ({ ...part, spans: spansOf(text, words) }) as SearchPart;

const PARTS: readonly (readonly [words: string, part: Described])[] = [
  ['food', { kind: 'condition', condition: 'food_included', isExcluded: false }],
  ['no night', { kind: 'condition', condition: 'night', isExcluded: true }],
  ['jayanagar', { kind: 'place', ...JAYANAGAR }],
  ['200 per hour', { kind: 'pay', rate: 200, per: 'hour' }],
];

/** Returns a server's interpretation of `TEXT` or of a part of it. */
export function readText({ query }: { query: URLSearchParams }): SearchReading {
  const text = query.get('search') ?? '';
  const parts = PARTS.filter(([words]) => text.includes(words)).map(([words, part]) => aPart(text, words, part));
  return { parts, work: text.includes('cook') ? 'cook' : '' };
}
