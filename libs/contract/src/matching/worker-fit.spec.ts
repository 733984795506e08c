import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { PREFERENCE_SIGNAL_KINDS, type PreferenceSignal } from './scoring-affinity.js';
import { FIT_WEIGHTS, fitBandOf, type OfferedWork, UNKNOWN_FIT, workerFit, type WorkerFacts } from './worker-fit.js';

const WORK: OfferedWork = {
  category: 'delivery',
  skillIds: ['two_wheeler', 'navigation', 'customer_service'],
  hourlyPay: 200,
};
const NOBODY: WorkerFacts = { skillIds: [], categories: [], preferenceSignals: [], expectedRate: null };
const fit = (facts: Partial<WorkerFacts>, work: Partial<OfferedWork> = {}): number =>
  workerFit({ ...WORK, ...work }, { ...NOBODY, ...facts });
const applied: PreferenceSignal = { signal: 'applied', category: 'delivery', ageDays: 0 };

describe('the fit of a worker', () => {
  it('weighs skills 40, category 35, pay 25', () => {
    expect(Object.values(FIT_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const all = fit({ skillIds: WORK.skillIds, categories: ['delivery'], expectedRate: 200 });
    expect(all).toBeCloseTo(0.4 * 1 + 0.35 * 0.7 + 0.25 * 0.5, 10);
  });

  it.each([
    ['all skills', { skillIds: WORK.skillIds }, 1],
    ['two of three skills', { skillIds: ['two_wheeler', 'navigation', 'cooking'] }, (2 / 3) * 0.9],
    ['none of the skills', { skillIds: ['cooking'] }, 0],
    ['the category named', { categories: ['delivery'] }, 0.7],
    ['another category named', { categories: ['retail'] }, 0],
    ['two applications for such work', { preferenceSignals: [applied, applied] }, 0.5],
    ['an application taken back', { preferenceSignals: [{ ...applied, signal: 'withdrawn' }] }, 0],
    ['what is expected', { expectedRate: 200 }, 0.5],
    ['half more than what is expected', { expectedRate: 133 }, 1],
    ['half of what is expected', { expectedRate: 400 }, 0],
  ] as [string, Partial<WorkerFacts>, number][])('is that of the only known part: %s', (_name, facts, expected) => {
    expect(fit(facts)).toBeCloseTo(expected, 2);
  });

  it('omits parts that the worker did not state', () => {
    expect(fit({ categories: ['delivery'], expectedRate: 200 })).toBeCloseTo((35 * 0.7 + 25 * 0.5) / 60, 10);
  });

  it('omits parts that the work does not state, for all workers alike', () => {
    const facts = { skillIds: ['cooking'], categories: ['delivery'], expectedRate: 900 } as const;
    expect(fit(facts, { skillIds: [], hourlyPay: null })).toBeCloseTo(0.7, 10);
  });

  it('is neutral for a worker without any data', () => {
    expect(fit({})).toBe(UNKNOWN_FIT);
    expect(fit({ expectedRate: 100 }, { hourlyPay: null })).toBe(UNKNOWN_FIT);
  });

  it('stays between 0 and 1 and grows with an application for such work', () => {
    const evidence = fc.record({
      signal: fc.constantFrom(...PREFERENCE_SIGNAL_KINDS),
      category: fc.constantFrom(...JOB_CATEGORY_IDS),
      ageDays: fc.double({ min: 0, max: 400, noNaN: true }),
    });
    const facts = fc.record({
      skillIds: fc.subarray(['two_wheeler', 'navigation', 'customer_service', 'cooking']),
      categories: fc.subarray([...JOB_CATEGORY_IDS], { minLength: 1 }),
      preferenceSignals: fc.array(evidence, { maxLength: 10 }),
      expectedRate: fc.option(fc.integer({ min: 0, max: 2000 })),
    });
    fc.assert(
      fc.property(facts, (worker) => {
        const before = workerFit(WORK, worker);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(1);
        expect(
          workerFit(WORK, { ...worker, preferenceSignals: [...worker.preferenceSignals, applied] }),
        ).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('the band of a fit', () => {
  it.each([
    [1, 'strong'],
    [0.72, 'strong'],
    [0.7199, 'good'],
    [0.45, 'good'],
    [0.4499, 'fair'],
    [0, 'fair'],
  ] as const)('assigns the fit %d to the band %s', (share, band) => {
    expect(fitBandOf(share)).toBe(band);
  });

  it('is not strong for a named category alone', () => {
    expect(fitBandOf(fit({ categories: ['delivery'] }))).toBe('good');
  });

  it('is good for all the skills of a category that was not named', () => {
    expect(fitBandOf(fit({ skillIds: WORK.skillIds, categories: ['retail'] }))).toBe('good');
  });
});
