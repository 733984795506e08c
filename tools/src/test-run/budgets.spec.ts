import { describe, expect, it } from '@jest/globals';
import {
  type Budgets,
  BUDGETS,
  findUnexplainedRaises,
  listOverspending,
  listSpecSpending,
  listSpending,
  sumCosts,
} from './budgets.js';

const part = (name: string, cpuSeconds: number | null) => ({ name, cpuSeconds });
const screening = BUDGETS.parts['screening']!.cpuSeconds;
const each = BUDGETS.specFile.cpuSeconds;

describe('listOverspending', () => {
  it('reports a part above its budget', () => {
    expect(listOverspending(listSpending(null, [part('screening', screening + 1)], 1))).toEqual([
      `screening took ${screening + 1}.0 processor seconds; its budget is ${screening}.0`,
    ]);
  });

  it('reports a whole run above its budget while each part is within its own', () => {
    const parts = Object.entries(BUDGETS.parts).map(([name, { cpuSeconds }]) => part(name, cpuSeconds));
    const total = parts.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0);
    expect(total).toBeGreaterThan(BUDGETS.totals['npm test'].cpuSeconds);
    expect(listOverspending(listSpending('npm test', parts, 1))).toEqual([
      `npm test took ${total}.0 processor seconds; its budget is ${BUDGETS.totals['npm test'].cpuSeconds}.0`,
    ]);
  });

  it('reports a spec file above the budget of all spec files', () => {
    const specs = [{ file: 'backend/src/x.e2e-spec.ts', seconds: each + 0.5 }];
    expect(listOverspending(listSpecSpending(specs, 1))).toEqual([
      `backend/src/x.e2e-spec.ts took ${each}.5 processor seconds; its budget is ${each}.0`,
    ]);
  });

  it('reports nothing when every cost is within its budget', () => {
    const specs = listSpecSpending([{ file: 'a', seconds: each }], 1);
    expect(listOverspending([...listSpending('npm test', [part('screening', screening)], 1), ...specs])).toEqual([]);
  });

  it('scales budgets by the slowness of the machine', () => {
    const specs = [{ file: 'a', seconds: 1.5 * each }];
    expect(listOverspending(listSpecSpending(specs, 1))).toHaveLength(1);
    expect(listOverspending(listSpecSpending(specs, 2))).toEqual([]);
  });

  it('reports a part without a budget', () => {
    expect(listOverspending(listSpending(null, [part('new', 0.1)], 1))).toHaveLength(1);
  });

  it('ignores a part of unknown cost', () => {
    expect(listOverspending(listSpending(null, [part('screening', null)], 1))).toEqual([]);
  });
});

describe('the budgets of spec files', () => {
  it('exceed the budget of all spec files, and give a reason', () => {
    for (const { cpuSeconds, reason } of Object.values(BUDGETS.specFiles)) {
      expect(cpuSeconds).toBeGreaterThan(each);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
});

describe('findUnexplainedRaises', () => {
  const withDomain = (cpuSeconds: number, raises: Budgets['parts'][string]['raises'] = []): Budgets => ({
    ...BUDGETS,
    parts: { screening: { cpuSeconds, raises } },
  });
  const raise = { date: '2026-11-28', to: 60, reason: 'The lexicon of a fourth language is read.' };

  it('reports a budget that rose without an entry', () => {
    expect(findUnexplainedRaises(withDomain(50), withDomain(60))).toEqual([
      expect.stringMatching(/^The budget of screening rose from 50 to 60 processor seconds without a reason/),
    ]);
  });

  it('reports a budget that rose above the value of its entry', () => {
    expect(findUnexplainedRaises(withDomain(50), withDomain(70, [raise]))).toHaveLength(1);
  });

  it('reports a budget that rose again under its earlier entry', () => {
    expect(findUnexplainedRaises(withDomain(50, [raise]), withDomain(60, [raise]))).toHaveLength(1);
  });

  it('accepts a budget that rose with a reason', () => {
    expect(findUnexplainedRaises(withDomain(50), withDomain(60, [raise]))).toEqual([]);
  });

  it('accepts a budget that fell, and a new one', () => {
    expect(findUnexplainedRaises(withDomain(50), withDomain(40))).toEqual([]);
    expect(findUnexplainedRaises({ ...BUDGETS, parts: {} }, withDomain(40))).toEqual([]);
  });
});

describe('sumCosts', () => {
  it('adds up the pieces of a file and lists the most expensive file first', () => {
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
