import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { anEmployer } from '../../../../test/hiring';
import { i18n } from '../../../shared/i18n/i18n';
import { aRequest, card, inMinutes, openRequests as open } from './testing/open-requests';

describe('a request', () => {
  it('shows work, company, place, pay and urgency', async () => {
    await open([aRequest()]);
    const shown = await card();
    expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent('Grocery delivery partner');
    expect(shown.getByText('Sri Balaji Provisions · BTM 2nd Stage, Bengaluru')).toBeVisible();
    expect(shown.getByText('Fifteen orders around BTM.')).toBeVisible();
    expect(shown.getByText(/^₹140–160/)).toHaveTextContent('₹140–160 /hr');
    expect(shown.getByText(/^4 hours of work, about/)).toHaveTextContent('4 hours of work, about ₹560–640');
    expect(shown.getByText('1.4 km')).toBeVisible();
    expect(shown.getByText('18 min on foot')).toBeVisible();
    expect(shown.getByText('start within 1 hour')).toBeVisible();
    expect(shown.getByText('Needs: Two-wheeler')).toBeVisible();
    expect(shown.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^4[67]:\d\d/);
    expect(shown.getByText(/^47 min left · Saying no never goes on your record/)).toBeVisible();
  });

  it.each(['pending', 'filled'] as const)(
    'that is %s shows the work and the place in the language of the reader beside the words of the employer',
    async (status) => {
      await open([aRequest({ status, job: { occupation: { hi: 'डिलीवरी' }, place: { hi: 'बीटीएम' } } })]);
      expect((await card()).queryByText(/डिलीवरी/)).not.toBeInTheDocument();
      await act(() => i18n.changeLanguage('hi'));
      expect((await card()).getByText('डिलीवरी · बीटीएम')).toBeVisible();
    },
  );

  it.each([
    ['asap', 'ASAP (within 1 hour)', 'bad'],
    ['within_24h', 'Within 24 hours', 'waiting'],
    ['scheduled', 'Scheduled date/time', 'info'],
    ['flexible', 'Flexible timing', 'plain'],
  ] as const)('shows the urgency %s with its text and its colour', async (urgency, words, tone) => {
    await open([aRequest({ job: { urgency } })]);
    expect((await card()).getByText(words)).toHaveAttribute('data-tone', tone);
  });

  it('describes Secure Pay as reserved in advance, and no money as held', async () => {
    await open([aRequest()]);
    const shown = await card();
    expect(shown.getByText('Secure Pay')).toBeVisible();
    expect(shown.getByText('reserved before you go')).toBeVisible();
    expect(shown.queryByText(/held/)).not.toBeInTheDocument();
  });

  it('shows direct, monthly and dollar pay with its time', async () => {
    const startTime = '2026-12-04T10:30:00.000Z';
    const job = {
      paymentMethod: 'direct',
      rateType: 'monthly',
      currency: 'USD',
      minRate: 3000,
      maxRate: 3000,
      urgency: 'scheduled',
      startTime,
      endTime: '2026-12-04T14:30:00.000Z',
      category: 'event_staff',
    } as const;
    await open([aRequest({ expiresAt: inMinutes(134.5), distanceKm: 7, job })]);
    const shown = await card();
    expect(shown.getByText('Direct Pay')).toBeVisible();
    expect(shown.getByText(/^\$3,000/)).toHaveTextContent('$3,000 /month');
    expect(shown.getByText('4–8 pm')).toBeVisible();
    expect(shown.getByText(/^2 h 14 min left/)).toBeVisible();
    expect(shown.getByText('away')).toBeVisible();
  });

  it('without stated pay shows that, and no total', async () => {
    await open([aRequest({ job: { minRate: 0, maxRate: 0 } })]);
    const shown = await card();
    expect(shown.getByText('Pay not mentioned')).toBeVisible();
    expect(shown.getByText('4 hours of work')).toBeVisible();
  });

  it('shortens a long text until it is expanded', async () => {
    const description = `${'Carry boxes. '.repeat(30)}Bring gloves.`;
    const { user } = await open([aRequest({ job: { description } })]);
    const shown = await card();
    expect(shown.queryByText(/Bring gloves/)).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Read more' }));
    expect(shown.getByText(/Bring gloves/)).toBeVisible();
  });

  it.each([
    ['hi', 'हाँ, मंज़ूर है', 'मना करें', 'अभी (1 घंटे में)'],
    ['kn', 'ಮಾಡುತ್ತೇನೆ', 'ಬೇಡ', 'ಈಗಲೇ (1 ಗಂಟೆಯೊಳಗೆ)'],
  ])('shows its texts in %s', async (language, accept, decline, urgency) => {
    await open([aRequest()]);
    await act(() => i18n.changeLanguage(language));
    const shown = await card();
    expect(await shown.findByRole('button', { name: accept })).toBeEnabled();
    expect(shown.getByRole('button', { name: decline })).toBeEnabled();
    expect(shown.getByText(urgency)).toBeVisible();
  });
});

describe('the list of job requests', () => {
  it('reserves its space while it loads, and shows its empty state with the switch', async () => {
    let resolve: (list: unknown[]) => void = () => undefined;
    const promise = new Promise<unknown[]>((settle) => (resolve = settle));
    await open([], { 'GET /api/job-requests': () => promise });
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('No job requests at the moment')).not.toBeInTheDocument();
    resolve([]);
    expect(await screen.findByText('No job requests at the moment')).toBeVisible();
    expect(screen.getByText('Set your availability to receive instant notifications')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Available for instant work' })).not.toBeChecked();
  });

  it('can be reloaded after a failure', async () => {
    const { user, server } = await open([], { 'GET /api/job-requests': () => problem(500, 'Broken') });
    expect(await screen.findByText('Your job requests did not load')).toBeVisible();
    server.answer('GET /api/job-requests', () => [aRequest()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await card()).getByRole('button', { name: 'Accept' })).toBeEnabled();
  });

  it.each([
    ['accepted', 'Accepted'],
    ['declined', 'Declined'],
    ['filled', 'Filled'],
    ['standby', 'Waiting'],
    ['expired', 'Expired'],
    ['withdrawn', 'Withdrawn'],
    ['cancelled', 'Cancelled'],
  ] as const)('shows a request that is %s with its status, and no buttons', async (status, word) => {
    const { user } = await open([aRequest({ status })]);
    await screen.findByRole('heading', { level: 2, name: 'Answered requests' });
    const earlier = screen.queryByRole('button', { name: '1 earlier request' });
    if (earlier) await user.click(earlier);
    const shown = await card();
    expect(shown.getByText(word)).toBeVisible();
    expect(shown.queryByRole('button', { name: /^(Accept|Decline)$/ })).not.toBeInTheDocument();
  });

  it('opens at the request in its address, also a closed one, and shows when it no longer exists', async () => {
    const [open1, over] = [aRequest(), aRequest({ status: 'declined', job: { title: 'Night guard' } })];
    const { router } = await open([open1, over], {}, `/instant-requests?request=${over.id}`);
    await waitFor(() => expect(screen.getByRole('article', { name: 'Night guard' })).toHaveFocus());
    await act(() => router.navigate('/instant-requests?request=40000000-0000-4000-8000-000000000000'));
    expect(await screen.findByText('This request is no longer here.')).toBeVisible();
  });

  it('is not requested for an account that does not look for work', async () => {
    const { server } = await open([], { 'GET /api/auth/user': () => anEmployer() }, '/instant-requests?tab=requests');
    expect(await screen.findByRole('button', { name: 'Start looking for work' })).toBeEnabled();
    expect(server.of('GET /api/job-requests')).toEqual([]);
  });
});
