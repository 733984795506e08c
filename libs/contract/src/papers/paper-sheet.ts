import { formatPaise } from '../money/format-paise.js';
import { parsePaise } from '../money/paise.js';
import type { PaperKind } from './paper-numbers.js';
import { paperYearsOn } from './paper-retention.js';
import type { Paper, PayPart, TaxPart } from './papers.js';

/** Writes the texts of a paper in one language. */
export interface PaperWords {
  /** A text of the namespace `papers`: `papers:sheet.number`. */
  text: (key: string, params?: Record<string, string | number>) => string;
  kind: (kind: PaperKind) => string;
  /** A day of India (YYYY-MM-DD), with the year. */
  day: (day: string) => string;
  /** A day of India with its year and its time. */
  moment: (moment: string) => string;
}

/** A label and its values, in one line or more; the first value is the most important. */
export interface PaperFact {
  label: string;
  lines: readonly string[];
}

/** An amount and its name. */
export interface PaperRow {
  name: string;
  amount: string;
}

/** The layout of a paper, on a page or as a file. */
export interface PaperSheet {
  title: string;
  /** Notice that the paper is no tax document, if applicable. */
  warning: string | null;
  /** Kind and subject of the paper. */
  facts: readonly (readonly PaperFact[])[];
  rows: readonly PaperRow[];
  total: PaperRow;
  notes: readonly string[];
  /** Retention period of the paper. */
  footer: string;
}

/** Basis points of a percent. */
const PERCENT = 100;
const rupees = (paise: string): string => formatPaise(parsePaise(paise));

/** Returns a fact without its empty lines; nothing if no line remains. */
function fact(label: string, ...lines: (string | null)[]): PaperFact[] {
  const written = lines.filter((line): line is string => line !== null && line !== '');
  return written.length === 0 ? [] : [{ label, lines: written }];
}

function payFacts(pay: PayPart, { text, day, moment }: PaperWords): PaperFact[] {
  return [
    ...fact(text('papers:sheet.worker'), pay.worker),
    ...fact(text('papers:sheet.employer'), pay.employer),
    ...fact(text('papers:sheet.reason.label'), text(`papers:sheet.reason.${pay.reason}`)),
    ...fact(text('papers:sheet.start'), moment(pay.from)),
    ...fact(text('papers:sheet.end'), moment(pay.to)),
    ...fact(text('papers:sheet.hours'), pay.hours === null ? null : String(pay.hours)),
    ...fact(
      text('papers:sheet.rate'),
      pay.rate === null ? null : text(`papers:sheet.rateUnit.${pay.rateType}`, { amount: rupees(pay.rate) }),
    ),
    ...fact(text('papers:sheet.method.label'), text(`papers:sheet.method.${pay.method}`)),
    ...fact(text('papers:sheet.replaces'), pay.replaces),
    ...pay.payouts.flatMap(({ amount, on, reference }) =>
      fact(
        text('papers:sheet.payout', { day: day(on) }),
        rupees(amount),
        reference === null ? null : text('papers:sheet.payoutReference', { reference }),
      ),
    ),
  ];
}

function taxFacts(tax: TaxPart, { text }: PaperWords): PaperFact[] {
  const { supplier, recipient, placeOfSupply } = tax;
  const stateOf = (state: { code: string; name: string }): string => text('papers:sheet.stateCode', state);
  const lineOf = (gstin: string | null): string | null =>
    gstin === null ? null : `${text('papers:sheet.gstin')} ${gstin}`;
  return [
    ...fact(text('papers:sheet.from'), supplier.name, supplier.address, lineOf(supplier.gstin)),
    ...fact(
      text('papers:sheet.to'),
      recipient.name,
      recipient.address,
      stateOf(recipient.state),
      lineOf(recipient.gstin),
    ),
    ...fact(text('papers:sheet.place'), stateOf(placeOfSupply)),
    ...fact(text('papers:sheet.serviceCode'), tax.serviceCode),
    ...fact(text('papers:sheet.reference'), tax.reference),
  ];
}

function nameOf({ kind, basisPoints }: Paper['lines'][number], isTaxPaper: boolean, { text }: PaperWords): string {
  if (kind === 'wage' && isTaxPaper) return text('papers:sheet.held');
  return text(`papers:sheet.line.${kind}`, { percent: (basisPoints ?? 0) / PERCENT });
}

function warningOf({ practice, tax }: Paper, { text }: PaperWords): string | null {
  if (practice) return text('papers:sheet.practice');
  return tax?.supplier.gstin === null ? text('papers:sheet.noTax') : null;
}

/** Returns all content of a paper, in drawing order. */
export function describePaper(paper: Paper, words: PaperWords): PaperSheet {
  const { text, kind, day } = words;
  const { tax, pay } = paper;
  const facts = [
    [
      ...fact(text('papers:sheet.number'), paper.number),
      ...fact(text('papers:sheet.date'), day(paper.issuedOn)),
      ...fact(text('papers:sheet.work'), paper.title),
    ],
    pay ? payFacts(pay, words) : [],
    tax ? taxFacts(tax, words) : [],
  ];
  return {
    title: kind(paper.kind),
    warning: warningOf(paper, words),
    facts: facts.filter((group) => group.length > 0),
    rows: paper.lines.map((line) => ({ name: nameOf(line, tax !== null, words), amount: rupees(line.amount) })),
    total: { name: text('papers:sheet.total'), amount: rupees(paper.total) },
    notes: pay && pay.welfareFee !== '0' ? [text('papers:sheet.welfare', { amount: rupees(pay.welfareFee) })] : [],
    footer: text('papers:sheet.kept', { years: paperYearsOn(paper.issuedOn) }),
  };
}
