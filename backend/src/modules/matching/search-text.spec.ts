import { describe, expect, it } from '@jest/globals';
import { ANSWER_TIERS } from '@nukkad/domain/answer-tiers';
import fc from 'fast-check';
import type { PlaceVocabulary } from '../places/places.public.js';
import { readSearchText, type TextWord } from './search-text.js';

const placesOf = (...names: string[]): PlaceVocabulary => ({
  has: (words) => names.includes(words),
  isCommon: (word) => word === 'nagar',
});
const NOWHERE = placesOf();
const known = (name: string): TextWord => ({ name, isKnown: true, isPlace: false });
const strange = (name: string, isPlace = false): TextWord => ({ name, isKnown: false, isPlace });

describe('readSearchText', () => {
  it.each([undefined, '', '   ', 'job', 'काम चाहिए', '??!', '\u200b'])(
    'asks for nothing in particular with %j',
    (text) => {
      expect(readSearchText(text, NOWHERE)).toBeNull();
    },
  );

  it('names the work first, then its own category, and no other one', () => {
    const text = readSearchText('waiter', NOWHERE);
    expect(text?.meanings).toEqual([
      { kind: 'occupation', name: 'waiter', tier: 'work' },
      { kind: 'category', name: 'food_service', tier: 'category' },
    ]);
    expect(text?.words).toEqual([known('waiter')]);
  });

  it('keeps its words, each once, and tells which of them mean nothing known', () => {
    expect(readSearchText('waiter quickzip quickzip', NOWHERE)?.words).toEqual([strange('quickzip'), known('waiter')]);
  });

  it('takes the name of a place for no misspelt work', () => {
    expect(readSearchText('cook parel', NOWHERE)?.meanings.map(({ name }) => name)).toContain('parcel_handling');
    const text = readSearchText('cook parel', placesOf('parel'));
    expect(text?.meanings.map(({ name }) => name)).toEqual(['cook', 'food_service']);
    expect(text).toMatchObject({ words: [strange('parel', true), known('cook')], corrected: [] });
  });

  it('takes the name of a place for no work that is a part of it', () => {
    expect(readSearchText('mall road', NOWHERE)?.meanings).not.toEqual([]);
    expect(readSearchText('mall road', placesOf('mall', 'road', 'mall road'))?.meanings).toEqual([]);
  });

  it.each([
    ['jp nagar', [strange('jp', true)]],
    ['quickzip jp nagar', [strange('quickzip'), strange('jp', true)]],
    ['nagar', [strange('nagar')]],
    ['nagar quickzip', [strange('nagar'), strange('quickzip')]],
  ])('reads of %j what tells a place', (text, words) => {
    expect(readSearchText(text, placesOf('jp', 'nagar'))).toMatchObject({ meanings: [], words });
  });

  it.each([
    ['a skill that is asked for alone', 'tally', 'skill tally', 'work'],
    ['a skill beside an occupation', 'waiter tally', 'skill tally', 'related'],
    ['a category that is asked for alone', 'restaurant', 'category food_service', 'named'],
    ['a category beside words that mean nothing known', 'restaurant quickzip', 'category food_service', 'related'],
    ['the category of an occupation', 'waiter', 'category food_service', 'category'],
  ])('takes %s for an answer of its tier', (_what, text, name, tier) => {
    const found = readSearchText(text, NOWHERE)?.meanings.find((meaning) => `${meaning.kind} ${meaning.name}` === name);
    expect(found?.tier).toBe(tier);
  });

  it('keeps a word as it stands that it takes for a misspelt one', () => {
    expect(readSearchText('carpentir', NOWHERE)).toMatchObject({
      words: [known('carpentir')],
      corrected: ['carpentir'],
    });
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
        for (const { tier } of read?.meanings ?? []) expect(ANSWER_TIERS).toContain(tier);
        expect(read?.words.length ?? 0).toBeLessThanOrEqual(16);
      }),
    );
  });
});
