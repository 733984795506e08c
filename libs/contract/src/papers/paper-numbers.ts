/** The series of numbers of each kind of paper. */
export const PAPER_SERIES = {
  pay_slip: 'P',
  receipt_voucher: 'R',
  invoice: 'I',
  refund_voucher: 'V',
  credit_note: 'C',
  debit_note: 'D',
} as const;
export type PaperKind = keyof typeof PAPER_SERIES;
export const PAPER_KINDS = Object.keys(PAPER_SERIES) as [PaperKind, ...PaperKind[]];

/** The most characters of a number that the GST rules allow. */
export const PAPER_NUMBER_MAX = 16;
const COUNTER_DIGITS = 6;
/** April, as the number of the month. */
const FIRST_MONTH = 4;
const CENTURY = 100;

/** Returns the year in which the financial year of a day in India (YYYY-MM-DD) begins. */
const startYearOf = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < FIRST_MONTH ? 1 : 0);

/** Returns the financial year of a day in India (YYYY-MM-DD), April to March: "26-27". */
export function financialYearOf(day: string): string {
  const year = startYearOf(day);
  return [year, year + 1].map((one) => String(one % CENTURY).padStart(2, '0')).join('-');
}

/** Returns the first day (YYYY-MM-DD) of the financial year of a day in India. */
export const financialYearStart = (day: string): string => `${startYearOf(day)}-04-01`;

/** Returns the last day (YYYY-MM-DD) of the financial year of a day in India, or of the one `years` later. */
export const financialYearEnd = (day: string, years = 0): string => `${startYearOf(day) + 1 + years}-03-31`;

/**
 * Returns the name of a series: practice papers have a separate one, so that they leave no gap between tax papers.
 * `region`, two characters, keeps the series of regions with one seller apart.
 */
export const paperSeries = (kind: PaperKind, practice: boolean, region = 'nk'): string =>
  `${practice ? 'PX' : region.toUpperCase()}${PAPER_SERIES[kind]}`;

/**
 * Formats the number of a paper: "NKI/26-27/000123", and from a million on "NKI/2627/1000000". Throws a RangeError if
 * it is longer than the law allows.
 */
export function paperNumber(series: string, financialYear: string, counter: number): string {
  const digits = String(counter).padStart(COUNTER_DIGITS, '0');
  const years = digits.length > COUNTER_DIGITS ? financialYear.replace('-', '') : financialYear;
  const number = `${series}/${years}/${digits}`;
  if (number.length > PAPER_NUMBER_MAX) throw new RangeError(`The number of a paper is too long: ${number}`);
  return number;
}
