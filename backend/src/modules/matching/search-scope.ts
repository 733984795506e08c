import { cellsWithin, type NearCell, type Position } from '@nukkad/contract/places/geo';
import type { AiJobsQuery } from '@nukkad/contract/matching/ai-jobs';
import { groupOfTier } from '@nukkad/contract/matching/answer-tiers';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { memoized } from '../../common/concurrency/memoized.js';
import { type AnswerGroup, answerGroupOf, relevanceInGroup, matchTermsOfGroup } from './answer-group.js';
import type { Relevance } from './listing.js';
import { keyOf } from './search-terms.read-model.js';
import { excludedTerms, ownCategoryTerms } from './sought-terms.js';
import type { SearchText, TermName } from './search-text.js';
import {
  NOTHING_EXCLUDED,
  relevanceOf,
  type SoughtTerm,
  type QueryWordRoles,
  queryWordRolesOf,
} from './text-relevance.js';

/** The requested filters of a search. */
export interface Filters {
  category: JobCategoryId | undefined;
  jobType: string | undefined;
  /** Rupees an hour. */
  minPay: number | undefined;
}

/** The content of a query, before any database access. */
export interface ParsedQuery {
  query: AiJobsQuery;
  text: SearchText | null;
  /** As in the scope. */
  origin: Position | null;
  position: Position | null;
  cells: readonly NearCell[];
}

/**
 * Returns the query of a text that names no work, but pay: pay is the only criterion, so only jobs with that pay are
 * listed.
 */
function withPayOf(query: AiJobsQuery, text: SearchText | null): AiJobsQuery {
  const pay = text && text.anyWork !== null ? text.conditions.find(({ kind }) => kind === 'pay') : undefined;
  return pay?.kind === 'pay' && !query.minPay ? { ...query, minPay: pay.hourlyRate } : query;
}

/**
 * Maximum number of positions with cached cells. Pages, filters and orders of a search have the position of their user; its cells
 * take tens of kilobytes.
 */
const CELLS_CACHE_MAX = 200;

const cellsOf = memoized(
  CELLS_CACHE_MAX,
  ({ latitude, longitude }: Position, radiusKm: number) => `${latitude} ${longitude} ${radiusKm}`,
  (position, radiusKm): readonly NearCell[] => cellsWithin(position, radiusKm),
);

/** A query with the text that was read of it. */
export function parseQuery(query: AiJobsQuery, text: SearchText | null): ParsedQuery {
  const origin = originOf(query);
  const named = text?.place?.place;
  const position = named ? { latitude: named.latitude, longitude: named.longitude } : origin;
  return {
    query: withPayOf(query, text),
    text,
    origin,
    position,
    cells: position ? cellsOf(position, query.radius) : [],
  };
}

/**
 * Returns the term with the most jobs that all answer the search (filters aside): its postings alone can show that
 * there are more answers than the limit of exact counts. Null where no single term of the taxonomy has that property.
 */
export function broadTermOf({ query, text }: ParsedQuery): TermName | null {
  if (!text) return query.group === 'asked' ? baseTerm(filtersOf(query)) : null;
  if (query.group === 'similar' || text.excluded.length > 0) return null;
  if (text.anyWork === 'work') return baseTerm(filtersOf(query));
  return text.meanings.findLast(({ tier }) => groupOfTier(tier) === 'asked') ?? null;
}

/** The scope of a search, independent of the user. */
export interface SearchScope {
  /** The position of the search: the place in the text, else the user's position. */
  position: Position | null;
  /** The user's position. */
  origin: Position | null;
  radiusKm: number;
  /** Nearest first; empty without a position. */
  cells: readonly NearCell[];
  filters: Filters;
  /** Terms of the filters; a filter with a term that no job ever had lists nothing. */
  filterTerms: { category: number | undefined; jobType: number | undefined };
  /** The term of exactly the jobs with these filters (pay aside). */
  base: number | undefined;
  text: SearchText | null;
  /** The roles of the text's words for relevance, besides its meanings. */
  wordRoles: QueryWordRoles | null;
  /** Terms that answer the text, or that put a job in the other group of its answers. */
  sought: readonly SoughtTerm[];
  /** The listed group of answers to the text; null without a text. */
  answers: AnswerGroup | null;
  /** Every listed job has one of these terms; a job with one of them that passes the filters is listed. */
  matchTerms: readonly number[];
  relevance: Relevance | null;
}

