import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeEventSource, installEventSource } from '../../../../test/event-source';
import { problem } from '../../../../test/fake-server';
import { givenWork } from '../../../../test/instant-jobs';
import { aPayoutAccount } from '../../../../test/payments';
import { aSeeker } from '../../../../test/people';
import { NO_AVAILABILITY } from '@nukkad/contract/instant-work/availability';
import { aRequest, card, inMinutes, openRequests as open, toast } from './testing/open-requests';

const ENGAGEMENT = '50000000-0000-4000-8000-000000000001';
const WORK_CALL = `GET /api/engagements/${ENGAGEMENT}`;
const work = givenWork({
  id: ENGAGEMENT,
  side: 'worker',
  startsAt: '2026-12-04T10:30:00.000Z',
  endsAt: '2026-12-04T14:30:00.000Z',
  location: 'BTM 2nd Stage, Bengaluru',
  other: { name: 'Ravi Kumar', phone: '+919000000002' },
});
const answer = (message: string, status: string) => ({ message, status, undoUntil: null, engagementId: null });

describe('accepting', () => {
  it('waits for the payout account where the work has Secure Pay, and leads to it', async () => {
    const { user, router } = await open([aRequest()], {
      'GET /api/user/payout-account': () => aPayoutAccount({ state: 'none', practice: true, partner: null }),
    });
    const shown = await card();
    await user.click(await shown.findByRole('button', { name: 'Set up payout account' }));
    expect(shown.getByRole('button', { name: 'Accept', hidden: true })).toBeDisabled();
    expect(shown.getByText(/Practice money/)).toBeInTheDocument();
    expect(router.state.location.search).toContain('sheet=payout-account');
  });

  it.each(['none', 'active'] as const)('stays in the same place when the account (%s) is known last', async (state) => {
    let answerAccount = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerAccount = resolve));
    const account = jest.fn(async () => {
      await held;
      return aPayoutAccount({ state, practice: true, partner: null });
    });
    await open([aRequest()], { 'GET /api/user/payout-account': account });
    await waitFor(() => expect(account).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    answerAccount();
    const shown = await card();
    expect(shown.getByText(/Practice money/)).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  it("requires one tap, shows the server's message, and the next steps", async () => {
    const request = aRequest();
    const { user, told, answersTo } = await open([request, aRequest({ job: { title: 'Night guard' } })], {
      [`POST /api/job-requests/${request.id}/respond`]: () => {
        told.list = [
          {
            ...request,
            status: 'accepted',
            undoUntil: inMinutes(5),
            respondedAt: inMinutes(0),
            engagementId: ENGAGEMENT,
          },
        ];
        return answer('The work is yours. You can undo this for 5 minutes.', 'accepted');
      },
      [WORK_CALL]: () => work,
    });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await toast('Request Accepted')).toHaveTextContent('The work is yours. You can undo this for 5 minutes.');
    expect(answersTo(request.id).map(({ body }) => body)).toEqual([{ response: 'accepted' }]);
    const shown = await card();
    expect(await shown.findByText('Accepted')).toBeVisible();
    expect(await shown.findByRole('link', { name: 'Call Ravi Kumar' })).toHaveAttribute('href', 'tel:+919000000002');
    expect(shown.getByRole('link', { name: 'Map' })).toHaveAttribute('href', expect.stringContaining('BTM+2nd+Stage'));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Grocery delivery partner' })).toHaveFocus());
  });

  it('warns of an interview during the work before it is accepted', async () => {
    const startTime = '2026-12-04T04:30:00.000Z';
    await open([aRequest({ interviewAt: '2026-12-04T05:30:00.000Z', job: { urgency: 'scheduled', startTime } })], {});
    expect((await card()).getByText(/^You have an interview then: .*11 am\. To take this work/)).toBeVisible();
  });

  it('suggests the first hour for work without a fixed time, and accepts another', async () => {
    const startTimes = ['2026-12-04T04:30:00.000Z', '2026-12-04T05:30:00.000Z', '2026-12-04T06:30:00.000Z'];
    const request = aRequest({ startTimes, job: { urgency: 'flexible' } });
    const { user, answersTo } = await open([request], {
      [`POST /api/job-requests/${request.id}/respond`]: () => answer('Yours.', 'accepted'),
    });
    const shown = await card();
    const times = within(shown.getByRole('group', { name: 'When can you start?' }));
    expect(times.getAllByRole('radio')[0]).toBeChecked();
    expect(shown.getByText('10 am–2 pm')).toBeVisible();
    await user.click(times.getByRole('radio', { name: /11 am$/ }));
    expect(shown.getByText('11 am–3 pm')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Accept' }));
    await toast('Request Accepted');
    expect(answersTo(request.id).map(({ body }) => body)).toEqual([{ response: 'accepted', startTime: startTimes[1] }]);
  });

  it.each([
    [
      'in the words of the server',
      () => problem(409, 'You already have work at that time'),
      'You already have work at that time',
    ],
    ['with the way on when there are none', () => Promise.reject(new TypeError('offline')), 'Please try again'],
  ])('shows a failure %s, and can be retried', async (_how, refuse, words) => {
    const request = aRequest();
    const { user } = await open([request], { [`POST /api/job-requests/${request.id}/respond`]: refuse });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await toast('Failed to Respond')).toHaveTextContent(words);
    await waitFor(async () => expect((await card()).getByRole('button', { name: 'Accept' })).toBeEnabled());
  });

  it('too late shows that the job is filled, and offers the waiting list', async () => {
    const request = aRequest();
    const { user, told, answersTo } = await open([request], {
      [`POST /api/job-requests/${request.id}/respond`]: () => {
        told.list = [{ ...request, status: 'filled' }];
        return problem(409, 'This job has already been filled');
      },
      [`POST /api/job-requests/${request.id}/standby`]: () => {
        told.list = [{ ...request, status: 'standby' }];
        return answer("If someone can't come, the work is yours.", 'standby');
      },
    });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await toast('Failed to Respond')).toHaveTextContent('This job has already been filled');
    const shown = await card();
    expect(await shown.findByText('This job has already been filled')).toBeVisible();
    await user.click(shown.getByRole('button', { name: "I'll wait" }));
    await toast("You're on the waiting list");
    expect(answersTo(request.id, 'standby').map(({ body }) => body)).toEqual([{ standby: true }]);
    expect(await shown.findByRole('button', { name: 'Stop waiting' })).toBeEnabled();
  });

  it('can be undone for the period that the server states', async () => {
    const accepted = aRequest({ status: 'accepted', engagementId: ENGAGEMENT, undoUntil: inMinutes(4.5) });
    const { user, told } = await open([accepted], {
      [WORK_CALL]: () => work,
      [`POST /api/job-requests/${accepted.id}/undo`]: () => {
        told.list = [{ ...accepted, status: 'pending', undoUntil: null, engagementId: null }];
        return answer('Undone. You can still answer this request.', 'pending');
      },
    });
    const shown = await card();
    expect(shown.getByText(/^Accepted by mistake\? You can undo it for 4:\d\d minutes\.$/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Undo' }));
    expect(await toast('You undid it')).toHaveTextContent('You can still answer this request.');
    expect(await (await card()).findByRole('button', { name: 'Accept' })).toBeEnabled();
    // a worker who undoes an answer gets no announcement of a new request
    expect(screen.queryByText(/^New job request/)).not.toBeInTheDocument();
  });
});

describe('declining', () => {
  it("shows the server's message, and moves the request behind a button", async () => {
    const request = aRequest();
    const { user, told, answersTo } = await open([request], {
      [`POST /api/job-requests/${request.id}/respond`]: () => {
        told.list = [{ ...request, status: 'declined' }];
        return answer('You declined. This never goes on your record.', 'declined');
      },
    });
    await user.click((await card()).getByRole('button', { name: 'Decline' }));
    expect(await toast('Request Declined')).toHaveTextContent('This never goes on your record.');
    expect(answersTo(request.id).map(({ body }) => body)).toEqual([{ response: 'declined' }]);
    expect(await screen.findByRole('button', { name: '1 earlier request' })).toBeEnabled();
    expect(screen.getByText('No job requests at the moment')).toBeVisible();
  });
});

describe('a request that arrives while the page is open', () => {
  let remove: () => void;
  beforeEach(() => {
    remove = installEventSource();
  });
  afterEach(() => remove());

  const titles = () =>
    screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

  it('precedes the others without a reload, is announced once, and counts in the sidebar', async () => {
    const known = aRequest({ job: { title: 'Night guard' } });
    const user = aSeeker({ availability: { ...NO_AVAILABILITY, available: true, hasPosition: true } });
    const { told } = await open([known], { 'GET /api/auth/user': () => user });
    await card('Night guard');
    expect(screen.queryByText(/^New job request/)).not.toBeInTheDocument();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    // the server orders requests by their expiry, soonest first
    const arrived = aRequest({ expiresAt: inMinutes(600), job: { title: 'Cook for a wedding', urgency: 'flexible' } });
    told.list = [known, arrived];
    FakeEventSource.last.say('change', [{ topic: 'job-requests', subject: arrived.id }], '1-1');
    await card('Cook for a wedding');
    expect(titles()).toEqual(['Cook for a wedding', 'Night guard']);
    expect(screen.getByText('New job request: Cook for a wedding, Sri Balaji Provisions')).toBeInTheDocument();
    const [sidebar] = screen.getAllByRole('link', { name: /^Instant Requests/ });
    expect(sidebar).toHaveAccessibleName('Instant Requests 2 waiting');
  });
});
