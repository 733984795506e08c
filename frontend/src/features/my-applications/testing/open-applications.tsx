import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { anApplicationOf } from '../../../../test/applications';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { aSeeker } from '../../../../test/people';
import { renderApp } from '../../../../test/render-app';

/** The job of `anApplication`, in the shape of the list. */
export const JOB = {
  id: '7c1a52d0-1111-4000-8000-000000000001',
  title: 'Delivery rider',
  company: 'Namma Tiffin',
  location: 'MG Road, Bengaluru',
  category: 'delivery' as const,
  isActive: true,
};
/** The same job in the shape of an interview request. */
export const SHORT_JOB = { id: JOB.id, title: JOB.title, company: JOB.company };
/** Returns an application in the shape of the server's response; just sent by default. */
export const anApplication = (changes: Partial<MyApplication> = {}): MyApplication =>
  anApplicationOf(JOB, {
    id: '9d0e0000-0000-4000-8000-000000000001',
    coverMessage: 'I know every lane.',
    ...changes,
  });

/** The same job in the shape of its own call. */
export const FULL_JOB = {
  ...JOB,
  description: 'Carry lunch boxes.',
  locationStatus: 'resolved',
  jobType: 'part_time',
  minRate: 100,
  maxRate: 150,
  rateType: 'hourly',
  currency: 'INR',
  requiredSkills: [],
  hoursPerWeek: null,
  status: 'open',
  createdAt: '2026-01-01T04:30:00.000Z',
  employerAnswers: null,
};

/** The section Applications; `parameters` go on with its address. */
export async function openApplications(answer: Answer, answers: Record<string, Answer> = {}, parameters = '') {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': answer,
    'GET /api/interview-requests': () => [],
    ...answers,
  });
  const app = renderApp(`/?section=applications${parameters}`);
  // a sheet hides the page from assistive technology
  await screen.findByRole('heading', { level: 1, name: 'Applications', hidden: true });
  return { ...app, server };
}
/** The card of an application. */
export const card = async (name = 'Delivery rider') => within(await screen.findByRole('article', { name }));
/** Waits for a toast with this title. */
export const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};
