import { describe, expect, it, jest } from '@jest/globals';
import type { PayoutAccount, StatementLine } from '@nukkad/contract/payments/secure-payments';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Answer, fakeServer } from '../../../test/fake-server';
import { aPayoutAccount, aStatementLine } from '../../../test/payments';
import { aSeeker } from '../../../test/people';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { PayoutAccountSheet } from './components/PayoutAccountSheet';
import { Statement } from './components/Statement';

async function open(part: ReactNode, answers: Record<string, Answer>) {
  const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), ...answers });
  await loadTexts('secure-pay', 'payment');
  const Wrapper = makeWrapper();
  render(
    <Wrapper>
      <MemoryRouter>{part}</MemoryRouter>
    </Wrapper>,
  );
  return server;
}

describe('the payout account', () => {
  const openAccount = (account: Partial<PayoutAccount>) => {
    const told = { account: aPayoutAccount(account) };
    return open(<PayoutAccountSheet onClose={jest.fn()} />, {
      'GET /api/user/payout-account': () => told.account,
      'POST /api/user/payout-account': () => (told.account = { ...told.account, state: 'verifying' }),
    });
  };

  it('is set up by one press, and is then checked by the partner', async () => {
    const server = await openAccount({ state: 'none' });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up my payout account' }));
    expect(await screen.findByText('Razorpay is checking')).toBeVisible();
    expect(server.of('POST /api/user/payout-account')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it.each([
    ['active', 'Ready', null],
    ['needs_clarification', 'Razorpay needs something more', 'Send again'],
    ['rejected', 'Razorpay said no', null],
    ['suspended', 'Stopped for now', null],
  ] as const)('shows the state %s with its action', async (state, title, action) => {
    await openAccount({ state });
    expect(await screen.findByText(title)).toBeVisible();
    const offered = screen.queryAllByRole('button').map((button) => button.textContent || button.ariaLabel);
    expect(offered.filter((name) => name !== 'Close')).toEqual(action === null ? [] : [action]);
  });

  it('of practice money is marked as such, and names no company', async () => {
    await openAccount({ state: 'submitted', practice: true, partner: null });
    expect(await screen.findByText(/Practice money/)).toBeVisible();
    expect(screen.getByText('We asked Practice Bank')).toBeVisible();
  });

  it('cannot be set up where Secure Pay is off', async () => {
    await openAccount({ state: 'none', offered: false });
    expect(await screen.findByText(/Secure Pay is not available right now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up my payout account' })).not.toBeInTheDocument();
  });
});

describe('the statement', () => {
  const openStatement = (lines: readonly StatementLine[]) =>
    open(<Statement />, { 'GET /api/user/statement': () => lines });

  it('words each line, with its amount, its work and a link to the payment', async () => {
    await openStatement([
      aStatementLine({ id: '2:0', kind: 'paid_out', amount: '-60000' }),
      aStatementLine({ id: '1:0', kind: 'reward_earned', amount: '10000', engagementId: null, title: null }),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Statement' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Paid to you.*Helper for a wedding lunch₹600$/),
      expect.stringMatching(/^Reward earned.*₹100$/),
    ]);
    expect(list.getByRole('link')).toHaveAttribute('href', '/payments/50000000-0000-4000-8000-000000000001');
    expect(screen.queryByText(/Practice money/)).not.toBeInTheDocument();
  });

  it('shows the whole payment of an employer with the fee and the tax in it', async () => {
    await openStatement([
      aStatementLine({ id: '2:0', kind: 'paid_in', amount: '60000', charges: { fee: '3000', tax: '540' } }),
      aStatementLine({ id: '1:0', kind: 'held', amount: '-60000' }),
    ]);
    const items = within(await screen.findByRole('list', { name: 'Statement' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^You paid.*Pay ₹600, our fee ₹30, GST ₹5\.40₹635\.40$/),
      expect.stringMatching(/^Reserved for work.*₹600$/),
    ]);
  });

  it('names practice money among its lines', async () => {
    await openStatement([aStatementLine({ practice: true })]);
    expect(await screen.findByText(/Practice money/)).toBeVisible();
  });

  it('explains where payments will appear while there are none', async () => {
    await openStatement([]);
    await waitFor(() => expect(screen.getByText('Nothing here yet')).toBeVisible());
  });
});
