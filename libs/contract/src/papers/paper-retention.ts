import { financialYearEnd } from './paper-numbers.js';

/** Years for which papers are kept, of papers issued from a day of India on (YYYY-MM-DD). `source` names the rule that asks for it. */
interface PaperRetention {
  from: string;
  years: number;
  source: string;
}

/** A change of the law adds a row; papers that were issued before it keep the time that was printed on them. */
export const PAPER_RETENTIONS: readonly PaperRetention[] = [
  {
    from: '2017-07-01',
    years: 8,
    source: 'Companies Act 2013, section 128(5); longer than CGST Act 2017, section 36 (72 months)',
  },
];

/** Years for which a paper of this day is kept after its financial year. Throws a RangeError before the first row. */
export function paperYearsOn(day: string): number {
  const row = PAPER_RETENTIONS.findLast(({ from }) => from <= day);
  if (!row) throw new RangeError(`No time for which papers of ${day} are kept`);
  return row.years;
}

/** The last day (YYYY-MM-DD) on which a paper that was issued on `day` is kept. */
export const paperKeptUntil = (day: string): string => financialYearEnd(day, paperYearsOn(day));
