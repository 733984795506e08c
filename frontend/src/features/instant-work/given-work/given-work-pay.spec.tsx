import { describe, expect, it, jest } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { conflict } from '../../../../test/fake-server';
import { aPayCase, givenWork, minutesAway } from '../../../../test/instant-jobs';
import { setMedia } from '../../../../test/media';
import { aReservedPayment, aSecurePayment } from '../../../../test/payments';
import { createFormat } from '../../../shared/i18n/format';
import { i18n } from '../../../shared/i18n/i18n';
import { openWork, toast } from './testing/open-given-work';

const UPI = {
  name: 'Manju K.',
  upiId: 'manju@okbank',
  link: 'upi://pay?pa=manju@okbank&pn=Manju%20K.&am=560.00&cu=INR',
  usableFrom: null,
};

/** Sets the width that the page's media queries report. */
const openOn = (width: 'phone' | 'desktop'): void =>
  setMedia((query) => width === 'desktop' && query.includes('min-width'));

describe('a pay case about the work', () => {
  it("shows the worker's statement and accepts the employer's answer", async () => {
    const payCase = aPayCase();
    const { sheet, user, after, bodies } = await openWork({
      ...{
        status: 'done',
        startedAt: minutesAway(-300),
        endedAt: minutesAway(-60),
        hours: 4,
        dueFrom: 480,
        dueTo: 480,
      },
      ...{ paidAmount: 480, paidAt: minutesAway(-50), payCase },
    });
    after('pay-case/answer', { payCase: { ...payCase, status: 'answered', answer: 'I paid it all in cash.' } });
    const part = within(sheet.getByRole('region', { name: 'The money' }));
    expect(part.getByText('Got ₹300 of ₹480. Only a part came.')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Send answer' }));
    expect(part.getByText('Please write what happened')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'I paid it all in cash.' }));
    await user.click(part.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(bodies('pay-case/answer')).toEqual([{ text: 'I paid it all in cash.' }]));
    expect(await part.findByText('You answered. Our team decides now.')).toBeVisible();
  });
});

