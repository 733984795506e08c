import { describe, expect, it, jest } from '@jest/globals';
import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { aReceivedRequest, inDays } from '../../../../test/hiring';
import { stateOf } from '../../../entities/interview/testing/requests';
import { forJob, openRequests as open, row, toast } from './testing/open-requests';

describe('another time', () => {
  it('is proposed for a pending request, with the place of the job', async () => {
    const path = `POST /api/interview-requests/${forJob.id}/proposal`;
    const { user, server } = await open([forJob], { [path]: () => stateOf(forJob) });
    await user.click(await screen.findByRole('button', { name: 'Suggest another time Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Suggest another time' }));
    expect(sheet.getByLabelText('Where')).toHaveValue('12, 5th Cross, Koramangala');
    fireEvent.input(sheet.getByLabelText('Day'), { target: { value: inDays(3).slice(0, 10) } });
    fireEvent.input(sheet.getByLabelText('Time'), { target: { value: '16:30' } });
    fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: 'We are closed then.' } });
    await user.click(sheet.getByRole('button', { name: 'Send new time' }));
    await toast('Time suggested');
    const time = `${inDays(3).slice(0, 10)}T11:00:00.000Z`;
    expect(server.of(path).map(({ body }) => body)).toEqual([
      { time, place: '12, 5th Cross, Koramangala', message: 'We are closed then.' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('proposed by the seeker is accepted or refused, with its time shown', async () => {
    const proposal = { time: inDays(4), by: 'seeker' as const, place: null, phone: null, message: 'I have an exam.' };
    const moving = aReceivedRequest({ status: 'rescheduled', confirmedTime: inDays(2), proposal });
    const path = `POST /api/interview-requests/${moving.id}/proposal/answer`;
    const { user, server } = await open([moving], { [path]: () => stateOf(moving, { status: 'confirmed' }) });
    expect(await screen.findByText(/^Asha Rao suggests: /)).toBeVisible();
    expect(screen.getByText('They wrote: I have an exam.')).toBeVisible();
    expect(screen.getByText('New time suggested')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept Asha Rao' }));
    await toast('New time fixed');
    await user.click(screen.getByRole('button', { name: 'Decline Asha Rao' }));
    await toast('Time declined');
    expect(server.of(path).map(({ body }) => body)).toEqual([
      { answer: 'accepted', time: proposal.time, place: null, phone: null },
      { answer: 'refused', time: proposal.time, place: null, phone: null },
    ]);
  });

  it('shows that it was replaced meanwhile, and reloads the list', async () => {
    const proposal = { time: inDays(4), by: 'seeker' as const, place: null, phone: null, message: null };
    const moving = aReceivedRequest({ status: 'rescheduled', confirmedTime: inDays(2), proposal });
    const { user, server } = await open([moving], {
      [`POST /api/interview-requests/${moving.id}/proposal/answer`]: () =>
        problem(409, 'The suggested time has changed. Please look again.'),
    });
    const before = server.of('GET /api/received-interview-requests').length;
    await user.click(await screen.findByRole('button', { name: 'Accept Asha Rao' }));
    expect(await toast('Nothing changed')).toHaveTextContent('The suggested time has changed.');
    await waitFor(() => expect(server.of('GET /api/received-interview-requests').length).toBeGreaterThan(before));
  });

  it('retains the input when the time is taken', async () => {
    const path = `POST /api/interview-requests/${forJob.id}/proposal`;
    const { user } = await open([forJob], { [path]: () => problem(409, 'This person already has an interview.') });
    await user.click(await screen.findByRole('button', { name: 'Suggest another time Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.input(sheet.getByLabelText('Where'), { target: { value: 'Back door' } });
    await user.click(sheet.getByRole('button', { name: 'Send new time' }));
    await toast('Not sent');
    expect(sheet.getByLabelText('Where')).toHaveValue('Back door');
  });
});

describe('the message of a sheet about an interview', () => {
  const fixed = aReceivedRequest({ status: 'confirmed', confirmedTime: inDays(1), place: 'At the shop' });

  it.each([
    ['Decline', forJob, 'Decline Asha Rao', 'Yes, decline', 'respond', 'Request declined', { status: 'declined' }],
    [
      'Propose',
      forJob,
      'Suggest another time Asha Rao',
      'Send new time',
      'proposal',
      'Time suggested',
      stateOf(forJob),
    ],
    ['Cancel', fixed, 'Cancel interview Asha Rao', 'Yes, cancel', 'cancel', 'Request cancelled', stateOf(fixed)],
  ])('is retained when the sheet is closed or refused, and deleted when it is sent: %s', async (...row) => {
    const [, request, opener, yes, path, done, answer] = row;
    const call = `POST /api/interview-requests/${request.id}/${path}`;
    const { user, server } = await open([request], { [call]: () => problem(500, 'The server is busy.') });
    const openSheet = async () => {
      await user.click(await screen.findByRole('button', { name: opener }));
      return within(await screen.findByRole('dialog'));
    };
    const closeSheet = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    let sheet = await openSheet();
    fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: 'The oven broke.' } });
    await closeSheet();

    sheet = await openSheet();
    expect(sheet.getByLabelText('Message (optional)')).toHaveValue('The oven broke.');
    await user.click(sheet.getByRole('button', { name: yes }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('The server is busy.'));
    await closeSheet();

    server.answer(call, () => answer);
    sheet = await openSheet();
    expect(sheet.getByLabelText('Message (optional)')).toHaveValue('The oven broke.');
    await user.click(sheet.getByRole('button', { name: yes }));
    await toast(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    sheet = await openSheet();
    expect(sheet.getByLabelText('Message (optional)')).toHaveValue('');
  });
});

describe('an interview that is fixed', () => {
  it('is cancelled with a message', async () => {
    const fixed = aReceivedRequest({ status: 'confirmed', confirmedTime: inDays(1), place: 'At the shop' });
    const path = `POST /api/interview-requests/${fixed.id}/cancel`;
    const { user, server } = await open([fixed], { [path]: () => stateOf(fixed, { status: 'cancelled' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel interview Asha Rao' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this interview?' }));
    fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: ' The oven broke. ' } });
    await user.click(sheet.getByRole('button', { name: 'Yes, cancel' }));
    await toast('Request cancelled');
    expect(server.of(path).map(({ body }) => body)).toEqual([{ message: 'The oven broke.' }]);
  });

  it('is marked after its time', async () => {
    const over = aReceivedRequest({ status: 'confirmed', confirmedTime: inDays(-0.1), place: 'At the shop' });
    const path = `POST /api/interview-requests/${over.id}/outcome`;
    const { user, server } = await open([over], { [path]: () => stateOf(over, { status: 'completed' }) });
    await user.click(await screen.findByRole('button', { name: 'Interview done Asha Rao' }));
    await toast('Thank you');
    expect(screen.queryByRole('button', { name: /^Cancel interview/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Asha Rao was not there' }));
    const question = within(await screen.findByRole('dialog', { name: 'Asha Rao was not there?' }));
    await user.click(question.getByRole('button', { name: 'Yes, not there' }));
    await waitFor(() => expect(server.of(path)).toHaveLength(2));
    expect(server.of(path).map(({ body }) => body)).toEqual([{ outcome: 'completed' }, { outcome: 'no-show' }]);
  });

  it('requests its outcome when its time comes while the page is open', async () => {
    const soon = aReceivedRequest({ status: 'confirmed', confirmedTime: inDays(0.5), place: 'At the shop' });
    const every = jest.spyOn(globalThis, 'setInterval');
    await open([soon]);
    expect(await screen.findByRole('button', { name: 'Cancel interview Asha Rao' })).toBeVisible();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(inDays(0.6)));
    const minute = every.mock.calls.filter(([, wait]) => wait === 60_000).map(([call]) => call as () => void);
    act(() => minute.forEach((call) => call()));
    expect(await screen.findByRole('button', { name: 'Interview done Asha Rao' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel interview Asha Rao' })).not.toBeInTheDocument();
  });

  it('shows who ended it, and the message', async () => {
    const ended = (changes: Partial<ReceivedInterviewRequest>) =>
      aReceivedRequest({ confirmedTime: inDays(1), ...changes });
    const { user, block } = await open([
      ended({ status: 'cancelled', endedBy: 'seeker', message: 'I am not well.' }),
      ended({ status: 'no-show', endedBy: 'employer', seeker: { firstName: 'Late', lastName: '' } }),
    ]);
    await user.click(await block.findByRole('button', { name: 'Earlier requests (2)' }));
    expect(row('Asha Rao').getByText('Asha Rao cancelled it.')).toBeVisible();
    expect(row('Asha Rao').getByText('They wrote: I am not well.')).toBeVisible();
    expect(row('Late').getByText('You said that Late was not there.')).toBeVisible();
    expect(row('Late').getByText('Missed')).toBeVisible();
  });
});
