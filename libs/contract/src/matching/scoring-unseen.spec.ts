import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaleFor, scoreJob, type ScoredJob, type ScoringSeeker } from './scoring.js';
import { LOOKS_UNTIL_SEEN, UNSEEN_STEP, unseenShare } from './scoring-unseen.js';
import { AGE_WEIGHT, MATCH_WEIGHTS, UNSEEN_WEIGHT } from './scoring-weights.js';

describe('unseenShare', () => {
  it.each([
    ['nobody came', { looked: 0, applied: 0 }, 1],
    ['three looked', { looked: 3, applied: 0 }, 0.75],
    ['three applied', { looked: 0, applied: 3 }, 0.5],
    ['some looked and some applied', { looked: 4, applied: 2 }, 1 / 3],
    ['enough looked', { looked: LOOKS_UNTIL_SEEN, applied: 0 }, 0],
    ['a crowd applied', { looked: 90, applied: 60 }, 0],
  ])('returns the share when %s', (_name, attention, expected) => {
    expect(unseenShare(attention)).toBeCloseTo(expected, 10);
  });

  it('is between 0 and 1 and never increases with a visitor, least of all with a viewer', () => {
    const people = fc.nat(40);
    fc.assert(
      fc.property(people, people, (looked, applied) => {
        const share = unseenShare({ looked, applied });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(unseenShare({ looked: looked + 1, applied })).toBeLessThanOrEqual(share);
        expect(unseenShare({ looked, applied: applied + 1 })).toBeLessThanOrEqual(
          unseenShare({ looked: looked + 1, applied }),
        );
      }),
    );
  });

  it('does not change noticeably with one viewer, but with one applicant', () => {
    expect(1 - unseenShare({ looked: 1, applied: 0 })).toBeLessThan(UNSEEN_STEP);
    expect(1 - unseenShare({ looked: 0, applied: 1 })).toBeGreaterThanOrEqual(UNSEEN_STEP);
  });
});

describe('a job that many have seen', () => {
  const seeker: ScoringSeeker = {
    ...{ hasPosition: true, hasText: false, skills: new Set(['cooking', 'serving', 'billing']) },
    ...{ affinity: new Map([['food_service' as const, 0.7]]), expectedRate: 150, weeklyHours: 24 },
  };
  const seen: ScoredJob = {
    ...{
      distanceKm: 4,
      category: 'food_service',
      skills: ['cooking', 'serving', 'billing'],
      hourlyPay: 150,
      ageDays: 10,
    },
    ...{ hoursPerWeek: 24, standing: 0.5, unseen: 0, relevance: 0 },
  };
  const scale = scaleFor(seeker);
  const score = (changes: Partial<ScoredJob>): number => scoreJob({ ...seen, ...changes }, seeker, scale);

  it('ranks after an equal job that was not seen', () => {
    expect(score({ unseen: 1 })).toBeGreaterThan(score({}));
  });

  it.each([
    ['that fits less by its skills', { skills: ['driving', 'loading', 'billing'] }],
    ['of another kind of work', { category: 'sales' as const }],
    ['three times as far away', { distanceKm: 12 }],
    ['that states no pay and takes twice the hours', { hourlyPay: null, hoursPerWeek: 48 }],
  ])('ranks before an unseen job %s', (_name, worse) => {
    expect(score({ ...worse, unseen: 1 })).toBeLessThan(score({}));
  });

  it('loses no more points than a job that was open for a month', () => {
    expect(UNSEEN_WEIGHT).toBeLessThanOrEqual(AGE_WEIGHT);
    expect(AGE_WEIGHT + UNSEEN_WEIGHT).toBe(MATCH_WEIGHTS.recent);
    expect(score({ unseen: 1 }) - score({})).toBeLessThanOrEqual(8);
  });
});
