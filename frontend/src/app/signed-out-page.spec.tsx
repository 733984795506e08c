import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeEventSource, installEventSource } from '../../test/event-source';
import { fakeServer, problem } from '../../test/fake-server';
import { aSeeker } from '../../test/people';
import { renderApp } from '../../test/render-app';

const REWARDS = {
  ...{ code: 'A', link: '', rewardPerPerson: 1, earned: 0, joined: 0, counted: 0, accountDays: 7, invited: [] },
  sums: { checking: '0', review: '0', ready: '0', under_way: '0', paid: '0', refused: '0' },
};

let removeEventSource: () => void;
beforeEach(() => {
  removeEventSource = installEventSource();
});
afterEach(() => removeEventSource());

it('a page whose session has ended asks for a sign-in that leads back, and is not called missing', async () => {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/rewards': () => REWARDS,
    'GET /api/notifications': () => Response.json([], { headers: { 'X-Unread-Count': '0' } }),
  });
  renderApp('/job-seeker?section=rewards');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  server.answer('GET /api/auth/user', () => problem(401, 'Please sign in'));
  FakeEventSource.last.say('end', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'You have been signed out' })).toBeVisible();
  expect(screen.queryByText('Page Not Found')).toBeNull();
  const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://localhost').searchParams.get('returnTo')).toBe('/job-seeker?section=rewards');
});
