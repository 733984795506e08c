import { describe, expect, it } from '@jest/globals';
import { reviewLineOf } from './review-line.js';

describe('reviewLineOf', () => {
  it.each([
    ['nothing known', null, { shown: 'new', done: 0 }],
    ['no answer', { again: 0, answers: 0, done: 2 }, { shown: 'new', done: 2 }],
    ['one answer', { again: 0, answers: 1, done: 1 }, { shown: 'new', done: 1 }],
    ['four answers', { again: 4, answers: 4, done: 9 }, { shown: 'new', done: 9 }],
    ['5 of 5', { again: 5, answers: 5, done: 5 }, { shown: 'share', again: 5, of: 5 }],
    ['18 of 20', { again: 18, answers: 20, done: 31 }, { shown: 'share', again: 18, of: 20 }],
    [
      '16 of 16, whose lower bound is 0.806',
      { again: 16, answers: 16, done: 16 },
      { shown: 'share', again: 16, of: 16, label: 'most' },
    ],
    [
      '15 of 15, whose lower bound is 0.796',
      { again: 15, answers: 15, done: 15 },
      { shown: 'share', again: 15, of: 15 },
    ],
    ['50 of 60', { again: 50, answers: 60, done: 60 }, { shown: 'share', again: 50, of: 60 }],
    ['58 of 60', { again: 58, answers: 60, done: 60 }, { shown: 'share', again: 58, of: 60, label: 'most' }],
  ])('returns the rating for %s', (_case, totals, line) => {
    expect(reviewLineOf(totals)).toEqual(line);
  });
});
