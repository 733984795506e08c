import { describe, expect, it } from '@jest/globals';
import { isAt, moduleOf } from './fault-scope.js';
import { intervalOf, sample, sharesOf } from './sampling.js';

const items = ['jobs', 'wages', 'support'].flatMap((module, index) =>
  Array.from({ length: [100, 10, 1][index] ?? 0 }, (_, at) => ({ module, at })),
);
type Item = (typeof items)[number];
const KEYS = { groupOf: ({ module }: Item) => module, idOf: ({ module, at }: Item) => `${module}:${at}` };
const draw = (seed: string, size = 20, of = items) => sample(of, KEYS, { size, seed, least: 2 });

describe('sample', () => {
  it('is equal for the same seed, and different for another', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('draws the same items from another order, and almost the same after one was removed', () => {
    expect(draw('a', 20, items.toReversed())).toEqual(expect.arrayContaining(draw('a')));
    const rest = items.filter(({ module, at }) => module !== 'jobs' || at !== 50);
    const drawn = draw('a').filter(({ module, at }) => module !== 'jobs' || at !== 50);
    expect(draw('a', 20, rest)).toEqual(expect.arrayContaining(drawn));
  });

  it('assigns each module its share, and at least two faults or all that it has', () => {
    const count = (module: string): number => draw('a').filter((item) => item.module === module).length;
    expect([count('jobs'), count('wages'), count('support')]).toEqual([17, 2, 1]);
  });

  it('contains no duplicates, and no more than there are', () => {
    expect(new Set(draw('a', 500)).size).toBe(items.length);
  });

  it('exceeds the requested size if the minimum numbers of all modules do', () => {
    expect([
      ...sharesOf(
        new Map([
          ['a', 9],
          ['b', 9],
        ]),
        1,
        2,
      ).values(),
    ]).toEqual([2, 2]);
  });
});

describe('interval of a share', () => {
  // reference values of the Wilson score interval
  it.each([
    [0, 10, 0, 0.2775],
    [9, 10, 0.5958, 0.9821],
    [180, 200, 0.8506, 0.9343],
  ])('%i of %i: %d to %d', (successes, trials, low, high) => {
    const [from, to] = intervalOf(successes, trials);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('is the whole range without any trial', () => {
    expect(intervalOf(0, 0)).toEqual([0, 1]);
  });
});

describe('place of a fault', () => {
  const fault = { file: 'backend/src/modules/jobs/close-job.use-case.ts', line: 12 };

  it.each([
    ['jobs/close-job', true],
    ['close-job.use-case.ts:12', true],
    ['close-job.use-case.ts:1', false],
    ['jobs/open-job', false],
  ])('is compared with %s', (place, expected) => {
    expect(isAt(fault, place)).toBe(expected);
  });
});

describe('module of a file', () => {
  it.each([
    ['backend/src/modules/jobs/close-job.use-case.ts', 'jobs'],
    ['frontend/src/features/hire-form/hooks/useTemplates.ts', 'frontend/hire-form'],
    ['frontend/src/entities/hiring/model/pay-presets.ts', 'frontend/hiring'],
    ['frontend/src/pages/pricing/model/plans.ts', 'frontend/pricing'],
    ['frontend/src/shared/hooks/useOnline.ts', 'frontend/shared'],
  ])('of %s is %s', (file, module) => {
    expect(moduleOf(file)).toBe(module);
  });
});
