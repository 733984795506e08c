import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_REASON_CODES, MatchReasonSchema } from './ai-jobs.js';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '../jobs/job-categories.js';
import {
  ageShare,
  distanceShare,
  explainScore,
  hoursShare,
  payShare,
  recentShare,
  roundToSum,
  scaleFor,
  scoreJob,
  type ScoredJob,
  type ScoringSeeker,
  skillsShare,
} from './scoring.js';
import { MATCH_WEIGHTS } from './scoring-weights.js';

const seeker = (changes: Partial<ScoringSeeker> = {}): ScoringSeeker => ({
  hasPosition: true,
  hasText: false,
  skills: new Set(['cooking', 'serving']),
  affinity: new Map<JobCategoryId, number>([['food_service', 0.7]]),
  expectedRate: 150,
  weeklyHours: 24,
  ...changes,
});
const job = (changes: Partial<ScoredJob> = {}): ScoredJob => ({
  distanceKm: 4,
  category: 'food_service',
  skills: ['cooking', 'serving', 'billing', 'cleaning'],
  hourlyPay: 150,
  ageDays: 15,
  hoursPerWeek: 48,
  standing: 0.8,
  unseen: 0.5,
  relevance: 0,
  ...changes,
});
const newcomer = seeker({ skills: new Set(), affinity: new Map(), expectedRate: null, weeklyHours: null });

const anySkill = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const anyCategory = fc.constantFrom(...JOB_CATEGORY_IDS);
const anyJob: fc.Arbitrary<ScoredJob> = fc.record({
  distanceKm: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
  category: anyCategory,
  skills: fc.uniqueArray(anySkill),
  hourlyPay: fc.option(fc.double({ min: 0.01, max: 1e6, noNaN: true })),
  ageDays: fc.double({ min: -1, max: 90, noNaN: true }),
  hoursPerWeek: fc.option(fc.integer({ min: 1, max: 168 })),
  standing: fc.double({ min: 0, max: 1, noNaN: true }),
  unseen: fc.double({ min: 0, max: 1, noNaN: true }),
  relevance: fc.double({ min: 0, max: 1, noNaN: true }),
});
const anySeeker: fc.Arbitrary<ScoringSeeker> = fc.record({
  hasPosition: fc.boolean(),
  hasText: fc.boolean(),
  skills: fc.uniqueArray(anySkill).map((skills) => new Set(skills)),
  affinity: fc
    .array(fc.tuple(anyCategory, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 5 })
    .map((entries) => new Map(entries)),
  expectedRate: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  weeklyHours: fc.option(fc.integer({ min: 16, max: 136 })),
});

describe('shares', () => {
  it.each([
    ['next door', distanceShare(0), 1],
    ['4 km', distanceShare(4), 0.5],
    ['20 km', distanceShare(20), 1 / 32],
    ['an unknown distance', distanceShare(null), 0],
    ['no skill in common', skillsShare(0, 4), 0],
    ['a job that asks for no skill', skillsShare(0, 0), 0],
    ['the one skill asked for', skillsShare(1, 1), 0.7],
    ['two of four skills', skillsShare(2, 4), 0.45],
    ['all five skills', skillsShare(5, 5), 1],
    ['pay as expected', payShare(150, 150), 0.5],
    ['half again as much', payShare(225, 150), 1],
    ['half of it', payShare(75, 150), 0],
    ['five times as much', payShare(750, 150), 1],
    ['pay that is not stated', payShare(null, 150), 0],
    ['usual pay, nothing expected', payShare(130, null), 0.5],
    ['any pay for an expectation of nothing', payShare(40, 0), 1],
    ['posted just now', ageShare(0), 1],
    ['posted by a clock ahead of ours', ageShare(-0.1), 1],
    ['half a month old', ageShare(15), 0.5],
    ['renewed, three months old', ageShare(90), 0],
    ['new and not seen yet', recentShare({ ageDays: 0, unseen: 1 }), 1],
    ['new and seen by many', recentShare({ ageDays: 0, unseen: 0 }), 0.5],
    ['half a month old and half seen', recentShare({ ageDays: 15, unseen: 0.5 }), 0.5],
    ['old and not seen yet', recentShare({ ageDays: 40, unseen: 1 }), 0.5],
    ['enough hours', hoursShare(20, 24), 1],
    ['half the hours', hoursShare(48, 24), 0.5],
    ['hours that are not stated', hoursShare(null, 24), 0],
    ['hours nobody asked about', hoursShare(20, null), 0],
  ])('returns the share for %s', (_name, share, expected) => {
    expect(share).toBeCloseTo(expected, 10);
  });
});

