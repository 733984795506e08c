import { cellsWithin, type NearCell, type Position } from '@nukkad/domain/geo';
import type { AiJobsQuery } from '@nukkad/domain/ai-jobs';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import { MATCH_WEIGHTS } from '@nukkad/domain/scoring-weights';
import { type ScoreScale, scaleFor, type ScoringSeeker } from '@nukkad/domain/scoring';
import type { Relevance } from './listing.js';
import { keyOf } from './search-terms.read-model.js';
import { reachOf, relevanceOf, type SearchText, type SoughtTerm, type TermName } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';

const LIKED_CATEGORIES = 4;
const PROFILE_SKILLS = 8;

/** What a search lists: the filters as they were asked for. */
export interface Filters {
  category: JobCategoryId | undefined;
  jobType: string | undefined;
  /** Rupees an hour. */
  minPay: number | undefined;
}

/** A list of jobs in order of merit: those with one term. All but `term` are points that its jobs can earn. */
export interface MeritList {
  term: number;
  /** 1 if the term is a skill of the seeker. */
  skill: number;
  /** For the text, by this term alone, and at most, with all others. */
  text: number;
  textAtBest: number;
  /** At most, for skills that no list tells of. */
  rest: number;
  /** For everything but merit and nearness, usually with good ones, and at most: it says how deep the list is read. */
  usual: number;
  most: number;
}

