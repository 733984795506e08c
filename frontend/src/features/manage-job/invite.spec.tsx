import { describe, expect, it } from '@jest/globals';
import type { JobApplication, ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, problem, refusedField } from '../../../test/fake-server';
import { anEmployer, anOwnJob, aReceivedApplication, aReceivedRequest, inDays } from '../../../test/hiring';
import { fixToday } from '../../../test/today';
import { stateOf } from '../../entities/interview/testing/requests';
import { card, openJob, toast } from './testing/open-job';

// a Saturday morning in India: the next working day is Monday
fixToday('2026-11-21T04:30:00Z');

const job = anOwnJob({ location: '12, 5th Cross, Koramangala' });
const asha = aReceivedApplication({ status: 'viewed' });
const CALL = `POST /api/applications/${asha.id}/interview`;
const ofAsha = (changes: Partial<ReceivedInterviewRequest> = {}) =>
  aReceivedRequest({
    askedBy: 'employer',
    applicationId: asha.id,
    job: { id: job.id, title: job.title, company: job.company },
    proposal: { time: inDays(2), by: 'employer', place: 'At the shop', phone: null, message: null },
    ...changes,
  });

/** The open application, with these requests between the two. */
async function open(
  requests: readonly ReceivedInterviewRequest[] = [],
  answers: Record<string, Answer> = {},
  application: JobApplication = asha,
  status: 'open' | 'closed' = 'open',
) {
  const page = await openJob({ ...job, status }, [application], {
    'GET /api/auth/user': () => anEmployer({ phone: '+919000000002' }),
    'GET /api/received-interview-requests': () => requests,
    ...answers,
  });
  const applicant = await card('Asha Rao');
  await page.user.click(applicant.getByRole('button', { name: /^Asha Rao/ }));
  const invite = async () => {
    await page.user.click(await applicant.findByRole('button', { name: 'Invite Asha Rao' }));
    return within(await screen.findByRole('dialog', { name: 'Invite Asha Rao to an interview' }));
  };
  return { ...page, applicant, invite };
}

