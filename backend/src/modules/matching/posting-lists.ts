import { BEST_SHARE, groupOfTier } from '@nukkad/contract/matching/answer-tiers';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { ScoreScale } from '@nukkad/contract/matching/scoring';
import type { AnswerGroup } from './answer-group.js';
import { baseTerm, type Filters, type SearchScope } from './search-scope.js';
import type { TermName } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';
import { contributionOf, type TermPart, type QueryWordRoles } from './text-relevance.js';

/** Most posting lists for categories that the seeker likes, and for skills. */
const LIKED_CATEGORIES = 4;
const PROFILE_SKILLS = 8;

/**
 * The meaning of a posting list for its jobs. `ranks`: it only adds points, as words beside the work do. `matches`: the
 * job is listed. `excludes`: the job is in the other group of answers. The order matters: the last role of a job wins.
 */
export const POSTING_ROLES = ['ranks', 'matches', 'excludes'] as const;
export type PostingRole = (typeof POSTING_ROLES)[number];

/**
 * The posting list of a term: its jobs, in order of static impact. All fields but `term` and `role` describe the points
 * that its jobs can earn.
 */
export interface PostingList {
  term: number;
  /** The meaning of the list for its jobs. */
  role: PostingRole;
  /**
   * Whether few of its jobs lie in any one cell: true for a skill and for one category among many. Unknown for words
   * and for all jobs.
   */
  isSparse: boolean;
  /** 1 if the term is a skill of the seeker. */
  skill: number;
  /** For the text: the combination with points of other lists, the expected points of its jobs, and the maximum. */
  part: TermPart;
  text: number;
  textMax: number;
  /** Maximum points for skills that no list covers. */
  rest: number;
  /** Upper bound for everything but impact and nearness: the points of good jobs, and the possible maximum. */
  expectedBound: number;
  upperBound: number;
}

export const likedTerm = (category: JobCategoryId, { jobType }: Filters): TermName =>
  baseTerm({ category, jobType, minPay: undefined });

export function likedCategories(profile: SeekerProfile): [JobCategoryId, number][] {
  return [...profile.affinity].sort((a, b) => b[1] - a[1]).slice(0, LIKED_CATEGORIES);
}

/** Shares of parts that a whole list cannot determine, at about the level of its good jobs. */
const USUAL = { hours: 0.8, skills: 0.7, skillsOfOthers: 0.5 } as const;

export function profileLists(
  { base, filters }: SearchScope,
  profile: SeekerProfile,
  scale: ScoreScale,
  idOf: (term: TermName) => number[],
  skills: readonly number[],
): PostingList[] {
  const hours = USUAL.hours * scale.hours;
  const liking = (category: JobCategoryId): number => scale.category * (profile.affinity.get(category) ?? 0);
  const likings = [...profile.affinity.keys()].map(liking).sort((a, b) => b - a);
  const most = likings[0] ?? 0;
  // Jobs of categories with a separate list, and jobs with a skill, are found there.
  const unlisted = likings[LIKED_CATEGORIES] ?? 0;
  const skillsLeft = skills.length > PROFILE_SKILLS ? scale.skills : 0;
  const listOf = (category: JobCategoryId | undefined, term: number): PostingList => {
    const liked = category ? liking(category) : 0;
    return {
      term,
      role: 'matches' as const,
      isSparse: term !== base,
      skill: 0,
      part: 'tier' as const,
      text: 0,
      textMax: 0,
      rest: 0,
      expectedBound: hours + liked,
      upperBound: scale.hours + (category ? liked : unlisted) + skillsLeft,
    };
  };
  if (base === undefined) return [];
  return [
    listOf(filters.category, base),
    ...(filters.category ? [] : likedCategories(profile)).flatMap(([category]) =>
      idOf(likedTerm(category, filters)).map((term) => listOf(category, term)),
    ),
    ...skills.slice(0, PROFILE_SKILLS).map((term) => ({
      term,
      role: 'matches' as const,
      isSparse: true,
      skill: 1,
      part: 'tier' as const,
      text: 0,
      textMax: 0,
      rest: 0,
      expectedBound: hours + USUAL.skills * scale.skills + (filters.category ? liking(filters.category) : most),
      upperBound: scale.hours + scale.skills + (filters.category ? liking(filters.category) : most),
    })),
  ];
}

export function textLists(
  { sought, matchTerms, filters }: SearchScope,
  wordRoles: QueryWordRoles,
  { group }: AnswerGroup,
  profile: SeekerProfile,
  scale: ScoreScale,
): PostingList[] {
  const most = Math.max(0, ...profile.affinity.values());
  const filtered = filters.category ? (profile.affinity.get(filters.category) ?? 0) : undefined;
  const usual = USUAL.hours * scale.hours + scale.category * (filtered ?? most) + USUAL.skillsOfOthers * scale.skills;
  if (matchTerms.length === 0) return [];
  const contribution = contributionOf(wordRoles, group);
  const matching = new Set(matchTerms);
  return sought.map((term) => {
    const { tier } = term;
    const { part, expected, max } = contribution(term);
    // an excluding list is read as deep as a listing one
    const reached = Math.min(part === 'tier' ? max : 1, BEST_SHARE[group]) * scale.text;
    const excludes = tier !== null && groupOfTier(tier) !== group;
    return {
      term: term.id,
      role: excludes ? 'excludes' : matching.has(term.id) ? 'matches' : 'ranks',
      isSparse: false,
      skill: 0,
      part,
      text: expected * scale.text,
      textMax: max * scale.text,
      rest: USUAL.skills * scale.skills,
      expectedBound: usual + reached,
      upperBound: scale.hours + scale.category * (filtered ?? most) + scale.skills + reached,
    };
  });
}
