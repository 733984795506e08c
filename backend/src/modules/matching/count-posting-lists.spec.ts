import { describe, expect, it } from '@jest/globals';
import { countPostingLists } from './count-posting-lists.js';
import type { AnswerGroup } from './answer-group.js';
import type { SearchPlan } from './search-plan.js';
import { NOTHING_EXCLUDED } from './text-relevance.js';

const answers = (given: Partial<AnswerGroup>): AnswerGroup => ({
  ...{
    group: 'asked',
    asked: [],
    similar: [],
    best: [],
    hasSubstitutes: false,
    words: [],
    inTitle: false,
    isAlone: false,
  },
  ...{ excluded: NOTHING_EXCLUDED, own: null },
  ...given,
});
const plan = (given: Partial<SearchPlan>): SearchPlan =>
  ({ matchTerms: [1], answers: null, isContinued: false, filters: {}, ...given }) as SearchPlan;

describe('countPostingLists', () => {
  it('includes every job of the list of the filters, on a first page', () => {
    expect(countPostingLists(plan({})).lists).toMatchObject([
      { term: 1, isMatch: true, isCertain: true, isSufficient: true },
    ]);
  });

  it('requires a lookup for a later page, which lists nothing posted after the first one', () => {
    expect(countPostingLists(plan({ isContinued: true })).lists).toMatchObject([
      { isCertain: false, isSufficient: false },
    ]);
  });

  it('assigns each word of a text a part, and a meaning of the work all parts', () => {
    const { lists, allParts } = countPostingLists(
      plan({ matchTerms: [7, 1], answers: answers({ asked: [1], words: [[7, 8], [9]] }) }),
    );
    expect(allParts).toBe(0b11);
    expect(lists.map(({ term, parts, isMatch, isSufficient }) => ({ term, parts, isMatch, isSufficient }))).toEqual([
      { term: 7, parts: 0b01, isMatch: true, isSufficient: false },
      { term: 1, parts: 0b11, isMatch: true, isSufficient: true },
      { term: 8, parts: 0b01, isMatch: false, isSufficient: false },
      { term: 9, parts: 0b10, isMatch: false, isSufficient: false },
    ]);
    // each list that is joined with others is read to the same depth, which the other lists do not divide
    expect(lists.map(({ depth }) => depth)).toEqual([2000, 2000, 2000, 2000]);
  });

  it('is not certain for words that must appear in the title', () => {
    const { lists } = countPostingLists(plan({ matchTerms: [7], answers: answers({ words: [[7]], inTitle: true }) }));
    expect(lists).toMatchObject([{ term: 7, isCertain: false }]);
  });

  it.each([
    [
      'a category',
      { filters: { category: 'retail', jobType: undefined, minPay: undefined } } as Partial<SearchPlan>,
      {},
    ],
    ['a job type', { filters: { category: undefined, jobType: 'full_time' } } as unknown as Partial<SearchPlan>, {}],
    ['an earlier page', { isContinued: true }, {}],
    ['work that is not wanted', {}, { excluded: { terms: new Set([5]), titleTerms: new Set<number>() } }],
  ])('is not certain for the answers to a text beside %s', (_, ofPlan, ofAnswers) => {
    const { lists } = countPostingLists(plan({ ...ofPlan, answers: answers({ asked: [1], ...ofAnswers }) }));
    expect(lists).toMatchObject([{ term: 1, isCertain: false, isSufficient: false }]);
  });

  it('is certain for the answers to a text alone', () => {
    const { lists } = countPostingLists(plan({ answers: answers({ asked: [1] }) }));
    expect(lists).toMatchObject([{ term: 1, isCertain: true, isSufficient: true }]);
  });

  it('excludes requested jobs from the count of similar work', () => {
    const { lists, allParts } = countPostingLists(
      plan({ matchTerms: [3], answers: answers({ group: 'similar', asked: [1, 2], similar: [3] }) }),
    );
    expect(allParts).toBe(0);
    expect(lists).toMatchObject([
      { term: 3, isMatch: true, isExclusion: false, isCertain: false },
      { term: 1, isMatch: false, isExclusion: true },
      { term: 2, isMatch: false, isExclusion: true },
    ]);
    expect(lists.map(({ depth }) => depth)).toEqual([10_000, 2000, 2000]);
  });
});
