import { kindsOfOccupation } from './taxonomy/answering-occupations.js';
import { sameWorkAs } from './taxonomy/answering-occupations.js';
import { SKILL_OF_CATEGORY } from './taxonomy/category-words.js';
import type { JobCategoryId } from './job-categories.js';
import type { Labels } from './taxonomy/lexicon.js';
import type { JobType } from './jobs.js';
import {
  Findings,
  isOutright,
  OUTRIGHT,
  type PhraseMatches,
  takePhrases,
  takeRoles,
  takeUnorderedPhrases,
  type Weighted,
  WORK_WORDS,
} from './query-phrases.js';
import { CORRECTED, type IsName, lookUpWord, type Tools, tools, type Word, wordsAsKnown } from './query-words.js';
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
/** Titles hold names as well: of a word shorter than this nobody knows whether it is one, or work misspelt. */
const CORRECTED_IN_TITLES = 6;
/** A skill that makes more occupations than this names none of them. */
const OCCUPATIONS_OF_SKILL_MAX = 2;
/** A skill that more occupations use is no trade, as "communication". */
const USES_OF_SKILL_MAX = 8;
const SAME_WORK_SHARE = 0.95;
const OCCUPATION_TO_CATEGORY = 0.9;
const FURTHER_CATEGORY = 0.6;
const SKILL_TO_CATEGORY = 0.7;
/** Below what an occupation that is named weighs. */
const SKILL_TO_OCCUPATION = 0.7;
/** A skill that so few occupations use tells them, though none of them begins with it. */
const FEW_USERS = 3;
const RARE_SKILL_TO_OCCUPATION = 0.6;
/** A skill that makes one occupation alone names it as well as words for what is done. */
const SKILL_OF_ONE_OCCUPATION = 0.8;
/** What a word for a trade, or for a place, weighs for the occupation: it names it, but in no title. */
const TRADE_TO_OCCUPATION = 0.76;

const NUMBER = /^\d{1,5}(?:st|nd|rd|th|ke|k|hrs?|yrs?|ನೇ)?$/;
const isContent = (word: string): boolean => !isStopWord(word) && word.length >= TERM_LETTERS && !NUMBER.test(word);

/** A phrase without what only says that it is work, "tiles work", and whether it said so. */
function withoutWork(phrase: string): [name: string, isWork: boolean] {
  const words = phrase.split(' ');
  const end = words.findLastIndex((word) => !isStopWord(word)) + 1;
  return [words.slice(0, end).join(' '), words.slice(end).some((word) => WORK_WORDS.has(word))];
}

/** Who names a trade and no occupation, "tailoring", asks for the occupation. */
function addOccupationsOfTrades({ found, phrases, with: { lexicon: known } }: Reading): void {
  for (const { phrase, weight, isOfWork } of phrases) {
    const [name, isWork] = withoutWork(phrase);
    const id = known.trades.get(name) ?? (isWork || isOfWork ? known.goods.get(name) : undefined);
    if (id !== undefined) found.add({ kind: 'occupation', id }, weight * TRADE_TO_OCCUPATION);
  }
}

/** Who says only where the work is, "factory job", asks for what most people do there. */
function addOccupationsOfPlaces({ found, phrases, words, used, with: { lexicon: known } }: Reading): void {
  const isAll = words.every(({ text }, at) => used[at] || isStopWord(text));
  for (const { phrase, weight, isOfWork } of phrases) {
    if (!isOfWork && !isAll) continue;
    for (const id of known.workersAt.get(phrase) ?? [])
      found.add({ kind: 'occupation', id }, weight * TRADE_TO_OCCUPATION);
  }
}

