import { describe, expect, it } from '@jest/globals';
import type { MoneyDesk, PostingView } from '@nukkad/contract/payments/money-desk';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, outage, problem } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { minutesAway } from '../../../test/instant-jobs';
import { renderApp } from '../../../test/render-app';

const ID = 'c0000000-0000-4000-8000-000000000001';
const WORK = 'e0000000-0000-4000-8000-000000000001';
const NONE = { found: 0, items: [] };

const aDesk = (changes: Partial<MoneyDesk> = {}): MoneyDesk => ({
  practice: false,
  suspense: { balance: '0', items: [] },
  ...{ reversals: NONE, releases: NONE, refunds: NONE, holds: NONE, payouts: NONE, differences: NONE, days: [] },
  float: { booked: '1001863', custody: '0', limit: '1000000', isBelow: false },
  incomeTax: null,
  ...changes,
});
const DIFFERENCE = {
  ...({ provider: 'razorpay', kind: 'payment', entityId: 'pay_1', day: '2026-11-23', status: 'differs' } as const),
  ...{ stated: '62140', booked: '62040', utr: null, transactionId: ID },
};
const aPosting = (changes: Partial<PostingView> = {}): PostingView => ({
  ...{ id: ID, event: 'suspense.received', at: minutesAway(-600), effectiveOn: '2026-11-29', amount: '900000' },
  lines: [
    { account: 'own.pa', amount: '900000' },
    { account: 'suspense', amount: '-900000' },
  ],
  ...{ reversal: null, isReversed: false, needsSecond: true, barrier: null, mayReverse: true },
  ...changes,
});
const aReversal = (mayConfirm: boolean, isOwn = !mayConfirm) => ({
  ...{ id: WORK, transactionId: ID, event: 'suspense.received', amount: '900000', reason: 'Stated twice.' },
  ...{ requestedAt: minutesAway(-60), isOwn, mayConfirm },
});

