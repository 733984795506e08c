import { SKILL_OF_CATEGORY } from './taxonomy/category-words.js';
import { type Lexicon, lexicon, type Meaning, type MeaningKind } from './taxonomy/lexicon.js';
import { otherForms, spelling } from './taxonomy/spellings.js';
import { NearestWord } from './nearest-word.js';
import type { JobCategoryId } from './job-categories.js';
import type { JobType } from './jobs.js';
import { isFiller, wordsOf } from './text-normalisation.js';

/** A category, type of job, occupation or skill that a text speaks of; weight is in (0, 1]. */
export interface Weighted<Id extends string = string> {
  id: Id;
  weight: number;
}

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
}

/** Whether normalised words, one or several with spaces between, are the name of something that is no work: of a place. */
export type IsName = (words: string) => boolean;

const WORDS_MAX = 16;
const PHRASE_MAX = 6;
const TERMS_MAX = 8;
const TERM_LETTERS = 2;
const CORRECTED = 0.85;
const SCATTERED = 0.9;
/** Titles hold names as well: of a word shorter than this nobody knows whether it is one, or work misspelt. */
const CORRECTED_IN_TITLES = 6;
/** An occupation of this weight is named, misspelt or not; below it, the text only suggests it. */
const OUTRIGHT = CORRECTED * SCATTERED;
const OCCUPATION_TO_CATEGORY = 0.9;
const FURTHER_CATEGORY = 0.6;
const SKILL_TO_CATEGORY = 0.7;
/** Below what an occupation that is named weighs. */
const SKILL_TO_OCCUPATION = 0.7;

const isContent = (word: string): boolean => !isFiller(word) && word.length >= TERM_LETTERS;

interface Word {
  text: string;
  weight: number;
}

interface Tools {
  lexicon: Lexicon;
  nearest: NearestWord;
}

let prepared: Tools | undefined;
function tools(): Tools {
  if (!prepared) {
    const built = lexicon();
    prepared = { lexicon: built, nearest: new NearestWord(built.words) };
  }
  return prepared;
}

/** The word as the lexicon knows it: itself, another form of it, or the nearest one at a price, which no name is taken for. */
function known(original: string, { lexicon: { words }, nearest }: Tools, isName: IsName): Word {
  const text = spelling(original);
  if (words.has(text) || isFiller(text)) return { text, weight: 1 };
  const form = otherForms(text).find((other) => words.has(other));
  if (form !== undefined) return { text: form, weight: 1 };
  const near = isName(text) ? null : nearest.find(text);
  return near ? { text: near, weight: CORRECTED } : { text, weight: 1 };
}

class Findings {
  private readonly weights: Record<MeaningKind, Map<string, number>> = {
    category: new Map(),
    job_type: new Map(),
    occupation: new Map(),
    skill: new Map(),
  };

  add({ kind, id }: Pick<Meaning, 'kind' | 'id'>, weight: number): void {
    const map = this.weights[kind];
    map.set(id, Math.max(map.get(id) ?? 0, weight));
  }

  list(kind: MeaningKind): Weighted[] {
    return [...this.weights[kind]].map(([id, weight]) => ({ id, weight })).sort((a, b) => b.weight - a.weight);
  }
}

/** Longest phrases first, from left to right, past names of several words; returns which words took part. */
function takePhrases(words: Word[], { lexicon: { phrases } }: Tools, isName: IsName, found: Findings): boolean[] {
  const used = words.map(() => false);
  for (let from = 0; from < words.length;) {
    let length = Math.min(PHRASE_MAX, words.length - from);
    for (; length > 0; length--) {
      const part = words.slice(from, from + length);
      const phrase = part.map((word) => word.text).join(' ');
      const meanings = phrases.get(phrase);
      if (!meanings && length > 1 && isName(phrase)) break;
      if (!meanings || (length === 1 && isFiller(part[0]?.text ?? ''))) continue;
      const weight = Math.min(...part.map((word) => word.weight));
      for (const meaning of meanings) found.add(meaning, meaning.weight * weight);
      used.fill(true, from, from + length);
      break;
    }
    from += Math.max(1, length);
  }
  return used;
}

