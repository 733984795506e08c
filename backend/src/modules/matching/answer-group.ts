import type { JobGroup } from '@nukkad/contract/matching/ai-jobs';
import {
  type AnswerTier,
  groupOfTier,
  shareOfTier,
  tierOfShare,
  UNCONFIRMED,
} from '@nukkad/contract/matching/answer-tiers';
import type { Relevance } from './listing.js';
import { type ExcludedTerms, type SoughtTerm, WORDS_THAT_TELL, type QueryWordRoles } from './text-relevance.js';

/**
 * Decides from the terms of a job alone (all numbers are ids of terms) whether it is in a group of answers. The result
 * equals that of the tiers of `text-relevance`, in a form that SQL can test without loading the job.
 */
export interface AnswerGroup {
  group: JobGroup;
  /** A job with one of these is a requested job. */
  asked: readonly number[];
  /** A job with one of these is similar work unless it is a requested job. */
  similar: readonly number[];
  /** A job with one of these is in the best tier of the group. */
  best: readonly number[];
  /** Whether some of the terms represent another occupation than the requested one. */
  hasSubstitutes: boolean;
  /** For each word that names the work, the terms that represent it. A job with all of them is a requested job. */
  words: readonly (readonly number[])[];
  /** Whether the words must appear in the title for that; elsewhere they make the job similar work. */
  inTitle: boolean;
  /** Whether a single word names the work, which counts like a meaning. */
  isAlone: boolean;
  /** A job with one of the terms, or with one of the title terms in its title, is similar work at best. */
  excluded: ExcludedTerms;
  /** Terms of which one confirms that a job is the work, as its category; null where no confirmation is necessary. */
  own: readonly number[] | null;
}

/** SQL: the terms of the title of the listing `l`. */
const TITLE_TERMS = 'l.terms[1:l.title_terms]';

const idsOf = (sought: readonly SoughtTerm[], wanted: (term: SoughtTerm) => boolean): number[] => [
  ...new Set(sought.filter(wanted).map(({ id }) => id)),
];

/** Returns the criteria of the `group` of the answers to a text. */
export function answerGroupOf(
  group: JobGroup,
  sought: readonly SoughtTerm[],
  wordRoles: QueryWordRoles,
  excluded: ExcludedTerms,
  own: ReadonlySet<number> | null = null,
): AnswerGroup {
  const { hasMeanings, namesWork, work } = wordRoles;
  const meanings = (of: JobGroup): number[] => idsOf(sought, ({ tier }) => tier !== null && groupOfTier(tier) === of);
  const words = work.map((index) => idsOf(sought, ({ word }) => word === index));
  const isAlone = words.length === 1 && !namesWork;
  return {
    group,
    asked: [...meanings('asked'), ...(isAlone ? words.flat() : [])],
    similar: [...meanings('similar'), ...(hasMeanings || isAlone ? [] : words.flat())],
    best: idsOf(sought, ({ tier }) => tier === (group === 'asked' ? 'work' : 'related')),
    hasSubstitutes: group === 'asked' && sought.some(({ isSubstitute = false }) => isSubstitute),
    words,
    inTitle: namesWork && words.length < WORDS_THAT_TELL,
    isAlone,
    excluded,
    own: own && [...own],
  };
}

/**
 * Returns terms of which every job of the group has one, the broadest last. `longest`: the word that is usually the
 * rarest.
 */
export function matchTermsOfGroup(
  { group, asked, similar, words, inTitle, isAlone, excluded }: AnswerGroup,
  longest: readonly number[],
): readonly number[] {
  const byWords = words.length > 0 && !isAlone && (group === 'asked' || inTitle) ? longest : [];
  // a job with excluded terms that matches the request is similar work
  const ofSimilar = isExcluding(excluded) ? [...asked, ...similar] : similar;
  return [...new Set([...byWords, ...(group === 'asked' ? asked : ofSimilar)])];
}

