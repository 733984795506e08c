import { lineOf } from './rounding.js';

/**
 * The income tax that a platform deducts from the gross pay of a worker in a financial year. Amounts are in paise.
 * `from` is the first day of a financial year, until the next row.
 */
export interface IncomeTaxRule {
  from: string;
  basisPoints: number;
  /** Rate for a worker without a checked PAN, on all pay. */
  basisPointsWithoutPan: number;
  /** Gross of a year up to which a person with a checked PAN owes nothing. */
  freeUpTo: bigint;
  /** Part of the gross that is taxed above the limit: all pay of the year, or only the part above the limit. */
  taxed: 'all' | 'excess';
  /** Gross of a year from which the worker is warned. */
  warnFrom: bigint;
  /** Whether counsel has confirmed the row. Pay is counted by every row, and taxed by confirmed rows only. */
  isConfirmed: boolean;
  source: string;
}

/** Rules in the order of their days. A change of the law adds a row; earlier rows remain for the pay of their years. */
export const INCOME_TAX_RULES: readonly IncomeTaxRule[] = [
  {
    ...{ from: '2026-04-01', basisPoints: 10, basisPointsWithoutPan: 500, freeUpTo: 50_000_000n, taxed: 'all' },
    ...{ warnFrom: 45_000_000n, isConfirmed: false, source: 'Income-tax Act 2025, section 393(1)' },
  },
];

/** Returns the rule that is in force on a day in India (YYYY-MM-DD); null before the first one. */
export const incomeTaxRuleOn = (day: string, rules = INCOME_TAX_RULES): IncomeTaxRule | null =>
  rules.findLast(({ from }) => from <= day) ?? null;

/**
 * Returns the income tax on the gross pay of a year. The deduction from one payment is the difference of the tax after
 * and before it, so that the deductions of a year add up to the tax of the year.
 */
export function incomeTaxOf(rule: IncomeTaxRule, gross: bigint, hasPan: boolean): bigint {
  if (!hasPan) return lineOf(gross, { basisPoints: rule.basisPointsWithoutPan });
  if (gross <= rule.freeUpTo) return 0n;
  return lineOf(rule.taxed === 'all' ? gross : gross - rule.freeUpTo, rule);
}
