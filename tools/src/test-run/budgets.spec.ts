import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { overBudget, PART_BUDGETS, SPEC_BUDGET, SPEC_BUDGETS, sumCosts } from './budgets.js';

const ROOT = join(import.meta.dirname, '../../..');
const part = (name: string, cpuSeconds: number | null) => ({ name, passed: 1, failed: 0, seconds: 1, cpuSeconds });

describe('overBudget', () => {
  it('reports a part above its budget', () => {
    const budget = PART_BUDGETS['domain'] as number;
    expect(overBudget([part('domain', budget + 1)], [], 1)).toEqual([
      `domain took ${budget + 1}.0 processor seconds; its budget is ${budget}.0`,
    ]);
  });

  it('reports a spec file above the budget of all', () => {
    expect(overBudget([], [{ file: 'backend/src/x.e2e-spec.ts', seconds: SPEC_BUDGET + 0.5 }], 1)).toEqual([
      `backend/src/x.e2e-spec.ts took ${SPEC_BUDGET}.5 processor seconds; its budget is ${SPEC_BUDGET}.0`,
    ]);
  });

  it('is silent about what stays within', () => {
    expect(
      overBudget([part('domain', PART_BUDGETS['domain'] as number)], [{ file: 'a', seconds: SPEC_BUDGET }], 1),
    ).toEqual([]);
  });

  it('gives a slower machine more', () => {
    const specs = [{ file: 'a', seconds: 1.5 * SPEC_BUDGET }];
    expect(overBudget([], specs, 1)).toHaveLength(1);
    expect(overBudget([], specs, 2)).toEqual([]);
  });

  it('holds a part that nobody gave a budget to nothing', () => {
    expect(overBudget([part('new', 0.1)], [], 1)).toHaveLength(1);
  });

  it('leaves a part alone whose time the system does not tell', () => {
    expect(overBudget([part('domain', null)], [], 1)).toEqual([]);
  });
});

describe('the budgets of spec files', () => {
  it('are for files that exist, above the budget of all, and give their reason', () => {
    for (const [file, { seconds, because }] of Object.entries(SPEC_BUDGETS)) {
      expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true });
      expect(seconds).toBeGreaterThan(SPEC_BUDGET);
      expect(because.length).toBeGreaterThan(10);
    }
  });
});

describe('sumCosts', () => {
  it('adds the pieces of a file and puts the dearest first', () => {
    const recorded = [
      { file: 'a', seconds: 1 },
      { file: 'b', seconds: 2.5 },
      { file: 'a', seconds: 2 },
    ];
    expect(sumCosts(recorded)).toEqual([
      { file: 'a', seconds: 3 },
      { file: 'b', seconds: 2.5 },
    ]);
  });
});