describe('the pay for work that is done', () => {
  const done = { status: 'done', hours: 4, dueFrom: 560, dueTo: 560 } as const;
  const paying = async (changes: Partial<Engagement> = {}, payee: object = UPI) => {
    const work = givenWork({ ...done, ...changes });
    return openWork(work, { [`GET /api/engagements/${work.id}/payee`]: () => payee });
  };

  it('opens in a payment app on a phone', async () => {
    openOn('phone');
    const { sheet } = await paying();
    expect(await sheet.findByText('manju@okbank')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Pay with a UPI app' })).toHaveAttribute('href', UPI.link);
    expect(sheet.queryByRole('img')).not.toBeInTheDocument();
    expect(sheet.getByText(/The money does not go through us/)).toBeVisible();
  });

  it('is a code to scan on a desktop', async () => {
    openOn('desktop');
    const { sheet } = await paying();
    const code = await sheet.findByRole('img', { name: 'QR code to pay Manju K.' });
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
    expect(sheet.queryByRole('link', { name: 'Pay with a UPI app' })).not.toBeInTheDocument();
  });

  it('without a UPI id is paid in cash, and the paid amount is recorded', async () => {
    const { sheet, user, after, bodies } = await paying(
      {},
      { name: 'Manju K.', upiId: null, link: null, usableFrom: null },
    );
    after('payment', { paidAmount: 600.5, paidAt: minutesAway(0) });
    expect(await sheet.findByText(/^Manju K\. has no UPI ID here\. Pay in cash/)).toBeVisible();
    const amount = sheet.getByLabelText('Amount paid');
    expect(amount).toHaveValue('560');
    await user.clear(amount);
    await user.type(amount, 'much');
    await user.click(sheet.getByRole('button', { name: 'I have paid' }));
    expect(sheet.getByText('Enter the amount, for example 560 or 560.50')).toBeVisible();
    expect(bodies('payment')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '₹600.50/-');
    await user.click(sheet.getByRole('button', { name: 'I have paid' }));
    expect(await toast('Payment saved')).toBeVisible();
    expect(bodies('payment')).toEqual([{ amount: 600.5 }]);
    expect(await sheet.findByText(/^You paid ₹600\.50\./)).toBeVisible();
    expect(sheet.getByText('We asked Manju K. to confirm it.')).toBeVisible();
  });

  it('precedes the times of the work, which are seldom wrong', async () => {
    const { sheet } = await paying({ mayCorrectUntil: minutesAway(600) });
    const times = await sheet.findByRole('region', { name: 'Working times' });
    const amount = sheet.getByLabelText('Amount paid');
    expect(amount.compareDocumentPosition(times)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('states from when a replaced UPI ID is shown', async () => {
    const usableFrom = minutesAway(60);
    const { sheet } = await paying({}, { name: 'Manju K.', upiId: null, link: null, usableFrom });
    const text = await sheet.findByText(/^Manju K\. has changed the UPI ID\./);
    expect(text).toHaveTextContent(createFormat(i18n.getFixedT('en', 'shared')).when(new Date(usableFrom)));
    expect(sheet.queryByText(/has no UPI ID here/)).not.toBeInTheDocument();
    expect(sheet.getByLabelText('Amount paid')).toBeVisible();
  });

  it('is shown with the new UPI ID on an open page, when the time of the new one has come', async () => {
    let payee: object = { name: 'Manju K.', upiId: null, link: null, usableFrom: minutesAway(1) };
    const work = givenWork({ ...done, paidAmount: null });
    const { sheet } = await openWork(work, { [`GET /api/engagements/${work.id}/payee`]: () => payee });
    expect(await sheet.findByText(/^Manju K\. has changed the UPI ID\./)).toBeVisible();
    payee = UPI;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await sheet.findByText('manju@okbank')).toBeVisible();
    clock.mockRestore();
  });

  it('can be corrected until the worker has confirmed it', async () => {
    const { sheet, user } = await paying({ paidAmount: 500, paidAt: minutesAway(-10) });
    await user.click(sheet.getByRole('button', { name: 'Change the amount' }));
    expect(sheet.getByLabelText('Amount paid')).toHaveValue('500');
  });

  it('retains the corrected sum in its field when the server refuses it', async () => {
    const { sheet, user, server, at, bodies } = await paying({ paidAmount: 500, paidAt: minutesAway(-10) });
    server.answer(at('payment'), () => conflict('The worker has confirmed it.', {}));
    await user.click(sheet.getByRole('button', { name: 'Change the amount' }));
    await user.clear(sheet.getByLabelText('Amount paid'));
    await user.type(sheet.getByLabelText('Amount paid'), '650');
    await user.click(sheet.getByRole('button', { name: 'I have paid' }));
    expect(await toast('That did not work')).toHaveTextContent('The worker has confirmed it.');
    expect(bodies('payment')).toEqual([{ amount: 650 }]);
    expect(sheet.getByLabelText('Amount paid')).toHaveValue('650');
  });

  it('is a receipt after the worker has confirmed it, without the payee', async () => {
    const { sheet, server } = await paying({
      ...{ paidAmount: 560, paidAt: minutesAway(-10), receivedAt: minutesAway(-2) },
    });
    expect(sheet.getByText(/^Manju K\. confirmed it: /)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Change the amount' })).not.toBeInTheDocument();
    expect(server.calls.some(({ call }) => call.endsWith('/payee'))).toBe(false);
  });

  it('with a range states both ends, and leaves the amount to the two sides', async () => {
    const { sheet } = await paying({ dueFrom: 560, dueTo: 640 });
    expect(sheet.getByText('₹560–640')).toBeVisible();
    expect(sheet.getByLabelText('Amount paid')).toHaveValue('');
  });

  it('through Secure Pay that was never reserved states who pays', async () => {
    const { sheet, server } = await paying({ paymentMethod: 'platform' });
    expect(sheet.getByText(/^Nothing was reserved for this work\. Please pay the worker yourself/)).toBeVisible();
    expect(sheet.queryByLabelText('Amount paid')).not.toBeInTheDocument();
    expect(server.calls.some(({ call }) => call.endsWith('/payee'))).toBe(false);
  });
});

describe('work with Secure Pay, on the side of its employer', () => {
  it('has reserving as its one large action, which leads to the payment', async () => {
    const { sheet } = await openWork({ paymentMethod: 'platform', securePayment: aSecurePayment() });
    const reserve = sheet.getByRole('link', { name: 'Reserve ₹635.40' });
    expect(reserve).toHaveAttribute('href', expect.stringMatching(/^\/payments\//));
    expect(sheet.getByText('8 minutes left')).toBeVisible();
  });

  it('shows before the end the amount that is paid outside Secure Pay', async () => {
    const { sheet } = await openWork({
      ...{ status: 'started', startedAt: minutesAway(-300), paymentMethod: 'platform' },
      securePayment: aReservedPayment({ atEnd: { hours: 5, owed: '75000', outside: '15000' } }),
    });
    expect(sheet.getByText(/Please pay the other ₹150 to Manju K\. directly/)).toBeVisible();
  });

  it("links from the worker's hours to their contest", async () => {
    const { sheet } = await openWork({
      ...{ status: 'started', startedAt: minutesAway(-300), paymentMethod: 'platform' },
      claim: { phase: 'end', by: 'worker', at: minutesAway(-5) },
      securePayment: aReservedPayment({ mayContestUntil: minutesAway(47 * 60) }),
    });
    const link = sheet.getByRole('link', { name: 'The hours are not right' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/payments\//));
  });

  it('states the cost of a late cancellation before it is confirmed', async () => {
    const { sheet, user } = await openWork({ paymentMethod: 'platform', securePayment: aReservedPayment() });
    await user.click(sheet.getByRole('button', { name: 'Cancel this work' }));
    expect(await screen.findByText(/Manju K\. gets ₹300 of the reserved pay/)).toBeVisible();
  });

  it('asks for no direct payment once the pay is on its way', async () => {
    const securePayment = aSecurePayment({
      state: 'paid',
      toWorker: '60000',
      toEmployer: '0',
      paidAt: minutesAway(-5),
    });
    const { sheet } = await openWork({ status: 'done', paymentMethod: 'platform', securePayment });
    expect(sheet.getByText('Manju K. got ₹600')).toBeVisible();
    expect(sheet.queryByText(/pay the worker yourself/)).not.toBeInTheDocument();
  });
});
