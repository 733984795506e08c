import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { conditionsOfJob } from '../job-conditions.js';
import { advertisedWork, occupationsOfTitle, suggestedOccupations } from '../job-occupations.js';
import { withDigits } from '@nukkad/contract/typing/number-words';
import { payInText } from '../pay-in-text.js';
import { interpretQuery, type Interpretation, matchSkillName } from '../query-interpretation.js';
import { tokensOf } from '../query-tokens.js';
import { readConditions, restOfText } from '../search-conditions.js';
import { COMPILED } from '../lexicon/compiled-lexicon.js';
import { differencesOf, judgeCases, parseCorpus, type Reader, scoreLine, scoreOf } from '../testing/reading-corpus.js';

const MIN_PRECISION = 0.99;
const MIN_RECALL = 0.99;
/** Each corpus and the fewest cases that it has: a case is removed only together with the text that people write. */
const CORPORA = { en: 1401, hi: 381, 'hi-Latn': 426, kn: 449, 'kn-Latn': 250 } as const;
type Corpus = keyof typeof CORPORA;

type Weighted = Interpretation['occupations'];
const idsOf = (found: readonly { id: string; weight: number }[], minWeight: number): string[] =>
  found.filter(({ weight }) => weight >= minWeight).map(({ id }) => id);
/** The first one, if it has the weight. */
const firstOf = (found: Weighted, minWeight: number): string[] => idsOf(found.slice(0, 1), minWeight);
/** What a search text means once its conditions are removed. */
const interpretSearch = (text: string): Interpretation => interpretQuery(restOfText(text, readConditions(text).rest));

/** The first one, if its weight is clearly above that of the second. */
function clearlyFirst([first, second]: Weighted): string[] {
  return first && first.weight - (second?.weight ?? 0) > 0.1 ? [first.id] : [];
}

/** The first category, occupation and skill. */
function mainMeanings(text: string): string[] {
  const { categories, occupations, skills } = interpretQuery(text);
  const first = { category: categories[0], occupation: occupations[0], skill: skills[0] };
  return Object.entries(first).flatMap(([kind, found]) => (found ? [`${kind} ${found.id}`] : []));
}

/** The category of a text that names a place, unless it names work or prefers one of the occupations there. */
function kindOfWorkAlone(text: string): string[] {
  const { categories, occupations, isWorkNamed } = interpretQuery(text);
  const isOneFirst = occupations.length === 1 || occupations.some(({ weight }) => weight !== occupations[0]!.weight);
  return isWorkNamed || isOneFirst ? [] : idsOf(categories.slice(0, 1), 0.75);
}

function workFromHome(text: string): string[] {
  const { occupations, categories, terms } = interpretQuery(text);
  return [...idsOf(occupations, 0), ...idsOf(categories, 0).filter((id) => id === 'domestic_help'), ...terms];
}

function typesOfJob(text: string): string[] {
  const { jobTypes, terms } = interpretQuery(text);
  return [...idsOf(jobTypes, 0), ...terms];
}

/** "[night, not truck] driver": the conditions in brackets, and the text without them. */
function conditionsAndRest(text: string): string {
  const { pay, conditions, jobTypes, excluded, rest } = readConditions(text);
  const said = [
    ...(pay ? [`pay ${pay.rate} ${pay.per}`] : []),
    ...conditions.map(({ condition, isExcluded }) => (isExcluded ? `no ${condition}` : condition)),
    ...jobTypes.map(({ jobType }) => jobType),
    ...excluded.map(({ words }) => `not ${words}`),
  ];
  return `[${said.join(', ')}] ${restOfText(text, rest)}`.trim();
}

function payOf(text: string): string[] {
  const pay = payInText(text, tokensOf(text));
  return pay ? [`${pay.rate} ${pay.per}: ${text.slice(pay.start, pay.end)}`] : [];
}

/** The occupations that an advertisement, "title // description", suggests. */
function suggestedWork(text: string): readonly string[] {
  const [title = '', description = ''] = text.split(' // ');
  return advertisedWork(title, description, []).suggestedOccupationIds;
}

