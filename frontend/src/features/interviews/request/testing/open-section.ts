import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../../test/fake-server';
import { jobsAnswer } from '../../../../../test/jobs';
import { aSeeker } from '../../../../../test/people';
import { renderApp } from '../../../../../test/render-app';

/** Figures of the server. */
export const STATS = {
  jobsNearby: 1000,
  jobsNearbyIsExact: false,
  newToday: 12,
  newTodayIsExact: true,
  applicationsOpen: 3,
  interviewsUpcoming: 0,
};

/** Opens the section for a job seeker without requests. */
export async function openSection(answers: Record<string, Answer> = {}, parameters = '') {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/seeker-stats': () => STATS,
    'GET /api/interview-requests': () => [],
    'GET /api/hot-jobs': () => [],
    'GET /api/ai-jobs': () => jobsAnswer([]),
    ...answers,
  });
  const app = renderApp(`/?section=request-interview${parameters}`);
  // a sheet hides the page from assistive technology
  await screen.findByRole('heading', { level: 2, name: 'Meet an employer this week', hidden: true });
  const openDialog = async () => {
    await app.user.click(screen.getAllByRole('button', { name: 'Request Interview' })[0] as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'Request Interview' }));
  };
  return { ...app, server, openDialog };
}
/** Waits for a visible toast with this title. */
export const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};