/** Who asks for what an occupation does first, "to serve food", or for what few do, asks for the occupation, too. */
function addOccupationsOfSkills(found: Findings, { lexicon: { occupations } }: Tools): void {
  for (const skill of found.list('skill')) {
    const users = [...occupations.values()].filter(({ skills }) => skills.includes(skill.id));
    const makers = users.filter(({ skills }) => skills[0] === skill.id);
    const isTrade = makers.length === 1 && users.length <= USES_OF_SKILL_MAX;
    const share = isTrade ? SKILL_OF_ONE_OCCUPATION : SKILL_TO_OCCUPATION;
    for (const { id } of makers) found.add({ kind: 'occupation', id }, skill.weight * share);
    if (users.length > FEW_USERS) continue;
    for (const { id } of users) found.add({ kind: 'occupation', id }, skill.weight * RARE_SKILL_TO_OCCUPATION);
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
  const { found, with: withTools } = reading;
  const isNone = (): boolean => found.list('occupation').length === 0;
  if (!isNone()) return;
  addOccupationsOfTrades(reading);
  addOccupationsOfSkills(found, withTools);
  if (isNone()) addOccupationsOfPlaces(reading);
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

interface Reading {
  found: Findings;
  phrases: PhraseMatches['phrases'];
  words: Word[];
  original: string[];
  used: boolean[];
  with: Tools;
}

function read(text: string, isName: IsName = () => false): Reading {
  const withTools = tools();
  const original = wordsAsKnown(text, withTools, isName);
  const words = original.map((word) => lookUpWord(word, withTools, isName));
  const found = new Findings();
  const { used, phrases } = takePhrases(words, withTools, isName, found);
  // words that stand apart from each other tell less than a name that is there
  if (!found.list('occupation').some(isOutright)) takeUnorderedPhrases(words, used, withTools, found);
  takeRoles(words, used, withTools, found);
  return { found, phrases, words, original, used, with: withTools };
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
  const reading = read(text, isName);
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
  const { found, used, words, with: withTools } = read(text);
  if (!words.every((word, index) => used[index] || isStopWord(word.text))) return null;
  const [skill, occupation, category] = (['skill', 'occupation', 'category'] as const).map(
    (kind) => found.list(kind)[0],
  );
  if (skill) return skill.id;
  if (occupation && occupation.weight >= OUTRIGHT)
    return withTools.lexicon.occupations.get(occupation.id)?.skills[0] ?? null;
  return (category && SKILL_OF_CATEGORY[category.id as JobCategoryId]) ?? null;
}

/** The skills of the taxonomy that `names` name, each once; a name of none is left out. */
export const skillIdsOf = (names: readonly string[]): string[] => [
  ...new Set(names.map(matchSkillName).filter((id) => id !== null)),
];

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

/** The occupations that are made by the skills that a title names; what makes many occupations tells none of them. */
function occupationsOfNamedSkills({ found, with: { lexicon: known } }: Reading): string[] {
  const occupations = [...known.occupations.values()];
  const makers = found
    .list('skill')
    .filter(isOutright)
    .filter((skill) => occupations.filter(({ skills }) => skills.includes(skill.id)).length <= USES_OF_SKILL_MAX)
    .map((skill) => occupations.filter(({ skills }) => skills[0] === skill.id).map(({ id }) => id));
  return [...new Set(makers.filter((ids) => ids.length <= OCCUPATIONS_OF_SKILL_MAX).flat())];
}

/** What stands between the work of a title and its kind: "Driver - ambulance", "Cook (Chinese)". */
const BEFORE_KIND = /\s*[-–—(),/:|]+\s*/u;
/** What stands between the work of a title and what it is for: "Receptionist for a hotel", or its kind. */
const BEFORE_PURPOSE = new RegExp(
  `${BEFORE_KIND.source}|\\s+(?:for|in|at|of|to)\\s+(?:(?:a|an|the|our|my)\\s+)?`,
  'iu',
);
const PARTS_OF_TITLE = 3;

/** The title the other way round, as people ask for it: "ambulance Driver". One for each part that follows the work. */
function invertedTitles(title: string, separator: RegExp): string[] {
  const [work, ...qualifiers] = title.split(separator).filter((part) => part.trim() !== '');
  return work === undefined || qualifiers.length >= PARTS_OF_TITLE ? [] : qualifiers.map((each) => `${each} ${work}`);
}

/**
 * The occupations that a job's title names outright, and the kinds of them, or other work of their categories, that it names the other
 * way round; or, where it names none, those of the skills that it names: "Accounts, part time". Where it names neither, a long misspelt
 * word counts: short ones and those beside known work are mostly names.
 */
export function occupationsOfTitle(title: string): string[] {
  const isName: IsName = (words) => !words.includes(' ');
  const named = (reading: Reading): string[] =>
    reading.found
      .list('occupation')
      .filter(isOutright)
      .map(({ id }) => id);
  const namedIn = (text: string): string[] => named(read(text, isName));
  const asWritten = read(title, isName);
  const outright = named(asWritten);
  if (outright.length > 0) {
    const categoryOf = (id: string): JobCategoryId | undefined => asWritten.with.lexicon.occupations.get(id)?.category;
    const kinds = new Set(outright.flatMap(kindsOfOccupation));
    const categories = new Set(outright.map(categoryOf));
    const ofPurposes = invertedTitles(title, BEFORE_PURPOSE).flatMap(namedIn);
    const ofKinds = invertedTitles(title, BEFORE_KIND).flatMap(namedIn);
    return [
      ...new Set([
        ...outright,
        ...ofPurposes.filter((id) => kinds.has(id)),
        ...ofKinds.filter((id) => categories.has(categoryOf(id))),
      ]),
    ];
  }
  const bySkill = occupationsOfNamedSkills(asWritten);
  return bySkill.length > 0 ? bySkill : named(read(title, (words) => words.length < CORRECTED_IN_TITLES));
}

const SUGGESTED_MAX = 3;
/** A sentence that says what the work is not: "No driving needed". */
const DENIES = /^\s*(?:no|not|without)\s|(?:\s|^)(?:नहीं|nahi|ಇಲ್ಲ|ಬೇಡ|beda)\s*$/iu;
/** Sentences of an advertisement that are read. */
const SENTENCES_MAX = 12;

/**
 * The occupations that a job's skills and description speak of, the likeliest first: what it may be where its title names none.
 * Misspelt words say nothing here.
 */
export function suggestedOccupations(description: string, requiredSkills: readonly string[]): string[] {
  const isName: IsName = (words) => !words.includes(' ');
  const sentences = description
    .split(/[!?।;,\n]|\.(?=\s|$)/u)
    .slice(0, SENTENCES_MAX)
    .filter((sentence) => !DENIES.test(sentence));
  const weights = new Map<string, number>();
  for (const text of [...requiredSkills, ...sentences]) {
    const reading = read(text, isName);
    const { found } = reading;
    if (found.list('occupation').length === 0) addOccupationsOfSkills(found, reading.with);
    for (const { id, weight } of found.list('occupation')) weights.set(id, Math.max(weights.get(id) ?? 0, weight));
  }
  const likely = [...weights].filter(([, weight]) => weight >= SKILL_TO_OCCUPATION * CORRECTED);
  return likely
    .sort((a, b) => b[1] - a[1])
    .slice(0, SUGGESTED_MAX)
    .map(([id]) => id);
}
