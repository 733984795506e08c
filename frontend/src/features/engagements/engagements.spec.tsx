import { describe, expect, it } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const ID = '50000000-0000-4000-8000-000000000001';
const ONE = `GET /api/engagements/${ID}`;
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Work as its worker sees it; tomorrow, unless told otherwise. */
const aWork = (changes: Partial<Engagement> = {}): Engagement => ({
  id: ID,
  side: 'worker',
  status: 'booked',
  title: 'Helper for a wedding lunch',
  company: 'Annapurna Caterers',
  category: 'event_staff',
  location: 'Jayanagar 4th Block, Bengaluru',
  instantJobId: '30000000-0000-4000-8000-000000000001',
  startsAt: inHours(24),
  endsAt: inHours(28),
  minRate: 120,
  maxRate: 160,
  rateType: 'hourly',
  currency: 'INR',
  paymentMethod: 'direct',
  other: { name: 'Ravi Kumar', phone: '+919000000002' },
  startedAt: null,
  endedAt: null,
  claim: null,
  hours: null,
  dueFrom: null,
  dueTo: null,
  paidAmount: null,
  paidAt: null,
  receivedAt: null,
  endedBy: null,
  reason: null,
  freeUntil: inHours(22),
  consequence: 'none',
  breach: null,
  breachBy: null,
  appeal: null,
  mayAppealUntil: null,
  ...changes,
});
const done = (changes: Partial<Engagement> = {}) =>
  aWork({
    status: 'done',
    startedAt: inHours(-5),
    endedAt: inHours(-1),
    hours: 4,
    dueFrom: 480,
    dueTo: 640,
    ...changes,
  });

async function open(work: Engagement, more: Record<string, Answer> = {}, path = `/instant-requests?engagement=${ID}`) {
  const told = { work };
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/engagements': ({ query }) => (query.get('state') === 'current' ? [told.work] : []),
    [ONE]: () => told.work,
    'GET /api/user/upi': () => ({ upiId: null }),
    [`GET /api/engagements/${ID}/code`]: () => ({
      code: '4821',
      phase: told.work.status === 'booked' ? 'start' : 'end',
    }),
    ...more,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Instant Requests', hidden: true });
  return { ...app, server, told };
}
const sheet = async (name = 'Helper for a wedding lunch') => within(await screen.findByRole('dialog', { name }));
const toast = (title: string) => waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
const bodies = (server: { of: (call: string) => { body: unknown }[] }, call: string) =>
  server.of(`POST /api/engagements/${ID}/${call}`).map(({ body }) => body);