/** Returns the relevance within a group: 0 for the answers of the other group. */
export const relevanceInGroup =
  (group: JobGroup, relevance: Relevance): Relevance =>
  (terms, titleTerms, facts) => {
    const share = relevance(terms, titleTerms, facts);
    return share > 0 && groupOfTier(tierOfShare(share)) === group ? share : 0;
  };

type AddParameter = (value: unknown) => string;

/** Returns whether any term is excluded. */
export const isExcluding = ({ terms, titleTerms }: ExcludedTerms): boolean => terms.size + titleTerms.size > 0;

const hasOneOf = (ids: readonly number[], add: AddParameter, terms = 'l.terms'): string =>
  `${terms} && ${add(ids)}::int[]`;

/**
 * SQL: whether the listing `l` has all words, if there are any, in its title or anywhere. The shape is the same for any
 * number of words.
 */
function hasAllWords(words: AnswerGroup['words'], inTitle: boolean, add: AddParameter): string {
  const terms = inTitle ? TITLE_TERMS : 'l.terms';
  const ids = `${add(words.map((each) => `{${each.join(',')}}`))}::text[]`;
  return `cardinality(${ids}) > 0 AND NOT EXISTS (SELECT FROM unnest(${ids}) AS word (ids) WHERE NOT ${terms} && word.ids::int[])`;
}

/** SQL: whether the listing `l` has something that the text excludes. */
function hasExcluded({ terms, titleTerms }: ExcludedTerms, add: AddParameter): string {
  return `${hasOneOf([...terms], add)} OR ${hasOneOf([...titleTerms], add, TITLE_TERMS)}`;
}

/**
 * SQL: whether the listing `l` is in the group. `add` adds a parameter and returns its name. Parts that a text does not have become
 * empty parameters, so that the database plans few different statements.
 */
export function inGroup({ group, asked, similar, words, inTitle, excluded }: AnswerGroup, add: AddParameter): string {
  const answers = `${hasOneOf(asked, add)} OR ${hasAllWords(words, inTitle, add)}`;
  const unwanted = hasExcluded(excluded, add);
  if (group === 'asked') return `((${answers}) AND NOT (${unwanted}))`;
  const isSimilar = inTitle ? `${hasOneOf(similar, add)} OR ${hasAllWords(words, false, add)}` : hasOneOf(similar, add);
  return `((NOT (${answers}) OR ${unwanted}) AND (${answers} OR ${isSimilar}))`;
}

/** SQL: the share of the points for the text that the listing `l`, which is in the group, has at least. */
export function minShareInGroup(
  { group, best, hasSubstitutes, words, own }: AnswerGroup,
  wordRoles: QueryWordRoles,
  add: AddParameter,
): string {
  const worded = wordRoles.beside.length === 0 ? 1 : 0;
  const nearness = wordRoles.isPlaced ? 0 : null;
  const [better, worse] = group === 'asked' ? (['work', 'named'] as const) : (['related', 'category'] as const);
  const shareOf = (tier: AnswerTier, isSubstitute = false): number => shareOfTier(tier, worded, nearness, isSubstitute);
  // with an excluded condition, the best answers are in the worse tier as well
  const most = shareOf(wordRoles.negated.size > 0 ? worse : better);
  const least = Math.min(shareOf(worse), shareOf(worse, hasSubstitutes));
  const isBetter = `${hasOneOf(best, add)} OR ${hasAllWords(words, group === 'asked', add)}`;
  const [shareOfBest, shareOfOthers] = [most, least].map((share) => `${add(share)}::float8`);
  const ids = `${add(own)}::int[]`;
  const unconfirmed = `CASE WHEN l.terms && ${ids} THEN 0 ELSE ${add(own === null ? 0 : UNCONFIRMED)}::float8 END`;
  return `CASE WHEN ${isBetter} THEN ${shareOfBest} - ${unconfirmed} ELSE ${shareOfOthers} END`;
}