export const filtersOf = (query: AiJobsQuery): Filters => ({
  category: query.category,
  jobType: query.jobType,
  minPay: query.minPay === 0 ? undefined : query.minPay,
});

/** Returns the term of exactly the jobs with these filters (pay aside). */
export function baseTerm({ category, jobType }: Filters): TermName {
  if (category && jobType) return { kind: 'category_and_type', name: `${category} ${jobType}` };
  if (category) return { kind: 'category', name: category };
  return jobType ? { kind: 'job_type', name: jobType } : { kind: 'every', name: '' };
}

/** Returns all terms of the query's request. */
export function termsOfQuery(filters: Filters, text: SearchText | null): TermName[] {
  return [
    baseTerm(filters),
    ...(filters.category ? [{ kind: 'category' as const, name: filters.category }] : []),
    ...(filters.jobType ? [{ kind: 'job_type' as const, name: filters.jobType }] : []),
    ...(text?.meanings ?? []),
    ...(text?.excluded ?? []),
    ...(text?.ownCategories ?? []).map((name) => ({ kind: 'category' as const, name })),
    ...(text?.conditions ?? []).flatMap((condition) =>
      condition.kind === 'condition' ? [{ kind: 'condition' as const, name: condition.name }] : [],
    ),
    ...(text?.jobTypes ?? []).map((name) => ({ kind: 'job_type' as const, name })),
    ...[...(text?.words ?? []).map(({ name }) => name), ...(text?.corrected ?? [])].map((name) => ({
      kind: 'word' as const,
      name,
    })),
  ];
}

/** Returns the user's position; null when the query has none. */
export function originOf({ latitude, longitude }: Pick<AiJobsQuery, 'latitude' | 'longitude'>): Position | null {
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

/** Returns the scope of a query; `ids` are those of termsOfQuery by `keyOf`. */
export function scopeOf(
  { query, text, origin, position, cells }: ParsedQuery,
  ids: ReadonlyMap<string, number>,
  sought: readonly SoughtTerm[],
): SearchScope {
  const filters = filtersOf(query);
  const base = ids.get(keyOf(baseTerm(filters)));
  const wordRoles = text && queryWordRolesOf(text);
  const excluded = text ? excludedTerms(text, ids) : NOTHING_EXCLUDED;
  const own = text && ownCategoryTerms(text, ids);
  const answers = wordRoles && answerGroupOf(query.group, sought, wordRoles, excluded, own);
  const longest = text && wordRoles ? longestWord(sought, text, wordRoles) : [];
  const ofNoText = query.group === 'asked' ? [base ?? []].flat() : [];
  return {
    position,
    origin,
    radiusKm: query.radius,
    cells,
    filters,
    filterTerms: {
      category: filters.category ? ids.get(keyOf({ kind: 'category', name: filters.category })) : undefined,
      jobType: filters.jobType ? ids.get(keyOf({ kind: 'job_type', name: filters.jobType })) : undefined,
    },
    base,
    text,
    wordRoles,
    // a term of similar work alone is no evidence of the requested work
    sought: sought.filter(({ tier }) => query.group === 'similar' || tier === null || groupOfTier(tier) === 'asked'),
    answers,
    matchTerms: answers ? matchTermsOfGroup(answers, longest) : ofNoText,
    relevance: wordRoles && text && relevanceInGroup(query.group, relevanceOf(sought, wordRoles, excluded, own)),
  };
}

/** Returns the terms of the longest word that names the work: usually the rarest. */
function longestWord(sought: readonly SoughtTerm[], text: SearchText, { work }: QueryWordRoles): number[] {
  const lengthOf = (word: number): number => text.words[word]?.name.length ?? 0;
  const [longest] = [...work].sort((a, b) => lengthOf(b) - lengthOf(a));
  return longest === undefined ? [] : sought.filter(({ word }) => word === longest).map(({ id }) => id);
}
