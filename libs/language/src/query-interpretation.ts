import { sameWorkAs } from './lexicon/answering-occupations.js';
import { COMPILED } from './lexicon/compiled-lexicon.js';
import type { Labels } from './lexicon/lexicon-data.js';
import { WORK_WORDS } from './lexicon/role-words.js';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { type Findings, OUTRIGHT, type Weighted } from './query-phrases.js';
import { addImpliedOccupations, type Reading, readWork, TRADE_TO_OCCUPATION } from './query-reading.js';
import { type IsName, type Tools, tools } from './query-words.js';
import { isAskingWord, isStopWord } from './text-normalisation.js';

/**
 * What a search text means. Lists are ordered by weight; `terms` are the words that mean nothing known, `understood` those
 * that took part in a meaning, and `corrected` those of them that mean something only when they are taken for misspelt ones.
 */
export interface Interpretation {
  categories: Weighted<JobCategoryId>[];
  jobTypes: Weighted<JobType>[];
  occupations: Weighted[];
  skills: Weighted[];
  terms: string[];
  understood: string[];
  corrected: string[];
  /** Whether words name an occupation, which no trade, skill or place only suggests. */
  isWorkNamed: boolean;
  /** Those of the categories that words name, and no work that is named. */
  namedCategories: JobCategoryId[];
  /** Whether an unknown word stands beside one for a category: a medical shop is not any shop. */
  isQualified: boolean;
}

const TERMS_MAX = 8;
const TERM_LETTERS = 2;
const SAME_WORK_SHARE = 0.95;
const OCCUPATION_TO_CATEGORY = 0.9;
const FURTHER_CATEGORY = 0.6;
const SKILL_TO_CATEGORY = 0.7;
const NUMBER = /^\d{1,5}(?:st|nd|rd|th|ke|k|hrs?|yrs?|ನೇ)?$/;
const isContent = (word: string): boolean =>
  !isStopWord(word) && !WORK_WORDS.has(word) && word.length >= TERM_LETTERS && !NUMBER.test(word);

/** Who says only where the work is, "factory job", asks for what most people do there. */
function addOccupationsOfPlaces({ found, phrases, words, used, with: { lexicon: known } }: Reading): void {
  const isAll = words.every(({ text }, at) => used[at] || isStopWord(text));
  for (const { phrase, weight, isOfWork } of phrases) {
    if (!isOfWork && !isAll) continue;
    for (const id of known.workersAt.get(phrase) ?? [])
      found.add({ kind: 'occupation', id }, weight * TRADE_TO_OCCUPATION);
  }
}

/** Who searches for one of several names of the same work finds the others. */
function addSameWork(found: Findings): void {
  for (const { id, weight } of found.list('occupation')) {
    for (const other of sameWorkAs(id)) found.add({ kind: 'occupation', id: other }, weight * SAME_WORK_SHARE);
  }
}

/** The occupations that a text which names none stands for. */
function addSuggestedOccupations(reading: Reading): void {
  addImpliedOccupations(reading);
  if (reading.found.list('occupation').length === 0) addOccupationsOfPlaces(reading);
}

function addCategoriesOfWork(found: Findings, { lexicon: { occupations, categoriesOfSkill } }: Tools): void {
  for (const { id, weight } of found.list('skill')) {
    (categoriesOfSkill.get(id) ?? []).forEach((category, index) => {
      found.add({ kind: 'category', id: category }, (weight * SKILL_TO_CATEGORY) / (index + 1));
    });
  }
  for (const { id, weight } of found.list('occupation')) {
    const occupation = occupations.get(id);
    if (!occupation) continue;
    found.add({ kind: 'category', id: occupation.category }, weight * OCCUPATION_TO_CATEGORY);
    for (const further of occupation.alsoIn) found.add({ kind: 'category', id: further }, weight * FURTHER_CATEGORY);
  }
}

