import { cellsWithin, type NearCell, type Position } from '@nukkad/domain/geo';
import type { AiJobsQuery } from '@nukkad/domain/ai-jobs';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { Relevance } from './listing.js';
import { keyOf } from './search-terms.read-model.js';
import type { SearchText, TermName } from './search-text.js';
import { relevanceOf, type SoughtTerm, type Wording, wordingOf } from './text-relevance.js';

/** What a search lists: the filters as they were asked for. */
export interface Filters {
  category: JobCategoryId | undefined;
  jobType: string | undefined;
  /** Rupees an hour. */
  minPay: number | undefined;
}

/** What a search asks for, whoever asks. */
export interface SearchScope {
  position: Position | null;
  radiusKm: number;
  /** Nearest first; empty without a position. */
  cells: readonly NearCell[];
  filters: Filters;
  /** Terms of these; a filter whose term no job ever had lists nothing. */
  filterTerms: { category: number | undefined; jobType: number | undefined };
  /** The term that exactly the jobs with these filters have (pay aside). */
  base: number | undefined;
  text: SearchText | null;
  /** What relevance reads of the text beside its meanings. */
  wording: Wording | null;
  /** Which terms answer the text. */
  sought: readonly SoughtTerm[];
  /** Every job that is listed has one of these terms; with one of them and the filters it is listed. */
  scope: readonly number[];
  relevance: Relevance | null;
}

export const filtersOf = (query: AiJobsQuery): Filters => ({
  category: query.category,
  jobType: query.jobType,
  minPay: query.minPay === 0 ? undefined : query.minPay,
});

/** The term that exactly the jobs with these filters have (pay aside). */
export function baseTerm({ category, jobType }: Filters): TermName {
  if (category && jobType) return { kind: 'category_and_type', name: `${category} ${jobType}` };
  if (category) return { kind: 'category', name: category };
  return jobType ? { kind: 'job_type', name: jobType } : { kind: 'every', name: '' };
}

/** Every term that tells what is asked for. */
export function termsOfScope(filters: Filters, text: SearchText | null): TermName[] {
  return [
    baseTerm(filters),
    ...(filters.category ? [{ kind: 'category' as const, name: filters.category }] : []),
    ...(filters.jobType ? [{ kind: 'job_type' as const, name: filters.jobType }] : []),
    ...(text?.meanings ?? []),
    ...(text?.jobTypes ?? []).map((name) => ({ kind: 'job_type' as const, name })),
    ...[...(text?.words ?? []).map(({ name }) => name), ...(text?.corrected ?? [])].map((name) => ({
      kind: 'word' as const,
      name,
    })),
  ];
}

/** The scope of a query; `ids` are those of termsOfScope by `keyOf`. */
export function scopeOf(
  query: AiJobsQuery,
  text: SearchText | null,
  ids: ReadonlyMap<string, number>,
  sought: readonly SoughtTerm[],
): SearchScope {
  const { latitude, longitude } = query;
  const position = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const filters = filtersOf(query);
  const base = ids.get(keyOf(baseTerm(filters)));
  const wording = text && wordingOf(text);
  return {
    position,
    radiusKm: query.radius,
    cells: position ? cellsWithin(position, query.radius) : [],
    filters,
    filterTerms: {
      category: filters.category ? ids.get(keyOf({ kind: 'category', name: filters.category })) : undefined,
      jobType: filters.jobType ? ids.get(keyOf({ kind: 'job_type', name: filters.jobType })) : undefined,
    },
    base,
    text,
    wording,
    sought,
    scope: text && wording ? sufficingTerms(sought, text, wording) : [base ?? []].flat(),
    relevance: wording && relevanceOf(sought, wording),
  };
}

/**
 * The terms of which every job that answers has one: those of meanings; beside them a job may have all words that say which
 * work it is, so that the longest of these is enough, being the rarest as a rule; without meanings each of these words.
 */
function sufficingTerms(sought: readonly SoughtTerm[], text: SearchText, { hasMeanings, work }: Wording): number[] {
  const lengthOf = (word: number): number => text.words[word]?.name.length ?? 0;
  const longest = [...work].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1);
  const words = hasMeanings ? longest : work;
  const ofWords = sought.filter(({ word }) => word !== null && words.includes(word));
  const ofMeanings = sought.filter(({ tier }) => tier !== null);
  return [...new Set([...ofWords, ...ofMeanings].map(({ id }) => id))];
}