describe('scaleFor', () => {
  it('returns the weight of each part, in whole points of 100', () => {
    expect(scaleFor(seeker({ hasText: true }))).toEqual({
      distance: 4,
      text: 86,
      skills: 2,
      category: 2,
      pay: 2,
      recent: 2,
      employer_rating: 1,
      hours: 1,
    });
  });

  it('omits parts that the seeker did not state', () => {
    expect(scaleFor(newcomer)).toMatchObject({ skills: 0, category: 0, hours: 0, text: 0, distance: 44, pay: 22 });
    expect(scaleFor({ ...newcomer, hasPosition: false })).toMatchObject({ distance: 0, pay: 40 });
  });

  it('always adds up to 100 and preserves the order of the weights', () => {
    fc.assert(
      fc.property(anySeeker, (person) => {
        const scale = scaleFor(person);
        const codes = MATCH_REASON_CODES.filter((code) => scale[code] > 0);
        expect(codes.reduce((sum, code) => sum + scale[code], 0)).toBe(100);
        for (const a of codes) {
          for (const b of codes) {
            if (MATCH_WEIGHTS[a] > MATCH_WEIGHTS[b]) expect(scale[a]).toBeGreaterThanOrEqual(scale[b]);
          }
        }
      }),
    );
  });
});

describe('roundToSum', () => {
  it('rounds the largest remainders up, the first of equals', () => {
    expect(roundToSum([1.5, 1.5, 1])).toEqual([2, 1, 1]);
    expect(roundToSum([0.4, 0.4, 0.4])).toEqual([1, 0, 0]);
    expect(roundToSum([])).toEqual([]);
  });
});

