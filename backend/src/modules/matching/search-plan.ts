import { MATCH_WEIGHTS } from '@nukkad/contract/matching/scoring-weights';
import { type ScoreScale, scaleFor, type ScoringSeeker } from '@nukkad/contract/matching/scoring';
import { normaliseText } from '@nukkad/language/text-normalisation';
import { likedCategories, likedTerm, type PostingList, profileLists, textLists } from './posting-lists.js';
import type { Filters, SearchScope } from './search-scope.js';
import { keyOf } from './search-terms.read-model.js';
import type { TermName } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';

/** The execution plan of a search for one seeker. */
export interface SearchPlan extends SearchScope {
  /** The posting lists from which the best of these jobs are selected. */
  lists: readonly PostingList[];
  /**
   * The seeker's city, normalised: jobs with an unknown place are listed when their location names it. May be empty.
   */
  city: string;
  /** Points for its category that a job with this term of a category gets. */
  liked: readonly { term: number; points: number }[];
  /** The seeker's skills as ids of the taxonomy; those of `seeker` are numbers of terms. */
  skills: ReadonlySet<string>;
  seeker: ScoringSeeker<number>;
  scale: ScoreScale;
  /** Points of the scale that correspond to one point of the weights. */
  perWeight: number;
  /** Time of the first page, in milliseconds since 1970. */
  asOf: number;
  /** Whether this is a later page: it excludes jobs posted after the first one. */
  isContinued: boolean;
}

/** Returns all terms of the seeker's profile by which jobs are searched. */
export function termsOfProfile(profile: SeekerProfile, filters: Filters): TermName[] {
  return [
    ...[...profile.affinity.keys()].map((name) => ({ kind: 'category' as const, name })),
    ...likedCategories(profile).map(([category]) => likedTerm(category, filters)),
    ...[...profile.skills].map((name) => ({ kind: 'skill' as const, name })),
  ];
}

/**
 * Plans the search for the jobs of `scope`. `ids` are those of termsOfProfile by `keyOf`; `isContinued`: for a later
 * page.
 */
export function planSearch(
  profile: SeekerProfile,
  scope: SearchScope,
  ids: ReadonlyMap<string, number>,
  isContinued: boolean,
): SearchPlan {
  const idOf = (term: TermName): number[] => [ids.get(keyOf(term)) ?? []].flat();
  const skills = [...profile.skills].flatMap((name) => idOf({ kind: 'skill', name }));
  const seeker: ScoringSeeker<number> = {
    hasPosition: scope.position !== null,
    hasText: scope.text !== null,
    skills: new Set(skills),
    affinity: profile.affinity,
    expectedRate: profile.expectedRate,
    weeklyHours: profile.weeklyHours,
  };
  const scale = scaleFor({ ...seeker, skills: profile.skills });
  return {
    ...scope,
    lists:
      scope.wordRoles && scope.answers
        ? textLists(scope, scope.wordRoles, scope.answers, profile, scale)
        : profileLists(scope, profile, scale, idOf, skills),
    city: normaliseText(profile.city),
    liked: [...profile.affinity].flatMap(([name, liking]) =>
      idOf({ kind: 'category', name }).map((term) => ({ term, points: scale.category * liking })),
    ),
    skills: profile.skills,
    seeker,
    scale,
    perWeight: scale.recent / MATCH_WEIGHTS.recent,
    asOf: profile.asOf,
    isContinued,
  };
}
