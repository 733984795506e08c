import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PlaceVocabulary } from '../places/places.public.js';
import { reachOf, readSearchText, relevanceOf, type SoughtTerm, type Wording } from './search-text.js';

const meaning = (id: number, strength: number): SoughtTerm => ({ id, strength, word: null });
const word = (id: number, index: number, strength = 1): SoughtTerm => ({ id, strength, word: index });

const placesOf = (...names: string[]): PlaceVocabulary => ({
  has: (words) => names.includes(words),
  isCommon: (word) => word === 'nagar',
});
const NOWHERE = placesOf();
const wording = (count: number, ...deciding: number[]): Wording => ({ count, deciding: new Set(deciding) });

describe('readSearchText', () => {
  it.each([undefined, '', '   ', 'job', 'काम चाहिए', '??!', '\u200b'])(
    'asks for nothing in particular with %j',
    (text) => {
      expect(readSearchText(text, NOWHERE)).toBeNull();
    },
  );

  it('names the work first, then its own category, and no other one', () => {
    const text = readSearchText('waiter', NOWHERE);
    expect(text?.meanings.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'occupation waiter',
      'category food_service',
    ]);
    expect(text?.meanings[0]?.strength).toBe(1);
    expect(text?.words).toEqual([]);
  });

  it('keeps the words that mean nothing known, each once', () => {
    expect(readSearchText('waiter quickzip quickzip', NOWHERE)).toMatchObject({ words: ['quickzip'] });
  });

  it('takes the name of a place for no misspelt work', () => {
    expect(readSearchText('cook parel', NOWHERE)?.meanings.map(({ name }) => name)).toContain('parcel_handling');
    const text = readSearchText('cook parel', placesOf('parel'));
    expect(text?.meanings.map(({ name }) => name)).toEqual(['cook', 'food_service']);
    expect(text).toMatchObject({ words: ['parel'], places: new Set([0]), corrected: [] });
  });

  it('takes the name of a place for no work that is a part of it', () => {
    expect(readSearchText('mall road', NOWHERE)?.meanings).not.toEqual([]);
    expect(readSearchText('mall road', placesOf('mall', 'road', 'mall road'))?.meanings).toEqual([]);
  });

  it.each([
    ['jp nagar', ['jp'], [0]],
    ['quickzip jp nagar', ['quickzip', 'jp'], [1]],
    ['nagar', ['nagar'], []],
    ['nagar quickzip', ['nagar', 'quickzip'], []],
  ])('reads of %j what tells a place', (text, words, places) => {
    const read = readSearchText(text, placesOf('jp', 'nagar'));
    expect(read).toMatchObject({ meanings: [], words, places: new Set(places) });
  });

  it('keeps a word as it stands that it takes for a misspelt one', () => {
    expect(readSearchText('carpentir', NOWHERE)).toMatchObject({ words: [], corrected: ['carpentir'] });
  });

  it.each([
    ['part time', ['job_type part_time'], []],
    ['पार्ट-टाइम काम', ['job_type part_time'], []],
    ['part time jp nagar', [], ['part_time']],
    ['part time waiter', ['occupation waiter', 'category food_service'], ['part_time']],
    ['gig work', ['category gig', 'job_type gig_work'], []],
  ])('reads of %j the type of job', (text, meanings, jobTypes) => {
    const read = readSearchText(text, placesOf('jp', 'nagar'));
    expect(read?.meanings.map(({ kind, name }) => `${kind} ${name}`)).toEqual(meanings);
    expect(read?.jobTypes).toEqual(jobTypes);
  });

  it('takes any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const read = readSearchText(text, NOWHERE);
        for (const { strength } of read?.meanings ?? []) {
          expect(strength).toBeGreaterThan(0);
          expect(strength).toBeLessThanOrEqual(1);
        }
        expect(read?.words.length ?? 0).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('relevanceOf', () => {
  it.each([
    ['nothing that was asked for', [meaning(1, 1)], 0, [9], 1, 0],
    ['the only meaning', [meaning(1, 1)], 0, [1], 1, 1],
    ['the weaker of two meanings', [meaning(1, 1), meaning(2, 0.5)], 0, [2], 1, 0.8 * 0.5 + 0.2 / 3],
    ['both meanings', [meaning(1, 1), meaning(2, 0.5)], 0, [1, 2], 0, 1],
    ['a word in the title', [word(5, 0)], 1, [5, 6], 1, 1],
    ['a word further down', [word(5, 0)], 1, [6, 5], 1, 0.6],
    ['one of two words', [word(5, 0), word(6, 1)], 2, [5], 1, 0.5],
    ['the better of two alike words', [word(5, 0, 0.4), word(6, 0, 0.7)], 1, [5, 6], 2, 0.7],
    ['the word without the meaning', [meaning(1, 1), word(5, 0)], 1, [5], 1, 0],
    ['the meaning without the word', [meaning(1, 1), word(5, 0)], 1, [1], 1, 0.75],
    ['the meaning and the word', [meaning(1, 1), word(5, 0)], 1, [5, 1], 1, 1],
  ])('judges %s', (_name, sought, words, terms, titleTerms, expected) => {
    expect(relevanceOf(sought, wording(words))(terms, titleTerms)).toBeCloseTo(expected, 10);
  });

  it.each([
    ['the work at the place', [1, 5], 1],
    ['the work elsewhere', [1], 0.2],
    ['other work at the place', [5], 0],
  ])('judges %s', (_name, terms, expected) => {
    expect(relevanceOf([meaning(1, 1), word(5, 0)], wording(1, 0))(terms, 0)).toBeCloseTo(expected, 10);
  });

  it('lies between what its terms give alone and at best', () => {
    const strength = fc.double({ min: 0.05, max: 1, noNaN: true });
    const sought = fc
      .tuple(fc.array(strength, { maxLength: 5 }), fc.array(strength, { maxLength: 4 }))
      .filter(([meanings, words]) => meanings.length + words.length > 0)
      .map(([meanings, words]) => ({
        terms: [...meanings.map((s, n) => meaning(n, s)), ...words.map((s, n) => word(100 + n, n, s))],
        wording: wording(words.length, ...[0, 2].slice(0, words.length)),
      }));
    fc.assert(
      fc.property(
        sought,
        fc.array(fc.nat(4)),
        fc.array(fc.integer({ min: 100, max: 103 })),
        ({ terms, wording }, ms, ws) => {
          const job = [...new Set([...ws, ...ms])];
          const relevance = relevanceOf(terms, wording)(job, job.length);
          const reach = reachOf(terms, wording);
          const hit = terms.filter(({ id }) => job.includes(id));
          expect(relevance).toBeLessThanOrEqual(1 + 1e-9);
          expect(relevance).toBeLessThanOrEqual(hit.reduce((sum, term) => sum + reach(term).alone, 0) + 1e-9);
          if (hit.length > 0) {
            expect(relevance).toBeLessThanOrEqual(Math.max(...hit.map((term) => reach(term).atBest)) + 1e-9);
          }
        },
      ),
    );
  });
});
