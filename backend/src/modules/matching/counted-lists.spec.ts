import { describe, expect, it } from '@jest/globals';
import { countedLists } from './counted-lists.js';
import type { AnswerGroup } from './answer-group.js';
import type { SearchPlan } from './search-plan.js';
import { NOTHING_EXCLUDED } from './text-relevance.js';

const answers = (given: Partial<AnswerGroup>): AnswerGroup => ({
  ...{ group: 'asked', asked: [], similar: [], best: [], words: [], inTitle: false, isAlone: false },
  ...{ excluded: NOTHING_EXCLUDED, own: null },
  ...given,
});
const plan = (given: Partial<SearchPlan>): SearchPlan =>
  ({ scope: [1], answers: null, isContinued: false, filters: {}, ...given }) as SearchPlan;

describe('countedLists', () => {
  it('takes every job of the list of the filters, on a first page', () => {
    expect(countedLists(plan({})).lists).toMatchObject([{ term: 1, isScope: true, isSure: true, isEnough: true }]);
  });

  it('leaves a later page to be looked up, which lists nothing that was posted after the first one', () => {
    expect(countedLists(plan({ isContinued: true })).lists).toMatchObject([{ isSure: false, isEnough: false }]);
  });

  it('gives each word of a text a part, and what means the work all of them', () => {
    const { lists, allParts } = countedLists(
      plan({ scope: [7, 1], answers: answers({ asked: [1], words: [[7, 8], [9]] }) }),
    );
    expect(allParts).toBe(0b11);
    expect(lists.map(({ term, parts, isScope, isEnough }) => ({ term, parts, isScope, isEnough }))).toEqual([
      { term: 7, parts: 0b01, isScope: true, isEnough: false },
      { term: 1, parts: 0b11, isScope: true, isEnough: true },
      { term: 8, parts: 0b01, isScope: false, isEnough: false },
      { term: 9, parts: 0b10, isScope: false, isEnough: false },
    ]);
  });

  it('is not sure of words that have to stand in the title', () => {
    const { lists } = countedLists(plan({ scope: [7], answers: answers({ words: [[7]], inTitle: true }) }));
    expect(lists).toMatchObject([{ term: 7, isSure: false }]);
  });

  it.each([
    [
      'a category',
      { filters: { category: 'retail', jobType: undefined, minPay: undefined } } as Partial<SearchPlan>,
      {},
    ],
    ['work that is not wanted', {}, { excluded: { terms: new Set([5]), titleTerms: new Set<number>() } }],
  ])('is not sure of the answers to a text beside %s', (_, ofPlan, ofAnswers) => {
    const { lists } = countedLists(plan({ ...ofPlan, answers: answers({ asked: [1], ...ofAnswers }) }));
    expect(lists).toMatchObject([{ term: 1, isSure: false, isEnough: false }]);
  });

  it('excludes what was asked for from the count of similar work', () => {
    const { lists, allParts } = countedLists(
      plan({ scope: [3], answers: answers({ group: 'similar', asked: [1, 2], similar: [3] }) }),
    );
    expect(allParts).toBe(0);
    expect(lists).toMatchObject([
      { term: 3, isScope: true, isOther: false, isSure: false },
      { term: 1, isScope: false, isOther: true },
      { term: 2, isScope: false, isOther: true },
    ]);
  });
});
