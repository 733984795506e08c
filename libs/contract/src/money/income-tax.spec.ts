import { describe, expect, it } from '@jest/globals';
import { INCOME_TAX_RULES, incomeTaxOf, type IncomeTaxRule, incomeTaxRuleOn } from './income-tax.js';

const RULE: IncomeTaxRule = {
  ...{ from: '2026-04-01', basisPoints: 10, basisPointsWithoutPan: 500, freeUpTo: 50_000_000n, taxed: 'all' },
  ...{ warnFrom: 45_000_000n, isConfirmed: true, source: 'test' },
};

describe('incomeTaxRuleOn', () => {
  it.each([
    ['2026-03-31', undefined],
    ['2026-04-01', 10],
    ['2027-03-31', 10],
    ['2027-04-01', 20],
  ])('on %s returns the row of that financial year', (day, basisPoints) => {
    const rules = [RULE, { ...RULE, from: '2027-04-01', basisPoints: 20 }];
    expect(incomeTaxRuleOn(day, rules)?.basisPoints).toBe(basisPoints);
  });
});

describe('INCOME_TAX_RULES', () => {
  it('begin with financial years, in their order, and warn below the limit', () => {
    const days = INCOME_TAX_RULES.map(({ from }) => from);
    expect(days).toEqual([...days].sort());
    for (const { from, warnFrom, freeUpTo } of INCOME_TAX_RULES) {
      expect(from).toMatch(/-04-01$/);
      expect(warnFrom < freeUpTo).toBe(true);
    }
  });

  it('have no confirmed row, because no release deducts the tax from a transfer yet (ADR 68)', () => {
    expect(INCOME_TAX_RULES.filter(({ isConfirmed }) => isConfirmed)).toEqual([]);
  });
});

describe('incomeTaxOf', () => {
  it.each<[string, Partial<IncomeTaxRule>, bigint, boolean, bigint]>([
    ['nothing up to the limit', {}, 50_000_000n, true, 0n],
    ['the rate of all pay a paisa above the limit', {}, 50_000_001n, true, 50_000n],
    ['the rate of the excess, where the rule taxes the excess', { taxed: 'excess' }, 50_060_000n, true, 60n],
    ['the higher rate of all pay without a PAN', {}, 60_000n, false, 3_000n],
    ['half a paisa as a whole one', {}, 50_000_500n, true, 50_001n],
    ['nothing of no pay', {}, 0n, false, 0n],
  ])('returns %s', (_case, changes, gross, hasPan, tax) => {
    expect(incomeTaxOf({ ...RULE, ...changes }, gross, hasPan)).toBe(tax);
  });

  it.each(['all', 'excess'] as const)('never falls with more pay, where %s is taxed', (taxed) => {
    const rule = { ...RULE, taxed };
    let before = 0n;
    for (let gross = 49_990_000n; gross < 50_100_000n; gross += 777n) {
      const tax = incomeTaxOf(rule, gross, true);
      expect(tax >= before).toBe(true);
      before = tax;
    }
    expect(before > 0n).toBe(true);
  });
});
