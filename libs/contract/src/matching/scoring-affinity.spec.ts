import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import {
  categoryAffinity,
  PREFERENCE_SIGNAL_KINDS,
  type PreferenceSignal,
  type PreferenceSignalKind,
} from './scoring-affinity.js';

const act = (signal: PreferenceSignalKind, ageDays = 0): PreferenceSignal => ({
  signal,
  category: 'delivery',
  ageDays,
});
const liking = (declared: boolean, evidence: PreferenceSignal[]): number =>
  categoryAffinity(declared ? ['delivery'] : [], evidence).get('delivery') ?? 0;

describe('categoryAffinity', () => {
  it.each([
    ['nothing known', false, [], 0],
    ['declared', true, [], 0.7],
    ['applied once', false, [act('applied')], 1 / 3],
    ['applied twice', false, [act('applied'), act('applied')], 0.5],
    ['shortlisted', false, [act('shortlisted')], 0.5],
    ['asked for an interview', false, [act('interview_asked')], 0.5],
    ['declared and applied twice', true, [act('applied'), act('applied')], 0.85],
    ['withdrawn', false, [act('withdrawn')], 0],
    ['declared, then withdrawn', true, [act('withdrawn')], 0.7 * (1 - 1 / 3)],
    ['applied and withdrawn', false, [act('applied'), act('withdrawn')], 0],
    ['applied two months ago', false, [act('applied', 60)], 0.2],
  ])('returns the affinity for a category: %s', (_name, declared, evidence, expected) => {
    expect(liking(declared, evidence)).toBeCloseTo(expected, 10);
  });

  it('omits disliked categories', () => {
    expect([...categoryAffinity(['retail'], [act('withdrawn')]).keys()]).toEqual(['retail']);
  });

  it('stays between 0 and 1, grows with every application and shrinks with every withdrawal', () => {
    const evidence = fc.record({
      signal: fc.constantFrom(...PREFERENCE_SIGNAL_KINDS),
      category: fc.constantFrom(...JOB_CATEGORY_IDS),
      ageDays: fc.double({ min: -1, max: 400, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.boolean(), fc.array(evidence, { maxLength: 30 }), (declared, acts) => {
        const before = liking(declared, acts);
        for (const value of categoryAffinity(declared ? ['delivery'] : [], acts).values()) {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        expect(liking(declared, [...acts, act('applied')])).toBeGreaterThanOrEqual(before);
        expect(liking(declared, [...acts, act('withdrawn')])).toBeLessThanOrEqual(before);
      }),
    );
  });
});
