import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { againWorth, answerWorth, employerRating, employerStanding } from './scoring-standing.js';
import { MATCH_WEIGHTS, PROMPT_ANSWER_HOURS, SLOWEST_ANSWER, SLOWEST_ANSWER_HOURS } from './scoring-weights.js';

describe('employerStanding', () => {
  it.each([
    ['nobody applied yet', { answered: 0, answerHours: null, read: 0, silent: 0 }, 0.5],
    ['answered the first', { answered: 1, answerHours: 2, read: 0, silent: 0 }, 3.5 / 6],
    ['left the first alone', { answered: 0, answerHours: null, read: 0, silent: 1 }, 2.5 / 6],
    ['answered the first after four days', { answered: 1, answerHours: 96, read: 0, silent: 0 }, 3.35 / 6],
    ['answered the first on the last day', { answered: 1, answerHours: 168, read: 0, silent: 0 }, 3.2 / 6],
    ['answers all of fifty', { answered: 50, answerHours: 2, read: 0, silent: 0 }, 52.5 / 55],
    ['reads all, answers none', { answered: 0, answerHours: null, read: 50, silent: 0 }, 0.5],
    ['never looks', { answered: 0, answerHours: null, read: 0, silent: 95 }, 0.025],
  ])('returns the rating of an employer: %s', (_name, record, expected) => {
    expect(employerStanding(record)).toBeCloseTo(expected, 10);
  });

  const count = fc.integer({ min: 0, max: 10_000 });
  const hours = fc.double({ min: 0, max: 5000, noNaN: true });
  const records = fc.record({ answered: count, answerHours: hours, read: count, silent: count });

  it('stays between 0 and 1, and rises with every answer', () => {
    fc.assert(
      fc.property(records, (record) => {
        const standing = employerStanding(record);
        expect(standing).toBeGreaterThan(0);
        expect(standing).toBeLessThan(1);
        expect(employerStanding({ ...record, answered: record.answered + 1 })).toBeGreaterThan(standing);
        expect(employerStanding({ ...record, silent: record.silent + 1 })).toBeLessThan(standing);
      }),
    );
  });

  it('never decreases with quicker answers, and changes by no more than their weight', () => {
    fc.assert(
      fc.property(records, hours, (record, others) => {
        const [sooner, later] = [record.answerHours, others]
          .sort((a, b) => a - b)
          .map((answerHours) => employerStanding({ ...record, answerHours })) as [number, number];
        expect(sooner).toBeGreaterThanOrEqual(later);
        expect(sooner - later).toBeLessThanOrEqual(1 - SLOWEST_ANSWER + 1e-12);
      }),
    );
  });

  it('increases with a late answer as well', () => {
    const each = fc.double({ min: PROMPT_ANSWER_HOURS, max: SLOWEST_ANSWER_HOURS, noNaN: true });
    fc.assert(
      fc.property(fc.array(each, { maxLength: 50 }), each, count, (times, last, silent) => {
        const mean = (all: number[]): number | null =>
          all.length ? all.reduce((sum, time) => sum + time, 0) / all.length : null;
        const before = { answered: times.length, answerHours: mean(times), read: 0, silent: silent + 1 };
        const after = { answered: times.length + 1, answerHours: mean([...times, last]), read: 0, silent };
        expect(employerStanding(after)).toBeGreaterThan(employerStanding(before));
      }),
    );
  });
});

describe('the value of an answer', () => {
  it.each([
    [0, 1],
    [PROMPT_ANSWER_HOURS, 1],
    [96, 0.85],
    [SLOWEST_ANSWER_HOURS, SLOWEST_ANSWER],
    [5000, SLOWEST_ANSWER],
  ])('is computed after %d hours: %d', (hours, worth) => {
    expect(answerWorth(hours)).toBeCloseTo(worth, 10);
  });

  it('moves a job by a few points at most', () => {
    expect((1 - SLOWEST_ANSWER) * MATCH_WEIGHTS.employer_rating).toBeLessThan(3);
  });
});

describe('employerRating', () => {
  const MEAN = 0.8;
  it.each([
    ['the mean of all employers', 0.8, 0.5],
    ['nothing known', null, 0.5],
    ['everybody', 1, 1],
    ['nobody', 0, 0],
    ['half of the mean', 0.4, 0.25],
    ['half of the way from the mean to everybody', 0.9, 0.75],
  ])('takes half from "would work there again": %s', (_case, again, worth) => {
    const record = { again, meanAgain: MEAN };
    expect(againWorth(record)).toBeCloseTo(worth, 10);
    expect(employerRating(0.6, record)).toBeCloseTo(0.3 + worth / 2, 10);
  });

  it('assumes the default mean before there are answers', () => {
    expect(employerRating(0.5, { again: null, meanAgain: null })).toBeCloseTo(0.5, 10);
    expect(againWorth({ again: 1, meanAgain: 1 })).toBe(1);
  });
});
