import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contestedWage, isDivision } from './contests.js';

const LEAST = 100n;

describe('contestedWage', () => {
  it.each<[string, bigint[], ReturnType<typeof contestedWage>]>([
    ['4 hours and 3.5 hours', [60_000n, 52_500n], { wage: 60_000n, lower: 52_500n, higher: 60_000n }],
    ['5 hours, more than is held, and 3 hours', [75_000n, 45_000n], { wage: 60_000n, lower: 45_000n, higher: 60_000n }],
    ['nothing and everything', [0n, 60_000n], { wage: 60_000n, lower: 0n, higher: 60_000n }],
    ['5 hours and 4 hours of 4 that are held', [75_000n, 60_000n], 'nothing_contested'],
    ['the same figure twice', [30_000n, 30_000n], 'nothing_contested'],
    ['a difference of 50 paise', [59_950n, 60_000n], 'part_too_small'],
    ['a return of 50 paise', [30_000n, 59_950n], 'part_too_small'],
    ['an undisputed part of 50 paise', [50n, 60_000n], 'part_too_small'],
  ])('compares with a wage of 600 rupees the figures %s', (_figures, figures, expected) => {
    expect(contestedWage(60_000n, figures, LEAST)).toEqual(expected);
  });

  it('refuses a negative figure', () => {
    expect(() => contestedWage(60_000n, [-1n, 5000n], LEAST)).toThrow(RangeError);
  });
});

describe('isDivision', () => {
  const contested = { wage: 60_000n, lower: 52_500n, higher: 60_000n };

  it.each([
    [52_499n, false],
    [52_500n, true],
    [52_550n, false],
    [52_600n, true],
    [59_900n, true],
    [59_950n, false],
    [60_000n, true],
    [60_001n, false],
  ])('accepts or rejects between figures 75 rupees apart %d paise: %s', (owed, expected) => {
    expect(isDivision(contested, owed, LEAST)).toBe(expected);
  });

  it('accepts both figures of any contest, and no part below the smallest amount', () => {
    const paise = fc.bigInt(0n, 200_000n);
    fc.assert(
      fc.property(fc.bigInt(100n, 200_000n), paise, paise, paise, (wage, one, other, owed) => {
        const contest = contestedWage(wage, [one, other], LEAST);
        if (typeof contest === 'string') return;
        expect(isDivision(contest, contest.lower, LEAST)).toBe(true);
        expect(isDivision(contest, contest.higher, LEAST)).toBe(true);
        if (!isDivision(contest, owed, LEAST)) return;
        const parts = [contest.lower, owed - contest.lower, wage - owed];
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(wage);
        for (const part of parts) expect(part === 0n || part >= LEAST).toBe(true);
      }),
    );
  });
});
