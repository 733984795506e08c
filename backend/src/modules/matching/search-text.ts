import { interpretQuery } from '@nukkad/domain/query-interpretation';
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
}

/** The work somebody asks for by name is meant more than a skill, and that more than a whole category. */
const KIND_STRENGTH = { occupation: 1, skill: 0.9, category: 0.6 } as const;
const MEANINGS_MAX = 10;
/** Beside a named occupation only its own category counts, not every other one in which such work may be found. */
const OWN_CATEGORY = 0.75;

/** Reads a search text; null when it asks for nothing in particular. Takes any string. */
export function readSearchText(text: string | undefined): SearchText | null {
  if (!text) return null;
  const { occupations, skills, categories: all, terms } = interpretQuery(text);
  const categories = all.filter(({ weight }) => weight >= OWN_CATEGORY * (occupations[0]?.weight ?? 0));
  const meanings = [
    ...occupations.map(({ id, weight }) => ({ kind: 'occupation' as const, name: id, strength: weight })),
    ...skills.map(({ id, weight }) => ({ kind: 'skill' as const, name: id, strength: weight })),
    ...categories.map(({ id, weight }) => ({ kind: 'category' as const, name: id, strength: weight })),
  ]
    .map((meaning) => ({ ...meaning, strength: meaning.strength * KIND_STRENGTH[meaning.kind] }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MEANINGS_MAX);
  const strongest = meanings[0]?.strength ?? 1;
  if (meanings.length === 0 && terms.length === 0) return null;
  return {
    meanings: meanings.map((meaning) => ({ ...meaning, strength: meaning.strength / strongest })),
    words: [...new Set(terms)],
  };
}

/** A term that answers the search: one of its meanings, or (`word`: which one) a word like one of its words. */
export interface SoughtTerm {
  id: number;
  strength: number;
  word: number | null;
}

const BEST_MEANING = 0.8;
const WORDS_BESIDE_MEANINGS = 0.25;
/** What a word counts that stands elsewhere than in the title. */
const OUTSIDE_TITLE = 0.6;

/** How relevant a job can be that has this term: if it has no other that is sought, and if it has all. */
export interface TermReach {
  alone: number;
  atBest: number;
}

/** What each of the sought terms can make of a job. */
export function reachOf(sought: readonly SoughtTerm[], words: number): (term: SoughtTerm) => TermReach {
  const sum = sought.reduce((total, term) => total + (term.word === null ? term.strength : 0), 0);
  const wordsPart = words === 0 ? 0 : sum === 0 ? 1 : WORDS_BESIDE_MEANINGS;
  return ({ strength, word }) => {
    if (word !== null) return { alone: (wordsPart * strength) / words, atBest: 1 };
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
export function relevanceOf(sought: readonly SoughtTerm[], words: number): Relevance {
  const byId = new Map(sought.map((term) => [term.id, term]));
  const meanings = sought.filter((term) => term.word === null);
  const sumOfMeanings = meanings.reduce((sum, term) => sum + term.strength, 0);
  return (terms, titleTerms) => {
    let [best, sum] = [0, 0];
    const hits = new Array<number>(words).fill(0);
    terms.forEach((id, index) => {
      const term = byId.get(id);
      if (!term) return;
      if (term.word === null) {
        best = Math.max(best, term.strength);
        sum += term.strength;
      } else {
        const hit = term.strength * (index < titleTerms ? 1 : OUTSIDE_TITLE);
        hits[term.word] = Math.max(hits[term.word] ?? 0, hit);
      }
    });
    const wording = words > 0 ? hits.reduce((total, hit) => total + hit, 0) / words : 0;
    if (meanings.length === 0) return wording;
    if (best === 0) return 0;
    const meaning = BEST_MEANING * best + (1 - BEST_MEANING) * (sum / sumOfMeanings);
    return words > 0 ? (1 - WORDS_BESIDE_MEANINGS) * meaning + WORDS_BESIDE_MEANINGS * wording : meaning;
  };
}
