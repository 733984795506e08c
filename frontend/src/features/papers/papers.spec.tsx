import { describe, expect, it, jest } from '@jest/globals';
import type { Paper, PaperSummary } from '@nukkad/contract/papers/papers';
import type { YearlyPay } from '@nukkad/contract/papers/yearly-pay';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { PapersPart } from './components/PapersPart';
import { PaperView } from './components/PaperView';

const ID = '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';

const OTHER = '6e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';

const SLIP: Paper = {
  ...{ id: ID, kind: 'pay_slip', number: 'NKP/26-27/000007', issuedOn: '2026-11-28', practice: false },
  ...{ engagementId: ID, title: 'Delivery helper', total: '52500', tax: null },
  lines: [{ kind: 'wage', basisPoints: null, amount: '52500' }],
  pay: {
    ...{ worker: 'Asha Rao', employer: 'Namma Tiffin', from: '2026-11-27T04:30:00Z', to: '2026-11-27T08:00:00Z' },
    ...{ hours: 3.5, rate: '15000', rateType: 'hourly', reason: 'work', method: 'secure', welfareFee: '150' },
    payouts: [{ amount: '52500', on: '2026-11-28', reference: 'UTR123' }],
    replaces: null,
  },
};
const TAX: YearlyPay['tax'] = { basisPoints: 10, freeUpTo: '50000000', warnFrom: '45000000', isConfirmed: false };
const KARNATAKA = { code: '29', name: 'Karnataka' };
const INVOICE: Paper = {
  ...SLIP,
  ...{ kind: 'invoice', number: 'NKI/26-27/000012', total: '3540', pay: null },
  lines: [
    { kind: 'fee', basisPoints: 500, amount: '3000' },
    { kind: 'cgst', basisPoints: 900, amount: '270' },
    { kind: 'sgst', basisPoints: 900, amount: '270' },
  ],
  tax: {
    supplier: { name: 'Nukkad', address: '12 MG Road', gstin: '29AAGCB7383J1Z4' },
    recipient: { name: 'Rao Stores', address: '7, Market Road', gstin: null, state: KARNATAKA },
    ...{ placeOfSupply: KARNATAKA, serviceCode: '998599', reference: 'NKR/26-27/000012' },
  },
};
const summaryOf = ({ lines: _lines, tax: _tax, pay: _pay, ...summary }: Paper): PaperSummary => summary;

async function open(part: ReactNode, answers: Record<string, Answer>) {
  const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), ...answers });
  await loadTexts('papers', 'paper');
  const Wrapper = makeWrapper();
  render(
    <Wrapper>
      <MemoryRouter>{part}</MemoryRouter>
    </Wrapper>,
  );
  return server;
}