describe('accepted work', () => {
  it('stands in a list, and opens at an address that going back closes', async () => {
    const { user, router } = await open(aWork(), {}, '/instant-requests');
    const list = within(await screen.findByRole('list', { name: 'Your work' }));
    const row = list.getByRole('link');
    expect(row).toHaveTextContent(/^Tomorrow, .*Helper for a wedding lunchAnnapurna Caterers · Jayanagar.*Booked$/);
    await user.click(row);
    const shown = await sheet();
    expect(router.state.location.search).toBe(`?engagement=${ID}`);
    expect(shown.getByRole('link', { name: 'Call Ravi Kumar' })).toHaveAttribute('href', 'tel:+919000000002');
    expect(shown.getByText(/^Your code for the start shows here from: /)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'I have started' })).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says the work and the place in the language of the page, beside the words of the employer', async () => {
    const told = { occupation: { hi: 'कैटरिंग हेल्पर' }, place: { hi: 'जयनगर, बेंगलुरु' } };
    const { user } = await open(aWork(told), {}, '/instant-requests');
    const row = await screen.findByRole('link', { name: /Helper for a wedding lunch/ });
    expect(row).not.toHaveTextContent('जयनगर');
    await act(() => i18n.changeLanguage('hi'));
    expect(row).toHaveTextContent(/Helper for a wedding lunchकैटरिंग हेल्पर · जयनगर, बेंगलुरुAnnapurna Caterers/);
    await user.click(row);
    const shown = await sheet();
    expect(shown.getByText('कैटरिंग हेल्पर · जयनगर, बेंगलुरु')).toBeVisible();
    expect(shown.getByText('Annapurna Caterers', { exact: false })).toBeVisible();
  });

  it('that the address names and nobody has says that it is gone', async () => {
    await open(aWork(), { [ONE]: () => problem(404, 'Not found') });
    expect(await (await sheet('Work')).findByText('This work is no longer here.')).toBeVisible();
  });

  it('of the other side stays closed: an employer has a view of their own', async () => {
    const { server } = await open(aWork({ side: 'employer' }));
    await waitFor(() => expect(server.of(ONE).length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /wedding|^Work$/ })).not.toBeInTheDocument());
  });

  it('shows the code for the counter an hour before, and takes the word of the worker', async () => {
    const { user, server, told } = await open(aWork({ startsAt: inHours(0.5) }), {
      [`POST /api/engagements/${ID}/start`]: () => {
        told.work = { ...told.work, claim: { phase: 'start', by: 'worker', at: inHours(0) } };
        return told.work;
      },
    });
    const shown = await sheet();
    expect(await shown.findByText('4821')).toHaveAccessibleName('Your code: 4 8 2 1');
    expect(shown.getByText('Show this code when you arrive')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'I have started' }));
    await toast('Start saved');
    expect(bodies(server, 'start')).toEqual([{}]);
    expect(await shown.findByText(/^You said you started: Today, .*\. Waiting for Ravi Kumar\.$/)).toBeVisible();
    expect(shown.getByText("With no answer, we'll take it as true after 48 hours.")).toBeVisible();
    expect(shown.queryByRole('button', { name: 'I have started' })).not.toBeInTheDocument();
  });

  it('under way shows the code for the end, and confirms what the employer says', async () => {
    const claim = { phase: 'end', by: 'employer', at: inHours(0) } as const;
    const { user, server } = await open(
      aWork({ status: 'started', startedAt: inHours(-4), startsAt: inHours(-4), claim }),
      {
        [`POST /api/engagements/${ID}/end`]: () => done(),
      },
    );
    const shown = await sheet();
    expect(await shown.findByText('Show this code when you are done')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Yes, I am done' }));
    await toast('End saved');
    expect(bodies(server, 'end')).toEqual([{}]);
  });
});

describe('calling off', () => {
  it.each([
    [
      'early is free, and says until when',
      {},
      /^This does not count against you until: .*After that it counts as a late cancellation\.$/,
    ],
    [
      'late counts, and says so before it is done',
      { startsAt: inHours(1), consequence: 'late_cancellation' },
      /^It starts in less than 2 hours, so this counts as a late cancellation/,
    ],
  ] as const)('%s', async (_name, changes, consequence) => {
    const { user, server } = await open(aWork(changes), {
      [`POST /api/engagements/${ID}/cancel`]: () => aWork({ status: 'cancelled' }),
    });
    await user.click(await (await sheet()).findByRole('button', { name: 'Cancel this work' }));
    const asked = await sheet('Cancel this work?');
    expect(asked.getByText(consequence)).toBeVisible();
    expect(bodies(server, 'cancel')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'I am not well today.' }));
    await user.click(asked.getByRole('button', { name: 'Yes, cancel' }));
    await toast('Work cancelled');
    expect(bodies(server, 'cancel')).toEqual([{ reason: 'I am not well today.' }]);
  });

  it('that is refused keeps what was written, and says why', async () => {
    const { user } = await open(aWork(), {
      [`POST /api/engagements/${ID}/cancel`]: () => problem(409, "It's too late to cancel this work"),
    });
    await user.click(await (await sheet()).findByRole('button', { name: 'Cancel this work' }));
    const asked = await sheet('Cancel this work?');
    await user.type(asked.getByLabelText('Reason (optional)'), 'Fever');
    await user.click(asked.getByRole('button', { name: 'Yes, cancel' }));
    await toast("It's too late to cancel this work");
    expect(asked.getByLabelText('Reason (optional)')).toHaveValue('Fever');
  });
});

