import type { JobType } from '@nukkad/domain/jobs';
import { interpretQuery } from '@nukkad/domain/query-interpretation';
import type { PlaceVocabulary } from '../places/places.public.js';
import type { Relevance } from './listing.js';

/** What jobs can be found by, as `search_terms` has it. */
export type TermKind =
  'every' | 'category' | 'job_type' | 'category_and_type' | 'skill' | 'occupation' | 'town' | 'word';

export interface TermName {
  kind: TermKind;
  name: string;
}

/** Something that a search text speaks of; `strength` is above 0 up to 1. */
export interface Meaning extends TermName {
  strength: number;
}

/** What a search text asks for: what it means, and the words that mean nothing known. */
export interface SearchText {
  meanings: readonly Meaning[];
  words: readonly string[];
  /** Which of the words, by their index, name a place. */
  places: ReadonlySet<number>;
  /** Types of job that are wanted of what else is asked for. */
  jobTypes: readonly JobType[];
  /** Words that mean something only if they are misspelt; a job may have them as they stand. */
  corrected: readonly string[];
}

/** The work somebody asks for by name is meant more than a skill, and that more than a whole category. */
const KIND_STRENGTH = { occupation: 1, skill: 0.9, category: 0.6, job_type: 0.6 } as const;
const MEANINGS_MAX = 10;
/** Beside a named occupation only its own category counts, not every other one in which such work may be found. */
const OWN_CATEGORY = 0.75;

const tellsPlace = (word: string, places: PlaceVocabulary): boolean => places.has(word) && !places.isCommon(word);

/** Beside a word that tells a place, those that many places are called by say nothing: "JP Nagar". */
const tellingWords = (words: readonly string[], places: PlaceVocabulary): string[] =>
  words.some((word) => tellsPlace(word, places)) ? words.filter((word) => !places.isCommon(word)) : [...words];

/** Reads a search text; null when it asks for nothing in particular. Takes any string. */
export function readSearchText(text: string | undefined, places: PlaceVocabulary): SearchText | null {
  if (!text) return null;
  const read = interpretQuery(text, (words) => places.has(words));
  const { occupations, skills, categories: all, jobTypes: types, terms, corrected } = read;
  const isOnly = occupations.length + skills.length + all.length + terms.length === 0;
  // Gigs are a kind of work as well.
  const isWork = (type: JobType): boolean => isOnly || type === 'gig_work';
  const categories = all.filter(({ weight }) => weight >= OWN_CATEGORY * (occupations[0]?.weight ?? 0));
  const meanings = [
    ...occupations.map(({ id, weight }) => ({ kind: 'occupation' as const, name: id, strength: weight })),
    ...skills.map(({ id, weight }) => ({ kind: 'skill' as const, name: id, strength: weight })),
    ...categories.map(({ id, weight }) => ({ kind: 'category' as const, name: id, strength: weight })),
    ...types
      .filter(({ id }) => isWork(id))
      .map(({ id, weight }) => ({ kind: 'job_type' as const, name: id, strength: weight })),
  ]
    .map((meaning) => ({ ...meaning, strength: meaning.strength * KIND_STRENGTH[meaning.kind] }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MEANINGS_MAX);
  const strongest = meanings[0]?.strength ?? 1;
  if (meanings.length === 0 && terms.length === 0) return null;
  const words = tellingWords([...new Set(terms)], places);
  return {
    meanings: meanings.map((meaning) => ({ ...meaning, strength: meaning.strength / strongest })),
    words,
    places: new Set(words.flatMap((word, index) => (tellsPlace(word, places) ? [index] : []))),
    jobTypes: types.map(({ id }) => id).filter((type) => !isWork(type)),
    corrected: [...new Set(corrected)],
  };
}

/**
 * What a text says beside its meanings, as far as relevance depends on it: its words and, after them, types of job; which
 * of these, by their index, decide, as a place does.
 */
export interface Wording {
  count: number;
  deciding: ReadonlySet<number>;
}

export const wordingOf = ({ words, places, jobTypes }: SearchText): Wording => ({
  count: words.length + jobTypes.length,
  deciding: new Set([...places, ...jobTypes.map((_, index) => words.length + index)]),
});

/** A term that answers the search: one of its meanings, or (`word`: which of its wording) a word like it, or a type. */
export interface SoughtTerm {
  id: number;
  strength: number;
  word: number | null;
}

const BEST_MEANING = 0.8;
const WORDS_BESIDE_MEANINGS = 0.25;
/** Who names a place or a type of job wants such work alone: that has to outweigh the nearness of all other. */
const DECIDING_BESIDE_MEANINGS = 0.8;
/** What a word counts that stands elsewhere than in the title, where neither is expected. */
const OUTSIDE_TITLE = 0.6;

/** Part of the relevance that words decide beside meanings. */
const partOfWords = ({ count, deciding }: Wording): number =>
  count === 0 ? 0 : deciding.size > 0 ? DECIDING_BESIDE_MEANINGS : WORDS_BESIDE_MEANINGS;

/** How relevant a job can be that has this term: if it has no other that is sought, and if it has all. */
export interface TermReach {
  alone: number;
  atBest: number;
}

/** What each of the sought terms can make of a job. */
export function reachOf(sought: readonly SoughtTerm[], wording: Wording): (term: SoughtTerm) => TermReach {
  const sum = sought.reduce((total, term) => total + (term.word === null ? term.strength : 0), 0);
  const wordsPart = sum === 0 && wording.count > 0 ? 1 : partOfWords(wording);
  return ({ strength, word }) => {
    if (word !== null) return { alone: (wordsPart * strength) / wording.count, atBest: 1 };
    const meaning = (rest: number): number => BEST_MEANING * strength + (1 - BEST_MEANING) * rest;
    return {
      alone: (1 - wordsPart) * meaning(strength / sum),
      atBest: (1 - wordsPart) * meaning(1) + wordsPart,
    };
  };
}

/**
 * How well a job answers, 0 to 1. What the text means counts most, its best hit above all; words that mean nothing known
 * only raise it, unless there is nothing else: then they decide. 0: the job does not answer at all.
 */
export function relevanceOf(sought: readonly SoughtTerm[], { count, deciding }: Wording): Relevance {
  const byId = new Map(sought.map((term) => [term.id, term]));
  const meanings = sought.filter((term) => term.word === null);
  const wordsPart = partOfWords({ count, deciding });
  const sumOfMeanings = meanings.reduce((sum, term) => sum + term.strength, 0);
  return (terms, titleTerms) => {
    let [best, sum] = [0, 0];
    const hits = new Array<number>(count).fill(0);
    terms.forEach((id, index) => {
      const term = byId.get(id);
      if (!term) return;
      if (term.word === null) {
        best = Math.max(best, term.strength);
        sum += term.strength;
      } else {
        const hit = term.strength * (index < titleTerms || deciding.has(term.word) ? 1 : OUTSIDE_TITLE);
        hits[term.word] = Math.max(hits[term.word] ?? 0, hit);
      }
    });
    const worded = count > 0 ? hits.reduce((total, hit) => total + hit, 0) / count : 0;
    if (meanings.length === 0) return worded;
    if (best === 0) return 0;
    const meaning = BEST_MEANING * best + (1 - BEST_MEANING) * (sum / sumOfMeanings);
    return (1 - wordsPart) * meaning + wordsPart * worded;
  };
}
