import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { fixToday } from '../../../../test/today';
import { i18n } from '../../../shared/i18n/i18n';
import { aBroadcast, aProposal, aRequest, stateOf } from '../../../entities/interview/testing/requests';
import { positionStore } from '../../../entities/position/model/position-store';
import { openSection as open, toast } from './testing/open-section';

fixToday('2026-11-20T10:00:00Z');
afterEach(() => positionStore.reset());

describe('the requests', () => {
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  it('show their status, and the employer once known', async () => {
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
    ['rescheduled', 'New time suggested', 'text-primary'],
    ['completed', 'Completed', 'text-primary'],
    ['no-show', 'Missed', 'text-primary'],
  ] as const)('are coloured by their status: %s', async (status, word, colour) => {
    await open({ 'GET /api/interview-requests': () => [aRequest({ status })] });
    const badge = (await card('Delivery rider')).getByText(word);
    expect(getComputedStyle(badge).color).toContain(`--nk-palette-${colour}`);
  });

  it.each([
    ['hi', 'नया समय बताया', 'आपने यह समय बताया'],
    ['kn', 'ಹೊಸ ಸಮಯ, ಉತ್ತರ ಬಾಕಿ', 'ನೀವು ಹೇಳಿದ ಸಮಯ'],
  ])('name the author of a proposed time only in the proposal, in %s', async (language, status, yours) => {
    const proposal = aProposal({ by: 'seeker' });
    await open({ 'GET /api/interview-requests': () => [aRequest({ status: 'rescheduled', proposal })] });
    await act(() => i18n.changeLanguage(language));
    // the card is replaced while the texts arrive
    await screen.findByText(status);
    expect(screen.getByText(status)).toBeVisible();
    expect(screen.getByText(new RegExp(`^${yours}`))).toBeVisible();
  });

  it('show the work in the language of the reader beside the title of the employer', async () => {
    const job = { id: null, title: 'Delivery rider', company: 'Namma Tiffin', occupation: { kn: 'ಡೆಲಿವರಿ ಕೆಲಸ' } };
    await open({ 'GET /api/interview-requests': () => [aRequest({ job })] });
    expect((await card('Delivery rider')).queryByText('ಡೆಲಿವರಿ ಕೆಲಸ')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('kn'));
    expect((await card('Delivery rider')).getByText('ಡೆಲಿವರಿ ಕೆಲಸ')).toBeVisible();
  });

  it('show all details of a confirmed one', async () => {
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

  it('show the work and the places of a scheduled one in the language of the reader too', async () => {
    const job = { id: null, title: 'Delivery rider', company: 'Namma Tiffin', occupation: { hi: 'डिलीवरी राइडर' } };
    const where = { place: '14, Brigade Road', placeNames: { hi: 'ब्रिगेड रोड' } };
    const proposal = aProposal({ place: 'Back door, Koramangala', placeNames: { hi: 'कोरमंगला' } });
    await open({
      'GET /api/interview-requests': () => [
        aRequest({ status: 'rescheduled', confirmedTime: '2027-01-04T10:30:00.000Z', job, ...where, proposal }),
      ],
    });
    fireEvent.click((await card('Delivery rider')).getByRole('button', { name: 'View Details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Delivery rider' }));
    expect(details.queryByText('डिलीवरी राइडर')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('hi'));
    expect(details.getByText('डिलीवरी राइडर')).toBeVisible();
    expect(details.getByText('ब्रिगेड रोड · 14, Brigade Road')).toBeVisible();
    expect(details.getByText('कोरमंगला · Back door, Koramangala')).toBeVisible();
  });

  it('can be cancelled after a question', async () => {
    const request = aRequest();
    const { user, server } = await open({
      'GET /api/interview-requests': () => [request],
      [`POST /api/interview-requests/${request.id}/cancel`]: () => stateOf(request, { status: 'cancelled' }),
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

  it('show why a cancellation failed', async () => {
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

  it('with another time by the employer can be accepted, or refused without a change', async () => {
    const proposal = aProposal({ place: 'Back door', message: 'A delivery comes then.' });
    const waiting = aRequest({ proposal });
    const path = `POST /api/interview-requests/${waiting.id}/proposal/answer`;
    const { user, server } = await open({
      'GET /api/interview-requests': () => [waiting],
      [path]: () => stateOf(waiting, { proposal: null }),
    });
    const offer = await card('Delivery rider');
    expect(offer.getByText('Namma Tiffin suggests: 5 January 2027, 4 pm')).toBeVisible();
    expect(offer.getByText('Back door')).toBeVisible();
    expect(offer.getByText('They wrote: A delivery comes then.')).toBeVisible();
    expect(offer.queryByRole('button', { name: 'Suggest another time' })).not.toBeInTheDocument();
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
    const { user, server } = await open({ 'GET /api/interview-requests': () => [fixed], [path]: () => stateOf(fixed) });
    await user.click((await card('Delivery rider')).getByRole('button', { name: 'Suggest another time' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Suggest another time' }));
    expect(sheet.queryByLabelText('Where')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Send new time' }));
    expect(await sheet.findByText("It's already at this time")).toBeVisible();
    fireEvent.input(sheet.getByLabelText('Day'), { target: { value: '2027-01-06' } });
    server.answer('GET /api/interview-requests', () => [
      { ...fixed, status: 'rescheduled', proposal: aProposal({ by: 'seeker', time: '2027-01-06T10:30:00.000Z' }) },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Send new time' }));
    await toast('Time suggested');
    expect(server.of(path).map(({ body }) => body)).toEqual([{ time: '2027-01-06T10:30:00.000Z' }]);
    const moving = await card('Delivery rider');
    expect(await moving.findByText('You suggested: 6 January 2027, 4 pm')).toBeVisible();
    expect(moving.getByText('4 January 2027, 4 pm')).toBeVisible();
    expect(moving.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it('ask for their outcome after their time', async () => {
    const over = aRequest({ status: 'confirmed', confirmedTime: '2020-01-04T10:30:00.000Z', place: 'Front door' });
    const path = `POST /api/interview-requests/${over.id}/outcome`;
    const { user, server } = await open({ 'GET /api/interview-requests': () => [over], [path]: () => stateOf(over) });
    const mine = await card('Delivery rider');
    expect(mine.queryByRole('button', { name: 'Cancel interview' })).not.toBeInTheDocument();
    await user.click(mine.getByRole('button', { name: 'Namma Tiffin was not there' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, not there' }));
    await toast('Thank you');
    expect(server.of(path).map(({ body }) => body)).toEqual([{ outcome: 'no-show' }]);
  });

  it('show why they were unsuccessful', async () => {
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

  it('show an empty state with instructions', async () => {
    await open();
    expect(await screen.findByText('You have not asked for an interview yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Request Interview' })).toHaveLength(2);
  });

  it('show a failure to load, and can be reloaded', async () => {
    const { user, server } = await open({ 'GET /api/interview-requests': () => problem(500, 'Oops') });
    expect(await screen.findByText('Your requests did not load')).toBeVisible();
    server.answer('GET /api/interview-requests', () => [aRequest()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Delivery rider' })).toBeVisible();
  });
});
