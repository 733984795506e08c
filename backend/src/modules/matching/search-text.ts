import type { AnswerTier } from '@nukkad/domain/answer-tiers';
import type { JobType } from '@nukkad/domain/jobs';
import { interpretQuery, type Weighted } from '@nukkad/domain/query-interpretation';
import type { PlaceVocabulary } from '../places/places.public.js';

/** What jobs can be found by, as `search_terms` has it. */
export type TermKind =
  'every' | 'category' | 'job_type' | 'category_and_type' | 'skill' | 'occupation' | 'town' | 'word';

export interface TermName {
  kind: TermKind;
  name: string;
}

/** Something that a search text speaks of, and how well a job answers that has it. */
export interface Meaning extends TermName {
  tier: AnswerTier;
}

/** A word of a search text. `isKnown`: it took part in a meaning; `isPlace`: it names a place. */
export interface TextWord {
  name: string;
  isKnown: boolean;
  isPlace: boolean;
}

/** What a search text asks for: what it means, and its words. */
export interface SearchText {
  /** The best answers first. */
  meanings: readonly Meaning[];
  words: readonly TextWord[];
  /** Types of job that are wanted of what else is asked for. */
  jobTypes: readonly JobType[];
  /** Words that mean something only if they are misspelt; a job may have them as they stand. */
  corrected: readonly string[];
}

const MEANINGS_MAX = 10;
/** From this weight on an occupation, a skill or a category is named; below it the text only suggests it. */
const NAMED = 0.75;
/** Beside a named occupation only its own category counts, not every other one in which such work may be found. */
const OWN_CATEGORY = 0.75;

const tellsPlace = (word: string, places: PlaceVocabulary): boolean => places.has(word) && !places.isCommon(word);

/** Beside a word that tells a place, those that many places are called by say nothing: "JP Nagar". */
const tellingWords = (words: readonly string[], places: PlaceVocabulary): string[] =>
  words.some((word) => tellsPlace(word, places)) ? words.filter((word) => !places.isCommon(word)) : [...words];

const isNamed = ({ weight }: Weighted): boolean => weight >= NAMED;

/** Reads a search text; null when it asks for nothing in particular. Takes any string. */
export function readSearchText(text: string | undefined, places: PlaceVocabulary): SearchText | null {
  if (!text) return null;
  const read = interpretQuery(text, (words) => places.has(words));
  const { occupations, skills, categories: all, jobTypes: types, terms, understood, corrected } = read;
  const isOnly = occupations.length + skills.length + all.length + terms.length === 0;
  // Gigs are a kind of work as well.
  const isWork = (type: JobType): boolean => isOnly || type === 'gig_work';
  const hasWork = occupations.some(isNamed);
  const hasSkill = skills.some(isNamed);
  const categories = all.filter(({ weight }) => weight >= OWN_CATEGORY * (occupations[0]?.weight ?? 0));
  const strange = tellingWords([...new Set(terms)], places);
  // "Medical shop" is no work in any shop, while "shop" alone is
  const ofCategory =
    hasWork || hasSkill ? 'category' : strange.some((word) => !tellsPlace(word, places)) ? 'related' : 'named';
  const meaning =
    (kind: TermKind, tierOf: (found: Weighted) => AnswerTier) =>
    (found: Weighted): Meaning => ({
      ...{ kind, name: found.id, tier: tierOf(found) },
    });
  const meanings = [
    ...occupations.map(meaning('occupation', (found) => (isNamed(found) ? 'work' : 'named'))),
    ...skills.map(meaning('skill', (found) => (hasWork ? 'related' : isNamed(found) ? 'work' : 'named'))),
    ...categories.map(meaning('category', () => ofCategory)),
    ...types.filter(({ id }) => isWork(id)).map(meaning('job_type', () => (isOnly ? 'work' : 'related'))),
  ].slice(0, MEANINGS_MAX);
  const words = [
    ...strange.map((name) => ({ name, isKnown: false, isPlace: tellsPlace(name, places) })),
    ...[...new Set(understood)].map((name) => ({ name, isKnown: true, isPlace: false })),
  ];
  if (meanings.length === 0 && words.length === 0) return null;
  return {
    meanings,
    words,
    jobTypes: types.map(({ id }) => id).filter((type) => !isWork(type)),
    corrected: [...new Set(corrected)],
  };
}