/** How a search is carried out. */
export interface SearchPlan {
  position: Position | null;
  radiusKm: number;
  /** Nearest first; empty without a position. */
  cells: readonly NearCell[];
  filters: Filters;
  /** Terms of these; a filter whose term no job ever had lists nothing. */
  filterTerms: { category: number | undefined; jobType: number | undefined };
  /** Every job that is listed has one of these terms; with one of them and the filters it is listed. */
  scope: readonly number[];
  /** Further terms by which the best of these jobs are looked for. */
  lists: readonly MeritList[];
  /** Names of the seeker's city, as terms: jobs whose place is not known are listed when their location has one of them. */
  towns: readonly (readonly number[])[];
  /** Points for its category that a job with this term of a category gets. */
  liked: readonly { term: number; points: number }[];
  relevance: Relevance | null;
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

/** The term that exactly the jobs with these filters have (pay aside). */
function baseTerm({ category, jobType }: Filters): TermName {
  if (category && jobType) return { kind: 'category_and_type', name: `${category} ${jobType}` };
  if (category) return { kind: 'category', name: category };
  return jobType ? { kind: 'job_type', name: jobType } : { kind: 'every', name: '' };
}

const likedTerm = (category: JobCategoryId, { jobType }: Filters): TermName =>
  baseTerm({ category, jobType, minPay: undefined });

function likedCategories(profile: SeekerProfile): [JobCategoryId, number][] {
  return [...profile.affinity].sort((a, b) => b[1] - a[1]).slice(0, LIKED_CATEGORIES);
}

export const filtersOf = (query: AiJobsQuery): Filters => ({
  category: query.category,
  jobType: query.jobType,
  minPay: query.minPay === 0 ? undefined : query.minPay,
});

/** Every term that the plan of this search may need. */
export function termsToLookUp(
  profile: SeekerProfile,
  filters: Filters,
  text: SearchText | null,
  towns: readonly (readonly string[])[],
): TermName[] {
  return [
    baseTerm(filters),
    ...(filters.category ? [{ kind: 'category' as const, name: filters.category }] : []),
    ...(filters.jobType ? [{ kind: 'job_type' as const, name: filters.jobType }] : []),
    ...[...profile.affinity.keys()].map((name) => ({ kind: 'category' as const, name })),
    ...likedCategories(profile).map(([category]) => likedTerm(category, filters)),
    ...[...profile.skills].map((name) => ({ kind: 'skill' as const, name })),
    ...(text?.meanings ?? []),
    ...(text?.words ?? []).map((name) => ({ kind: 'word' as const, name })),
    ...[...new Set(towns.flat())].map((name) => ({ kind: 'town' as const, name })),
  ];
}

interface PlanParts {
  profile: SeekerProfile;
  query: AiJobsQuery;
  text: SearchText | null;
  /** Ids by `keyOf`. */
  ids: ReadonlyMap<string, number>;
  /** Which terms answer the text. */
  sought: readonly SoughtTerm[];
  /** Names of the seeker's city, word by word. */
  towns: readonly (readonly string[])[];
  asOf: number;
  isContinued: boolean;
}

/** Lays out where the jobs of a search are looked for. */
export function planSearch({ profile, query, text, ids, sought, towns, asOf, isContinued }: PlanParts): SearchPlan {
  const { latitude, longitude } = query;
  const position = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const filters = filtersOf(query);
  const idOf = (term: TermName): number[] => [ids.get(keyOf(term)) ?? []].flat();
  const skills = [...profile.skills].flatMap((name) => idOf({ kind: 'skill', name }));
  const seeker: ScoringSeeker<number> = {
    hasPosition: position !== null,
    hasText: text !== null,
    skills: new Set(skills),
    affinity: profile.affinity,
    expectedRate: profile.expectedRate,
    weeklyHours: profile.weeklyHours,
  };
  const scale = scaleFor({ ...seeker, skills: profile.skills });
  const plan = {
    position,
    radiusKm: query.radius,
    cells: position ? cellsWithin(position, query.radius) : [],
    filters,
  };
  const hasMeanings = (text?.meanings.length ?? 0) > 0;
  return {
    ...plan,
    filterTerms: {
      category: filters.category ? ids.get(keyOf({ kind: 'category', name: filters.category })) : undefined,
      jobType: filters.jobType ? ids.get(keyOf({ kind: 'job_type', name: filters.jobType })) : undefined,
    },
    scope: text
      ? sought.filter((term) => !hasMeanings || term.word === null).map((term) => term.id)
      : idOf(baseTerm(filters)),
    lists: text
      ? textLists(sought, text.words.length, profile, scale, filters)
      : profileLists(profile, filters, scale, idOf, skills),
    // A name of which no job has every word cannot be found.
    towns: towns
      .map((words) => words.flatMap((name) => idOf({ kind: 'town', name })))
      .filter((terms, index) => terms.length === towns[index]?.length),
    liked: [...profile.affinity].flatMap(([name, liking]) =>
      idOf({ kind: 'category', name }).map((term) => ({ term, points: scale.category * liking })),
    ),
    relevance: text ? relevanceOf(sought, text.words.length) : null,
    skills: profile.skills,
    seeker,
    scale,
    perWeight: scale.recent / MATCH_WEIGHTS.recent,
    asOf,
    isContinued,
  };
}

/** Parts that cannot be known of a whole list are taken at about what good jobs of it have. */
const USUAL = { hours: 0.8, skills: 0.7, skillsOfOthers: 0.5, liking: 0.5 } as const;

function profileLists(
  profile: SeekerProfile,
  filters: Filters,
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
      skill: 0,
      text: 0,
      textAtBest: 0,
      rest: 0,
      usual: hours + liked,
      most: scale.hours + (category ? liked : unlisted) + skillsLeft,
    };
  };
  const [base] = idOf(baseTerm(filters));
  if (base === undefined) return [];
  return [
    listOf(filters.category, base),
    ...(filters.category ? [] : likedCategories(profile)).flatMap(([category]) =>
      idOf(likedTerm(category, filters)).map((term) => listOf(category, term)),
    ),
    ...skills.slice(0, PROFILE_SKILLS).map((term) => ({
      term,
      skill: 1,
      text: 0,
      textAtBest: 0,
      rest: 0,
      usual: hours + USUAL.skills * scale.skills + (filters.category ? liking(filters.category) : most),
      most: scale.hours + scale.skills + (filters.category ? liking(filters.category) : most),
    })),
  ];
}

function textLists(
  sought: readonly SoughtTerm[],
  words: number,
  profile: SeekerProfile,
  scale: ScoreScale,
  filters: Filters,
): MeritList[] {
  const most = Math.max(0, ...profile.affinity.values());
  const filtered = filters.category ? (profile.affinity.get(filters.category) ?? 0) : undefined;
  const usual =
    USUAL.hours * scale.hours +
    scale.category * (filtered ?? USUAL.liking * most) +
    USUAL.skillsOfOthers * scale.skills;
  const reach = reachOf(sought, words);
  return sought.map((term) => {
    const { alone, atBest } = reach(term);
    return {
      term: term.id,
      skill: 0,
      text: alone * scale.text,
      textAtBest: atBest * scale.text,
      rest: USUAL.skills * scale.skills,
      usual: usual + atBest * scale.text,
      most: scale.hours + scale.category * (filtered ?? most) + scale.skills + atBest * scale.text,
    };
  });
}
