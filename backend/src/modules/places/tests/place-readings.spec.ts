import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  differencesOf,
  judgeCases,
  parseCorpus,
  type Reader,
  scoreLine,
  scoreOf,
} from '@nukkad/language/testing/reading-corpus';
import { wordsOf } from '@nukkad/language/text-normalisation';
import { DataSource } from 'typeorm';
import { PATIENT_SETTINGS } from '../../../../test/limits.js';
import { connectionOptions } from '../../../common/database/connection-options.js';
import { readConfig } from '../../../config/environment.js';
import { placeIndex } from '../place-index.js';
import { placeVocabulary } from '../place-vocabulary.js';
import { ResolvePlace } from '../resolve-place.read-model.js';
import { inBengaluru } from './place-context.js';

const MIN_PRECISION = 0.99;
const MIN_RECALL = 0.99;
/** Each corpus and the fewest cases that it has; names in Latin letters are those of all languages. */
const CORPORA = { en: 138, hi: 11, kn: 11 } as const;
type Corpus = keyof typeof CORPORA;

function findPlace(text: string): string[] {
  const words = wordsOf(text);
  const found = placeIndex().find(words, inBengaluru);
  return found ? [`${found.place.names.en}: ${words.slice(found.from, found.to).join(' ')}`] : [];
}

function findRole(text: string): string[] {
  const found = placeIndex().find(wordsOf(text), inBengaluru);
  return found ? [found.isOrigin ? 'origin' : 'place'] : [];
}

describe('the readings of places', () => {
  let dataSource: DataSource;
  let readers: Record<string, Reader>;

  beforeAll(async () => {
    const url = process.env['TEST_DATABASE_URL'];
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...PATIENT_SETTINGS });
    dataSource = await new DataSource(connectionOptions(config)).initialize();
    const places = new ResolvePlace(dataSource, { find: async () => null });
    const vocabulary = placeVocabulary();
    readers = {
      'resolved place': { comparison: 'all', read: async (text) => [(await places.execute(text))?.label ?? []].flat() },
      'place of a search': { comparison: 'all', read: findPlace },
      'whether a place is an origin': { comparison: 'all', read: findRole },
      'whether words are a place': { comparison: 'all', read: (text) => (vocabulary.has(text) ? ['place'] : []) },
      'whether a word is common': { comparison: 'all', read: (text) => (vocabulary.isCommon(text) ? ['common'] : []) },
    };
  });
  afterAll(() => dataSource.destroy());

  it.each(Object.keys(CORPORA) as Corpus[])('match the expectations of the corpus %s', async (corpus) => {
    const file = `${corpus}.txt`;
    const cases = parseCorpus(file, readFileSync(new URL(`./readings/${file}`, import.meta.url), 'utf8'));
    const verdicts = await judgeCases(cases, readers);
    const score = scoreOf(verdicts);
    process.stdout.write(`Places: ${scoreLine(corpus, score)}\n`);
    expect(differencesOf(verdicts)).toEqual([]);
    expect(score.cases).toBeGreaterThanOrEqual(CORPORA[corpus]);
    expect(score.precision).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(score.recall).toBeGreaterThanOrEqual(MIN_RECALL);
  });
});
