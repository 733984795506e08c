import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { LIVE_STATUSES, requestedInterviewTime } from '@nukkad/contract/interviews/interviews';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, outage, problem } from '../../../test/fake-server';
import { jobsAnswer } from '../../../test/jobs';
import { aRequest, stateOf } from '../../entities/interview/testing/requests';
import { positionStore } from '../../entities/position/model/position-store';
import { article, best, openSection as open, other, SEARCH } from './testing/open-section';

const HOUR_MS = 3_600_000;

const anInterview = (changes: Partial<InterviewRequest> = {}): InterviewRequest =>
  aRequest({
    type: 'phone',
    requestedTime: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    job: { id: other.id, title: 'Night guard', company: 'Kaveri Logistics' },
    ...changes,
  });

beforeEach(() => positionStore.reset());

const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

describe('an interview for a job', () => {
  async function details(answers: Record<string, Answer> = {}) {
    const app = await open(answers);
    await app.user.click(within(await article('Counter helper')).getByRole('button', { name: 'Counter helper' }));
    return { ...app, inside: within(await screen.findByRole('dialog', { name: 'Counter helper' })) };
  }

  it.each([
    ['Interview in person', 'in-person'],
    ['Interview by phone', 'phone'],
  ])('is requested by "%s", a day from now', async (button, type) => {
    const { user, server, inside } = await details({ 'POST /api/interview-requests': () => anInterview() });
    expect(inside.getByText('₹120–150')).toBeVisible();
    expect(inside.getByText('Deliver parcels by scooter.')).toBeVisible();
    const listed = server.of('GET /api/interview-requests').length;
    const before = new Date();
    await user.click(inside.getByRole('button', { name: button }));
    expect(await toast('Interview Requested')).toHaveTextContent(
      'Your interview request has been submitted successfully!',
    );
    const body = server.of('POST /api/interview-requests')[0]?.body as Record<string, string>;
    expect(body).toEqual({ jobId: best.id, type, requestedTime: expect.any(String) });
    const requestedTime = Date.parse(body['requestedTime'] ?? '');
    expect(requestedTime).toBeGreaterThanOrEqual(requestedInterviewTime(before).getTime());
    expect(requestedTime).toBeLessThanOrEqual(requestedInterviewTime(new Date()).getTime());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(server.of('GET /api/interview-requests').length).toBeGreaterThan(listed));
  });

  it('leaves the job open after a failed request', async () => {
    const { user, inside } = await details({
      'POST /api/interview-requests': () => outage(),
    });
    await user.click(inside.getByRole('button', { name: 'Interview by phone' }));
    expect(await toast('Request Failed')).toHaveTextContent('Failed to submit interview request. Please try again.');
    expect(inside.getByRole('button', { name: 'Interview by phone' })).toBeEnabled();
  });

  it.each(LIVE_STATUSES)('is not requested twice while it is %s', async (status) => {
    const { inside } = await details({
      'GET /api/interview-requests': () => [
        anInterview({ status, job: { id: best.id, title: 'Helper, as it was called', company: 'Kaveri Logistics' } }),
      ],
    });
    expect(await inside.findByText('You have asked for an interview')).toBeVisible();
    expect(inside.queryByRole('button', { name: 'Interview by phone' })).not.toBeInTheDocument();
  });

  it('leaves the way to apply', async () => {
    const { user, inside } = await details();
    await user.click(inside.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByLabelText('Cover Message')).toBeVisible();
  });

  it('and an application are marked where they exist', async () => {
    await open({ [SEARCH]: () => jobsAnswer([{ ...best, hasApplied: true }]) });
    expect(within(await article('Counter helper')).getByText('Applied')).toBeVisible();
  });
});

describe('the interview requests', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Your Interview Requests' }));

  it('appear below with their status in a word', async () => {
    await open({
      'GET /api/interview-requests': () =>
        (['pending', 'confirmed', 'declined', 'cancelled'] as const).map((status, index) =>
          anInterview({ id: `00000000-0000-4000-a000-00000000000${index}`, status }),
        ),
    });
    const requests = await (await list()).findAllByRole('article', { name: 'Night guard' });
    expect(
      requests.map((request) => within(request).getByText(/Pending|Confirmed|Declined|Cancelled/).textContent),
    ).toEqual(['Pending', 'Confirmed', 'Declined', 'Cancelled']);
    const [pending, confirmed] = requests as [HTMLElement, HTMLElement];
    expect(within(pending).getByText('Kaveri Logistics')).toBeVisible();
    expect(within(pending).getByText('By phone')).toBeVisible();
    expect(within(pending).queryByRole('button', { name: 'View Details' })).not.toBeInTheDocument();
    expect(within(confirmed).getByRole('button', { name: 'View Details' })).toBeVisible();
  });

  it('can be cancelled', async () => {
    const request = anInterview();
    const { user, server } = await open({
      'GET /api/interview-requests': () => [request],
      [`POST /api/interview-requests/${request.id}/cancel`]: () => stateOf(request, { status: 'cancelled' }),
    });
    await user.click(await (await list()).findByRole('button', { name: 'Cancel request' }));
    server.answer('GET /api/interview-requests', () => [{ ...request, status: 'cancelled' }]);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
    await toast('Request cancelled');
    expect(await (await list()).findByText('Cancelled')).toBeVisible();
  });

  it('show an empty state with the next step, and a failure', async () => {
    const { user, server } = await open({ 'GET /api/interview-requests': () => problem(500, 'Down') });
    expect(await (await list()).findByText('Your requests did not load')).toBeVisible();
    server.answer('GET /api/interview-requests', () => []);
    await user.click((await list()).getByRole('button', { name: 'Try again' }));
    expect(await (await list()).findByText('No interview requests yet')).toBeVisible();
  });
});
