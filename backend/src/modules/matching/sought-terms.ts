import { keyOf } from './search-terms.read-model.js';
import type { SearchText, TermName } from './search-text.js';
import type { ExcludedTerms, SoughtTerm } from './text-relevance.js';

/**
 * Returns the terms among `ids` (by `keyOf`) that answer a text: its meanings, and words that count as misspelt as
 * written; its other words, with `fuzzyMatches` for words that no job has; its conditions and types of job. `base`: the
 * term of any work.
 */
export function soughtTerms(
  { anyWork, conditions, corrected, jobTypes, meanings, words }: SearchText,
  ids: ReadonlyMap<string, number>,
  base: TermName,
  fuzzyMatches: readonly SoughtTerm[] = [],
): SoughtTerm[] {
  const termOf = (name: TermName, rest: Omit<SoughtTerm, 'id' | 'similarity'>): SoughtTerm[] => {
    const id = ids.get(keyOf(name));
    return id === undefined ? [] : [{ id, similarity: 1, ...rest }];
  };
  const ofWord = (word: number): Omit<SoughtTerm, 'id' | 'similarity'> => ({ tier: null, word });
  return [
    ...(anyWork === null ? [] : termOf(base, { tier: anyWork, word: null })),
    ...conditions.flatMap((condition, index) =>
      condition.kind === 'condition'
        ? termOf({ kind: 'condition', name: condition.name }, ofWord(words.length + jobTypes.length + index))
        : [],
    ),
    ...corrected.flatMap((name) => termOf({ kind: 'word', name }, { tier: 'work', word: null })),
    ...meanings.flatMap((meaning) =>
      termOf(meaning, { tier: meaning.tier, word: null, ...(meaning.isSubstitute ? { isSubstitute: true } : {}) }),
    ),
    ...words.flatMap(({ name }, word) => termOf({ kind: 'word', name }, ofWord(word))),
    ...fuzzyMatches,
    ...jobTypes.flatMap((name, index) => termOf({ kind: 'job_type', name }, ofWord(words.length + index))),
  ];
}

/**
 * Returns the ids of the categories that confirm the work, as far as jobs have them; null where the text names none.
 */
export const ownCategoryTerms = (
  { ownCategories }: SearchText,
  ids: ReadonlyMap<string, number>,
): ReadonlySet<number> | null =>
  ownCategories && new Set(ownCategories.flatMap((name) => ids.get(keyOf({ kind: 'category', name })) ?? []));

/** Returns the ids of the excluded terms of a text; words exclude a job by its title alone. */
export function excludedTerms({ excluded }: SearchText, ids: ReadonlyMap<string, number>): ExcludedTerms {
  const idsOf = (isWord: boolean): Set<number> =>
    new Set(excluded.filter(({ kind }) => (kind === 'word') === isWord).flatMap((term) => ids.get(keyOf(term)) ?? []));
  return { terms: idsOf(false), titleTerms: idsOf(true) };
}
