import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem, refusedField } from '../../../../test/fake-server';
import { aReceivedRequest, employerAnswers, inDays } from '../../../../test/hiring';
import { renderApp } from '../../../../test/render-app';
import { i18n } from '../../../shared/i18n/i18n';
import { broadcast, forJob, job, NO_MONEY, openRequests as open, row, toast } from './testing/open-requests';

describe('received interview requests', () => {
  it('show person, job, mode and time, and can be answered while they are open', async () => {
    const { block } = await open([forJob, broadcast]);
    expect(await block.findByText('Waiter')).toBeVisible();
    expect(row('Asha Rao').getByText(/^Wants/)).toHaveTextContent(/^Wants tomorrow/i);
    expect(row('Imran Khan').getByText('Delivery')).toBeVisible();
    expect(row('Imran Khan').getByText('By phone')).toBeVisible();
    expect(row('Imran Khan').getByText('Wants 4:00 PM - 6:00 PM')).toBeVisible();
    expect(row('Imran Khan').getByText(/The first to confirm gets it/)).toBeVisible();
    expect(row('Asha Rao').queryByText(/The first to confirm gets it/)).not.toBeInTheDocument();
    // confirm and decline for both requests, and another time only for the employer's own job
    expect(block.getAllByRole('button')).toHaveLength(5);
  });

  it('show the work and the place in the language of the page beside the words of the employer', async () => {
    const told = { id: job.id, title: job.title, company: job.company, occupation: { kn: 'ಸಪ್ಲೈಯರ್' } };
    const where = { place: '12, 5th Cross, Koramangala', placeNames: { kn: 'ಕೋರಮಂಗಲ' } };
    await open([aReceivedRequest({ status: 'confirmed', confirmedTime: inDays(1), job: told, ...where })]);
    await screen.findByText('12, 5th Cross, Koramangala');
    expect(row('Asha Rao').queryByText('ಸಪ್ಲೈಯರ್')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('kn'));
    expect(row('Asha Rao').getByText('ಸಪ್ಲೈಯರ್')).toBeVisible();
    expect(row('Asha Rao').getByText('ಕೋರಮಂಗಲ · 12, 5th Cross, Koramangala')).toBeVisible();
  });

  it('with a time stay, soonest first, until their outcome is reported; all others are history', async () => {
    const confirmed = (days: number, firstName: string) =>
      aReceivedRequest({
        status: 'confirmed',
        confirmedTime: inDays(days),
        place: 'At the shop',
        seeker: { firstName, lastName: '' },
      });
    const requests = [
      confirmed(3, 'Later'),
      confirmed(1, 'Soon'),
      confirmed(-1, 'Over'),
      aReceivedRequest({ status: 'completed', seeker: { firstName: 'Held', lastName: '' } }),
      aReceivedRequest({ taken: true, broadcast: true, seeker: { firstName: 'Taken', lastName: '' } }),
      aReceivedRequest({ status: 'declined', seeker: { firstName: 'Declined', lastName: '' } }),
      aReceivedRequest({ status: 'cancelled', seeker: { firstName: '', lastName: '' } }),
    ];
    const { user, block } = await open(requests);
    const names = () => block.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await waitFor(() => expect(names()).toEqual(['Over', 'Soon', 'Later']));
    expect(row('Soon').getByText('At the shop')).toBeVisible();
    expect(row('Soon').getByText('Confirmed')).toBeVisible();
    await user.click(block.getByRole('button', { name: 'Earlier requests (4)' }));
    expect(names()).toEqual(['Over', 'Soon', 'Later', 'Held', 'Taken', 'Declined', 'A job seeker']);
    expect(row('Taken').getByText('Taken by another employer')).toBeVisible();
    expect(row('Taken').queryByRole('button')).not.toBeInTheDocument();
    expect(row('Declined').queryByRole('button')).not.toBeInTheDocument();
  });

  it('show an empty state if there are none, and a retry button after a failure', async () => {
    const { user, server, block } = await open([], {
      'GET /api/received-interview-requests': () => problem(500, 'Broken'),
    });
    expect(await block.findByRole('alert')).toHaveTextContent('The requests did not load');
    server.answer('GET /api/received-interview-requests', () => []);
    await user.click(block.getByRole('button', { name: 'Try again' }));
    expect(await block.findByText('No requests right now')).toBeVisible();
  });
});

