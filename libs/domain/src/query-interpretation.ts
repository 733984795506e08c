import { type Lexicon, lexicon, type Meaning, type MeaningKind } from './taxonomy/lexicon.js';
import { NearestWord } from './nearest-word.js';
import type { JobCategoryId } from './job-categories.js';
import { isFiller, wordsOf } from './text-normalisation.js';

/** A category, occupation or skill that a text speaks of; weight is in (0, 1]. */
export interface Weighted<Id extends string = string> {
  id: Id;
  weight: number;
}

/** What a search text means. Lists are ordered by weight; `terms` are the words that mean nothing known. */
export interface Interpretation {
  categories: Weighted<JobCategoryId>[];
  occupations: Weighted[];
  skills: Weighted[];
  terms: string[];
}

const WORDS_MAX = 16;
const PHRASE_MAX = 6;
const TERMS_MAX = 8;
const TERM_LETTERS = 2;
const CORRECTED = 0.85;
const SCATTERED = 0.9;
const OCCUPATION_TO_CATEGORY = 0.9;
const FURTHER_CATEGORY = 0.6;
const SKILL_TO_CATEGORY = 0.7;

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

/** The word as the lexicon knows it: itself, its singular, or the nearest one at a price. */
function known(text: string, { lexicon: { words }, nearest }: Tools): Word {
  if (words.has(text) || isFiller(text)) return { text, weight: 1 };
  const singular = text.replace(/(?<=[a-z]{3})e?s$/, '');
  const short = text.replace(/(?<=[a-z]{3})s$/, '');
  for (const form of [short, singular]) if (form !== text && words.has(form)) return { text: form, weight: 1 };
  const near = nearest.find(text);
  return near ? { text: near, weight: CORRECTED } : { text, weight: 1 };
}

class Findings {
  private readonly weights: Record<MeaningKind, Map<string, number>> = {
    category: new Map(),
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

/** Longest phrases first, from left to right; returns which words took part. */
function takePhrases(words: Word[], { lexicon: { phrases } }: Tools, found: Findings): boolean[] {
  const used = words.map(() => false);
  for (let from = 0; from < words.length;) {
    let length = Math.min(PHRASE_MAX, words.length - from);
    for (; length > 0; length--) {
      const part = words.slice(from, from + length);
      const meanings = phrases.get(part.map((word) => word.text).join(' '));
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

function read(text: string): { found: Findings; words: Word[]; original: string[]; used: boolean[]; with: Tools } {
  const withTools = tools();
  const original = wordsOf(text).slice(0, WORDS_MAX);
  const words = original.map((word) => known(word, withTools));
  const found = new Findings();
  const used = takePhrases(words, withTools, found);
  takeScattered(words, used, withTools, found);
  return { found, words, original, used, with: withTools };
}

/**
 * What a search text in English, Hindi or Kannada (own script or Latin letters) means. Misspelt words count a little
 * less. Takes any string and never throws.
 */
export function interpretQuery(text: string): Interpretation {
  const { found, original, used, with: withTools } = read(text);
  addCategoriesOfWork(found, withTools);
  return {
    categories: found.list('category') as Weighted<JobCategoryId>[],
    occupations: found.list('occupation'),
    skills: found.list('skill'),
    terms: original
      .filter((word, index) => !used[index] && !isFiller(word) && word.length >= TERM_LETTERS)
      .slice(0, TERMS_MAX),
  };
}

/** The skill of the taxonomy that a free text names; null when it names none. */
export function matchSkillName(text: string): string | null {
  const { found, used, words } = read(text);
  const covered = words.every((word, index) => used[index] || isFiller(word.text));
  return covered ? (found.list('skill')[0]?.id ?? null) : null;
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

/** The occupations that a job's title names outright; misspelt titles count, guesses do not. */
export function occupationsOfTitle(title: string): string[] {
  return read(title)
    .found.list('occupation')
    .filter(({ weight }) => weight >= CORRECTED * SCATTERED)
    .map(({ id }) => id);
}
