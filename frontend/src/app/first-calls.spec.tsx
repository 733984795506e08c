import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setCallHeaders } from '@nukkad/api-client/base-query';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { waitFor } from '@testing-library/react';
import { type Answer, fakeServer } from '../../test/fake-server';
import { fakeDevice, noDevice } from '../../test/geolocation';
import { anAiJob, jobsAnswer } from '../../test/jobs';
import { aSeeker } from '../../test/people';
import { renderApp } from '../../test/render-app';
import { positionStore } from '../entities/position/model/position-store';
import { sendFirstCalls } from './first-calls';
import { fetchSection as fetchEmployerPage } from './routes/EmployerDashboardPage';
import { fetchSection as fetchSeekerPage } from './routes/SeekerDashboardPage';
import { type AppStore, makeStore } from './store';

const ready = aSeeker({ availability: { ...aSeeker().availability, available: true } });
const employer = aSeeker({ role: 'employer' });

/** Lists of a seeker and an employer, as their first calls find them. */
const ANSWERS: Record<string, Answer> = {
  'GET /api/ai-jobs': () => jobsAnswer([anAiJob()]),
  'GET /api/hot-jobs': () => [],
  'GET /api/my-applications': () => [],
  'GET /api/my-jobs': () => [],
  'GET /api/received-interview-requests': () => [],
};

beforeEach(() => {
  positionStore.reset();
  fakeDevice({ latitude: 12.9716, longitude: 77.5946, accuracy: 20 }, 'granted');
});
afterEach(() => {
  noDevice();
  setCallHeaders(() => ({}));
  window.history.replaceState(null, '', '/');
});

/** The addresses that are called early for an account at an address, with the accounts that the calls name. */
async function callsAt(address: string, account: CurrentUser | number) {
  window.history.replaceState(null, '', address);
  const sent: { address: string; account: string | null }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const called = input instanceof Request ? input.url : input.toString();
    sent.push({ address: called, account: new Headers(init?.headers).get('X-Page-Account') });
    const body = called === '/api/auth/user' ? account : [];
    return Promise.resolve(typeof account === 'number' ? new Response('{}', { status: account }) : Response.json(body));
  });
  await sendFirstCalls('en');
  // the calls of a place follow the position
  await waitFor(() => expect(positionStore.state().locating).toBe(false));
  await Promise.resolve();
  return sent;
}

/** Returns a store with the answers to the early calls of the page of an account. */
async function storeEarlyAnswers(account: CurrentUser): Promise<AppStore> {
  setCallHeaders(() => ({ 'X-Page-Account': account.id }));
  const store = makeStore();
  const fetchPage = location.pathname === '/employer' ? fetchEmployerPage : fetchSeekerPage;
  await fetchPage(new URLSearchParams(location.search), Promise.resolve(store));
  return store;
}
const keysOf = (store: AppStore): string[] => Object.keys(store.getState().api.queries);

describe('the first calls of a page', () => {
  it.each([
    ['the home of a seeker', '/', ready, 7],
    ['Job Search', '/?section=job-search', ready, 5],
    ['AI Jobs', '/job-seeker?section=ai-jobs', ready, 6],
    ['Applications', '/?section=applications', ready, 5],
    ['the dashboard of an employer', '/employer', employer, 6],
  ])(
    'of %s are calls that the page makes, and their answers are stored where it reads them',
    async (_page, address, account, count) => {
      const [first, ...others] = await callsAt(address, account);
      expect(first).toEqual({ address: '/api/auth/user', account: null });
      expect(others).toHaveLength(count);
      expect(others.map((call) => call.account)).toEqual(others.map(() => account.id));
      const stored = keysOf(await storeEarlyAnswers(account));
      expect(stored).toHaveLength(count);
      positionStore.reset();

      const server = fakeServer({ ...ANSWERS, 'GET /api/auth/user': () => account });
      const { store } = renderApp(address);
      const made = () =>
        server.calls.map(
          ({ call, query }) => call.replace('GET ', '') + (query.size > 0 ? `?${query.toString()}` : ''),
        );
      await waitFor(() => expect(made()).toEqual(expect.arrayContaining(others.map((call) => call.address))));
      expect(keysOf(store)).toEqual(expect.arrayContaining(stored));
    },
  );

  it.each([
    ['a search', '/?section=ai-jobs&q=cook', ready],
    ['a place', '/?section=job-search&near=12', ready],
    ['a page of the other side', '/employer', ready],
    ['the home of a seeker, for an employer', '/', employer],
    ['an account that is about to be deleted', '/', { ...ready, deletionDueAt: '2026-12-01T00:00:00.000Z' }],
    ['a suspended account', '/', { ...ready, suspendedUntil: '2026-12-01T00:00:00.000Z' }],
    ['an ended session', '/', 401],
    ['a server that is down', '/', 503],
  ])('are limited to the account at %s', async (_case, address, account) => {
    expect(await callsAt(address, account)).toEqual([{ address: '/api/auth/user', account: null }]);
  });

  it('are sent once, around the position stored in the tab', async () => {
    sessionStorage.setItem('search-position', JSON.stringify({ latitude: 12.9, longitude: 77.6, source: 'device' }));
    const calls = await callsAt('/', ready);
    const around = calls.filter(({ address }) => address.includes('latitude=12.9&longitude=77.6'));
    expect([around.length, calls.length]).toEqual([3, 8]);
    sessionStorage.clear();
  });

  it('contain no requests of instant work for an unavailable seeker', async () => {
    const calls = await callsAt('/', aSeeker());
    expect(calls.map(({ address }) => address)).not.toContain('/api/job-requests');
  });
});
