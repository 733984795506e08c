import { financialYearEnd } from './paper-numbers.js';

/**
 * Retention in years of papers issued on or after a day in India (YYYY-MM-DD). `source` names the rule that requires
 * it.
 */
interface PaperRetention {
  from: string;
  years: number;
  source: string;
}

/** A change of the law adds a row; papers issued before it retain the period printed on them. */
export const PAPER_RETENTIONS: readonly PaperRetention[] = [
  {
    from: '2017-07-01',
    years: 8,
    source: 'Companies Act 2013, section 128(5); longer than CGST Act 2017, section 36 (72 months)',
  },
];

/**
 * Returns the years for which a paper of this day is retained after its financial year. Throws a RangeError before the
 * first row.
 */
export function paperYearsOn(day: string): number {
  const row = PAPER_RETENTIONS.findLast(({ from }) => from <= day);
  if (!row) throw new RangeError(`No time for which papers of ${day} are kept`);
  return row.years;
}

/** Returns the last day (YYYY-MM-DD) of the retention of a paper issued on `day`. */
export const paperKeptUntil = (day: string): string => financialYearEnd(day, paperYearsOn(day));
