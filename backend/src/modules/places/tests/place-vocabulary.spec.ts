import { describe, expect, it } from '@jest/globals';
import { interpretQuery } from '@nukkad/language/query-interpretation';
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

  // One word for each rule; the corpora in readings/ contain the others.
  it('contains the names of places, their words and phrases, in each script', () => {
    expect(['nagar', 'koramangala', 'mall road', 'ಇಂದಿರಾನಗರ'].filter((words) => !places.has(words))).toEqual([]);
    expect(['', 'waiter', 'nagar road'].filter((words) => places.has(words))).toEqual([]);
  });

  it('marks words in many names, which alone identify no place', () => {
    expect(['nagar', 'ನಗರ', 'bangalore'].filter((word) => !places.isCommon(word))).toEqual([]);
    expect(['jp', 'waiter'].filter((word) => places.isCommon(word))).toEqual([]);
  });

  it('prevents the correction of any gazetteer name to work', () => {
    const isName = (words: string): boolean => places.has(words);
    expect(interpretQuery('JP Nagar').corrected).toEqual(['nagar']);
    expect(NAMES.filter((name) => interpretQuery(name, isName).corrected.length > 0)).toEqual([]);
  });

  it('prevents the use of names of several words as work, wherever work is a part of them', () => {
    const works = NAMES.filter((name) => name.includes(' ')).filter((name) => {
      const { occupations, skills, categories } = interpretQuery(name, (words) => places.has(words));
      return occupations.length + skills.length + categories.length > 0;
    });
    expect(works).toEqual([]);
  });
});
