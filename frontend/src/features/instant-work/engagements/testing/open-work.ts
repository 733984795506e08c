import { expect } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../../test/fake-server';
import { givenWork } from '../../../../../test/instant-jobs';
import { aSeeker } from '../../../../../test/people';
import { renderApp } from '../../../../../test/render-app';

export const ID = '50000000-0000-4000-8000-000000000001';
export const ONE = `GET /api/engagements/${ID}`;
const HOUR_MS = 3_600_000;
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Returns work as its worker sees it; tomorrow by default. */
export const aWork = (changes: Partial<Engagement> = {}): Engagement =>
  givenWork({
    id: ID,
    side: 'worker',
    company: 'Annapurna Caterers',
    location: 'Jayanagar 4th Block, Bengaluru',
    instantJobId: '30000000-0000-4000-8000-000000000001',
    startsAt: inHours(24),
    endsAt: inHours(28),
    minRate: 120,
    maxRate: 160,
    other: { name: 'Ravi Kumar', phone: '+919000000002' },
    freeUntil: inHours(22),
    consequence: 'none',
    ...changes,
  });

/** Work that was done today, for ₹480 to 640. */
export const done = (changes: Partial<Engagement> = {}) =>
  aWork({
    status: 'done',
    startedAt: inHours(-5),
    endedAt: inHours(-1),
    hours: 4,
    dueFrom: 480,
    dueTo: 640,
    ...changes,
  });

/** Opens the work of a worker; the server's data can be changed while it is open. */
export async function openWork(
  work: Engagement,
  more: Record<string, Answer> = {},
  path = `/instant-requests?engagement=${ID}`,
) {
  const told = { work };
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/engagements': ({ query }) => (query.get('state') === 'current' ? [told.work] : []),
    [ONE]: () => told.work,
    'GET /api/user/upi': () => ({ upiId: null, usableFrom: null }),
    [`GET /api/engagements/${ID}/code`]: () => ({
      code: '4821',
      phase: told.work.status === 'booked' ? 'start' : 'end',
    }),
    ...more,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Instant Requests', hidden: true });
  return { ...app, server, told };
}

export const sheet = async (name = 'Helper for a wedding lunch') => within(await screen.findByRole('dialog', { name }));
export const toast = (title: string) => waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
/** Returns the bodies that were sent to a call of the work. */
export const bodies = (server: { of: (call: string) => { body: unknown }[] }, call: string) =>
  server.of(`POST /api/engagements/${ID}/${call}`).map(({ body }) => body);
