import { type AnswerTier, bestTier, shareOfTier, TIER_SHARE, WITHIN_TIER } from '@nukkad/domain/answer-tiers';
import type { Relevance } from './listing.js';
import type { SearchText } from './search-text.js';

/** A term that answers a search: one of its meanings (`tier`), or (`word`: which of its wording) a word like it, or a type. */
export interface SoughtTerm {
  id: number;
  /** How well a job answers that has it. */
  tier: AnswerTier | null;
  word: number | null;
  /** How like the word of the search it is, above 0 up to 1. */
  likeness: number;
}

/**
 * What relevance reads of a text beside its meanings: its words and, after them, its types of job, by their index. `work`
 * are the words that say which work; `beside` all others, `exact` those of them that count wherever they stand.
 */
export interface Wording {
  hasMeanings: boolean;
  /** Whether a meaning names the work itself, so that its words by themselves need not speak of it. */
  namesWork: boolean;
  work: readonly number[];
  beside: readonly number[];
  exact: ReadonlySet<number>;
}

/** The wording of a text. Where nothing else says which work it is, the words that mean nothing known do. */
export function wordingOf({ meanings, words, jobTypes }: SearchText): Wording {
  const hasMeanings = meanings.length > 0;
  const indexes = words.map((_, index) => index);
  const types = jobTypes.map((_, index) => words.length + index);
  const places = indexes.filter((index) => words[index]!.isPlace);
  const unplaced = indexes.filter((index) => !words[index]!.isPlace);
  const known = unplaced.filter((index) => words[index]!.isKnown);
  // a single word for a whole category, "restaurant", is in the titles of others as well
  const isCategory = known.length === 1 && meanings.every(({ kind }) => kind === 'category');
  const saysWork = !hasMeanings ? unplaced : isCategory ? [] : known;
  const work = saysWork.length > 0 || hasMeanings ? saysWork : places;
  const beside = [...indexes, ...types].filter((index) => !work.includes(index));
  const namesWork = meanings.some(({ tier }) => tier === 'work');
  return { hasMeanings, namesWork, work, beside, exact: new Set([...places, ...types]) };
}

/** What a word counts that stands elsewhere than in the title, where neither is expected. */
const OUTSIDE_TITLE = 0.6;

/** The tier of a job that has so many of the words that say which work it is, of so many. */
function tierOfWords(
  inTitle: number,
  anywhere: number,
  all: number,
  { hasMeanings, namesWork }: Wording,
): AnswerTier | null {
  if (all === 0 || anywhere === 0) return null;
  if (inTitle === all) return 'work';
  if (anywhere === all) return namesWork ? 'related' : 'named';
  if (hasMeanings) return null;
  return 2 * anywhere >= all ? 'related' : 'category';
}

/**
 * What a term makes of the relevance of a job: as one of its tiers, of which the best counts; as one of the words that say
 * which work it is, or of those beside it, which add up.
 */
export const TERM_PARTS = ['tier', 'work', 'beside'] as const;
export type TermPart = (typeof TERM_PARTS)[number];

export interface TermReach {
  part: TermPart;
  /** What is expected of it. */
  expected: number;
  /** At most, of jobs in no better tier than its own: those of a better one are found by the terms of that. */
  atBest: number;
}

/** What each of the sought terms can make of a job. */
export function reachOf({ work, beside, namesWork }: Wording): (term: SoughtTerm) => TermReach {
  const within = beside.length === 0 ? 0 : WITHIN_TIER;
  const covering = namesWork ? TIER_SHARE.related : 1;
  return ({ tier, word }) => {
    if (tier !== null) return { part: 'tier', expected: TIER_SHARE[tier] - within, atBest: TIER_SHARE[tier] };
    if (word !== null && work.includes(word)) {
      return { part: 'work', expected: (covering - within) / work.length, atBest: 1 };
    }
    return { part: 'beside', expected: within / beside.length, atBest: within / beside.length };
  };
}

/**
 * How well a job answers, 0 to 1: by its tier, and within that by the words that stand beside the work. 0: the job does not
 * answer at all.
 */
export function relevanceOf(sought: readonly SoughtTerm[], wording: Wording): Relevance {
  const { work, beside, exact } = wording;
  const byId = new Map<number, SoughtTerm[]>();
  for (const term of sought) byId.set(term.id, [...(byId.get(term.id) ?? []), term]);
  const count = work.length + beside.length;
  return (terms, titleTerms) => {
    const tiers: AnswerTier[] = [];
    const hits = new Array<number>(count).fill(0);
    const titleHits = new Array<number>(count).fill(0);
    terms.forEach((id, index) => {
      for (const { tier, word, likeness } of byId.get(id) ?? []) {
        if (tier !== null) tiers.push(tier);
        if (word === null) continue;
        hits[word] = Math.max(hits[word] ?? 0, likeness);
        if (index < titleTerms) titleHits[word] = Math.max(titleHits[word] ?? 0, likeness);
      }
    });
    const countOf = (found: readonly number[]): number => work.filter((word) => (found[word] ?? 0) > 0).length;
    const byWords = tierOfWords(countOf(titleHits), countOf(hits), work.length, wording);
    const tier = bestTier(byWords === null ? tiers : [...tiers, byWords]);
    if (tier === null) return 0;
    const worded = beside.reduce(
      (sum, word) =>
        sum + (exact.has(word) ? hits[word]! : Math.max(titleHits[word]!, OUTSIDE_TITLE * (hits[word] ?? 0))),
      0,
    );
    return shareOfTier(tier, beside.length === 0 ? 1 : worded / beside.length);
  };
}