/** Opens the money desk; every decision is refused where `isMoved`. */
function open(
  desk: MoneyDesk,
  { posting = aPosting(), isMoved = false, at = '', stated = '1001863' as string | null, isDown = false } = {},
) {
  const refused = problem(409, 'This posting has changed in the meantime. Load the page again.');
  const calls = {
    explain: 'POST /api/admin/differences/pay_1/explanation',
    reverse: `POST /api/admin/postings/${ID}/reversal`,
    decide: `POST /api/admin/reversals/${WORK}/decision`,
  } as const;
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }),
    'GET /api/admin/money-desk': () => desk,
    'GET /api/admin/money-desk/balance': () =>
      isDown
        ? outage()
        : {
            ...{ expected: '1001863', returning: '0', stated },
            difference: stated === null ? null : String(BigInt(stated) - 1001863n),
          },
    [`GET /api/admin/postings/${ID}`]: () => posting,
    [calls.explain]: () => (isMoved ? refused : undefined),
    [calls.reverse]: () => (isMoved ? refused : { ...posting, reversal: 'waiting' }),
    [calls.decide]: () => (isMoved ? refused : { ...posting, reversal: 'posted', isReversed: true }),
  });
  const bodies = (call: keyof typeof calls) => server.of(calls[call]).map(({ body }) => body);
  return { ...renderApp(`/admin?section=money${at}`), bodies };
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the money desk', () => {
  it('states that nothing is pending, and that partner and books agree', async () => {
    open(aDesk());
    expect(await screen.findByText('Nothing waits')).toBeVisible();
    expect(await screen.findByText('Partner and books agree')).toBeVisible();
    expect(screen.queryByText(/Practice money/)).not.toBeInTheDocument();
  });

  it('lists workers near the limit of the income tax, with the tax by an unconfirmed rule', async () => {
    const worker = { workerId: WORK, total: '50060000', tax: '50060', hasPan: true };
    open(
      aDesk({
        incomeTax: {
          ...{ from: '2026-04-01', warnFrom: '45000000', freeUpTo: '50000000', isConfirmed: false, found: 2 },
          items: [worker, { ...worker, workerId: ID, hasPan: false }],
        },
      }),
    );
    const section = within(await screen.findByRole('region', { name: 'Workers near the income tax limit' }));
    expect(section.getByText(/₹4,50,000 or more.*₹5,00,000.*not confirmed.*nothing is deducted/)).toBeVisible();
    const [first, second] = section.getAllByRole('listitem');
    expect(first).toHaveTextContent(`₹5,00,600Tax by the rule: ₹500.60${WORK}`);
    expect(second).toHaveTextContent('PAN not checked');
  });

  it.each([
    ['1001363', 'Differs by −₹5'],
    [null, 'The partner does not answer'],
  ])('compares the balance of the partner, %s paise, with the books', async (stated, words) => {
    open(aDesk(), { stated });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Partner and books agree')).not.toBeInTheDocument();
  });

  it('does not claim to query the partner when the query failed', async () => {
    open(aDesk(), { isDown: true });
    expect(await screen.findByText('The partner does not answer')).toBeVisible();
    expect(screen.queryByText('Asking…')).not.toBeInTheDocument();
  });

  it('shows users who wait for money before the books, with the reasons', async () => {
    const waiting = { id: ID, engagementId: WORK, amount: '60000', since: minutesAway(-2000) };
    const tries = { attempts: 2, problem: 'the account is closed' };
    open(
      aDesk({
        releases: { found: 1, items: [{ ...waiting, ...tries, state: 'needs_payee' }] },
        refunds: { found: 60, items: [{ ...waiting, ...tries, waitsFor: 'float' }] },
        holds: { found: 1, items: [{ ...waiting, state: 'held', heldUntil: minutesAway(9000) }] },
        suspense: {
          balance: '900000',
          items: [{ id: ID, event: 'suspense.received', amount: '900000', at: minutesAway(-60) }],
        },
        differences: { found: 1, items: [DIFFERENCE] },
        float: { booked: '5000', custody: '0', limit: '1000000', isBelow: true },
      }),
    );
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      ...['Wages that have not arrived', 'Refunds that wait', 'Wages held too long'],
      ...['Money nobody expected: ₹9,000', 'Does not match the report', 'Our money at the partner', 'Days'],
    ]);
    expect(screen.getByText('The worker’s account must be corrected.')).toBeVisible();
    expect(screen.getByText('We have too little money at the partner. Add money there.')).toBeVisible();
    expect(screen.getByText('59 more waiting')).toBeVisible();
    expect(screen.getByText('Less than ₹10,000: refunds may wait')).toBeVisible();
  });

  it('accepts a difference for a reason, with the amounts that it has shown', async () => {
    const { user, bodies } = open(aDesk({ differences: { found: 1, items: [DIFFERENCE] } }));
    await user.click(await screen.findByRole('link', { name: /Different amounts.*23 November/ }));
    const shown = await sheet('Payment');
    expect(shown.getByText(/^23 November/)).toBeVisible();
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'They correct it.');
    await user.click(shown.getByRole('button', { name: 'Accept with this reason' }));
    const { entityId: _entity, day: _day, utr: _utr, transactionId: _posting, ...facts } = DIFFERENCE;
    await waitFor(() => expect(bodies('explain')).toEqual([{ ...facts, reason: 'They correct it.' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reverses a posting for a reason, and requires a second person for a large one', async () => {
    const { user, bodies } = open(aDesk(), { at: `&posting=${ID}` });
    const shown = await sheet('Posting');
    expect(await shown.findByText('This is a large amount: someone else on the team must confirm it.')).toBeVisible();
    expect(shown.getByRole('list', { name: 'Accounts' })).toHaveTextContent('own.pa₹9,000suspense−₹9,000');
    expect(shown.queryByText('2026-11-29')).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Reverse' }));
    expect(shown.getByText('Please write a reason')).toBeVisible();
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'Stated twice.');
    await user.click(shown.getByRole('button', { name: 'Reverse' }));
    await waitFor(() =>
      expect(bodies('reverse')).toEqual([{ amount: '900000', state: null, reason: 'Stated twice.' }]),
    );
  });

  it.each([
    [true, 'Confirm', 'confirm'],
    [false, 'Take it back', 'decline'],
  ] as const)(
    'allows a second person to confirm, and the first to withdraw (second: %s)',
    async (mayConfirm, button, decision) => {
      const desk = aDesk({ reversals: { found: 1, items: [aReversal(mayConfirm)] } });
      const posting = aPosting({ reversal: 'waiting', mayReverse: false });
      const { user, bodies } = open(desk, { posting });
      await user.click(await screen.findByRole('link', { name: /₹9,000/ }));
      const shown = await sheet('Posting');
      expect(await shown.findByText('Reason: Stated twice.')).toBeVisible();
      expect(shown.queryAllByRole('button', { name: 'Confirm' })).toHaveLength(mayConfirm ? 1 : 0);
      await user.click(shown.getByRole('button', { name: button }));
      await waitFor(() => expect(bodies('decide')).toEqual([{ state: 'waiting', decision }]));
    },
  );

  it('offers no decision to staff who are a side of the work, and states the reason', async () => {
    const desk = aDesk({ reversals: { found: 1, items: [aReversal(false, false)] } });
    open(desk, { posting: aPosting({ reversal: 'waiting' }), at: `&posting=${ID}` });
    const shown = await sheet('Posting');
    expect(await shown.findByText(/You are part of this work/)).toBeVisible();
    for (const name of ['Confirm', 'Do not reverse'])
      expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['running', /still under way/],
    ['passed_on', /cannot be reversed/],
  ] as const)('offers no reversal of a payment that is %s, and states the reason', async (barrier, text) => {
    open(aDesk({}), { posting: aPosting({ barrier }), at: `&posting=${ID}` });
    const shown = await sheet('Posting');
    expect(await shown.findByText(text)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  });

  it('shows the reason when another member of staff was faster', async () => {
    const { user } = open(aDesk({ reversals: { found: 1, items: [aReversal(true)] } }), {
      ...{ posting: aPosting({ reversal: 'waiting' }), isMoved: true, at: `&posting=${ID}` },
    });
    const shown = await sheet('Posting');
    await user.click(await shown.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This posting has changed in the meantime. Load the page again.')).toBeVisible();
  });
});
