import type { JobCategoryId } from '@nukkad/domain/job-categories';
import { MATCH_WEIGHTS } from '@nukkad/domain/scoring-weights';
import { type ScoreScale, scaleFor, type ScoringSeeker } from '@nukkad/domain/scoring';
import { normaliseText } from '@nukkad/domain/text-normalisation';
import { baseTerm, type Filters, type SearchScope } from './search-scope.js';
import { keyOf } from './search-terms.read-model.js';
import type { TermName } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';
import { reachOf, type TermPart, type Wording } from './text-relevance.js';

const LIKED_CATEGORIES = 4;
const PROFILE_SKILLS = 8;

/** A list of jobs in order of merit: those with one term. All but `term` are points that its jobs can earn. */
export interface MeritList {
  term: number;
  /** Whether having its term is enough to be listed: beside what a text means, words only tell the better ones. */
  suffices: boolean;
  /** 1 if the term is a skill of the seeker. */
  skill: number;
  /** For the text: how its points go with those of other lists, what is expected of its jobs, and at most. */
  part: TermPart;
  text: number;
  textAtBest: number;
  /** At most, for skills that no list tells of. */
  rest: number;
  /** For everything but merit and nearness, usually with good ones, and at most: it says how deep the list is read. */
  usual: number;
  most: number;
}

/** How a search is carried out for somebody. */
export interface SearchPlan extends SearchScope {
  /** Further terms by which the best of these jobs are looked for. */
  lists: readonly MeritList[];
  /** The seeker's city, normalised: jobs whose place is not known are listed when their location names it. May be empty. */
  city: string;
  /** Points for its category that a job with this term of a category gets. */
  liked: readonly { term: number; points: number }[];
  /** The seeker's skills as ids of the taxonomy; those of `seeker` are numbers of terms. */
  skills: ReadonlySet<string>;
  seeker: ScoringSeeker<number>;
  scale: ScoreScale;
  /** Points of the scale behind one point of the weights. */
  perWeight: number;
  /** Milliseconds since 1970: when the first page was asked for. */
  asOf: number;
  /** Whether this is a later page: it leaves out what was posted after the first one. */
  isContinued: boolean;
}

const likedTerm = (category: JobCategoryId, { jobType }: Filters): TermName =>
  baseTerm({ category, jobType, minPay: undefined });

function likedCategories(profile: SeekerProfile): [JobCategoryId, number][] {
  return [...profile.affinity].sort((a, b) => b[1] - a[1]).slice(0, LIKED_CATEGORIES);
}

/** Every term by which jobs are looked for on the seeker's behalf. */
export function termsOfProfile(profile: SeekerProfile, filters: Filters): TermName[] {
  return [
    ...[...profile.affinity.keys()].map((name) => ({ kind: 'category' as const, name })),
    ...likedCategories(profile).map(([category]) => likedTerm(category, filters)),
    ...[...profile.skills].map((name) => ({ kind: 'skill' as const, name })),
  ];
}

/**
 * Lays out where the jobs of `scope` are looked for. `ids` are those of termsOfProfile by `keyOf`; `isContinued`: for a
 * later page.
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
    lists: scope.wording
      ? textLists(scope, scope.wording, profile, scale)
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

/** Parts that cannot be known of a whole list are taken at about what good jobs of it have. */
const USUAL = { hours: 0.8, skills: 0.7, skillsOfOthers: 0.5, liking: 0.5 } as const;

function profileLists(
  { base, filters }: SearchScope,
  profile: SeekerProfile,
  scale: ScoreScale,
  idOf: (term: TermName) => number[],
  skills: readonly number[],
): MeritList[] {
  const hours = USUAL.hours * scale.hours;
  const liking = (category: JobCategoryId): number => scale.category * (profile.affinity.get(category) ?? 0);
  const likings = [...profile.affinity.keys()].map(liking).sort((a, b) => b - a);
  const most = likings[0] ?? 0;
  // Jobs of categories with an own list, and those with a skill, are found there.
  const unlisted = likings[LIKED_CATEGORIES] ?? 0;
  const skillsLeft = skills.length > PROFILE_SKILLS ? scale.skills : 0;
  const listOf = (category: JobCategoryId | undefined, term: number): MeritList => {
    const liked = category ? liking(category) : 0;
    return {
      term,
      suffices: true,
      skill: 0,
      part: 'tier' as const,
      text: 0,
      textAtBest: 0,
      rest: 0,
      usual: hours + liked,
      most: scale.hours + (category ? liked : unlisted) + skillsLeft,
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
      suffices: true,
      skill: 1,
      part: 'tier' as const,
      text: 0,
      textAtBest: 0,
      rest: 0,
      usual: hours + USUAL.skills * scale.skills + (filters.category ? liking(filters.category) : most),
      most: scale.hours + scale.skills + (filters.category ? liking(filters.category) : most),
    })),
  ];
}

function textLists(
  { sought, scope, filters }: SearchScope,
  wording: Wording,
  profile: SeekerProfile,
  scale: ScoreScale,
): MeritList[] {
  const most = Math.max(0, ...profile.affinity.values());
  const filtered = filters.category ? (profile.affinity.get(filters.category) ?? 0) : undefined;
  const usual =
    USUAL.hours * scale.hours +
    scale.category * (filtered ?? USUAL.liking * most) +
    USUAL.skillsOfOthers * scale.skills;
  const reach = reachOf(wording);
  const listed = new Set(scope);
  return sought.map((term) => {
    const { part, expected, atBest } = reach(term);
    const reached = (part === 'tier' ? atBest : 1) * scale.text;
    return {
      term: term.id,
      suffices: listed.has(term.id),
      skill: 0,
      part,
      text: expected * scale.text,
      textAtBest: atBest * scale.text,
      rest: USUAL.skills * scale.skills,
      usual: usual + reached,
      most: scale.hours + scale.category * (filtered ?? most) + scale.skills + reached,
    };
  });
}
