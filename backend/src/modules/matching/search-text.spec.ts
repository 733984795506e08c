import { describe, expect, it } from '@jest/globals';
import { ANSWER_TIERS } from '@nukkad/contract/matching/answer-tiers';
import { anyText } from '@nukkad/contract/testing/any-text';
import fc from 'fast-check';
import { PlaceIndex, placeIndex, type PlaceVocabulary } from '../places/places.public.js';
import { readSearchText, type SearchText, type TextReader, type TextWord } from './search-text.js';

const NONE = new PlaceIndex({ largeCities: [], cities: [], postalCodes: [], landmarks: [] });
const reader = (vocabulary: PlaceVocabulary): TextReader => ({ vocabulary, places: NONE, near: null });
/** Returns a vocabulary with words of place names that resolve to no place. */
const placesOf = (...names: string[]): TextReader =>
  reader({ has: (words) => names.includes(words), isCommon: (word) => word === 'nagar' });
const NOWHERE = placesOf();
const known = (name: string): TextWord => ({ name, isKnown: true, isPlace: false });
const strange = (name: string, isPlace = false): TextWord => ({ name, isKnown: false, isPlace });

describe('readSearchText', () => {
  it.each([undefined, '', '   ', 'job', 'काम चाहिए', '??!', '\u200b'])('returns null for %j', (text) => {
    expect(readSearchText(text, NOWHERE)).toBeNull();
  });

  it('ranks the work first, then its kinds, substitute occupations and its own category, and no other one', () => {
    const text = readSearchText('waiter', NOWHERE);
    expect(text?.meanings).toEqual([
      { kind: 'occupation', name: 'waiter', tier: 'work' },
      { kind: 'suggested_occupation', name: 'waiter', tier: 'named' },
      { kind: 'suggested_occupation', name: 'room_service_attendant', tier: 'named' },
      { kind: 'suggested_occupation', name: 'catering_staff', tier: 'named', isSubstitute: true },
      { kind: 'suggested_occupation', name: 'restaurant_captain', tier: 'named', isSubstitute: true },
      { kind: 'occupation', name: 'room_service_attendant', tier: 'named' },
      { kind: 'occupation', name: 'catering_staff', tier: 'named', isSubstitute: true },
      { kind: 'occupation', name: 'restaurant_captain', tier: 'named', isSubstitute: true },
      { kind: 'category', name: 'food_service', tier: 'category' },
    ]);
    expect(text?.words).toEqual([known('waiter')]);
  });

  it('removes meanings of descriptions first when a text has too many', () => {
    const meanings = readSearchText('cook and packer', NOWHERE)?.meanings ?? [];
    const isOfKind = (kind: string): boolean => meanings.some((one) => one.kind === kind && one.name === 'home_cook');
    expect([isOfKind('occupation'), isOfKind('suggested_occupation')]).toEqual([true, false]);
  });

  it('returns its words, each once, and marks unknown ones', () => {
    expect(readSearchText('waiter quickzip quickzip', NOWHERE)?.words).toEqual([strange('quickzip'), known('waiter')]);
  });

  it.each([
    ['mane kelsa', [strange('mane')]],
    ['ghar ka kaam', [strange('ghar')]],
    ['mane adige', [known('mane'), known('adige')]],
  ])('uses the words of %j as work only where they name it without "work"', (text, words) => {
    expect(readSearchText(text, NOWHERE)?.words).toEqual(words);
  });

  it('treats a sentence with a time of work as a request for any work, whatever else it contains', () => {
    const text = readSearchText('i have retired from bel and want something for half a day to keep busy', NOWHERE);
    expect(text?.anyWork).toBe('related');
    expect(text?.meanings).toEqual([{ kind: 'condition', name: 'part_day', tier: 'work' }]);
  });

  it.each(['morning zumba job', 'zumba classes and pilates classes every morning'])(
    'uses the unknown words of %j as the requested work',
    (text) => {
      expect(readSearchText(text, NOWHERE)?.anyWork).toBeNull();
    },
  );

  it.each([
    ['delivery boy khana nahi', 'food_delivery_rider'],
    ['driver not truck', 'heavy_driver'],
  ])('combines the exclusion in %j with the work', (text, occupation) => {
    expect(readSearchText(text, NOWHERE)?.excluded).toContainEqual({ kind: 'occupation', name: occupation });
  });

  it('does not correct the name of a place to work', () => {
    expect(readSearchText('plumber parel', NOWHERE)?.meanings.map(({ name }) => name)).toContain('parcel_handling');
    const text = readSearchText('plumber parel', placesOf('parel'));
    expect(text?.meanings.map(({ name }) => name)).toEqual(['plumber', 'plumber', 'construction']);
    expect(text).toMatchObject({ words: [strange('parel', true), known('plumber')], corrected: [] });
  });

  it('does not use a part of a place’s name as work', () => {
    expect(readSearchText('mall road', NOWHERE)?.meanings).not.toEqual([]);
    expect(readSearchText('mall road', placesOf('mall', 'road', 'mall road'))?.meanings).toEqual([]);
  });

  it.each([
    ['jp nagar', [strange('jp', true)]],
    ['quickzip jp nagar', [strange('quickzip'), strange('jp', true)]],
    ['nagar', [strange('nagar')]],
    ['nagar quickzip', [strange('nagar'), strange('quickzip')]],
  ])('recognises the words of %j that name a place', (text, words) => {
    expect(readSearchText(text, placesOf('jp', 'nagar'))).toMatchObject({ meanings: [], words });
  });

  it.each([
    ['a skill that is asked for alone', 'injection', 'skill injections', 'named'],
    ['an occupation that a description suggests', 'waiter', 'suggested_occupation waiter', 'named'],
    ['a skill beside an occupation', 'waiter tally', 'skill tally', 'related'],
    ['a category that is asked for alone', 'restaurant', 'category food_service', 'named'],
    ['a category beside words that mean nothing known', 'restaurant quickzip', 'category food_service', 'related'],
    ['the category of an occupation', 'waiter', 'category food_service', 'category'],
  ])('assigns %s to its tier', (_what, text, name, tier) => {
    const found = readSearchText(text, NOWHERE)?.meanings.find((meaning) => `${meaning.kind} ${meaning.name}` === name);
    expect(found?.tier).toBe(tier);
  });

  it('retains the written form of a word that it corrects', () => {
    expect(readSearchText('carpentir', NOWHERE)).toMatchObject({
      words: [known('carpentir')],
      corrected: ['carpentir'],
    });
  });

  it.each([
    ['part time', ['job_type part_time'], []],
    ['पार्ट-टाइम काम', ['job_type part_time'], []],
    ['part time jp nagar', [], ['part_time']],
    [
      'part time tailor',
      [
        'occupation tailor',
        'suggested_occupation tailor',
        'suggested_occupation sewing_operator',
        'occupation sewing_operator',
        'category construction',
      ],
      ['part_time'],
    ],
    ['gig work', ['category gig', 'job_type gig_work'], []],
  ])('recognises in %j the type of job', (text, meanings, jobTypes) => {
    const read = readSearchText(text, placesOf('jp', 'nagar'));
    expect(read?.meanings.map(({ kind, name }) => `${kind} ${name}`)).toEqual(meanings);
    expect(read?.jobTypes).toEqual(jobTypes);
  });

  const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };
  const inBengaluru = (text: string): SearchText | null =>
    readSearchText(text, { ...placesOf(), places: placeIndex(), near: BENGALURU });

  it('removes a place from the text, and leaves the work', () => {
    const text = inBengaluru('waiter in jayanagar');
    expect(text?.place?.place.names.en).toBe('Jayanagar');
    expect(text?.place?.spans).toEqual([
      { start: 7, end: 9 },
      { start: 10, end: 19 },
    ]);
    expect(text?.words).toEqual([known('waiter')]);
  });

  it('ignores the name of the user’s own city', () => {
    expect(inBengaluru('waiter bangalore')).toMatchObject({ place: null, words: [known('waiter')] });
    expect(inBengaluru('bangalore')).toBeNull();
  });

  it.each<[string, Partial<SearchText>]>([
    ['night shift', { anyWork: 'related', conditions: [{ kind: 'condition', name: 'night', isExcluded: false }] }],
    ['salary 20800', { anyWork: 'work', conditions: [{ kind: 'pay', hourlyRate: 100 }] }],
    ['work in jayanagar', { anyWork: 'work' }],
    ['waiter night shift', { anyWork: null }],
  ])('requests with %j any work, or the named work', (text, expected) => {
    expect(inBengaluru(text)).toMatchObject(expected);
  });

  it.each([
    ['not delivery', ['word delivery', 'category delivery']],
    ['driver but not truck', ['word truck', 'occupation heavy_driver']],
    ['teacher not school', ['word school']],
    ['restaurant job not cooking', ['word cooking', 'occupation cook', 'skill cooking']],
  ])('excludes terms with %j', (text, expected) => {
    const terms = inBengaluru(text)?.excluded.map(({ kind, name }) => `${kind} ${name}`);
    expect(terms).toEqual(expect.arrayContaining(expected));
    expect(terms).not.toContain('category office_education');
    expect(terms).not.toContain('category food_service');
  });

  it('excludes no word of the requested work: "shop work, no cloth shop"', () => {
    const excluded = inBengaluru('dukan ka kaam, kapde ki dukan nahi')?.excluded.filter(({ kind }) => kind === 'word');
    expect(excluded).toEqual([{ kind: 'word', name: 'kapde' }]);
  });

  it('does not use an unknown postal code as work', () => {
    expect(readSearchText('waiter 999999', placesOf())?.words).toEqual([strange('999999', true), known('waiter')]);
  });

  it.each<[string, string[] | null]>([
    ['waiter', ['food_service']],
    ['food service', null],
    ['carpentir', null],
    ['quickzip', null],
  ])('returns for %j the categories of the named work', (text, categories) => {
    const own = readSearchText(text, NOWHERE)?.ownCategories;
    expect(own ?? null).toEqual(categories && expect.arrayContaining(categories));
  });

  it('accepts any string without an error', () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        const read = readSearchText(text, NOWHERE);
        for (const { tier } of read?.meanings ?? []) expect(ANSWER_TIERS).toContain(tier);
        expect(read?.words.length ?? 0).toBeLessThanOrEqual(16);
      }),
    );
  });
});
