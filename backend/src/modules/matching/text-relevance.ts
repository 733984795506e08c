import type { JobGroup } from '@nukkad/contract/matching/ai-jobs';
import {
  type AnswerTier,
  BEST_SHARE,
  bestShareOfTier,
  bestTier,
  shareOfTier,
  TIER_SHARE,
  UNCONFIRMED,
  WITHIN_TIER,
} from '@nukkad/contract/matching/answer-tiers';
import type { Relevance } from './listing.js';
import type { SearchText } from './search-text.js';

/**
 * A term that answers a search: one of its meanings (`tier`), or a word similar to its word with the index `word`, or a
 * type.
 */
export interface SoughtTerm {
  id: number;
  /** Tier of a job that has it. */
  tier: AnswerTier | null;
  word: number | null;
  /** Similarity to the word of the search, above 0 up to 1. */
  similarity: number;
  /** Whether it is another occupation than the named one. */
  isSubstitute?: boolean;
}

/**
 * The roles of a text's words for relevance, besides its meanings: its words and, after them, its types of job, by
 * their index. `work` are the words that name the work; `beside` all others, `exact` those of them that count in any
 * position.
 */
export interface QueryWordRoles {
  hasMeanings: boolean;
  /** Whether a meaning names the work itself, so that its words are not necessary. */
  namesWork: boolean;
  work: readonly number[];
  beside: readonly number[];
  exact: ReadonlySet<number>;
  /** Indexes of `beside` that a job meets by lacking them. */
  negated: ReadonlySet<number>;
  /** Lowest requested pay, as one of `beside`: rupees an hour. */
  pay: { index: number; hourlyRate: number } | null;
  /** Whether the text names a place, which has precedence over the wording of the work. */
  isPlaced: boolean;
}

/** Returns the roles of the words of a text. Where nothing else names the work, the unknown words do. */
export function queryWordRolesOf({
  meanings,
  words,
  jobTypes,
  conditions,
  place,
  anyWork,
}: SearchText): QueryWordRoles {
  const hasMeanings = meanings.length > 0 || anyWork !== null;
  const indexes = words.map((_, index) => index);
  const types = jobTypes.map((_, index) => words.length + index);
  const ofConditions = conditions.map((_, index) => words.length + jobTypes.length + index);
  const places = indexes.filter((index) => words[index]!.isPlace);
  const unplaced = indexes.filter((index) => !words[index]!.isPlace);
  const known = unplaced.filter((index) => words[index]!.isKnown);
  // a single word for a whole category, "restaurant", is in the titles of other categories as well
  const isCategory = known.length === 1 && meanings.every(({ kind }) => kind === 'category');
  const saysWork = !hasMeanings ? unplaced : isCategory ? [] : known;
  const work = saysWork.length > 0 || hasMeanings ? saysWork : places;
  const beside = [...indexes, ...types, ...ofConditions].filter((index) => !work.includes(index));
  const namesWork = meanings.some(({ tier }) => tier === 'work');
  const negated = ofConditions.filter((_, index) => {
    const condition = conditions[index]!;
    return condition.kind === 'condition' && condition.isExcluded;
  });
  const paid = conditions.findIndex(({ kind }) => kind === 'pay');
  const pay =
    conditions[paid]?.kind === 'pay' ? { index: ofConditions[paid]!, hourlyRate: conditions[paid].hourlyRate } : null;
  return {
    ...{ hasMeanings, namesWork, work, beside, pay, isPlaced: place !== null },
    exact: new Set([...places, ...types, ...ofConditions]),
    negated: new Set(negated),
  };
}

/** Weight of a word outside the title, where neither position is expected. */
const OUTSIDE_TITLE = 0.6;

/**
 * Fewest words that, all together, identify the work in any position: a single word of a name also appears in
 * descriptions of other work.
 */
export const WORDS_THAT_TELL = 2;

/** Returns the tier of a job with this many of the words that name the work, out of this many. */
function tierOfWords(
  inTitle: number,
  anywhere: number,
  all: number,
  { hasMeanings, namesWork }: QueryWordRoles,
): AnswerTier | null {
  if (all === 0 || anywhere === 0) return null;
  if (inTitle === all) return 'work';
  if (anywhere === all) return namesWork && all < WORDS_THAT_TELL ? 'related' : 'named';
  if (hasMeanings) return null;
  return 2 * anywhere >= all ? 'related' : 'category';
}

/**
 * The contribution of a term to a job's relevance: as one of its tiers, of which the best counts; as one of the words
 * that name the work, or of the other words, which add up.
 */
export const TERM_PARTS = ['tier', 'work', 'beside'] as const;
export type TermPart = (typeof TERM_PARTS)[number];

export interface TermContribution {
  part: TermPart;
  /** Expected contribution. */
  expected: number;
  /** Maximum, for jobs in no better tier than its own: jobs of a better one are found by that tier's terms. */
  max: number;
}

