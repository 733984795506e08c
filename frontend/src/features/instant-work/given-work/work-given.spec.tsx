import { describe, expect, it, jest } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, conflict, fakeServer, problem, refusedField } from '../../../../test/fake-server';
import { anEmployer } from '../../../../test/hiring';
import { aPayCase, givenWork, instantAnswers, minutesAway } from '../../../../test/instant-jobs';
import { setMedia } from '../../../../test/media';
import { aReservedPayment, aSecurePayment } from '../../../../test/payments';
import { renderApp } from '../../../../test/render-app';
import { createFormat } from '../../../shared/i18n/format';
import { i18n } from '../../../shared/i18n/i18n';

const UPI = {
  name: 'Manju K.',
  upiId: 'manju@okbank',
  link: 'upi://pay?pa=manju@okbank&pn=Manju%20K.&am=560.00&cu=INR',
  usableFrom: null,
};

/** Sets the width that the page's media queries report. */
const openOn = (width: 'phone' | 'desktop'): void =>
  setMedia((query) => width === 'desktop' && query.includes('min-width'));

const toast = async (title: string): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

/** Opens work of an employer by its address; the fake server returns it with its changes. */
async function openWork(changes: Partial<Engagement> = {}, answers: Record<string, Answer> = {}) {
  let work = givenWork(changes);
  const at = (call: string) => `${call === '' ? 'GET' : 'POST'} /api/engagements/${work.id}${call && `/${call}`}`;
  const server = fakeServer({ ...instantAnswers(), [at('')]: () => work, ...answers });
  const app = renderApp(`/instant-requests?tab=post&engagement=${work.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: work.other.name }));
  /** Sets the change that a call makes to the work. */
  const after = (call: string, result: Partial<Engagement>) =>
    server.answer(at(call), () => (work = { ...work, ...result }));
  return { ...app, server, sheet, at, after, bodies: (call: string) => server.of(at(call)).map(({ body }) => body) };
}

describe('the list of work that an employer gives', () => {
  it('contains upcoming, current and unpaid work; the rest is behind a button', async () => {
    const current = [givenWork(), givenWork({ other: { name: 'Farida S.', phone: null }, status: 'started' })];
    const past = [
      givenWork({ other: { name: 'Raju T.', phone: null }, status: 'done' }),
      givenWork({ other: { name: 'Asha R.', phone: null }, status: 'no_show' }),
    ];
    const server = fakeServer({
      ...instantAnswers(),
      'GET /api/engagements': ({ query }) => (query.get('state') === 'current' ? current : past),
    });
    const { user } = renderApp('/instant-requests?tab=post');
    const now = within(await screen.findByRole('region', { name: 'People working for you' }));
    await now.findByRole('link', { name: /Raju T\./ });
    const rows = now.getAllByRole('link').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Manju K\..*Coming$/);
    expect(rows[1]).toMatch(/^Farida S\..*At work$/);
    expect(rows[2]).toMatch(/^Raju T\..*To pay$/);
    expect(server.of('GET /api/engagements').every(({ query }) => query.get('side') === 'employer')).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Earlier work' }));
    expect(screen.getByRole('link', { name: /Asha R\./ })).toHaveTextContent('Not there');
  });
});

describe('work that an employer gives', () => {
  it('is shown in the language of the page beside the words of the employer, in the list and when it is open', async () => {
    const told = givenWork({ occupation: { hi: 'कैटरिंग हेल्पर' }, place: { hi: 'कोरमंगला, बेंगलुरु' } });
    const { sheet, user } = await openWork(told, { 'GET /api/engagements': () => [told] });
    expect(sheet.queryByText('कैटरिंग हेल्पर')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('hi'));
    expect(sheet.getByText('Helper for a wedding lunch', { exact: false })).toBeVisible();
    expect(sheet.getByText('कैटरिंग हेल्पर')).toBeVisible();
    expect(sheet.getByText(/^कोरमंगला, बेंगलुरु · Koramangala, Bengaluru/)).toBeVisible();
    await user.keyboard('{Escape}');
    const row = await screen.findByRole('link', { name: /Manju K\./ });
    expect(row).toHaveTextContent(/Helper for a wedding lunchकैटरिंग हेल्पर/);
  });
});

describe('a call between employer and worker', () => {
  const nobodys = { other: { name: 'Manju K.', phone: null } };

  it('is not offered to the employer of a worker without a verified number, with the reason', async () => {
    const { sheet } = await openWork(nobodys);
    expect(sheet.getByText("Manju K. has no verified phone number, so you can't call.")).toBeVisible();
    expect(sheet.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  it('is not mentioned after the work', async () => {
    const { sheet } = await openWork({ ...nobodys, status: 'no_show', endedBy: 'employer' });
    expect(sheet.queryByText(/no verified phone number/)).not.toBeInTheDocument();
  });

  it('links an employer with an unverified number to its verification', async () => {
    const { sheet, user } = await openWork({}, { 'GET /api/auth/user': () => anEmployer({ phoneVerified: false }) });
    expect(sheet.getByText("Your number isn't verified, so Manju K. can't call you.")).toBeVisible();
    await user.click(sheet.getByRole('link', { name: 'Verify your phone number' }));
    expect(await screen.findByText(/isn't verified yet/)).toBeVisible();
  });
});

describe('the start of work', () => {
  it('is confirmed with the fourth digit of the code, typed in any script', async () => {
    const { sheet, user, after, bodies } = await openWork();
    after('start', { status: 'started', startedAt: minutesAway(0) });
    await user.type(sheet.getByLabelText('Code to start'), '४2೭');
    expect(bodies('start')).toEqual([]);
    await user.type(sheet.getByLabelText('Code to start'), '9');
    expect(await toast('Work started')).toBeVisible();
    expect(bodies('start')).toEqual([{ code: '4279' }]);
    expect(await sheet.findByLabelText('Code to end')).toHaveValue('');
  });

  it('shows a wrong code at the field, which is ready for the next', async () => {
    const { sheet, user, server, at } = await openWork();
    server.answer(at('start'), () => refusedField('code', 'This code is not right.'));
    const field = sheet.getByLabelText('Code to start');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '1234');
    expect(await sheet.findByText('This code is not right.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
    await user.type(field, '5');
    expect(field).toBeValid();
  });

  it('reported without a code waits for the worker', async () => {
    const { sheet, user, after, bodies } = await openWork();
    after('start', { claim: { phase: 'start', by: 'employer', at: minutesAway(0) } });
    await user.click(sheet.getByRole('button', { name: 'No code? Say that work has started' }));
    expect(await toast('Saved')).toHaveTextContent('We asked the worker to confirm it.');
    expect(bodies('start')).toEqual([{}]);
    expect(await sheet.findByText(/^You said it\. Manju K\. can confirm it/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Cancel this work' })).not.toBeInTheDocument();
  });

  it('reported by the worker is confirmed with one tap', async () => {
    const { sheet, user, after, bodies } = await openWork({
      claim: { phase: 'start', by: 'worker', at: minutesAway(-5) },
    });
    after('start', { status: 'started', claim: null });
    expect(sheet.getByText(/^Manju K\. says that work started/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Yes, it started' }));
    expect(await toast('Work started')).toBeVisible();
    expect(bodies('start')).toEqual([{}]);
  });

  it('cannot be confirmed more than an hour earlier', async () => {
    const { sheet } = await openWork({ startsAt: minutesAway(180), freeUntil: minutesAway(60) });
    expect(sheet.getByText(/^You can confirm the start from: /)).toBeVisible();
    expect(sheet.queryByLabelText('Code to start')).not.toBeInTheDocument();
  });
});

const HOURS_ARE_OVER = { startsAt: minutesAway(-250), startedAt: minutesAway(-250), endsAt: minutesAway(-10) };

describe('the end of work', () => {
  it('is not followed by a question about the worker while hours remain, and states the cost of an early end', async () => {
    const { sheet } = await openWork({ status: 'started', startedAt: minutesAway(-5) });
    expect(sheet.queryByRole('group', { name: /^Would you ask/ })).not.toBeInTheDocument();
    expect(sheet.getByText(/If you end it now, you pay for all 4 hours\./)).toBeVisible();
  });

  it('is confirmed by the code, with the question whether the employer would ask the worker again', async () => {
    const { sheet, user, after, bodies, server, at } = await openWork({ status: 'started', ...HOURS_ARE_OVER });
    server.answer(at('payee').replace('POST', 'GET'), () => UPI);
    after('end', { status: 'done', hours: 4, dueFrom: 560, dueTo: 560 });
    const again = within(sheet.getByRole('group', { name: 'Would you ask Manju K. again?' }));
    await user.click(again.getByRole('button', { name: 'Yes' }));
    expect(again.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(sheet.getByLabelText('Code to end'), '4279');
    expect(await toast('Work done')).toBeVisible();
    expect(bodies('end')).toEqual([{ code: '4279', askAgain: true }]);
    expect(await sheet.findByText('Worked: 4 hours')).toBeVisible();
    expect(sheet.getByText('₹560')).toBeVisible();
  });

  it('leaves this question open when it is not answered', async () => {
    const { sheet, user, after, bodies } = await openWork({ status: 'started' });
    after('end', { claim: { phase: 'end', by: 'employer', at: minutesAway(0) } });
    await user.click(sheet.getByRole('button', { name: 'No code? Say that work has ended' }));
    await toast('Saved');
    expect(bodies('end')).toEqual([{}]);
  });
});

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

describe('the end of work without a confirmed start', () => {
  it('is confirmed by a tap and not by a code, because the worker still sees the code of the start', async () => {
    const { sheet } = await openWork({
      startsAt: minutesAway(-120),
      claim: { phase: 'end', by: 'worker', at: minutesAway(-5) },
    });
    expect(sheet.getByRole('button', { name: 'Yes, it ended' })).toBeVisible();
    expect(sheet.queryByLabelText('Code to end')).not.toBeInTheDocument();
  });
});

describe('an absent worker', () => {
  it('can be reported from half an hour after the start, with a reason, after the consequence was shown', async () => {
    const { sheet, user, after, bodies } = await openWork({ startsAt: minutesAway(-31) });
    after('no-show', { status: 'no_show', endedBy: 'employer', reason: 'Nobody came.' });
    await user.click(sheet.getByRole('button', { name: 'They were not there' }));
    const question = within(await screen.findByRole('dialog', { name: 'They were not there?' }));
    expect(question.getByText(/^This stays on the record of Manju K\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Yes, not there' }));
    expect(question.getByText('Please write what happened')).toBeVisible();
    expect(bodies('no-show')).toEqual([]);
    await user.type(question.getByLabelText('What happened?'), 'Nobody came.');
    await user.click(question.getByRole('button', { name: 'Yes, not there' }));
    await waitFor(() => expect(bodies('no-show')).toEqual([{ reason: 'Nobody came.' }]));
    expect(await sheet.findByText(/^You said that Manju K\. was not there/)).toBeVisible();
  });

  it('cannot be reported earlier', async () => {
    const { sheet } = await openWork({ startsAt: minutesAway(-20) });
    expect(sheet.queryByRole('button', { name: 'They were not there' })).not.toBeInTheDocument();
    expect(sheet.getByText('If nobody comes, you can say so 30 minutes after the start.')).toBeVisible();
  });
});

describe('the cancellation of work by its employer', () => {
  it.each([
    ['late', minutesAway(-5), 'late_cancellation', /counts as a late cancellation on your record/],
    ['in time', minutesAway(60), 'none', /^No problem if you cancel before: /],
  ] as const)('shows the consequence first: %s', async (_when, freeUntil, consequence, said) => {
    const { sheet, user, after, bodies } = await openWork({ freeUntil, consequence });
    after('cancel', { status: 'cancelled', endedBy: 'employer' });
    await user.click(sheet.getByRole('button', { name: 'Cancel this work' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this work?' }));
    expect(question.getByText(said)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel this work' }));
    expect(await toast('Work cancelled')).toBeVisible();
    expect(bodies('cancel')).toEqual([{ reason: '' }]);
  });

  it('can be appealed if it counts against the employer', async () => {
    const { sheet, user, after, bodies } = await openWork({
      ...{ status: 'cancelled', endedBy: 'employer', breach: 'late_cancellation', breachBy: 'employer' },
      mayAppealUntil: minutesAway(60 * 24),
    });
    after('appeal', { appeal: 'open', mayAppealUntil: null });
    await user.click(sheet.getByRole('button', { name: 'Appeal' }));
    const question = within(await screen.findByRole('dialog', { name: 'Appeal against this' }));
    await user.type(question.getByLabelText('Why is it wrong?'), 'The hall burnt down.');
    await user.click(question.getByRole('button', { name: 'Send appeal' }));
    await toast('Appeal sent');
    expect(bodies('appeal')).toEqual([{ text: 'The hall burnt down.' }]);
    expect(await sheet.findByText(/^You have appealed/)).toBeVisible();
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

it('a refusal of the server is shown with its reason, and the work in its present state', async () => {
  const { sheet, user, server, at } = await openWork({ status: 'started' });
  server.answer(at('end'), () => conflict('This work can no longer be changed.', {}));
  await user.click(sheet.getByRole('button', { name: 'No code? Say that work has ended' }));
  expect(await toast('That did not work')).toHaveTextContent('This work can no longer be changed.');
  await waitFor(() => expect(server.of(at(''))).toHaveLength(2));
});

describe('the QR code of a shift', () => {
  const KEY = { shiftId: '0f3a9b52-7d1c-4e8a-9c06-5be1d2f40a71', key: 'c2hpZnQta2V5LXNoaWZ0LWtleS1zaGlmdC1rZXktMTI' };
  /** Returns the key with the server’s time, seven minutes behind this device. */
  const keyAt = () => ({ ...KEY, now: minutesAway(-7) });
  const soon = { startsAt: minutesAway(10), endsAt: minutesAway(250) };

  it.each([
    ['booked', 'QR code to start work'],
    ['started', 'QR code to end work'],
  ] as const)(
    'is shown for work that is %s, with its interval of change and the rounding of times',
    async (status, label) => {
      const work =
        status === 'booked'
          ? soon
          : { startsAt: minutesAway(-245), endsAt: minutesAway(-5), startedAt: minutesAway(-245) };
      const { sheet, user, server, at } = await openWork({ status, ...work });
      server.answer(`${at('')}/shift-key`, keyAt);
      await user.click(sheet.getByRole('button', { name: 'Show the QR code' }));
      expect(await sheet.findByRole('img', { name: label })).toBeVisible();
      expect(
        sheet.getByText(
          /The code changes every 30 seconds\. The total work time is rounded to the nearest 15 minutes\./,
        ),
      ).toBeVisible();
    },
  );

  it('is not offered for a start after the agreed end, which only the digits confirm', async () => {
    const { sheet } = await openWork({ status: 'booked', startsAt: minutesAway(-300), endsAt: minutesAway(-60) });
    expect(sheet.getByRole('textbox', { name: 'Code to start' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Show the QR code' })).not.toBeInTheDocument();
  });

  it('is replaced by the digits if the server did not respond', async () => {
    const { sheet, user, server, at } = await openWork({ status: 'booked', ...soon });
    server.answer(`${at('')}/shift-key`, () => problem(503, 'Busy'));
    await user.click(sheet.getByRole('button', { name: 'Show the QR code' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Use the 4 digits that the worker shows.');
    expect(sheet.getByRole('textbox', { name: 'Code to start' })).toBeVisible();
  });
});
