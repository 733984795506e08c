import { describe, expect, it } from '@jest/globals';
import type { MatchReason } from '@nukkad/api-client/generated/api.gen';
import { matchFactsOf } from './match-facts';

const skills = (matched: string[], points: number): MatchReason => ({
  ...{ code: 'skills', points, max: 30, params: { matched, required: 3 } },
});
const category = (points: number): MatchReason => ({
  ...{ code: 'category', points, max: 12, params: { category: 'food_service' } },
});
const pay = (hourlyPay: number, expected: number, points: number): MatchReason => ({
  ...{ code: 'pay', points, max: 25, params: { hourlyPay, expected } },
});
const hours = (points: number): MatchReason => ({ code: 'hours', points, max: 8, params: { hoursPerWeek: 48 } });

describe('the match facts of an applicant', () => {
  it.each([
    ['one application elsewhere', category(5)],
    ['no wish at all', category(0)],
    ['few free hours', hours(2)],
    ['no skill that was asked for', skills([], 0)],
    ['pay below the expectation', pay(90, 120, 5)],
    ['a part that is unknown here', { code: 'recent', points: 5, max: 13, params: {} } as MatchReason],
  ])('exclude %s', (_name, reason) => {
    expect(matchFactsOf([reason])).toEqual([]);
  });

  it.each([
    ['the kind of work they want', category(12), { code: 'category', fits: true }],
    ['enough free hours', hours(8), { code: 'hours', fits: true, hours: 48 }],
    ['all skills', skills(['a', 'b', 'c'], 30), { code: 'skills', fits: true, matched: 3, required: 3 }],
    ['a part of the skills', skills(['a'], 10), { code: 'skills', fits: false, matched: 1, required: 3 }],
    ['pay as they want it', pay(135, 120, 25), { code: 'pay', fits: true, pay: 135, expected: 120 }],
  ] as const)('contain %s', (_name, reason, fact) => {
    expect(matchFactsOf([reason])).toEqual([fact]);
  });
});