const OF_A_JOB = { title: 'Helper', requiredSkills: [], jobType: 'contract', hoursPerWeek: 48 } as const;

const READERS: Readonly<Record<string, Reader>> = {
  'first occupation': { comparison: 'first', read: (text, min) => firstOf(interpretQuery(text).occupations, min) },
  'first occupation of a search': {
    comparison: 'first',
    read: (text, min) => firstOf(interpretSearch(text).occupations, min),
  },
  'clearly first occupation': { comparison: 'first', read: (text) => clearlyFirst(interpretQuery(text).occupations) },
  occupations: { comparison: 'all', read: (text, min) => idsOf(interpretQuery(text).occupations, min) },
  'occupations of a search': {
    comparison: 'all',
    read: (text, min) => idsOf(interpretSearch(text).occupations, min).sort(),
  },
  'among the occupations': { comparison: 'some', read: (text) => idsOf(interpretQuery(text).occupations, 0) },
  'among the occupations of a search': {
    comparison: 'some',
    read: (text) => idsOf(interpretSearch(text).occupations, 0),
  },
  'occupations of a title': { comparison: 'all', read: occupationsOfTitle },
  'among the occupations of a title': { comparison: 'some', read: occupationsOfTitle },
  'among the occupations of a description': { comparison: 'some', read: (text) => suggestedOccupations(text, []) },
  'first occupation of an advertisement': { comparison: 'first', read: suggestedWork },
  skill: { comparison: 'all', read: (text) => [matchSkillName(text) ?? []].flat() },
  'first skill': { comparison: 'first', read: (text) => firstOf(interpretQuery(text).skills, 0) },
  meanings: {
    comparison: 'all',
    read: (text) => {
      const { categories, occupations, skills } = interpretQuery(text);
      return idsOf([...categories, ...occupations, ...skills], 0);
    },
  },
  'main meanings': { comparison: 'some', read: mainMeanings },
  'kind of work alone': { comparison: 'all', read: kindOfWorkAlone },
  'work from home': { comparison: 'all', read: workFromHome },
  'types of job': { comparison: 'all', read: typesOfJob },
  'among the conditions': {
    comparison: 'some',
    read: (text) => readConditions(text).conditions.map(({ condition }) => condition),
  },
  'conditions and rest': { comparison: 'all', read: (text) => [conditionsAndRest(text)] },
  rest: {
    comparison: 'all',
    read: (text) => [
      readConditions(text)
        .rest.map(({ word }) => word)
        .join(' '),
    ],
  },
  'conditions of a job': {
    comparison: 'all',
    read: (text) => conditionsOfJob({ ...OF_A_JOB, description: text }),
  },
  pay: { comparison: 'all', read: payOf },
  digits: { comparison: 'all', read: (text) => [withDigits(text).replace(/\s+/gu, ' ').trim()] },
};

describe('the readings of texts', () => {
  it.each(Object.keys(CORPORA) as Corpus[])('are those that the corpus %s expects', async (corpus) => {
    const file = `${corpus}.txt`;
    const cases = parseCorpus(file, readFileSync(new URL(file, import.meta.url), 'utf8'));
    const verdicts = await judgeCases(cases, READERS);
    const score = scoreOf(verdicts);
    process.stdout.write(`Readings: ${scoreLine(corpus, score)}\n`);
    expect(differencesOf(verdicts)).toEqual([]);
    expect(score.cases).toBeGreaterThanOrEqual(CORPORA[corpus]);
    expect(score.precision).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(score.recall).toBeGreaterThanOrEqual(MIN_RECALL);
  });

  it('are the occupation itself for each name of an occupation on screens', () => {
    const names = COMPILED.occupations.flatMap(({ id, screenNames }) =>
      Object.values(screenNames).map((name) => ({ name, id })),
    );
    expect(names.length).toBeGreaterThan(30);
    const read = names.map(({ name }) => ({ name, id: interpretQuery(name).occupations[0]?.id }));
    expect(read).toEqual(names);
  });
});
