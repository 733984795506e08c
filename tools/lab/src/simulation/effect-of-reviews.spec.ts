import { describe, expect, it } from '@jest/globals';
import { heldByReviews } from './effect-of-reviews.js';
import type { DayOutcome } from './outcomes.js';

interface Figures {
  good: number;
  newcomers: number;
  offers: number[];
  filled: number;
}

const BEFORE: Figures = { good: 6, newcomers: 4, offers: [2, 2, 4], filled: 8 };

/** A day with one job of ten openings, and its figures. */
const dayOf = (figures: Partial<Figures> = {}): DayOutcome => {
  const { good, newcomers, offers, filled } = { ...BEFORE, ...figures };
  const job = { openings: 10 } as DayOutcome['jobs'][number]['job'];
  const firstWave = { places: 20, newcomers };
  const outcome = { filledAfterMs: Array<number>(filled).fill(0), fillable: 10, offers: 8, missed: 0 };
  const doubleBookings = { overlaps: 0, overfilled: 0, miscounted: 0 };
  return { jobs: [{ job, ...outcome, good, firstWave }], offers, actsAtOnce: 0, doubleBookings };
};

const before = [dayOf(), dayOf(), dayOf()];
/** Names of the figures that miss their targets when each city has one of these figures after reviews. */
const missed = (...after: Partial<Figures>[]): string[] =>
  heldByReviews(before, after.map(dayOf)).flatMap(({ name, isMet }) => (isMet ? [] : [name]));

describe('the effect of reviews on dispatch', () => {
  const BETTER = { good: 7 };

  it('meets its targets with more good matches and all else equal', () => {
    expect(missed(BETTER, BETTER, BETTER)).toEqual([]);
  });

  it('misses the good matches if they rise in one city alone, or nowhere', () => {
    expect(missed({}, {}, {})).toEqual(['good matches']);
    expect(missed({ good: 8 }, {}, {})).toEqual(['good matches']);
  });

  it('misses the newcomers if they get less than 15 % of the first places', () => {
    expect(missed({ ...BETTER, newcomers: 3 }, { ...BETTER, newcomers: 3 }, { ...BETTER, newcomers: 2 })).toEqual([
      'newcomers in first waves',
    ]);
  });

  it('misses the equality of offers if each city is less equal, even a little', () => {
    const unequal = { ...BETTER, offers: [199, 200, 401] };
    expect(missed(unequal, unequal, unequal)).toEqual(['Gini of offers']);
    const muchMore = { ...BETTER, offers: [0, 2, 6] };
    expect(missed(muchMore, BETTER, BETTER)).toEqual(['Gini of offers']);
  });

  it('misses the fill rate if fewer openings are filled', () => {
    const fewer = { good: 7, filled: 7 };
    expect(missed(fewer, fewer, fewer)).toEqual(['fill rate where supply allows']);
  });

  it('states the mean change of a city, its spread and its standard error', () => {
    const [good] = heldByReviews(before, [dayOf({ good: 7 }), dayOf(), dayOf({ good: 8 })]);
    expect(good?.change.mean).toBeCloseTo(0.125);
    expect(good?.change.spread).toBeCloseTo(0.125);
    expect(good?.change.error).toBeCloseTo(0.125 / Math.sqrt(3));
  });
});
