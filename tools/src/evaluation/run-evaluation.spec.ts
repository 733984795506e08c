import { describe, expect, it } from '@jest/globals';
import { ABLATIONS, SINGLE_SIGNALS } from './rankings.js';
import { advantage, evaluate } from './run-evaluation.js';

const SMALL = { seekers: 60, jobs: 700, seed: 5 };

describe('the evaluation of matching on a synthetic market', () => {
  const qualities = evaluate(SMALL);
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

  it('loses when what people want most is left out', () => {
    for (const part of ['distance', 'category', 'skills']) {
      expect(of(`ours without ${part}`).seekers).toBeLessThan(of('ours').seekers);
    }
    expect(qualities).toHaveLength(SINGLE_SIGNALS.length + 1 + ABLATIONS.length);
  });

  it('finds next to nothing by chance, and the same every time', () => {
    expect(of('random').seekers).toBeLessThan(0.15);
    expect(evaluate({ ...SMALL, seekers: 12 })).toEqual(evaluate({ ...SMALL, seekers: 12 }));
  });
});
