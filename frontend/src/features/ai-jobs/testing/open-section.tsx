import { screen } from '@testing-library/react';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { anAiJob, jobGroups } from '../../../../test/jobs';
import { aSeeker } from '../../../../test/people';
import { renderApp } from '../../../../test/render-app';

export const SEARCH = 'GET /api/ai-jobs';
export const best = anAiJob({ title: 'Counter helper', category: 'retail' });
export const other = anAiJob({ title: 'Night guard', matchScore: 41 });

/**
 * Opens the section AI Jobs for `user`, with `best` and `other` as results unless `answers` override them; `search` is
 * appended to its address.
 */
export async function openSection(
  answers: Record<string, Answer> = {},
  user: CurrentUser = aSeeker({ expectedRate: 120 }),
  search = '',
) {
  const server = fakeServer({
    'GET /api/auth/user': () => user,
    'GET /api/my-applications': () => [],
    'GET /api/interview-requests': () => [],
    [SEARCH]: jobGroups([best, other]),
    [`POST /api/jobs/${best.id}/views`]: () => new Response(null, { status: 204 }),
    [`POST /api/jobs/${other.id}/views`]: () => new Response(null, { status: 204 }),
    ...answers,
  });
  const app = renderApp(`/?section=ai-jobs${search}`);
  const box = await screen.findByRole('searchbox', { name: 'What work are you looking for?' });
  const queries = () => server.of(SEARCH).map(({ query }) => Object.fromEntries(query));
  return {
    ...{ ...app, server, box },
    asked: () => queries().filter(({ group }) => group !== 'similar'),
    askedSimilar: () => queries().filter(({ group }) => group === 'similar'),
  };
}

/** The card of a job. */
export const article = (name: string) => screen.findByRole('article', { name });
