import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { REQUEST_LIFE_HOURS } from '@nukkad/domain/interviews';
import { INTERVIEW_CATEGORIES, INTERVIEW_CATEGORY_DETAILS } from '@nukkad/domain/taxonomy';
import { fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fixToday } from '../../../test/today';
import { i18n } from '../../shared/i18n/i18n';
import { aBroadcast, aProposal, aRequest } from '../../shared/interviews/testing/requests';
import { positionStore } from '../../shared/position/position-store';
import { openSection as open, toast } from './testing/open-section';

fixToday('2026-11-20T10:00:00Z');
afterEach(() => positionStore.reset());

describe('the dialog', () => {
  it('lets choose one of 14 kinds of work, each with its demand, and goes on only then', async () => {
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    const choices = dialog.getAllByRole('radio');
    expect(choices).toHaveLength(14);
    for (const [index, id] of INTERVIEW_CATEGORIES.entries()) {
      const card = (choices[index] as HTMLElement).closest('label') as HTMLElement;
      expect(card).toHaveTextContent(INTERVIEW_CATEGORY_DETAILS[id].label.en);
      expect(card.textContent?.includes('Trending')).toBe(INTERVIEW_CATEGORY_DETAILS[id].trending);
    }
    expect(choices[1]?.closest('label')).toHaveTextContent('Counter SalesDemand: Very High · Trending');
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('asks how and when, sends both with the position, closes, and starts anew', async () => {
    const requests: unknown[] = [];
    const { user, server, openDialog } = await open({
      'GET /api/interview-requests': () => requests,
      'POST /api/interview-requests': () => {
        requests.push(aBroadcast());
        return Response.json(aBroadcast(), { status: 201 });
      },
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('Step 2 of 2: Waiter, how and when')).toBeVisible();
    expect(dialog.getAllByRole('radio')).toHaveLength(7);
    const send = dialog.getByRole('button', { name: 'Send Request' });
    await user.click(dialog.getByRole('radio', { name: 'By phone' }));
    expect(send).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: '4:00 PM - 6:00 PM' }));
    await user.click(send);
    expect(await toast('Interview Request Sent!')).toHaveTextContent(
      'Nearby employers have been notified. You will get updates on the status.',
    );
    expect(server.of('POST /api/interview-requests')[0]?.body).toEqual({
      jobType: 'waiter',
      interviewMode: 'phone',
      timeSlot: '4:00 PM - 6:00 PM',
      latitude: 12.9716,
      longitude: 77.5946,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Matching employers...')).toBeVisible();
    await waitFor(() => expect(server.of('GET /api/seeker-stats')).toHaveLength(2));

    const again = await openDialog();
    for (const choice of again.getAllByRole('radio')) expect(choice).not.toBeChecked();
    expect(again.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('does not say that employers were notified when there are none', async () => {
    const { user, openDialog } = await open({
      'POST /api/interview-requests': () => Response.json(aBroadcast({ askedEmployers: 0 }), { status: 201 }),
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('radio', { name: 'By phone' }));
    await user.click(dialog.getByRole('radio', { name: '4:00 PM - 6:00 PM' }));
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    const sent = await toast('Interview Request Sent!');
    expect(sent).toHaveTextContent(`We keep asking employers near you for ${REQUEST_LIFE_HOURS} hours.`);
    expect(sent).not.toHaveTextContent('notified');
  });

  it('goes back with what was chosen, and keeps it while it is closed', async () => {
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Salon/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('radio', { name: /^Salon/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await openDialog()).getByRole('radio', { name: /^Salon/ })).toBeChecked();
  });

  it.each([
    [
      'the words of the server',
      problem(409, 'You have already sent this request.'),
      'You have already sent this request.',
    ],
    ['its own words', new Response('oops', { status: 500 }), 'Failed to send interview request. Please try again.'],
  ])('stays open when the call fails, with %s', async (_name, answer, text) => {
    let release: (answer: Response) => void = () => undefined;
    const { user, openDialog } = await open({
      'POST /api/interview-requests': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Delivery/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('radio', { name: 'In person' }));
    await user.click(dialog.getByRole('radio', { name: '9:00 AM - 11:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release(answer);
    expect(await toast('Request Failed')).toHaveTextContent(text);
    expect(dialog.getByRole('radio', { name: 'In person' })).toBeChecked();
    expect(await dialog.findByRole('button', { name: 'Send Request' })).toBeEnabled();
  });

  it('speaks Kannada', async () => {
    await i18n.changeLanguage('kn');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/interview-requests': () => [] });
    const { user } = renderApp('/');
    await user.click((await screen.findAllByRole('button', { name: 'ಇಂಟರ್ವ್ಯೂ ಕೇಳಿ' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^ವೇಟರ್/ }));
    await user.click(dialog.getByRole('button', { name: 'ಮುಂದೆ' }));
    expect(dialog.getByRole('radio', { name: 'ಸಂಜೆ 4 ರಿಂದ 6' })).toBeVisible();
  });
});

describe('the requests', () => {
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  it('show how they stand, and who is behind them once that is known', async () => {
    await open({
      'GET /api/interview-requests': () => [
        aBroadcast(),
        aBroadcast({ jobType: 'bpo', askedEmployers: 0 }),
        aBroadcast({ jobType: 'salon', status: 'declined' }),
        aBroadcast({ jobType: 'delivery', status: 'cancelled' }),
        aRequest({ status: 'completed', job: { id: null, title: 'Cook', company: 'Hotel Udupi' } }),
      ],
    });
    const broadcast = await card('Waiter');
    expect(broadcast.getByText('Matching employers...')).toBeVisible();
    expect(broadcast.getByText('Pending')).toBeVisible();
    expect(broadcast.getByText('4:00 PM - 6:00 PM')).toBeVisible();
    expect(broadcast.getByText(/^Sent to 3 employers near you/)).toBeVisible();
    expect((await card('BPO')).getByText('We are asking employers near you, for up to 72 hours.')).toBeVisible();
    const declined = await card('Salon');
    expect(declined.getByText('No employer was found')).toBeVisible();
    expect(declined.queryByRole('button')).not.toBeInTheDocument();
    const cancelled = await card('Delivery');
    expect(cancelled.getByText('Cancelled')).toBeVisible();
    expect(cancelled.queryByText(/employer/)).not.toBeInTheDocument();
    expect((await card('Cook')).getByText('Completed')).toBeVisible();
  });

  it.each([
    ['pending', 'Pending', 'warning-main'],
    ['confirmed', 'Confirmed', 'success-main'],
    ['declined', 'Declined', 'error-main'],
    ['cancelled', 'Cancelled', 'text-primary'],
    ['expired', 'No answer', 'text-primary'],
    ['rescheduled', 'New time proposed', 'text-primary'],
    ['completed', 'Completed', 'text-primary'],
    ['no-show', 'Missed', 'text-primary'],
  ] as const)('are coloured by how they stand: %s', async (status, word, colour) => {
    await open({ 'GET /api/interview-requests': () => [aRequest({ status })] });
    const badge = (await card('Delivery rider')).getByText(word);
    expect(getComputedStyle(badge).color).toContain(`--nk-palette-${colour}`);
  });

  it.each([
    ['hi', 'नया समय बताया गया', 'आपने यह समय बताया'],
    ['kn', 'ಹೊಸ ಸಮಯ ಸೂಚಿಸಲಾಗಿದೆ', 'ನೀವು ಹೇಳಿದ ಸಮಯ'],
  ])('leave it to the proposal to say whose time it is, in %s', async (language, status, yours) => {
    const proposal = aProposal({ by: 'seeker' });
    await open({ 'GET /api/interview-requests': () => [aRequest({ status: 'rescheduled', proposal })] });
    await act(() => i18n.changeLanguage(language));
    expect((await card('Delivery rider')).getByText(status)).toBeVisible();
    expect((await card('Delivery rider')).getByText(new RegExp(`^${yours}`))).toBeVisible();
  });

  it('tell everything about a confirmed one', async () => {
    const { user } = await open({
      'GET /api/interview-requests': () => [
        aRequest({ status: 'confirmed', confirmedTime: '2027-01-04T10:30:00.000Z', place: '14, Brigade Road' }),
      ],
    });
    await user.click((await card('Delivery rider')).getByRole('button', { name: 'View Details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Delivery rider' }));
    expect(details.getByText('14, Brigade Road')).toBeVisible();
    expect(details.getByText('4 January 2027, 4 pm')).toBeVisible();
    expect(details.getByText('Namma Tiffin')).toBeVisible();
    expect(details.getByRole('link', { name: 'Open calendar' })).toHaveAttribute('href', '/?section=calendar');
  });

  it('can be cancelled after a question', async () => {
    const request = aRequest();
    const { user, server } = await open({
      'GET /api/interview-requests': () => [request],
      [`POST /api/interview-requests/${request.id}/cancel`]: () => ({ ...request, status: 'cancelled' }),
    });
    await user.click((await card('Delivery rider')).getByRole('button', { name: 'Cancel request' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this request?' }));
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.of(`POST /api/interview-requests/${request.id}/cancel`)).toHaveLength(0);

    await user.click((await card('Delivery rider')).getByRole('button', { name: 'Cancel request' }));
    server.answer('GET /api/interview-requests', () => [{ ...request, status: 'cancelled' }]);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
    await toast('Request cancelled');
    await waitFor(async () => expect((await card('Delivery rider')).getByText('Cancelled')).toBeVisible());
  });

  it('say why one could not be cancelled', async () => {
    const request = aRequest();
    const { user } = await open({
      'GET /api/interview-requests': () => [request],
      [`POST /api/interview-requests/${request.id}/cancel`]: () =>
        problem(409, 'This request can no longer be changed.'),
    });
    await user.click((await card('Delivery rider')).getByRole('button', { name: 'Cancel request' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
    expect(await toast('Not cancelled')).toHaveTextContent('This request can no longer be changed.');
  });

  it('that the employer gave another time for can be accepted, or refused while all stays', async () => {
    const proposal = aProposal({ place: 'Back door', message: 'A delivery comes then.' });
    const waiting = aRequest({ proposal });
    const path = `POST /api/interview-requests/${waiting.id}/proposal/answer`;
    const { user, server } = await open({
      'GET /api/interview-requests': () => [waiting],
      [path]: () => ({ ...waiting, proposal: null }),
    });
    const offer = await card('Delivery rider');
    expect(offer.getByText('Namma Tiffin proposes: 5 January 2027, 4 pm')).toBeVisible();
    expect(offer.getByText('Back door')).toBeVisible();
    expect(offer.getByText('They wrote: A delivery comes then.')).toBeVisible();
    expect(offer.queryByRole('button', { name: 'Propose another time' })).not.toBeInTheDocument();
    server.answer('GET /api/interview-requests', () => [
      { ...waiting, status: 'confirmed', confirmedTime: proposal.time, place: proposal.place, proposal: null },
    ]);
    await user.click(offer.getByRole('button', { name: 'Accept Namma Tiffin' }));
    await toast('New time fixed');
    expect(server.of(path).map(({ body }) => body)).toEqual([
      { answer: 'accepted', time: proposal.time, place: 'Back door', phone: null },
    ]);
    expect(await (await card('Delivery rider')).findByText('Confirmed')).toBeVisible();
    expect((await card('Delivery rider')).queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it('that are confirmed can be given another time, without a place', async () => {
    const fixed = aRequest({ status: 'confirmed', confirmedTime: '2027-01-04T10:30:00.000Z', place: 'Front door' });
    const path = `POST /api/interview-requests/${fixed.id}/proposal`;
    const { user, server } = await open({ 'GET /api/interview-requests': () => [fixed], [path]: () => fixed });
    await user.click((await card('Delivery rider')).getByRole('button', { name: 'Propose another time' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Propose another time' }));
    expect(sheet.queryByLabelText('Where')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Send proposal' }));
    expect(await sheet.findByText('It is at this time already')).toBeVisible();
    fireEvent.input(sheet.getByLabelText('Day'), { target: { value: '2027-01-06' } });
    server.answer('GET /api/interview-requests', () => [
      { ...fixed, status: 'rescheduled', proposal: aProposal({ by: 'seeker', time: '2027-01-06T10:30:00.000Z' }) },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Send proposal' }));
    await toast('Time proposed');
    expect(server.of(path).map(({ body }) => body)).toEqual([{ time: '2027-01-06T10:30:00.000Z' }]);
    const moving = await card('Delivery rider');
    expect(await moving.findByText('You proposed: 6 January 2027, 4 pm')).toBeVisible();
    expect(moving.getByText('4 January 2027, 4 pm')).toBeVisible();
    expect(moving.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it('whose time has come ask what became of it', async () => {
    const over = aRequest({ status: 'confirmed', confirmedTime: '2020-01-04T10:30:00.000Z', place: 'Front door' });
    const path = `POST /api/interview-requests/${over.id}/outcome`;
    const { user, server } = await open({ 'GET /api/interview-requests': () => [over], [path]: () => over });
    const mine = await card('Delivery rider');
    expect(mine.queryByRole('button', { name: 'Cancel interview' })).not.toBeInTheDocument();
    await user.click(mine.getByRole('button', { name: 'Namma Tiffin was not there' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, not there' }));
    await toast('Thank you');
    expect(server.of(path).map(({ body }) => body)).toEqual([{ outcome: 'no-show' }]);
  });

  it('say why they came to nothing', async () => {
    await open({
      'GET /api/interview-requests': () => [
        aBroadcast({ status: 'declined', message: 'We are full.\nNo shift is free.' }),
        aRequest({ status: 'cancelled', endedBy: 'employer', message: 'The oven broke.' }),
        aRequest({ status: 'expired', job: { id: null, title: 'Cook', company: 'Hotel Udupi' } }),
      ],
    });
    expect((await card('Waiter')).getByText(/^They wrote: We are full\.\s+No shift is free\.$/)).toBeVisible();
    expect((await card('Delivery rider')).getByText('Namma Tiffin cancelled it.')).toBeVisible();
    expect((await card('Delivery rider')).getByText('They wrote: The oven broke.')).toBeVisible();
    expect((await card('Cook')).getByText('No answer')).toBeVisible();
  });

  it('begin with the newest five', async () => {
    const { user } = await open({ 'GET /api/interview-requests': () => Array.from({ length: 7 }, () => aRequest()) });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(screen.getAllByRole('article')).toHaveLength(7);
  });

  it('say that there are none, and how to ask', async () => {
    await open();
    expect(await screen.findByText('You have not asked for an interview yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Request Interview' })).toHaveLength(2);
  });

  it('say when they could not be loaded, and can be asked for again', async () => {
    const { user, server } = await open({ 'GET /api/interview-requests': () => problem(500, 'Oops') });
    expect(await screen.findByText('Your requests could not be loaded')).toBeVisible();
    server.answer('GET /api/interview-requests', () => [aRequest()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Delivery rider' })).toBeVisible();
  });
});
