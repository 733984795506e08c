import { describe, expect, it } from '@jest/globals';
import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../../test/fake-server';
import { anOwnJob, aReceivedRequest, employerAnswers, inDays } from '../../../../test/hiring';
import { renderApp } from '../../../../test/render-app';

const job = anOwnJob({ title: 'Waiter', location: '12, 5th Cross, Koramangala' });
const own = { id: job.id, title: job.title, company: job.company };
const seeker = (firstName: string) => ({ firstName, lastName: '' });

async function open(requests: readonly ReceivedInterviewRequest[]) {
  const server = fakeServer({
    ...employerAnswers([job]),
    'GET /api/received-interview-requests': () => requests,
  });
  const app = renderApp(`/employer/jobs/${job.id}`);
  const block = within(await screen.findByRole('region', { name: /^Interview requests/ }));
  return { ...app, server, block };
}

describe('the interview requests of a job', () => {
  it('are those for the job, with broadcasts that its employer has taken for it, and no others', async () => {
    const { block } = await open([
      aReceivedRequest({ job: own, seeker: seeker('Asha') }),
      aReceivedRequest({
        ...{ job: own, broadcast: true, jobType: 'waiter', seeker: seeker('Imran') },
        ...{ status: 'confirmed', confirmedTime: inDays(1), place: 'At the shop' },
      }),
      aReceivedRequest({ seeker: seeker('Elsewhere') }),
      aReceivedRequest({ broadcast: true, jobType: 'waiter', job: null, seeker: seeker('Open') }),
    ]);
    const names = () => block.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await waitFor(() => expect(names()).toEqual(['Asha', 'Imran']));
  });

  it('can be confirmed, declined, rescheduled and cancelled here too', async () => {
    const request = aReceivedRequest({ job: own, seeker: seeker('Asha') });
    const { user, server, block } = await open([request]);
    server.answer(`POST /api/interview-requests/${request.id}/respond`, () => ({ status: 'confirmed' }));
    await user.click(await block.findByRole('button', { name: 'Confirm Asha' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Interview with Asha' }));
    expect(sheet.getByLabelText('Where')).toHaveValue(job.location);
    server.answer('GET /api/received-interview-requests', () => [
      { ...request, status: 'confirmed', confirmedTime: inDays(1), place: job.location },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Confirm interview' }));
    expect(await block.findByRole('button', { name: 'Suggest another time Asha' })).toBeVisible();
    expect(block.getByRole('button', { name: 'Cancel interview Asha' })).toBeVisible();
  });

  it('show an empty state without advice to post a job', async () => {
    const { block } = await open([]);
    expect(await block.findByText('No requests right now')).toBeVisible();
    expect(block.queryByText(/when you have an active job/)).not.toBeInTheDocument();
  });
});
