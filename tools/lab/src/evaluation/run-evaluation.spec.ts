import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ABLATIONS, SINGLE_SIGNALS } from './rankings.js';
import { advantage, meanQualities, type Quality, targetsOf } from './run-evaluation.js';
import type { MarketSize } from './synthetic-market.js';

const SMALL = { seekers: 40, jobs: 400, seed: 6 };

/** Evaluates markets with the compiled program: the same computation inside a test is five times as slow. */
function evaluateAll(sizes: readonly MarketSize[]): Quality[][] {
  const entry = new URL('../../dist/evaluation/run-evaluation.js', import.meta.url).href;
  const script = `
    import { evaluate } from ${JSON.stringify(entry)};
    process.stdout.write(JSON.stringify(${JSON.stringify(sizes)}.map((size) => evaluate(size))));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()) as Quality[][];
}

describe('the evaluation of matching on a synthetic market', () => {
  let qualities: Quality[];
  let repeated: Quality[][];
  beforeAll(() => {
    const fewer = { ...SMALL, seekers: 12 };
    [qualities = [], ...repeated] = evaluateAll([SMALL, fewer, fewer]);
  });
  const of = (name: string) => qualities.find((quality) => quality.name === name)!;

  it('serves seekers better than the best single signal by 0.15 at least', () => {
    expect(advantage(qualities).by).toBeGreaterThanOrEqual(0.15);
  });

  it('serves employers better than any single signal', () => {
    for (const { name } of SINGLE_SIGNALS) expect(of('ours').employers).toBeGreaterThan(of(name).employers);
  });

  it('shows more of the market than lists that are the same for all', () => {
    expect(of('ours').coverage).toBeGreaterThan(of('newest').coverage);
    expect(of('ours').gini).toBeLessThan(of('best paid').gini);
  });

  it('distributes views more equally over more jobs, because frequently seen jobs rank lower', () => {
    const [ours, unyielding] = [of('ours'), of('ours without yielding')];
    expect(ours.gini).toBeLessThan(unyielding.gini - 0.05);
    expect(ours.coverage).toBeGreaterThan(unyielding.coverage);
    expect(ours.seekers).toBeGreaterThan(0.9 * unyielding.seekers);
  });

  it('leads to more good matches by the answers of reviews, without fewer applications or views of new employers', () => {
    const [ours, before] = [of('ours'), of('ours before reviews')];
    expect(ours.good).toBeGreaterThan(before.good);
    expect(ours.filled).toBeGreaterThan(0.97 * before.filled);
    expect(ours.newcomers).toBeGreaterThan(0.95 * before.newcomers);
    expect(ours.gini).toBeLessThan(before.gini + 0.01);
    expect(ours.seekers).toBeGreaterThan(0.97 * before.seekers);
  });

  it('compares the results with the targets', () => {
    const ours = (changed: Partial<Quality>) =>
      qualities.map((each) => (each.name === 'ours' ? { ...each, ...changed } : each));
    const worse = targetsOf(ours({ seekers: 0.2, gini: 0.9, good: 0.1, filled: 0, newcomers: 0 }));
    expect(worse.filter(({ met }) => met)).toEqual([]);
    const better = targetsOf(ours({ seekers: 0.8, gini: 0.3, good: 1, filled: 1, newcomers: 1 }));
    expect(better.filter(({ met }) => !met)).toEqual([]);
    expect(better).toHaveLength(8);
  });

  it('returns worse results without the most wanted parts', () => {
    for (const part of ['distance', 'category', 'skills']) {
      expect(of(`ours without ${part}`).seekers).toBeLessThan(of('ours').seekers);
    }
    expect(qualities).toHaveLength(SINGLE_SIGNALS.length + 3 + ABLATIONS.length);
  });

  it('finds next to nothing by chance, and the same every time', () => {
    expect(of('random').seekers).toBeLessThan(0.15);
    expect(repeated).toHaveLength(2);
    expect(repeated[0]).toEqual(repeated[1]);
  });
});

it('judges an order by its mean in all markets', () => {
  const quality = (seekers: number, gini: number) => ({
    ...{ name: 'ours', seekers, employers: 0.4, coverage: 0.5, gini, good: 0.8, filled: 0.6, newcomers: 0.2 },
  });
  const [ours, ...others] = meanQualities([[quality(0.4, 0.5)], [quality(0.5, 0.7)]]);
  expect(others).toEqual([]);
  expect(ours?.seekers).toBeCloseTo(0.45);
  expect(ours?.gini).toBeCloseTo(0.6);
  expect(ours?.employers).toBeCloseTo(0.4);
});
