import type { Rate } from './rounding.js';

/** A rate from a day of India on (YYYY-MM-DD), until the next row of its table. `source` names the rule that sets it. */
export interface DatedRate extends Rate {
  from: string;
  source: string;
}

/**
 * Rates by name, each as rows in the order of their days. A change of the law or of the price adds a row; earlier rows
 * remain, because documents and entries of their time refer to them.
 */
export const RATES = {
  /** The fee of Secure Pay, of the wage, paid by the employer on top. */
  fee: [{ from: '2026-01-01', basisPoints: 500, source: 'Price list' }],
  /** Central and state tax on the fee of an employer in the State of the product. */
  cgst: [{ from: '2017-07-01', basisPoints: 900, source: 'CGST Act 2017, section 9' }],
  sgst: [{ from: '2017-07-01', basisPoints: 900, source: 'Karnataka GST Act 2017, section 9' }],
  /** Tax on the fee of an employer in another State. */
  igst: [{ from: '2017-07-01', basisPoints: 1800, source: 'IGST Act 2017, section 5' }],
  /** Welfare fee of Karnataka on each payout, paid by the product. */
  welfareKarnataka: [
    { from: '2026-01-01', basisPoints: 100, atMost: 150n, source: 'Karnataka Platform Based Gig Workers Act 2025' },
  ],
} as const satisfies Record<string, readonly DatedRate[]>;
export type RateName = keyof typeof RATES;

/** Tables of welfare fees by the code of the State that asks for one. */
const WELFARE_RATES: Partial<Record<string, RateName>> = { '29': 'welfareKarnataka' };

/** Returns the rate of a table that is in force on a day in India; undefined before its first row. */
export const findRate = (rows: readonly DatedRate[], day: string): DatedRate | undefined =>
  rows.findLast(({ from }) => from <= day);

/** Returns the rate that is in force on a day in India (YYYY-MM-DD). Throws a RangeError before its first row. */
export function rateOn(name: RateName, day: string): DatedRate {
  const rate = findRate(RATES[name], day);
  if (!rate) throw new RangeError(`No rate ${name} on ${day}`);
  return rate;
}

/** Returns the welfare fee of a State on a day in India (YYYY-MM-DD); null if none is owed. */
export function welfareRateOn(stateCode: string, day: string): DatedRate | null {
  const name = WELFARE_RATES[stateCode];
  return (name && findRate(RATES[name], day)) ?? null;
}
