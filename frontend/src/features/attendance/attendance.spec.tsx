import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { givenWork } from '../../../test/instant-jobs';
import { renderApp } from '../../../test/render-app';

const CALL = 'POST /api/attendance';
const TOKEN = `${'0'.repeat(32)}0t1abc${'A'.repeat(12)}`;
const address = (phase: 'start' | 'end', token = TOKEN): string => `/work/${phase}/${token}`;
const started = () => givenWork({ side: 'worker', status: 'started', startedAt: '2026-11-29T03:32:00.000Z' });

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => localStorage.clear());

describe('a scanned code', () => {
  it('is sent at once, and shows the time that counts, how it is rounded, and the way to the work', async () => {
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(screen.getByText('Times are rounded to 15 minutes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my work' })).toHaveAttribute(
      'href',
      expect.stringContaining('engagement='),
    );
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ phase: 'start', token: TOKEN, kept: false }]);
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('shows the reason of a refusal, and the other way', async () => {
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      [CALL]: () => problem(409, 'You can scan this code from 9:00 am.'),
    });
    renderApp(address('end'));
    expect(await screen.findByRole('heading', { name: 'End not confirmed' })).toBeVisible();
    expect(screen.getByText('You can scan this code from 9:00 am.')).toBeVisible();
    expect(screen.getByText('The 4-digit code in your work is another way.')).toBeVisible();
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('waits without a network, and is sent as kept when it returns', async () => {
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: unreachable });
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Waiting for network' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('nukkad-scans') ?? '[]')).toHaveLength(1);
    server.answer(CALL, started);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Your work has started' })).toBeVisible();
    expect(server.of(CALL).at(-1)?.body).toEqual({ phase: 'start', token: TOKEN, kept: true });
  });

  it('is sent from any other page once the phone has a network again', async () => {
    const scan = { phase: 'start', token: TOKEN, until: null };
    localStorage.setItem('nukkad-scans', JSON.stringify([scan]));
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), [CALL]: started });
    renderApp('/statement');
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Your scan was sent: work has started'));
    expect(server.of(CALL).map(({ body }) => body)).toEqual([{ phase: 'start', token: TOKEN, kept: true }]);
    expect(localStorage.getItem('nukkad-scans')).toBeNull();
  });

  it('is kept for a sign-in that leads back, and nothing is sent before it', async () => {
    const server = fakeServer({});
    renderApp(address('start'));
    expect(await screen.findByRole('heading', { name: 'Sign in to start' })).toBeVisible();
    expect(screen.getByText('Your scan is kept on this phone for 10 minutes.')).toBeVisible();
    const link = screen.getAllByRole('link', { name: 'Sign In' }).at(-1);
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address('start'))));
    expect(server.of(CALL)).toEqual([]);
    expect(JSON.parse(localStorage.getItem('nukkad-scans') ?? '[]')).toHaveLength(1);
  });

  it.each(['', 'abc', `${TOKEN}A`])('that reads %j is no code, and is not sent', async (token) => {
    const server = fakeServer({ 'GET /api/auth/user': () => aSeeker() });
    renderApp(address('start', token || 'x'));
    expect(await screen.findByRole('heading', { name: /^This is not a code of a shift/ })).toBeVisible();
    expect(server.of(CALL)).toEqual([]);
  });
});
