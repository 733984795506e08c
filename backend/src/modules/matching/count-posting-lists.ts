import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import { type AnswerGroup, isExcluding } from './answer-group.js';
import type { SearchPlan } from './search-plan.js';

/** Maximum number of words with a bit each; requirements of further words are checked when a job is looked up. */
const WORDS_MAX = 30;

/** Bits besides those of the parts, with which the database combines the meanings of a job's lists. */
export const LIST_FLAGS = {
  isMatch: 2 ** WORDS_MAX,
  isLikely: 2 ** (WORDS_MAX + 1),
  isCertain: 2 ** (WORDS_MAX + 2),
  isExclusion: 2 ** (WORDS_MAX + 3),
  /** The job lies in a cell completely within the radius. */
  isInside: 2 ** (WORDS_MAX + 4),
} as const;

/** A posting list that is read for a count, and its meaning for a job. */
export interface CountPostingList {
  term: number;
  /**
   * The parts of an answer that its jobs have, a bit each of the lowest WORDS_MAX: a job with all parts may be listed.
   */
  parts: number;
  /** Whether every listed job is on a list like this. */
  isMatch: boolean;
  /**
   * Whether its jobs are usually listed if they have all parts: not where a word must appear in the title, which few
   * jobs satisfy.
   */
  isLikely: boolean;
  /** Whether its jobs are always listed, regardless of their other terms. */
  isCertain: boolean;
  /** Whether none of its jobs are listed. */
  isExclusion: boolean;
  /**
   * Whether its jobs are listed without further conditions: when it has more jobs than the limit of exact counts, no
   * other list is read.
   */
  isSufficient: boolean;
  /** Most postings of it that are read. */
  depth: number;
}

/** The lists that a count of a search reads, and the bits of all parts that an answer must have. */
export interface CountPostingLists {
  lists: readonly CountPostingList[];
  allParts: number;
}

/**
 * Maximum number of postings that are read: of each list that is joined with others, and of all other lists together. A
 * list that suffices to list its jobs is read to twice COUNT_EXACT_UP_TO, which shows whether there are more than the
 * limit of exact counts.
 */
const JOINED_DEPTH = 2000;
const DEPTH_OF_ALL = 10_000;
const SUFFICIENT_DEPTH = 2 * COUNT_EXACT_UP_TO;

/** Returns the meaning of the list for a job, as bits. */
export const flagsOf = (list: CountPostingList): number =>
  (['isMatch', 'isLikely', 'isCertain', 'isExclusion'] as const).reduce(
    (bits, name) => bits + (list[name] ? LIST_FLAGS[name] : 0),
    list.parts,
  );

/** Returns the posting lists that, joined by job number, determine the jobs that a search may list. */
export function countPostingLists(plan: SearchPlan): CountPostingLists {
  const { lists, allParts } = plan.answers ? listsOfText(plan, plan.answers) : listsOfFilters(plan);
  const isSufficient = ({ isCertain, parts }: UnboundedList): boolean => isCertain && parts === allParts;
  const alone = lists.filter((list) => !isDeep(list) && !isSufficient(list)).length;
  const depthOf = (list: UnboundedList): number => {
    if (isSufficient(list)) return SUFFICIENT_DEPTH;
    return isDeep(list) ? JOINED_DEPTH : Math.ceil(DEPTH_OF_ALL / alone);
  };
  return {
    lists: lists.map((list) => ({ ...list, isSufficient: isSufficient(list), depth: depthOf(list) })),
    allParts,
  };
}

type UnboundedList = Omit<CountPostingList, 'depth' | 'isSufficient'>;
interface UnboundedLists {
  lists: readonly UnboundedList[];
  allParts: number;
}

/**
 * Returns whether the list is joined with others and requires a separate depth: a truncated list says nothing about
 * jobs of another list.
 */
const isDeep = ({ parts, isExclusion }: UnboundedList): boolean => parts > 0 || isExclusion;

/** Returns whether a job is listed if it answers the text: the posting lists of a text contain no other filter. */
const isPlain = ({ isContinued, filters }: SearchPlan): boolean =>
  !isContinued && filters.category === undefined && filters.jobType === undefined;

const listOf = (term: number, rest: Partial<CountPostingList>): UnboundedList => {
  return { term, parts: 0, isMatch: true, isLikely: true, isCertain: false, isExclusion: false, ...rest };
};

/** Returns the list of the filters themselves. */
const listsOfFilters = (plan: SearchPlan): UnboundedLists => {
  return { lists: plan.matchTerms.map((term) => listOf(term, { isCertain: !plan.isContinued })), allParts: 0 };
};

function listsOfText(
  plan: SearchPlan,
  { group, asked, inTitle, excluded, words: allWords }: AnswerGroup,
): UnboundedLists {
  const { matchTerms } = plan;
  const isExact = !isExcluding(excluded);
  if (group === 'similar') {
    const others = isExact ? asked.filter((term) => !matchTerms.includes(term)) : [];
    return {
      lists: [
        ...matchTerms.map((term) => listOf(term, {})),
        ...others.map((term) => listOf(term, { isMatch: false, isExclusion: true })),
      ],
      allParts: 0,
    };
  }
  const words = allWords.slice(0, WORDS_MAX);
  const allParts = 2 ** Math.max(1, words.length) - 1;
  const partsOf = (term: number): number =>
    asked.includes(term)
      ? allParts
      : words.reduce((parts, ids, index) => (ids.includes(term) ? parts + 2 ** index : parts), 0);
  return {
    lists: [...new Set([...matchTerms, ...words.flat()])].map((term) => {
      // a word that must appear in the title may appear elsewhere
      const isLikely = !inTitle || asked.includes(term);
      const isCertain = isPlain(plan) && isExact && isLikely;
      return listOf(term, { parts: partsOf(term), isMatch: matchTerms.includes(term), isLikely, isCertain });
    }),
    allParts,
  };
}
