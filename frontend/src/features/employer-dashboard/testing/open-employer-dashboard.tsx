import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { anOwnJob, employerAnswers } from '../../../../test/hiring';
import { renderApp } from '../../../../test/render-app';

/** Opens the dashboard of an employer with these jobs. */
export async function openDashboard(jobs: readonly OwnJob[] = [], answers: Record<string, Answer> = {}, search = '') {
  const server = fakeServer({ ...employerAnswers(jobs), ...answers });
  const app = renderApp(`/employer${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Employer Dashboard', hidden: true });
  return { ...app, server };
}
/** Returns queries for the region with this name. */
export const block = async (name: string) => within(await screen.findByRole('region', { name }));
/** Returns the button of a figure. */
export const figure = (label: string) => screen.findByRole('button', { name: new RegExp(`${label}$`) });

export const evening = anOwnJob({
  title: 'Waiter',
  applicationCount: 3,
  newApplicationCount: 2,
  hiredCount: 1,
  viewCount: 40,
});
export const morning = anOwnJob({ title: 'Cook', applicationCount: 1200, viewCount: 2 });
export const paused = anOwnJob({
  title: 'Cleaner',
  status: 'paused',
  isActive: false,
  applicationCount: 1,
  viewCount: 5,
});
export const closed = anOwnJob({ title: 'Rider', status: 'closed', isActive: false });
