import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, firewall, outage, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { aSeeker } from '../../../test/people';
import { givenWork } from '../../../test/instant-jobs';
import { renderApp } from '../../../test/render-app';
import { KEPT_SCANS_RETRY_MS } from '../../entities/attendance/kept-scans-key';

const CALL = 'POST /api/attendance';
const TOKEN = `${'0'.repeat(32)}0t1abc${'A'.repeat(12)}`;
const address = (phase: 'start' | 'end', token = TOKEN): string => `/work/${phase}/${token}`;
const started = () => givenWork({ side: 'worker', status: 'started', startedAt: '2026-11-29T03:32:00.000Z' });

/** Stores scans that had to wait for a network, of an account or without an account. */
const keep = (...scans: { phase: 'start' | 'end'; token: string; account?: string }[]): void =>
  localStorage.setItem('nukkad-scans', JSON.stringify(scans.map((scan) => ({ until: null, account: null, ...scan }))));
const kept = (): unknown[] => JSON.parse(localStorage.getItem('nukkad-scans') ?? '[]') as unknown[];

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a scanned code', () => {
  it('is sent at once, and shows the counted time, its rounding, and a link to the work', async () => {
    // a page that was opened a second ago
    jest.spyOn(performance, 'now').mockReturnValue(1000);
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(screen.getByText('The total work time is rounded to the nearest 15 minutes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my work' })).toHaveAttribute(
      'href',
      expect.stringContaining('engagement='),
    );
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ phase: 'start', token: TOKEN, kept: false }]);
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('is sent without reading the position of the phone', async () => {
    const { asked } = fakeDevice({ latitude: 12.97, longitude: 77.59 }, 'granted');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(asked()).toBe(0);
    noDevice();
  });

  it('is not sent as a late one by a user other than the owner of the phone that stored it', async () => {
    keep({ phase: 'start', token: TOKEN, account: 'somebody-else' });
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ phase: 'start', token: TOKEN, kept: false }]);
    expect(kept()).toHaveLength(1);
  });

  it('of the end of work with reserved pay is recorded, with the period in which the employer may object', async () => {
    const at = '2026-11-29T07:32:00.000Z';
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      [CALL]: () => ({ ...started(), claim: { phase: 'end', by: 'worker', at } }),
    });
    renderApp(address('end'));
    expect(await screen.findByRole('heading', { name: 'Your end time is noted' })).toBeVisible();
    expect(screen.getByText(/say otherwise within 48 hours/)).toBeVisible();
  });

  it('shows the reason of a refusal, and the other way', async () => {
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      [CALL]: () => problem(409, 'You can scan this code from 9:00 am.', 'engagements.attendance.endTooEarly'),
    });
    renderApp(address('end'));
    expect(await screen.findByRole('heading', { name: 'This scan did not end your work' })).toBeVisible();
    expect(screen.getByText('You can scan this code from 9:00 am.')).toBeVisible();
    expect(screen.getByText('The 4-digit code in your work is another way.')).toBeVisible();
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('waits without a network, and is sent as a stored one when the network returns', async () => {
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: unreachable });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Waiting for network' })).toBeVisible();
    expect(kept()).toHaveLength(1);
    server.answer(CALL, started);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(server.of(CALL).at(-1)?.body).toEqual({ phase: 'start', token: TOKEN, kept: true });
  });

  it('is sent from any other page once the phone has a network again', async () => {
    keep({ phase: 'start', token: TOKEN });
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp('/statement');
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Your scan was sent: work has started'));
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ phase: 'start', token: TOKEN, kept: true }]);
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('is stored for a sign-in that leads back, and nothing is sent before it', async () => {
    const server = fakeServer({});
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Sign in to start' })).toBeVisible();
    expect(screen.getByText('Your scan is kept on this phone for 10 minutes.')).toBeVisible();
    const link = screen.getAllByRole('link', { name: 'Sign In' }).at(-1);
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address('start'))));
    expect(server.of(CALL)).toEqual([]);
    expect(kept()).toHaveLength(1);
  });

  it.each([
    ['a page of another account', () => problem(409, 'Another account is signed in.', 'errors.anotherAccount')],
    ['a call that is still under way', () => problem(409, 'Under way.', 'errors.keyInFlight')],
    ['a firewall', firewall],
  ] as const)('stays on the phone when the refusal is about %s, and not about the code', async (_what, refuse) => {
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: refuse });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: /^(Not sent yet|Waiting for network)$/ })).toBeVisible();
    expect(kept()).toEqual([{ phase: 'start', token: TOKEN, until: null, account: aSeeker().id }]);
  });

  it('of the end is sent after that of the start, which waited on the phone as well', async () => {
    const later = TOKEN.replace('0t1abc', '0t1bcd');
    keep({ phase: 'start', token: TOKEN }, { phase: 'end', token: later });
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp(address('end', later));
    expect(await screen.findByRole('heading', { name: 'Your work is done' })).toBeVisible();
    expect(server.of(CALL).map(({ body }) => body)).toEqual([
      { phase: 'start', token: TOKEN, kept: true },
      { phase: 'end', token: later, kept: true },
    ]);
  });

  it('of the end stays on the phone while that of the start could not be sent', async () => {
    const later = TOKEN.replace('0t1abc', '0t1bcd');
    keep({ phase: 'start', token: TOKEN });
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      [CALL]: ({ body }) =>
        (body as { phase: string }).phase === 'start'
          ? problem(429, 'Wait a little.')
          : problem(409, 'Your start is not confirmed yet.', 'engagements.attendance.startFirst'),
    });
    renderApp(address('end', later));
    expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    expect(kept()).toHaveLength(2);
  });

  it.each([
    ['that it is busy', () => problem(429, 'Wait a little.')],
    ['nothing', outage],
  ] as const)('is retried a minute later when the server responds with %s', async (_what, refuse) => {
    const repeats: (() => void)[] = [];
    jest.spyOn(window, 'setInterval').mockImplementation(((repeat: () => void, ms: number) => {
      if (ms === KEPT_SCANS_RETRY_MS) repeats.push(repeat);
      return 0;
    }) as typeof window.setInterval);
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: refuse });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: /^(Not sent yet|Waiting for network)$/ })).toBeVisible();
    server.answer(CALL, started);
    // the page sends its own scan; the parts beside it leave that to the page
    await waitFor(() => expect(repeats.length).toBeGreaterThanOrEqual(2));
    act(() => repeats.forEach((repeat) => repeat()));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('of one person is not sent by another one on the same phone', async () => {
    const mine = TOKEN.replace('0t1abc', '0t1bcd');
    keep(
      { phase: 'start', token: TOKEN, account: 'somebody-else' },
      { phase: 'start', token: mine, account: aSeeker().id },
    );
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp('/statement');
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Your scan was sent: work has started'));
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ phase: 'start', token: mine, kept: true }]);
    expect(kept()).toEqual([expect.objectContaining({ token: TOKEN, account: 'somebody-else' })]);
  });

  it('belongs to the last signed-in account if the server does not return the session', async () => {
    localStorage.setItem('nukkad-scanner', 'who-was-here');
    fakeServer({ 'GET /api/auth/user': unreachable });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Waiting for network' })).toBeVisible();
    expect(kept()).toEqual([{ phase: 'start', token: TOKEN, until: null, account: 'who-was-here' }]);
  });

  it.each(['', 'abc', `${TOKEN}A`])('is invalid and not sent when it reads %j', async (token) => {
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker() });
    renderApp(address('start', token || 'x'));
    expect(await screen.findByRole('heading', { name: /^This is not a code of a shift/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my work' })).toBeVisible();
    expect(server.of(CALL)).toEqual([]);
  });
});