describe('explainScore', () => {
  it('describes every computable part, the strongest first', () => {
    const person = seeker();
    expect(explainScore(job(), person, scaleFor(person))).toEqual({
      matchScore: 54,
      matchReasons: [
        { code: 'distance', points: 14, max: 28, params: { km: 4 } },
        { code: 'category', points: 10, max: 14, params: { category: 'food_service' } },
        { code: 'skills', points: 8, max: 18, params: { matched: ['cooking', 'serving'], required: 4 } },
        { code: 'recent', points: 8, max: 15, params: { days: 15, unseen: 50 } },
        { code: 'pay', points: 7, max: 14, params: { hourlyPay: 150, expected: 150 } },
        { code: 'employer_rating', points: 5, max: 6, params: { percent: 80 } },
        { code: 'hours', points: 2, max: 5, params: { hoursPerWeek: 48 } },
      ],
    });
  });

  it.each([
    [-0.2, 0],
    [0, 0],
    [0.9, 0],
    [1, 1],
    [1.9, 1],
  ])('counts whole days since a job of %d days was posted: %d', (ageDays, days) => {
    const person = seeker();
    const { matchReasons } = explainScore(job({ ageDays }), person, scaleFor(person));
    expect(matchReasons.find(({ code }) => code === 'recent')?.params).toMatchObject({ days });
  });

  it('omits unknown values', () => {
    const person = seeker({ expectedRate: null });
    const unknown = job({ distanceKm: null, hourlyPay: null, hoursPerWeek: null, skills: [] });
    const params = Object.fromEntries(
      explainScore(unknown, person, scaleFor(person)).matchReasons.map((reason) => [reason.code, reason.params]),
    );
    expect(params).toMatchObject({ distance: {}, pay: {}, hours: {}, skills: { matched: [], required: 0 } });
  });

  it('returns 100 for a perfect job and 0 for a hopeless one', () => {
    const person = seeker();
    const perfect = job({
      distanceKm: 0,
      hourlyPay: 300,
      ageDays: 0,
      hoursPerWeek: 20,
      standing: 1,
      unseen: 1,
      skills: ['cooking', 'serving'],
    });
    const all = {
      ...person,
      skills: new Set([...person.skills, 'third']),
      affinity: new Map([['food_service' as const, 1]]),
    };
    expect(explainScore({ ...perfect, skills: ['cooking', 'serving', 'third'] }, all, scaleFor(all)).matchScore).toBe(
      100,
    );
    const hopeless = job({
      distanceKm: null,
      category: 'retail',
      hourlyPay: null,
      ageDays: 99,
      hoursPerWeek: null,
      standing: 0,
      unseen: 0,
      skills: [],
    });
    expect(explainScore(hopeless, person, scaleFor(person)).matchScore).toBe(0);
  });

  it('returns whole points that add up to the displayed score, which is rounded', () => {
    fc.assert(
      fc.property(anyJob, anySeeker, (offer, person) => {
        const scale = scaleFor(person);
        const { matchScore, matchReasons } = explainScore(offer, person, scale);
        const exact = scoreJob(offer, person, scale);
        expect(matchReasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(matchScore);
        expect(Math.abs(matchScore - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(matchScore).toBeGreaterThanOrEqual(0);
        expect(matchScore).toBeLessThanOrEqual(100);
        for (const reason of matchReasons) {
          expect(MatchReasonSchema.safeParse(reason).success).toBe(true);
          expect(Number.isInteger(reason.points)).toBe(true);
          expect(reason.points).toBeGreaterThanOrEqual(0);
          expect(reason.points).toBeLessThanOrEqual(reason.max);
        }
        expect(matchReasons.reduce((sum, reason) => sum + reason.max, 0)).toBe(100);
      }),
    );
  });
});

describe('scoreJob', () => {
  const better = (
    name: string,
    improve: (offer: ScoredJob, step: number) => ScoredJob,
  ): [string, (offer: ScoredJob, step: number) => ScoredJob] => [name, improve];

  it.each([
    better('nearer', (offer, step) => ({
      ...offer,
      distanceKm: offer.distanceKm === null ? 20 : offer.distanceKm * step,
    })),
    better('newer', (offer, step) => ({ ...offer, ageDays: offer.ageDays - step })),
    better('less seen', (offer, step) => ({ ...offer, unseen: offer.unseen + step * (1 - offer.unseen) })),
    better('better paid', (offer, step) => ({ ...offer, hourlyPay: (offer.hourlyPay ?? 0) + step * 50 })),
    better('more to the point', (offer, step) => ({
      ...offer,
      relevance: offer.relevance + step * (1 - offer.relevance),
    })),
    better('of a better employer', (offer, step) => ({
      ...offer,
      standing: offer.standing + step * (1 - offer.standing),
    })),
    better('shorter', (offer) => ({ ...offer, hoursPerWeek: Math.max(1, (offer.hoursPerWeek ?? 168) - 10) })),
  ])('never falls when a job is %s', (_name, improve) => {
    fc.assert(
      fc.property(anyJob, anySeeker, fc.double({ min: 0, max: 1, noNaN: true }), (offer, person, step) => {
        const scale = scaleFor(person);
        expect(scoreJob(improve(offer, step), person, scale)).toBeGreaterThanOrEqual(
          scoreJob(offer, person, scale) - 1e-9,
        );
      }),
    );
  });

  it('counts skills by number as by name', () => {
    const person = seeker();
    const numbered: ScoringSeeker<number> = { ...person, skills: new Set([1, 2]) };
    expect(scoreJob({ ...job(), skills: [1, 2, 3, 4] }, numbered, scaleFor(numbered))).toBe(
      scoreJob(job(), person, scaleFor(person)),
    );
  });
});
