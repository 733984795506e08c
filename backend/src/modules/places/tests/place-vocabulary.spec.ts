import { describe, expect, it } from '@jest/globals';
import { interpretQuery } from '@nukkad/domain/query-interpretation';
import { readGazetteerFiles } from '../gazetteer-files.js';
import { placeVocabulary } from '../place-vocabulary.js';

const { cities, largeCities } = readGazetteerFiles();
const NAMES = [
  ...largeCities
    .flatMap(({ city, localities }) => [city, ...localities])
    .flatMap(({ en, hi, kn, aliases = [] }) => [en, hi, kn, ...aliases]),
  ...cities.flatMap(({ name, hi = '', kn = '', aliases = [] }) => [name, hi, kn, ...aliases]),
];

describe('the vocabulary of places', () => {
  const places = placeVocabulary();

  it.each(['nagar', 'jp', 'parel', 'manali', 'koramangala', 'mall road', 'राजौरी', 'ಇಂದಿರಾನಗರ', 'bengaluru'])(
    'has %s',
    (words) => {
      expect(places.has(words)).toBe(true);
    },
  );

  it.each(['waiter', 'carpentir', 'quickzip', 'nagar road', ''])('does not have %j', (words) => {
    expect(places.has(words)).toBe(false);
  });

  it.each([
    ['nagar', true],
    ['ನಗರ', true],
    ['रोड', true],
    ['bangalore', true],
    ['ಬೆಂಗಳೂರು', true],
    ['jp', false],
    ['indira', false],
    ['gandhi', false],
    ['waiter', false],
  ])('knows whether %s tells no place: %s', (word, common) => {
    expect(places.isCommon(word)).toBe(common);
  });

  it('keeps every name of the gazetteer from being taken for misspelt work', () => {
    const isName = (words: string): boolean => places.has(words);
    expect(interpretQuery('JP Nagar').corrected).toEqual(['nagar']);
    expect(NAMES.filter((name) => interpretQuery(name, isName).corrected.length > 0)).toEqual([]);
  });

  it('keeps names of several words from being taken for work, wherever work is a part of them', () => {
    const works = NAMES.filter((name) => name.includes(' ')).filter((name) => {
      const { occupations, skills, categories } = interpretQuery(name, (words) => places.has(words));
      return occupations.length + skills.length + categories.length > 0;
    });
    expect(works).toEqual([]);
  });
});
