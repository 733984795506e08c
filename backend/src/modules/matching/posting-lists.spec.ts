import { describe, expect, it } from '@jest/globals';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { ScoreScale } from '@nukkad/contract/matching/scoring';
import { profileLists } from './posting-lists.js';
import type { SearchScope } from './search-scope.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';

const SCALE = { hours: 10, category: 20, skills: 30 } as ScoreScale;
const LIKED = new Map<JobCategoryId, number>([
  ['retail', 1],
  ['delivery', 0.9],
  ['cleaning', 0.8],
  ['sales', 0.7],
  ['security', 0.5],
]);
const skillsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => 100 + index);

/** Returns the upper bound of the list of all jobs with the filters. */
function boundOfAll(affinity: ReadonlyMap<JobCategoryId, number>, skills: number, category?: JobCategoryId): number {
  const scope = { base: 1, filters: { category, jobType: undefined, minPay: undefined } } as SearchScope;
  const lists = profileLists(scope, { affinity } as SeekerProfile, SCALE, () => [], skillsOf(skills));
  return lists[0]?.upperBound ?? -1;
}

describe('the upper bound of the list of all jobs', () => {
  it.each([
    ['no likings and no skills', new Map(), 0, undefined, 10],
    ['four liked categories, each with its own list', new Map([...LIKED].slice(0, 4)), 0, undefined, 10],
    ['a fifth one, which only this list contains', LIKED, 0, undefined, 20],
    ['eight skills, each with its own list', new Map(), 8, undefined, 10],
    ['a ninth one, which only this list contains', new Map(), 9, undefined, 40],
    ['a filter of a liked category', LIKED, 0, 'delivery', 28],
  ] as const)('is the most that a job scores there, with %s', (_what, affinity, skills, category, expected) => {
    expect(boundOfAll(affinity, skills, category)).toBeCloseTo(expected, 10);
  });
});