describe('an invitation to an interview', () => {
  it('is sent with its defaults: the next working day at 11, at the place of the job', async () => {
    const { user, server, applicant, invite } = await open([], {
      [CALL]: () => stateOf(ofAsha()),
    });
    const sheet = await invite();
    expect(sheet.getByLabelText('Day')).toHaveValue('2026-11-23');
    expect(sheet.getByLabelText('Time')).toHaveValue('11:00');
    server.answer('GET /api/received-interview-requests', () => [ofAsha()]);
    await user.click(sheet.getByRole('button', { name: 'Send invitation' }));
    await toast('Asha Rao is invited');
    expect(server.of(CALL).map(({ body }) => body)).toEqual([
      { type: 'in-person', time: '2026-11-23T05:30:00.000Z', place: '12, 5th Cross, Koramangala' },
    ]);
    const interview = within(await applicant.findByRole('group', { name: 'Interview' }));
    expect(interview.getByText(/^You invited: /)).toBeVisible();
    expect(applicant.queryByRole('button', { name: 'Invite Asha Rao' })).not.toBeInTheDocument();
  });

  it('is set to a usual day with one tap', async () => {
    const { user, invite } = await open();
    const sheet = await invite();
    const days = ['Today', 'Tomorrow', 'Monday'].map((name) => sheet.getByRole('button', { name }));
    expect(days.map((day) => day.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
    await user.click(days[1]!);
    expect(sheet.getByLabelText('Day')).toHaveValue('2026-11-22');
    expect(days.map((day) => day.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    // another day is chosen in the field
    fireEvent.input(sheet.getByLabelText('Day'), { target: { value: '2026-11-27' } });
    await waitFor(() => expect(days[1]).toHaveAttribute('aria-pressed', 'false'));
  });

  it('suggests the last place in person, and requires the number of a call', async () => {
    const met = aReceivedRequest({ status: 'completed', confirmedTime: inDays(-3), place: 'Back door' });
    const { user, server, invite } = await open([met], { [CALL]: () => problem(409, 'They are busy then.') });
    const sheet = await invite();
    expect(sheet.getByLabelText('Where')).toHaveValue('Back door');
    fireEvent.input(sheet.getByLabelText('Time'), { target: { value: '16:00' } });
    await user.click(sheet.getByRole('radio', { name: 'By phone' }));
    expect(sheet.getByLabelText('Phone number')).toHaveValue('+919000000002');
    await user.click(sheet.getByRole('button', { name: 'Send invitation' }));
    expect(await toast('Not invited')).toHaveTextContent('They are busy then.');
    expect(server.of(CALL)[0]?.body).toEqual({
      ...{ type: 'phone', time: '2026-11-23T10:30:00.000Z', phone: '+919000000002' },
    });
    // another time is chosen in the same form
    expect(sheet.getByLabelText('Time')).toHaveValue('16:00');
  });

  it("shows missing input, and the server's refusal, at the fields", async () => {
    const { user, server, invite } = await open([], {
      [CALL]: () => refusedField('message', 'Workers never pay for a job.'),
    });
    const sheet = await invite();
    fireEvent.input(sheet.getByLabelText('Where'), { target: { value: ' ' } });
    await user.click(sheet.getByRole('button', { name: 'Send invitation' }));
    expect(await sheet.findByText('Please fill this in')).toBeVisible();
    expect(server.of(CALL)).toEqual([]);
    fireEvent.input(sheet.getByLabelText('Where'), { target: { value: 'Here' } });
    fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: 'Bring 500 rupees.' } });
    await user.click(sheet.getByRole('button', { name: 'Send invitation' }));
    expect(await sheet.findByText('Workers never pay for a job.')).toBeVisible();
  });

  it('can be cancelled again', async () => {
    const request = ofAsha();
    const path = `POST /api/interview-requests/${request.id}/cancel`;
    const { user, server, applicant } = await open([request], {
      [path]: () => stateOf(request, { status: 'cancelled' }),
    });
    await user.click(await applicant.findByRole('button', { name: 'Cancel invitation Asha Rao' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
    await toast('Invitation cancelled');
    expect(server.of(path)).toHaveLength(1);
  });

  it('is answered in place when the seeker proposes another time', async () => {
    const time = inDays(4);
    const request = ofAsha({ proposal: { time, by: 'seeker', place: null, phone: null, message: 'I work then.' } });
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server, applicant } = await open([request], {
      [path]: () => stateOf(request, { status: 'confirmed' }),
    });
    const interview = within(await applicant.findByRole('group', { name: 'Interview' }));
    expect(interview.getByText('They wrote: I work then.')).toBeVisible();
    await user.click(interview.getByRole('button', { name: 'Accept Asha Rao' }));
    await toast('Interview fixed');
    expect(server.of(path)[0]?.body).toMatchObject({ answer: 'accepted', time });
  });

  it('shows the agreed time and place', async () => {
    const confirmedTime = '2026-11-23T05:30:00.000Z';
    const fixed = ofAsha({ status: 'confirmed', confirmedTime, proposal: null, place: 'At the shop' });
    const { applicant } = await open([fixed]);
    const interview = within(await applicant.findByRole('group', { name: 'Interview' }));
    expect(interview.getByText('Monday, 11 am')).toBeVisible();
    expect(interview.getByText('Confirmed')).toBeVisible();
    expect(interview.getByText('At the shop')).toBeVisible();
    expect(interview.getByRole('button', { name: 'Suggest another time Asha Rao' })).toBeVisible();
    expect(interview.getByRole('button', { name: 'Cancel interview Asha Rao' })).toBeVisible();
  });

  it.each([
    ['waits', ofAsha()],
    ['waits for an answer about another time', ofAsha({ proposal: { ...ofAsha().proposal!, by: 'seeker' } })],
    ['is agreed upon', ofAsha({ status: 'confirmed', confirmedTime: inDays(2), proposal: null, place: 'At the shop' })],
  ])('that %s appears once on the page, beside its application', async (_name, request) => {
    const { applicant } = await open([request]);
    await applicant.findByRole('group', { name: 'Interview' });
    const requests = within(screen.getByRole('region', { name: /^Interview requests/ }));
    expect(await requests.findByText('No requests right now')).toBeVisible();
  });

  it('is listed among the requests when the seeker asked for it, and is answered there', async () => {
    const asked = ofAsha({ askedBy: 'seeker', proposal: null, requestedTime: inDays(2) });
    await open([asked]);
    const requests = within(screen.getByRole('region', { name: /^Interview requests/ }));
    expect(await requests.findByRole('button', { name: /^Confirm/ })).toBeVisible();
  });

  it('may follow an unsuccessful one', async () => {
    const { applicant } = await open([ofAsha({ status: 'declined', proposal: null, endedBy: 'seeker' })]);
    expect(await applicant.findByRole('button', { name: 'Invite Asha Rao' })).toBeVisible();
  });

  it.each([
    ['an application that is over', { ...asha, status: 'rejected' as const }, 'open' as const],
    ['a job that is closed', asha, 'closed' as const],
  ])('is not offered for %s', async (_name, application, status) => {
    const { applicant } = await open([], {}, application, status);
    expect(await applicant.findByRole('link', { name: 'Call +91 98765 43210' })).toBeVisible();
    await waitFor(() => expect(applicant.queryByRole('button', { name: 'Invite Asha Rao' })).not.toBeInTheDocument());
  });
});