/** Phrases all of whose words stand somewhere in the text, in whatever order, and at least one of them yet unused. */
function takeScattered(
  words: Word[],
  used: boolean[],
  { lexicon: { phrases, phrasesWith } }: Tools,
  found: Findings,
): void {
  const all = new Map(words.map((word) => [word.text, word.weight]));
  words.forEach((word, index) => {
    if (used[index] || isFiller(word.text)) return;
    for (const phrase of phrasesWith.get(word.text) ?? []) {
      const needed = phrase.split(' ').filter((part) => !isFiller(part));
      if (needed.length < 2 || !needed.every((part) => all.has(part))) continue;
      const weight = Math.min(...needed.map((part) => all.get(part) ?? 0)) * SCATTERED;
      for (const meaning of phrases.get(phrase) ?? []) found.add(meaning, meaning.weight * weight);
      words.forEach((other, at) => {
        if (needed.includes(other.text)) used[at] = true;
      });
    }
  });
}

/** Who asks for what an occupation does first, "to serve food", asks for the occupation, too. */
function addOccupationsOfSkills(found: Findings, { lexicon: { occupations } }: Tools): void {
  if (found.list('occupation').length > 0) return;
  for (const skill of found.list('skill')) {
    for (const { id, skills } of occupations.values()) {
      if (skills[0] === skill.id) found.add({ kind: 'occupation', id }, skill.weight * SKILL_TO_OCCUPATION);
    }
  }
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
  words: Word[];
  original: string[];
  used: boolean[];
  with: Tools;
}

function read(text: string, isName: IsName = () => false): Reading {
  const withTools = tools();
  const original = wordsOf(text).slice(0, WORDS_MAX);
  const words = original.map((word) => known(word, withTools, isName));
  const found = new Findings();
  const used = takePhrases(words, withTools, isName, found);
  takeScattered(words, used, withTools, found);
  return { found, words, original, used, with: withTools };
}

/**
 * What a search text in English, Hindi or Kannada (own script or Latin letters) means. Misspelt words count a little
 * less; what `isName` says to be a name is taken for no other word. Takes any string and never throws.
 */
export function interpretQuery(text: string, isName?: IsName): Interpretation {
  const { found, words, original, used, with: withTools } = read(text, isName);
  addOccupationsOfSkills(found, withTools);
  addCategoriesOfWork(found, withTools);
  return {
    categories: found.list('category') as Weighted<JobCategoryId>[],
    jobTypes: found.list('job_type') as Weighted<JobType>[],
    occupations: found.list('occupation'),
    skills: found.list('skill'),
    terms: original.filter((word, index) => !used[index] && isContent(word)).slice(0, TERMS_MAX),
    understood: original.filter((word, index) => used[index] && isContent(word)),
    corrected: original.filter((_, index) => used[index] && words[index]!.weight < 1),
  };
}

/**
 * The skill of the taxonomy that a free text names, or that makes the work it names: who says "plumber" can fit pipes. Null
 * when it names neither.
 */
export function matchSkillName(text: string): string | null {
  const { found, used, words, with: withTools } = read(text);
  if (!words.every((word, index) => used[index] || isFiller(word.text))) return null;
  const [skill, occupation, category] = (['skill', 'occupation', 'category'] as const).map(
    (kind) => found.list(kind)[0],
  );
  if (skill) return skill.id;
  if (!occupation) return (category && SKILL_OF_CATEGORY[category.id as JobCategoryId]) ?? null;
  return occupation.weight < OUTRIGHT ? null : (withTools.lexicon.occupations.get(occupation.id)?.skills[0] ?? null);
}

/** The ways to write a skill that the taxonomy lists: normalised, and as its labels stand, in lower case. */
export function namesOfSkill(id: string): string[] {
  const { phrases, skills } = tools().lexicon;
  const listed = [...phrases].flatMap(([phrase, meanings]) =>
    meanings.find(({ kind }) => kind === 'skill')?.id === id ? [phrase] : [],
  );
  const labels = Object.values(skills.get(id)?.labels ?? {}).map((label) => label.toLowerCase());
  return [...new Set([...listed, ...labels])];
}

/**
 * The occupations that a job's title names outright. Where it names none so, a long misspelt word counts: short ones and
 * those beside a known occupation are mostly names.
 */
export function occupationsOfTitle(title: string): string[] {
  const named = (isName: IsName): string[] =>
    read(title, isName)
      .found.list('occupation')
      .filter(({ weight }) => weight >= OUTRIGHT)
      .map(({ id }) => id);
  const outright = named((words) => !words.includes(' '));
  return outright.length > 0 ? outright : named((words) => words.length < CORRECTED_IN_TITLES);
}