describe('a paper', () => {
  const openPaper = (paper: Paper) => open(<PaperView id={ID} />, { [`GET /api/papers/${ID}`]: () => paper });
  /** Returns the paper on the screen; a second one exists for the printer only. */
  const shown = async () => (await screen.findAllByRole('article'))[0] as HTMLElement;

  it('shows hours, rate, bank transfer and the welfare fee on a pay slip', async () => {
    await openPaper(SLIP);
    const slip = await shown();
    for (const text of ['NKP/26-27/000007', '28 November 2026', 'Asha Rao', '3.5', '₹150 per hour']) {
      expect(within(slip).getByText(text)).toBeVisible();
    }
    expect(slip).toHaveTextContent('Bank number (UTR): UTR123');
    expect(slip).toHaveTextContent('Welfare fee: ₹1.50. We pay it. Nothing is taken from the pay.');
    expect(slip).not.toHaveTextContent('Practice');
  });

  it('shows each tax, both parties and the place of supply on an invoice', async () => {
    await openPaper(INVOICE);
    const rows = within(await shown()).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ...['Fee (5%)₹30', 'CGST (9%)₹2.70', 'SGST (9%)₹2.70', 'Total₹35.40'],
    ]);
    expect(await shown()).toHaveTextContent('Place of supplyKarnataka (29)');
    expect(await shown()).toHaveTextContent('GSTIN 29AAGCB7383J1Z4');
  });

  it.each([
    ['practice money', { ...INVOICE, practice: true }, 'Practice money. No tax document.'],
    [
      'an issuer without a GSTIN',
      { ...INVOICE, tax: INVOICE.tax && { ...INVOICE.tax, supplier: { ...INVOICE.tax.supplier, gstin: null } } },
      'Not a tax document: no GSTIN of the issuer.',
    ],
  ])('states on the paper itself that it is no tax document: %s', async (_case, paper, text) => {
    await openPaper(paper);
    expect(within(await shown()).getByText(text)).toBeVisible();
  });

  it('waits for the faces of the scripts in its names before it is drawn', async () => {
    const asked: string[] = [];
    let faceComes: () => void = () => undefined;
    const load = (_face: string, text: string) => {
      asked.push(text);
      return new Promise<void>((resolve) => (faceComes = resolve));
    };
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    const employer = 'ಶ್ರೀ ಗಣೇಶ Traders & ಸನ್ಸ್';
    await openPaper({ ...SLIP, pay: SLIP.pay && { ...SLIP.pay, employer } });
    await waitFor(() => expect(asked).toEqual([expect.stringContaining(employer)]));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    Reflect.deleteProperty(document, 'fonts');
    faceComes();
    expect(await shown()).toHaveTextContent(employer);
  });

  it('is printed by one press', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await openPaper(SLIP);
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is a file in the language of the page', async () => {
    await openPaper(SLIP);
    const link = await screen.findByRole('link', { name: 'Download PDF' });
    expect(link).toHaveAttribute('href', `/api/papers/${ID}/pdf?language=en`);
  });

  it('has no file if a name is in an unsupported script, and shows this', async () => {
    await openPaper({ ...SLIP, pay: SLIP.pay && { ...SLIP.pay, worker: 'ஆஷா' } });
    expect(await screen.findByText(/letters that our PDF does not have/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('of another account does not exist', async () => {
    await open(<PaperView id={ID} />, { [`GET /api/papers/${ID}`]: () => problem(404, 'Not found') });
    expect(await screen.findByText('This paper is not there')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute('href', '/statement');
  });
});

describe("the user's papers", () => {
  const openList = (papers: Paper[], gstin: string | null = null) => {
    const stored = { gstin };
    return open(<PapersPart isWorker={false} isEmployer />, {
      'GET /api/user/papers': () => papers.map(summaryOf),
      'GET /api/user/tax-details': () => ({ ...stored }),
      'PUT /api/user/tax-details': ({ body }) => Object.assign(stored, body),
    });
  };

  it('lead to each paper, with its day, work, number and sum', async () => {
    await openList([INVOICE, { ...SLIP, id: OTHER }]);
    const list = within(await screen.findByRole('list', { name: 'Papers' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...[`/papers/${ID}`, `/papers/${OTHER}`],
    ]);
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Invoice28 November 2026.*Delivery helper.*NKI\/26-27\/000012₹35.40$/,
    );
  });

  const openYear = (total: string, tax: YearlyPay['tax'] = TAX) =>
    open(<PapersPart isWorker isEmployer={false} />, {
      'GET /api/user/papers': () => [summaryOf(SLIP)],
      'GET /api/user/yearly-pay': () => ({ from: '2026-04-01', to: '2027-03-31', total, tax }),
    });

  it.each([
    ['11255000', '₹1,12,550', /^Above ₹5,00,000 in a year, the law may ask us to keep back 0.1% as income tax/],
    ['45000000', '₹4,50,000', /^You are close to ₹5,00,000 this year\. Above it, the law may ask us to keep back 0.1%/],
    ['50000000', '₹5,00,000', /^You are close to ₹5,00,000 this year\./],
    ['50000001', '₹5,00,000.01', /^You are above ₹5,00,000 this year\. The law may ask us to keep back 0.1%/],
  ])('state the pay of a worker in the year, %s paise, and its income tax', async (total, paid, words) => {
    await openYear(total);
    expect(await screen.findByText(paid)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('1 April 2026 to 31 March 2027, by your pay slips')).toBeVisible();
  });

  it('state the pay of a year without a rule alone', async () => {
    await openYear('11255000', null);
    expect(await screen.findByText('₹1,12,550')).toBeVisible();
    expect(screen.queryByText(/income tax/)).not.toBeInTheDocument();
  });

  it('state no pay before the first slip of the year', async () => {
    const server = await openYear('0');
    await waitFor(() => expect(server.of('GET /api/user/yearly-pay')).toHaveLength(1));
    expect(await screen.findByRole('list', { name: 'Papers' })).toBeVisible();
    expect(screen.queryByText('Your pay this year')).not.toBeInTheDocument();
  });

  it('name the GSTIN of an employer, which is checked before it is sent', async () => {
    const server = await openList([]);
    expect(await screen.findByText(/No papers yet/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add GSTIN' }));
    const field = await screen.findByLabelText('GSTIN');
    await userEvent.type(field, '29AAGCB7383J1Z5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Check this GSTIN/)).toBeVisible();
    expect(server.of('PUT /api/user/tax-details')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '29 aagcb7383j 1z4');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'GSTIN: 29AAGCB7383J1Z4' })).toBeVisible();
  });
});
