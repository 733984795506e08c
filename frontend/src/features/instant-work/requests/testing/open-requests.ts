import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../../test/fake-server';
import { aJobRequest, inMinutes } from '../../../../../test/job-requests';
import { aPayoutAccount } from '../../../../../test/payments';
import { aSeeker } from '../../../../../test/people';
import { renderApp } from '../../../../../test/render-app';

export { aJobRequest as aRequest, inMinutes };

/** Opens the page for a worker with these requests; the list can be changed while it is open. */
export async function openRequests(first: JobRequest[], more: Record<string, Answer> = {}, path = '/instant-requests') {
  const told = { list: first };
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/job-requests': () => told.list,
    'GET /api/user/payout-account': () => aPayoutAccount(),
    ...more,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Instant Requests' });
  return {
    ...app,
    server,
    told,
    answersTo: (id: string, call = 'respond') => server.of(`POST /api/job-requests/${id}/${call}`),
  };
}

/** The card of a request, by its job. */
export const card = async (title = 'Grocery delivery partner') =>
  within(await screen.findByRole('article', { name: title }));

/** The toast, once it has this title. */
export async function toast(title: string): Promise<HTMLElement> {
  await waitFor(() => screen.getByText(title, { selector: '[data-testid="toast"] *' }));
  return screen.getByTestId('toast');
}