describe('confirming', () => {
  it('in person without a job suggests the place of the last interview', async () => {
    const nearby = aReceivedRequest({ job: null, jobType: 'delivery', timeSlot: '4:00 PM - 6:00 PM', broadcast: true });
    await open([nearby, aReceivedRequest({ status: 'completed', place: 'Back door' })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Interview with Asha Rao' }));
    expect(sheet.getByLabelText('Where')).toHaveValue('Back door');
  });

  it('in person suggests the requested time and the place of the job', async () => {
    const { user, server, answersOf } = await open([forJob], {
      [`POST /api/interview-requests/${forJob.id}/respond`]: () => ({ status: 'confirmed' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Interview with Asha Rao' }));
    expect(sheet.getByLabelText('Where')).toHaveValue('12, 5th Cross, Koramangala');
    server.answer('GET /api/received-interview-requests', () => [
      { ...forJob, status: 'confirmed', confirmedTime: inDays(1), place: job.location },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    expect(await toast('Interview confirmed')).toHaveTextContent('Asha Rao gets a message with the details.');
    const wished = `${forJob.requestedTime?.slice(0, 16)}:00.000Z`;
    expect(answersOf(forJob.id)).toEqual([{ response: 'confirmed', time: wished, place: job.location }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Confirmed')).toBeVisible();
  });

  it("by phone suggests the user's number, and shows errors in the form", async () => {
    const { user, answersOf } = await open([broadcast], {
      [`POST /api/interview-requests/${broadcast.id}/respond`]: () => ({ status: 'confirmed' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm Imran Khan' }));
    const sheet = within(await screen.findByRole('dialog'));
    const phone = sheet.getByLabelText('Phone number');
    expect(phone).toHaveValue('+919000000002');
    fireEvent.input(phone, { target: { value: 'none' } });
    fireEvent.input(sheet.getByLabelText('Day'), { target: { value: '2020-01-01' } });
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    expect(await sheet.findByText('Choose a time in the future')).toBeVisible();
    fireEvent.input(sheet.getByLabelText('Day'), { target: { value: inDays(2).slice(0, 10) } });
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    expect(await sheet.findByText(/Enter a phone number/)).toBeVisible();
    expect(phone).toHaveFocus();
    expect(answersOf(broadcast.id)).toEqual([]);
    fireEvent.input(phone, { target: { value: '+91 98765 43210' } });
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    await toast('Interview confirmed');
    expect(answersOf(broadcast.id)).toMatchObject([{ response: 'confirmed', phone: '+919876543210' }]);
  });

  it('too late shows a message, closes, and shows the request as taken', async () => {
    const { user, server, block } = await open([broadcast], {
      [`POST /api/interview-requests/${broadcast.id}/respond`]: () =>
        problem(409, 'Another employer has already confirmed this request.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm Imran Khan' }));
    const sheet = within(await screen.findByRole('dialog'));
    server.answer('GET /api/received-interview-requests', () => [{ ...broadcast, status: 'confirmed', taken: true }]);
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    expect(await toast('Answer not sent')).toHaveTextContent('Another employer has already confirmed this request.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await block.findByRole('button', { name: 'Earlier requests (1)' }));
    expect(block.getByText('Taken by another employer')).toBeVisible();
  });

  it('at a taken time retains the input, and accepts another time', async () => {
    const path = `POST /api/interview-requests/${forJob.id}/respond`;
    const busy = 'This person already has an interview at that time. Please choose another time.';
    const { user, server, answersOf } = await open([forJob], { [path]: () => problem(409, busy) });
    await user.click(await screen.findByRole('button', { name: 'Confirm Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.input(sheet.getByLabelText('Where'), { target: { value: 'Back door' } });
    const before = server.of('GET /api/received-interview-requests').length;
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    expect(await toast('Answer not sent')).toHaveTextContent(busy);
    await waitFor(() => expect(server.of('GET /api/received-interview-requests').length).toBeGreaterThan(before));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Confirm interview' })).toBeEnabled());
    expect(sheet.getByLabelText('Where')).toHaveValue('Back door');
    server.answer(path, () => ({ status: 'confirmed' }));
    fireEvent.input(sheet.getByLabelText('Time'), { target: { value: '16:30' } });
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    await toast('Interview confirmed');
    expect(answersOf(forJob.id)[1]).toMatchObject({ place: 'Back door', time: expect.stringContaining('T11:00:00') });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('retains the input after a failure', async () => {
    const { user } = await open([forJob], {
      [`POST /api/interview-requests/${forJob.id}/respond`]: () => problem(500, ''),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.input(sheet.getByLabelText('Where'), { target: { value: 'Back door' } });
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    await toast('Answer not sent');
    expect(sheet.getByLabelText('Where')).toHaveValue('Back door');
  });
});

describe('declining', () => {
  it('requires a confirmation', async () => {
    const { user, server, answersOf } = await open([broadcast], {
      [`POST /api/interview-requests/${broadcast.id}/respond`]: () => ({ status: 'declined' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline Imran Khan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Imran Khan?' }));
    expect(dialog.getByText(/Other employers can still answer/)).toBeVisible();
    fireEvent.input(dialog.getByLabelText('Message (optional)'), { target: { value: 'We are full.' } });
    server.answer('GET /api/received-interview-requests', () => []);
    await user.click(dialog.getByRole('button', { name: 'Yes, decline' }));
    await toast('Request declined');
    expect(answersOf(broadcast.id)).toEqual([{ response: 'declined', message: 'We are full.' }]);
    expect(await screen.findByText('No requests right now')).toBeVisible();
  });

  it("shows the server's refusal at the message, and retains it", async () => {
    const { user } = await open([forJob], {
      [`POST /api/interview-requests/${forJob.id}/respond`]: () => refusedField('message', NO_MONEY),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog'));
    const message = sheet.getByLabelText('Message (optional)');
    fireEvent.input(message, { target: { value: 'Pay 500 first' } });
    await user.click(sheet.getByRole('button', { name: 'Yes, decline' }));
    await waitFor(() => expect(message).toHaveAccessibleDescription(NO_MONEY));
    expect(message).toHaveValue('Pay 500 first');
    await user.click(sheet.getByRole('button', { name: 'Keep it' }));
    await user.click(await screen.findByRole('button', { name: 'Decline Asha Rao' }));
    expect(screen.queryByText(NO_MONEY, { selector: '[role=dialog] *' })).not.toBeInTheDocument();
  });

  it("for one of the employer's jobs sends a message", async () => {
    const { user, answersOf } = await open([forJob], {
      [`POST /api/interview-requests/${forJob.id}/respond`]: () => ({ status: 'declined' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Decline Asha Rao?' }));
    fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: ' The work is given. ' } });
    await user.click(sheet.getByRole('button', { name: 'Yes, decline' }));
    await toast('Request declined');
    expect(answersOf(forJob.id)).toEqual([{ response: 'declined', message: 'The work is given.' }]);
  });

  it('sends nothing when the question is answered with "Keep it"', async () => {
    const { user, answersOf } = await open([forJob]);
    await user.click(await screen.findByRole('button', { name: 'Decline Asha Rao' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(answersOf(forJob.id)).toEqual([]);
  });
});

describe('a request for money in a text', () => {
  it.each([
    ['message', 'Message (optional)'],
    ['place', 'Where'],
  ])('in the %s of a proposal is reported at its field', async (field, label) => {
    const path = `POST /api/interview-requests/${forJob.id}/proposal`;
    const { user } = await open([forJob], { [path]: () => refusedField(field, NO_MONEY) });
    await user.click(await screen.findByRole('button', { name: 'Suggest another time Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.input(sheet.getByLabelText(label), { target: { value: 'Pay 500 at the gate' } });
    await user.click(sheet.getByRole('button', { name: 'Send new time' }));
    await waitFor(() => expect(sheet.getByLabelText(label)).toHaveAccessibleDescription(NO_MONEY));
    expect(sheet.getByLabelText(label)).toHaveValue('Pay 500 at the gate');
  });

  it('in the message of a cancellation is reported at the message', async () => {
    const fixed = aReceivedRequest({ status: 'confirmed', confirmedTime: inDays(1), place: 'At the shop' });
    const path = `POST /api/interview-requests/${fixed.id}/cancel`;
    const { user } = await open([fixed], { [path]: () => refusedField('message', NO_MONEY) });
    await user.click(await screen.findByRole('button', { name: 'Cancel interview Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Yes, cancel' }));
    const message = sheet.getByLabelText('Message (optional)');
    await waitFor(() => expect(message).toHaveAccessibleDescription(NO_MONEY));
  });
});

it('shows its texts in Hindi', async () => {
  await i18n.changeLanguage('hi');
  fakeServer({ ...employerAnswers([job]), 'GET /api/received-interview-requests': () => [broadcast] });
  renderApp('/employer');
  expect(await screen.findByRole('button', { name: 'पक्का करें Imran Khan' })).toBeVisible();
  expect(screen.getByText('पसंद का समय: शाम 4 से 6 बजे')).toBeVisible();
});
