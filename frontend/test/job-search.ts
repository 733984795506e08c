import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from './fake-server';
import { anAiJob, awayFromFallback, jobsAnswer } from './jobs';
import { aSeeker } from './people';
import { renderApp } from './render-app';

export const SEARCH = 'GET /api/ai-jobs';
export const near = anAiJob({
  ...{ title: 'Counter helper', category: 'retail', distance: 1.2 },
  ...awayFromFallback(-1.2, 0),
});
export const far = anAiJob({
  ...{ title: 'Night guard', category: 'security', minRate: null, maxRate: null, distance: 9.6 },
  ...awayFromFallback(0, 9.6),
});
export const unplaced = anAiJob({
  ...{ title: 'Cook', latitude: null, longitude: null, distance: undefined, locationStatus: 'unresolved' },
});

/** Job Search of a seeker, with a job near by, one far away and one without a place. */
export async function openJobSearch(answers: Record<string, Answer> = {}, parameters = '') {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    [SEARCH]: () => jobsAnswer([near, far, unplaced]),
    [`POST /api/jobs/${near.id}/views`]: () => new Response(null, { status: 204 }),
    ...answers,
  });
  const app = renderApp(`/?section=job-search${parameters}`);
  await screen.findByRole('search');
  const card = (title: string) => within(screen.getByRole('article', { name: title }));
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...app, server, card, submit };
}

/** Waits for a toast with this title. */
export async function toastOf(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
}
