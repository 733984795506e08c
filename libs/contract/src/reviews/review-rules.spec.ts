import { describe, expect, it } from '@jest/globals';
import { REVIEW_CASE_STATUSES, REVIEW_STATUSES, reviewCaseSourcesOf, reviewSourcesOf } from './review-rules.js';

describe('state tables of reviews', () => {
  it.each([
    ['hidden', ['held', 'removed']],
    ['held', ['hidden']],
    ['revealed', ['hidden', 'held', 'removed']],
    ['removed', ['hidden', 'held', 'revealed']],
  ] as const)('a review becomes %s from listed states only', (to, sources) => {
    expect(reviewSourcesOf(to)).toEqual(sources);
  });

  it('a case is appealed once and ends, unless the review is changed', () => {
    expect(reviewCaseSourcesOf('appealed')).toEqual(['decided']);
    expect(reviewCaseSourcesOf('open')).toEqual(['decided', 'final']);
    expect(REVIEW_CASE_STATUSES.filter((status) => reviewCaseSourcesOf(status).includes('final'))).toEqual(['open']);
    expect(REVIEW_STATUSES).toHaveLength(4);
  });
});