describe('an employer who is not there', () => {
  it('is reported with a reason, from half an hour after the start', async () => {
    const { user, server } = await open(aWork({ startsAt: inHours(-0.6), consequence: 'late_cancellation' }), {
      [`POST /api/engagements/${ID}/no-show`]: () =>
        aWork({ status: 'no_show', endedBy: 'worker', breachBy: 'employer', breach: 'no_show' }),
    });
    await user.click(await (await sheet()).findByRole('button', { name: 'Nobody is there' }));
    const asked = await sheet('Ravi Kumar is not there?');
    await user.click(asked.getByRole('button', { name: 'Yes, nobody is there' }));
    expect(asked.getByText('Please say what happened')).toBeVisible();
    expect(bodies(server, 'no-show')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'The shop is shut.' }));
    await user.click(asked.getByRole('button', { name: 'Yes, nobody is there' }));
    await toast('Saved');
    expect(bodies(server, 'no-show')).toEqual([{ reason: 'The shop is shut.' }]);
  });

  it('cannot be reported before', async () => {
    await open(aWork({ startsAt: inHours(-0.4), consequence: 'late_cancellation' }));
    expect(await (await sheet()).findByRole('button', { name: 'Cancel this work' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nobody is there' })).not.toBeInTheDocument();
  });
});

describe('what counts against a worker', () => {
  const missed = aWork({
    ...{ status: 'no_show', endedBy: 'employer', reason: 'Nobody came', breach: 'no_show', breachBy: 'worker' },
    mayAppealUntil: inHours(200),
  });

  it('is told with its reason, and can be appealed once', async () => {
    const { user, server, told } = await open(missed, {
      [`POST /api/engagements/${ID}/appeal`]: () => {
        told.work = { ...missed, appeal: 'open', mayAppealUntil: null };
        return told.work;
      },
    });
    const shown = await sheet();
    expect(await shown.findByText('Ravi Kumar says you were not there.')).toBeVisible();
    expect(shown.getByText('Reason: Nobody came')).toBeVisible();
    expect(shown.getByText('This counts against you, because you were not there.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Appeal' }));
    const asked = await sheet('Why should this not count?');
    await user.click(asked.getByRole('button', { name: 'I was there on time.' }));
    await user.click(asked.getByRole('button', { name: 'Send appeal' }));
    await toast('Appeal sent');
    expect(bodies(server, 'appeal')).toEqual([{ text: 'I was there on time.' }]);
    expect(await shown.findByText("We're looking at your appeal.")).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
  });

  it.each([
    [
      { kept: 5, lateCancellations: 0, noShows: 0, band: 'always' },
      'Jobs you did: 5 of 5 in the last 90 days',
      'Employers see: always comes.',
    ],
    [
      { kept: 1, lateCancellations: 0, noShows: 0, band: 'new' },
      'Jobs you did: 1 of 1 in the last 90 days',
      'Too few to say more. Employers see you as new.',
    ],
    [
      { kept: 0, lateCancellations: 0, noShows: 0, band: 'new' },
      'No work in the last 90 days yet',
      /^If you cancel late/,
    ],
  ] as const)('is figured honestly: %j', async (figures, words, more) => {
    await open(
      aWork(),
      { 'GET /api/user/reliability': () => ({ ...figures, breaches: [] }) },
      '/instant-requests?sheet=reliability',
    );
    const shown = await sheet('Your record');
    expect(await shown.findByText(words)).toBeVisible();
    expect(shown.getByText(more)).toBeVisible();
  });

  it('stands in the list of its figures, from where it can be appealed', async () => {
    const breach = {
      engagementId: ID,
      title: 'Night guard',
      occupation: { kn: 'ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್' },
      company: 'Sri Balaji',
      kind: 'no_show',
      at: inHours(-50),
      appeal: null,
      mayAppealUntil: inHours(200),
    };
    const { user } = await open(
      aWork(),
      {
        'GET /api/user/reliability': () => ({
          kept: 2,
          lateCancellations: 0,
          noShows: 1,
          band: 'sometimes',
          breaches: [breach],
        }),
      },
      '/instant-requests?sheet=reliability',
    );
    const shown = await sheet('Your record');
    expect(await shown.findByText('Jobs you did: 2 of 3 in the last 90 days')).toBeVisible();
    expect(shown.getByText('Night guard · Sri Balaji')).toBeVisible();
    expect(shown.queryByText('ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('kn'));
    expect(shown.getByText('ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್')).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    await user.click(shown.getByRole('button', { name: 'Appeal: Night guard' }));
    await sheet('Why should this not count?');
  });
});

describe('the money', () => {
  it('that is owed is told with the hours, and asks for a UPI ID to pay to', async () => {
    const { user, router } = await open(done());
    const shown = await sheet();
    expect(await shown.findByText('You worked 4 hours.')).toBeVisible();
    expect(shown.getByText(/^₹480–640/)).toBeVisible();
    expect(shown.getByText('Ravi Kumar pays you directly.')).toBeVisible();
    await user.click(await shown.findByRole('button', { name: 'Add UPI ID' }));
    await sheet('UPI ID');
    expect(router.state.location.search).toBe(`?engagement=${ID}&sheet=upi`);
  });

  it('that the employer says was paid is confirmed by the worker', async () => {
    const { user, server, told } = await open(done({ paidAmount: 560, paidAt: inHours(-0.5) }), {
      [`POST /api/engagements/${ID}/receipt`]: () => {
        told.work = { ...told.work, receivedAt: inHours(0) };
        return told.work;
      },
    });
    const shown = await sheet();
    expect(await shown.findByText('Ravi Kumar says they paid you ₹560. Is it there?')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Yes, I got the money' }));
    await toast('Thank you');
    expect(server.of(`POST /api/engagements/${ID}/receipt`)).toHaveLength(1);
    expect(await shown.findByText('You got ₹560.')).toBeVisible();
  });

  it('is never said to be held: the platform payment is still to come', async () => {
    await open(done({ paymentMethod: 'platform' }));
    expect(await (await sheet()).findByText(/^Secure Pay is coming/)).toBeVisible();
    expect(screen.queryByText(/held/)).not.toBeInTheDocument();
  });
});

describe('the UPI ID', () => {
  const ADDRESS = '/instant-requests?sheet=upi';
  const SAVE = 'PUT /api/user/upi';

  it('is checked at the field, and saved as banks write it', async () => {
    const { user, server } = await open(aWork(), { [SAVE]: ({ body }) => body }, ADDRESS);
    const shown = await sheet('UPI ID');
    const field = await shown.findByLabelText('Your UPI ID');
    await user.type(field, 'asha');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(shown.getByText('Enter a UPI ID like name@bank')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Enter a UPI ID like name@bank');
    expect(server.of(SAVE)).toEqual([]);
    await user.type(field, '.Rao@OKbank');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await toast('UPI ID saved');
    expect(server.of(SAVE).map(({ body }) => body)).toEqual([{ upiId: 'asha.rao@okbank' }]);
  });

  it('can be removed', async () => {
    const { user, server } = await open(
      aWork(),
      { 'GET /api/user/upi': () => ({ upiId: 'asha@okbank' }), [SAVE]: ({ body }) => body },
      ADDRESS,
    );
    const shown = await sheet('UPI ID');
    expect(await shown.findByLabelText('Your UPI ID')).toHaveValue('asha@okbank');
    await user.click(shown.getByRole('button', { name: 'Remove UPI ID' }));
    await toast('UPI ID removed');
    expect(server.of(SAVE).map(({ body }) => body)).toEqual([{ upiId: null }]);
  });
});

it.each([
  ['hi', 'यह काम रद्द करें', 'मैंने शुरू कर दिया'],
  ['kn', 'ಈ ಕೆಲಸ ರದ್ದು ಮಾಡಿ', 'ನಾನು ಶುರು ಮಾಡಿದ್ದೇನೆ'],
])('accepted work speaks %s', async (language, cancel, start) => {
  await open(aWork({ startsAt: inHours(0.5) }));
  const shown = await sheet();
  await act(() => i18n.changeLanguage(language));
  expect(await shown.findByRole('button', { name: cancel })).toBeVisible();
  expect(shown.getByRole('button', { name: start })).toBeVisible();
});