/** The words that mean nothing known. A text that neither names work nor asks for any consists of them: "how are you". */
function termsOf(original: readonly string[], used: readonly boolean[], isNothingFound: boolean): string[] {
  const unused = original.filter((word, index) => !used[index] && word.length >= TERM_LETTERS);
  const strange = unused.filter(isContent);
  const asksForNone = isNothingFound && strange.length === 0 && !original.some(isAskingWord);
  return (asksForNone ? unused : strange).slice(0, TERMS_MAX);
}

/**
 * What a search text in English, Hindi or Kannada (own script or Latin letters) means. Misspelt words count a little
 * less; what `isName` says to be a name is taken for no other word. Takes any string and never throws.
 */
export function interpretQuery(text: string, isName?: IsName): Interpretation {
  const reading = readWork(text, isName);
  const { found, words, original, used, with: withTools } = reading;
  const namedCategories = found.list('category').map(({ id }) => id as JobCategoryId);
  const isStrange = (index: number): boolean =>
    index in original && !used[index] && isContent(original[index]!) && !isName?.(original[index]!);
  const isWorkNamed = found.list('occupation').length > 0;
  addSuggestedOccupations(reading);
  addSameWork(found);
  addCategoriesOfWork(found, withTools);
  return {
    categories: found.list('category') as Weighted<JobCategoryId>[],
    jobTypes: found.list('job_type') as Weighted<JobType>[],
    occupations: found.list('occupation'),
    skills: found.list('skill'),
    terms: termsOf(original, used, found.isEmpty),
    understood: original.filter((word, index) => used[index] && isContent(word)),
    corrected: original.filter((_, index) => used[index] && words[index]!.weight < 1),
    isWorkNamed,
    namedCategories,
    isQualified: original.some((_, index) => used[index] && (isStrange(index - 1) || isStrange(index + 1))),
  };
}

/**
 * The skill of the taxonomy that a free text names, or that makes the work it names: who says "plumber" can fit pipes. Null
 * when it names neither.
 */
export function matchSkillName(text: string): string | null {
  const { found, used, words, with: withTools } = readWork(text);
  if (!words.every((word, index) => used[index] || isStopWord(word.text))) return null;
  const [skill, occupation, category] = (['skill', 'occupation', 'category'] as const).map(
    (kind) => found.list(kind)[0],
  );
  if (skill) return skill.id;
  if (occupation && occupation.weight >= OUTRIGHT)
    return withTools.lexicon.occupations.get(occupation.id)?.skills[0] ?? null;
  return (category && COMPILED.categories[category.id as JobCategoryId].skill) ?? null;
}

/** The skills of the taxonomy that `names` name, each once; a name of none is left out. */
export const skillIdsOf = (names: readonly string[]): string[] => [
  ...new Set(names.map(matchSkillName).filter((id) => id !== null)),
];

/** The job categories of the skills that `names` name, each once. */
export const categoriesOfSkills = (names: readonly string[]): JobCategoryId[] => {
  const { categoriesOfSkill } = tools().lexicon;
  return [...new Set(skillIdsOf(names).flatMap((id) => categoriesOfSkill.get(id) ?? []))];
};

/** Builds what texts are read with, which takes a second: for a server before it is ready, not for its first search. */
export const prepareInterpretation = (): void => void tools();

/** The ways to write a skill that the taxonomy lists: normalised, and as its labels stand, in lower case. */
export function namesOfSkill(id: string): string[] {
  const { phrases, skills } = tools().lexicon;
  const listed = [...phrases].flatMap(([phrase, meanings]) =>
    meanings.find(({ kind }) => kind === 'skill')?.id === id ? [phrase] : [],
  );
  const labels = Object.values(skills.get(id)?.labels ?? {}).map((label) => label.toLowerCase());
  return [...new Set([...listed, ...labels])];
}

/** What an occupation is called; undefined for an id that the taxonomy does not have. */
export const occupationLabels = (id: string): Labels | undefined => tools().lexicon.occupations.get(id)?.labels;

export { occupationsOfTitle } from './job-occupations.js';
