import { expect } from '@jest/globals';
import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../../test/fake-server';
import { anEmployer, anOwnJob, aReceivedRequest, employerAnswers } from '../../../../../test/hiring';
import { renderApp } from '../../../../../test/render-app';

export const job = anOwnJob({ title: 'Waiter', location: '12, 5th Cross, Koramangala' });
export const forJob = aReceivedRequest({ job: { id: job.id, title: job.title, company: job.company } });
export const broadcast = aReceivedRequest({
  type: 'phone',
  jobType: 'delivery',
  timeSlot: '4:00 PM - 6:00 PM',
  requestedTime: null,
  job: null,
  broadcast: true,
  seeker: { firstName: 'Imran', lastName: 'Khan' },
});

export const NO_MONEY = 'Workers never pay for a job.';

export async function openRequests(
  requests: readonly ReceivedInterviewRequest[],
  answers: Record<string, Answer> = {},
  search = '',
) {
  const server = fakeServer({
    ...employerAnswers([job]),
    'GET /api/auth/user': () => anEmployer({ phone: '+919000000002' }),
    'GET /api/received-interview-requests': () => requests,
    ...answers,
  });
  const app = renderApp(`/employer${search}`);
  const block = within(await screen.findByRole('region', { name: 'Interview requests', hidden: true }));
  const answersOf = (id: string) => server.of(`POST /api/interview-requests/${id}/respond`).map(({ body }) => body);
  return { ...app, server, block, answersOf };
}
export const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};
export const row = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);
