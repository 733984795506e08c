import { describe, expect, it } from '@jest/globals';
import { screenJob } from '@nukkad/screening/job-screen';
import { inReachOf, isOfWork } from './labels.js';
import {
  type Advertisement,
  HALVES,
  LANGUAGES,
  type Language,
  NEVER_OFFERED,
  type Query,
  type QueryClass,
  readSearchSet,
  SEARCH_SETS,
  schemasFor,
} from './search-set.js';

const set = readSearchSet('search-set');
const halves = HALVES.filter((half) => set.queries[half]);
const LEAST_OF_LANGUAGE: Record<Language, number> = { en: 80, hi: 30, kn: 30, 'hi-Latn': 25, 'kn-Latn': 25 };
const LEAST_OF_CLASS: Partial<Record<QueryClass, number>> = {
  occupation: 25,
  other_name: 15,
  skill: 15,
  compound: 10,
  category: 8,
  conditions: 15,
  negative: 8,
  place: 25,
  multi: 20,
  not_offered: 10,
  ordinary_words: 8,
  nonsense: 8,
  hostile: 8,
  generic: 8,
};

describe.each(SEARCH_SETS)('each set: %s', (name) => {
  const { advertisements, works } = readSearchSet(name);

  it('names near kinds that there are', () => {
    const near = Object.values(works).flatMap((work) => work.near);
    expect(near.filter((work) => !works[work])).toEqual([]);
  });

  it('advertises in words that the product accepts', () => {
    const refused = advertisements.filter((texts) => screenJob(texts).some(({ verdict }) => verdict === 'clear'));
    expect(refused.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });
});

describe('the set of advertisements without names of work', () => {
  const { advertisements, queries } = readSearchSet('search-set-descriptions');

  it('contains many advertisements and queries, and is not held out', () => {
    expect(advertisements.length).toBeGreaterThanOrEqual(450);
    expect(queries.a?.length).toBeGreaterThanOrEqual(1000);
    expect(queries.b).toBeUndefined();
  });
});

describe('the search set', () => {
  it('contains jobs all over the city', () => {
    const squares = new Set(set.advertisements.map(({ at }) => at.map((degrees) => degrees.toFixed(2)).join()));
    expect(set.advertisements.length).toBeGreaterThanOrEqual(130);
    expect(squares.size).toBeGreaterThanOrEqual(40);
  });

  it('offers every kind of work except those that are never offered', () => {
    const offered = new Set(set.advertisements.flatMap(({ work, also }) => [work, ...also]));
    expect(Object.keys(set.works).filter((work) => !offered.has(work))).toEqual(
      Object.keys(set.works).filter((work) => NEVER_OFFERED.includes(work)),
    );
  });

  it.each(halves)('contains enough queries in half %s, by language and class', (half) => {
    const queries = set.queries[half]!;
    expect(queries.length).toBeGreaterThanOrEqual(210);
    for (const language of LANGUAGES) {
      expect([
        language,
        queries.filter((query) => query.language === language).length >= LEAST_OF_LANGUAGE[language],
      ]).toEqual([language, true]);
    }
    for (const [name, least] of Object.entries(LEAST_OF_CLASS)) {
      expect([name, queries.filter((query) => query.class === name).length >= least]).toEqual([name, true]);
    }
    expect(queries.filter(({ misspelt }) => misspelt).length).toBeGreaterThanOrEqual(25);
  });

  it.each(halves)('requests in half %s work that is offered in reach, except for queries without answers', (half) => {
    const queries = set.queries[half]!.filter(({ works }) => works.length > 0);
    const isOffered = (query: Query): boolean =>
      inReachOf(query, set.advertisements).some((advertisement) => isOfWork(query, advertisement));
    expect(
      queries.filter((query) => isOffered(query) === (query.class === 'not_offered')).map(({ text }) => text),
    ).toEqual([]);
  });

  it('contains the tuning half, and unique ids', () => {
    const ids = [...set.advertisements, ...halves.flatMap((half) => set.queries[half]!)].map(({ id }) => id);
    expect(halves).toContain('a');
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the schema of the search set', () => {
  const { advertisements, queries } = schemasFor(set.works);
  const advertisement = set.advertisements[0]!;
  const query = set.queries.a![0]!;

  it.each<[string, Partial<Advertisement>]>([
    ['of a kind of work that there is not', { work: 'astronaut' }],
    ['that also is of such a kind', { also: ['astronaut'] }],
    ['in another city', { at: [19.07, 72.87] }],
    ['that pays less at most than at least', { minRate: 200, maxRate: 100 }],
    ['in a category that there is not', { category: 'space' as Advertisement['category'] }],
  ])('rejects an advertisement %s', (_name, wrong) => {
    expect(advertisements.safeParse([advertisement]).success).toBe(true);
    expect(advertisements.safeParse([{ ...advertisement, ...wrong }]).success).toBe(false);
  });

  it.each<[string, Partial<Query>]>([
    ['for a kind of work that there is not', { works: ['astronaut'] }],
    ['with such a kind beside', { alsoGood: ['astronaut'] }],
    ['that excludes what is neither work nor fact', { not: ['astronaut'] }],
    ['of a class that there is not', { class: 'other' as QueryClass }],
    ['near a place in another city', { place: { name: 'Mumbai', at: [19.07, 72.87] } }],
  ])('rejects a query %s', (_name, wrong) => {
    expect(queries.safeParse([{ ...query, not: ['waiter', 'night'] }]).success).toBe(true);
    expect(queries.safeParse([{ ...query, ...wrong }]).success).toBe(false);
  });

  it('refuses an id twice', () => {
    expect(advertisements.safeParse([advertisement, advertisement]).success).toBe(false);
    expect(queries.safeParse([query, query]).success).toBe(false);
  });
});
