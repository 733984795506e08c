import { expect } from '@jest/globals';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { anOwnJob, employerAnswers } from '../../../../test/hiring';
import { renderApp } from '../../../../test/render-app';

const noMatch = { matchScore: 40, matchReasons: [] };

/** Opens the page of a job with these applications; `search` is appended to the address. */
export async function openJob(
  job: OwnJob = anOwnJob(),
  applications: readonly JobApplication[] = [],
  answers: Record<string, Answer> = {},
  search = '',
) {
  const list = `GET /api/jobs/${job.id}/applications`;
  const server = fakeServer({
    ...employerAnswers([job]),
    [list]: () => applications,
    ...Object.fromEntries(
      applications.flatMap((application) => [
        [`GET /api/applications/${application.id}`, () => application],
        [`GET /api/applications/${application.id}/match`, () => noMatch],
      ]),
    ),
    ...answers,
  });
  const app = renderApp(`/employer/jobs/${job.id}${search}`);
  await screen.findByRole('heading', { level: 1, name: job.title });
  const changes = () => server.of(`PATCH /api/jobs/${job.id}`).map(({ body }) => body);
  const answersTo = ({ id }: JobApplication) => server.of(`PATCH /api/applications/${id}`).map(({ body }) => body);
  return { ...app, server, list, changes, answersTo };
}

/** Waits for a toast with this title. */
export async function toast(title: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
}

/** Returns the part of the page about the job itself. */
export const summary = () => within(screen.getByRole('region', { name: 'The job' }));

/** The card of an applicant. */
export const card = async (name: string) => within(await screen.findByRole('article', { name }));
