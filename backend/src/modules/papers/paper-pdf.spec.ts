import { describe, expect, it } from '@jest/globals';
import { describePaper } from '@nukkad/contract/papers/paper-sheet';
import type { Paper } from '@nukkad/contract/papers/papers';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { drawPaper, type PaperPdf } from './paper-pdf.js';
import { paperWords } from './paper-words.js';
import { readPdf } from './tests/pdf-text.js';

const ID = '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';
const SLIP: Paper = {
  ...{ id: ID, kind: 'pay_slip', number: 'NKP/26-27/000007', issuedOn: '2026-11-28', practice: true },
  ...{ engagementId: ID, title: 'Delivery helper', total: '52500', tax: null },
  lines: [{ kind: 'wage', basisPoints: null, amount: '52500' }],
  pay: {
    ...{
      worker: 'आशा राव',
      employer: 'ಶ್ರೀ ಗಣೇಶ Traders & ಸನ್ಸ್',
      from: '2026-11-27T04:30:00Z',
      to: '2026-11-27T08:00:00Z',
    },
    ...{ hours: 3.5, rate: '15000', rateType: 'hourly', reason: 'turned_away', method: 'secure', welfareFee: '150' },
    payouts: [
      { amount: '50000', on: '2026-11-28', reference: 'UTR123' },
      { amount: '2500', on: '2026-11-28', reference: null },
    ],
    replaces: 'NKP/26-27/000003',
  },
};
const KARNATAKA = { code: '29', name: 'Karnataka' };
const INVOICE: Paper = {
  ...SLIP,
  ...{ kind: 'invoice', number: 'NKI/26-27/000012', total: '12345650', pay: null, practice: false },
  lines: [
    { kind: 'fee', basisPoints: 500, amount: '10462415' },
    { kind: 'cgst', basisPoints: 900, amount: '941617' },
    { kind: 'sgst', basisPoints: 900, amount: '941618' },
  ],
  tax: {
    supplier: { name: 'Nukkad', address: '12 MG Road', gstin: '29AAGCB7383J1Z4' },
    recipient: { name: 'ಶ್ರೀ ಗಣೇಶ Traders & ಸನ್ಸ್', address: 'मेन रोड, 2nd Cross', gstin: null, state: KARNATAKA },
    ...{ placeOfSupply: KARNATAKA, serviceCode: '998599', reference: 'NKR/26-27/000012' },
  },
};

const draw = (paper: Paper, language: Language): Promise<PaperPdf> =>
  drawPaper(describePaper(paper, paperWords(language)), {
    ...{ number: paper.number, language, createdAt: new Date('2026-11-28T00:00:00+05:30') },
  });
/** Every text of a paper, in its language. */
const textsOf = (paper: Paper, language: Language): string[] => {
  const { title, warning, facts, rows, total, notes, footer } = describePaper(paper, paperWords(language));
  const labels = facts.flat().flatMap(({ label, lines }) => [label, ...lines]);
  const amounts = [...rows, total].flatMap(({ name, amount }) => [name, amount]);
  return [title, warning ?? '', ...labels, ...amounts, ...notes, footer];
};
/** Returns the sorted words of a text, because lines of neighbouring columns are adjacent. */
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean).sort();

describe.each(LANGUAGES)('a paper as a file in the language %s', (language) => {
  it.each([
    ['a pay slip', SLIP],
    ['an invoice', INVOICE],
  ])('contains each word of %s, as text that a reader can copy', async (_name, paper) => {
    const { content, missing } = await draw(paper, language);
    const [page = '', ...more] = await readPdf(content);
    expect(wordsOf(page)).toEqual(wordsOf(['Nukkad', ...textsOf(paper, language)].join(' ')));
    expect([more, [...missing]]).toEqual([[], []]);
  });

  it('has the same bytes at each rendering', async () => {
    const [first, second] = [await draw(INVOICE, language), await draw(INVOICE, language)];
    expect(first.content.equals(second.content)).toBe(true);
  });
});

describe('a paper as a file', () => {
  it('is rendered without characters that no font contains, and reports them', async () => {
    const { content, missing } = await draw({ ...SLIP, title: 'Sell fruit 🛒' }, 'en');
    expect((await readPdf(content))[0]).toContain('Work Sell fruit');
    expect([...missing]).toEqual(['🛒']);
  });

  it.each<[string, { employer?: string; title?: string }, string]>([
    ['a fact', { employer: 'Namma Tiffin Centre '.repeat(200).trim() }, 'Tiffin'],
    ['the title', { title: 'Delivery helper '.repeat(400).trim() }, 'Delivery'],
  ])('has every line of %s that is longer than a sheet, and the amounts after it', async (_what, texts, word) => {
    const { title = SLIP.title, employer = 'Asha' } = texts;
    const pay = SLIP.pay && { ...SLIP.pay, employer };
    const pages = await readPdf((await draw({ ...SLIP, title, pay }, 'en')).content);
    const countIn = (text: string): number => text.split(word).length - 1;
    const found = pages.map(countIn).filter((count) => count > 0);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(countIn(texts.title ?? employer));
    expect(found.length).toBeGreaterThan(2);
    expect(pages.join(' ')).toContain('₹525');
  });
});