/** Returns the contribution of each sought term to a job of the group. */
export function contributionOf(wordRoles: QueryWordRoles, group: JobGroup): (term: SoughtTerm) => TermContribution {
  const { work, beside, namesWork, negated, isPlaced } = wordRoles;
  const within = beside.length === 0 ? 0 : WITHIN_TIER;
  const ofOne = within / beside.length;
  // in the group `asked` a job that matches by words alone can have all of them in its title, which makes it the work
  // itself
  const covering = namesWork && group === 'similar' ? TIER_SHARE.related : 1;
  return ({ tier, word, isSubstitute = false }) => {
    if (tier !== null) {
      const max = bestShareOfTier(tier, { isPlaced, isSubstitute });
      return { part: 'tier', expected: max - within, max };
    }
    if (word !== null && work.includes(word)) {
      return { part: 'work', expected: (covering - within) / work.length, max: BEST_SHARE[group] };
    }
    if (word !== null && negated.has(word)) return { part: 'beside', expected: 0, max: 0 };
    return { part: 'beside', expected: ofOne, max: ofOne };
  };
}

/**
 * Kilometres within which a job is at the place that is named, so that the work alone decides, and in which nearness to it halves
 * beyond: a neighbourhood is wide, and its next one is a ride of a quarter of an hour away.
 */
const AT_PLACE_KM = 4;
const NEARNESS_HALVING_KM = 1.5;
const nearnessShare = (km: number | null): number =>
  km === null ? 0 : 2 ** (-Math.max(0, km - AT_PLACE_KM) / NEARNESS_HALVING_KM);

/** The excluded terms of a text: a job with one of `terms`, or with one of `titleTerms` in its title. */
export interface ExcludedTerms {
  terms: ReadonlySet<number>;
  titleTerms: ReadonlySet<number>;
}
export const NOTHING_EXCLUDED: ExcludedTerms = { terms: new Set(), titleTerms: new Set() };

/**
 * Returns the relevance of a job, 0 to 1: by its tier, and within that by the parts beside the work: words, conditions,
 * the place. Jobs with excluded terms are in the last tier. 0: the job is no answer at all. `own`: the categories that
 * confirm the work, if any do.
 */
export function relevanceOf(
  sought: readonly SoughtTerm[],
  wordRoles: QueryWordRoles,
  excluded: ExcludedTerms = NOTHING_EXCLUDED,
  own: ReadonlySet<number> | null = null,
): Relevance {
  const { work, beside, exact, negated, pay, isPlaced } = wordRoles;
  const isExcluded = (id: number, isOfTitle: boolean): boolean =>
    excluded.terms.has(id) || (isOfTitle && excluded.titleTerms.has(id));
  const byId = new Map<number, SoughtTerm[]>();
  for (const term of sought) byId.set(term.id, [...(byId.get(term.id) ?? []), term]);
  const count = Math.max(0, ...work, ...beside) + 1;
  return (terms, titleTerms, { hourlyPay, distanceKm }) => {
    const tiers: AnswerTier[] = [];
    const substituteTiers: AnswerTier[] = [];
    const hits = new Array<number>(count).fill(0);
    const titleHits = new Array<number>(count).fill(0);
    terms.forEach((id, index) => {
      for (const { tier, word, similarity, isSubstitute } of byId.get(id) ?? []) {
        if (tier !== null) (isSubstitute ? substituteTiers : tiers).push(tier);
        if (word === null) continue;
        hits[word] = Math.max(hits[word] ?? 0, similarity);
        if (index < titleTerms) titleHits[word] = Math.max(titleHits[word] ?? 0, similarity);
      }
    });
    const countOf = (found: readonly number[]): number => work.filter((word) => (found[word] ?? 0) > 0).length;
    const byWords = tierOfWords(countOf(titleHits), countOf(hits), work.length, wordRoles);
    const asAsked = bestTier(byWords === null ? tiers : [...tiers, byWords]);
    const answers = bestTier(asAsked === null ? substituteTiers : [...substituteTiers, asAsked]);
    if (answers === null) return 0;
    // the requested work with an excluded condition ranks below the requested work, but is not hidden
    const tier = answers === 'work' && [...negated].some((word) => (hits[word] ?? 0) > 0) ? 'named' : answers;
    const shareOf = (word: number): number => {
      if (word === pay?.index) return hourlyPay !== null && hourlyPay >= pay.hourlyRate ? 1 : 0;
      const hit = hits[word] ?? 0;
      if (negated.has(word)) return 1 - hit;
      return exact.has(word) ? hit : Math.max(titleHits[word] ?? 0, OUTSIDE_TITLE * hit);
    };
    const worded = beside.reduce((sum, word) => sum + shareOf(word), 0);
    const isUnwanted = terms.some((id, index) => isExcluded(id, index < titleTerms));
    const nearness = isPlaced ? nearnessShare(distanceKm) : null;
    const share = shareOfTier(
      isUnwanted ? 'category' : tier,
      beside.length === 0 ? 1 : worded / beside.length,
      nearness,
      asAsked !== answers && !isUnwanted,
    );
    const isDoubted = tier === 'work' && !isUnwanted && own !== null && !terms.some((id) => own.has(id));
    return isDoubted ? share - UNCONFIRMED : share;
  };
}
