import { describe, expect, it } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { conflict, fakeServer, outage, refusedField } from '../../../../test/fake-server';
import { anEmployer } from '../../../../test/hiring';
import { givenWork, instantAnswers, minutesAway } from '../../../../test/instant-jobs';
import { renderApp } from '../../../../test/render-app';
import { i18n } from '../../../shared/i18n/i18n';
import { openWork, toast } from './testing/open-given-work';

const UPI = {
  name: 'Manju K.',
  upiId: 'manju@okbank',
  link: 'upi://pay?pa=manju@okbank&pn=Manju%20K.&am=560.00&cu=INR',
  usableFrom: null,
};

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

it('a list of work that is loaded again after a failure has a skeleton in its place', async () => {
  const current = 'GET /api/engagements';
  const server = fakeServer({ ...instantAnswers(), [current]: () => outage() });
  const { user } = renderApp('/instant-requests?tab=post');
  const again = await screen.findByRole('button', { name: 'Try again' });
  let answer = (): void => undefined;
  server.answer(current, () => new Promise<Engagement[]>((resolve) => (answer = () => resolve([givenWork()]))));
  await user.click(again);
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  act(() => answer());
  expect(await screen.findByRole('link', { name: /Manju K\./ })).toBeVisible();
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

describe('the end of work without a confirmed start', () => {
  it('is confirmed by a tap and not by a code, because the worker still sees the code of the start', async () => {
    const { sheet } = await openWork({
      startsAt: minutesAway(-120),
      claim: { phase: 'end', by: 'worker', at: minutesAway(-5) },
    });
    const confirm = sheet.getByRole('button', { name: 'Yes, it ended' });
    expect(sheet.queryByLabelText('Code to end')).not.toBeInTheDocument();
    // the answer that the worker waits for comes before the other question
    const again = sheet.getByRole('group', { name: /^Would you ask/ });
    expect(confirm.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

it('a refusal of the server is shown with its reason, and the work in its present state', async () => {
  const { sheet, user, server, at } = await openWork({ status: 'started' });
  server.answer(at('end'), () => conflict('This work can no longer be changed.', {}));
  await user.click(sheet.getByRole('button', { name: 'No code? Say that work has ended' }));
  expect(await toast('That did not work')).toHaveTextContent('This work can no longer be changed.');
  await waitFor(() => expect(server.of(at(''))).toHaveLength(2));
});
