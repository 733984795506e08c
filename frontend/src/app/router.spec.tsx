import { beforeEach, describe, expect, it } from '@jest/globals';
import { PAGES } from '@nukkad/contract/pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { fakeServer, outage, problem } from '../../test/fake-server';
import { aSeeker } from '../../test/people';
import { renderApp } from '../../test/render-app';
import { routes } from './router';

const SIGNED_IN = { 'GET /api/auth/user': () => aSeeker({ role: 'both' }) };
const NEVER = { 'GET /api/auth/user': () => new Promise(() => undefined) };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Waits until the heading of a page is drawn and visible. */
const untilShown = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());

describe('addresses that always exist', () => {
  const pages = [
    ['/pricing', 'Simple pricing'],
    ['/plans', 'Choose your plan'],
    ['/details', 'Platform overview'],
    ['/signin', 'Welcome Back'],
    ['/old-landing', 'Your next job is round the corner'],
    ['/timeline', 'Development Timeline'],
    ['/terms', 'Terms'],
    ['/refund', 'Refunds'],
    ['/contact', 'Contact'],
    ['/career', 'Careers'],
    ['/about', 'About us'],
    ['/referral', 'Refer a friend'],
  ] as const;

  it.each(pages)('shows the page %s to a guest', async (path, name) => {
    fakeServer();
    renderApp(path);
    await untilShown(name);
  });

  it.each(pages)('shows the page %s to a signed-in user', async (path, name) => {
    fakeServer(SIGNED_IN);
    renderApp(path);
    await untilShown(name);
    expect(await screen.findByRole('link', { name: 'Open dashboard' })).toHaveAttribute('href', '/');
  });
});

describe('addresses that the session decides', () => {
  it.each([
    ['/', 'Find Local Jobs & Talent Within 20km'],
    ['/signup', 'Create your account'],
    ['/job-seeker', '404'],
    ['/employer', '404'],
    ['/instant-requests', '404'],
  ])('shows the page %s to a guest', async (path, name) => {
    fakeServer();
    renderApp(path);
    await untilShown(name);
  });

  it.each([
    ['/', 'Request Interview'],
    ['/job-seeker', 'Request Interview'],
    ['/employer', 'Employer Dashboard'],
    ['/instant-requests', 'Instant Requests'],
    ['/signup', '404'],
  ])('shows the page %s to a signed-in user', async (path, name) => {
    fakeServer(SIGNED_IN);
    renderApp(path);
    await untilShown(name);
  });

  it('/instant-requests shows its empty state with the switch for requests', async () => {
    fakeServer(SIGNED_IN);
    renderApp('/instant-requests');
    expect(await screen.findByText('No job requests at the moment')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Available for instant work' })).not.toBeChecked();
  });

  it.each([
    ['/', 'Find Local Jobs & Talent Within 20km'],
    ['/signup', 'Create your account'],
    ['/timeline', 'Development Timeline'],
  ])('%s is visible while the session is unknown', async (path, name) => {
    fakeServer(NEVER);
    renderApp(path);
    await untilShown(name);
  });

  it.each(['/job-seeker', '/employer', '/instant-requests'])(
    '%s shows a spinner while the session is unknown',
    async (path) => {
      fakeServer(NEVER);
      renderApp(path);
      await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
      expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Loading' })).toBeInTheDocument();
      expect(screen.getAllByRole('heading')).toHaveLength(1);
    },
  );

  it('a guest without the hint of a session requests public jobs only', async () => {
    const server = fakeServer();
    renderApp('/');
    await heading('Find Local Jobs & Talent Within 20km');
    await waitFor(() => expect(server.of('GET /api/public/jobs')).toHaveLength(1));
    expect(server.calls.map(({ call }) => call)).toEqual(['GET /api/public/jobs']);
  });

  it('an ended session is requested once, and not at the next visit', async () => {
    const server = fakeServer({ 'GET /api/auth/user': () => problem(401, 'Please sign in') });
    const { unmount } = renderApp('/employer');
    await heading('404');
    unmount();
    renderApp('/employer');
    await heading('404');
    expect(server.of('GET /api/auth/user')).toHaveLength(1);
  });

  it.each(['/', '/?section=ai-jobs', '/job-seeker', '/employer', '/employer/jobs/1', '/instant-requests', '/admin'])(
    '%s offers a retry, and no sign-in, when the server does not return the session',
    async (path) => {
      const server = fakeServer({ 'GET /api/auth/user': () => outage() });
      renderApp(path);
      await heading('This page did not open');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
      expect(server.of('GET /api/auth/user')).toHaveLength(1);
    },
  );

  it('a public page requests the session once, and not again after a failure', async () => {
    const server = fakeServer({ 'GET /api/auth/user': () => outage() });
    const { user } = renderApp('/pricing');
    await heading('Simple pricing');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await heading('Welcome Back');
    expect(server.of('GET /api/auth/user')).toHaveLength(1);
  });
});

describe('the list of pages that the server answers', () => {
  it('names every address of the router and no other', () => {
    const addressesOf = (found: readonly RouteObject[], above = ''): string[] =>
      found.flatMap(({ path, index, children }) => {
        const here = path ? `${above}/${path}` : above;
        return children ? addressesOf(children, here) : [index ? here || '/' : here];
      });
    expect(
      addressesOf(routes)
        .filter((path) => path !== '/*')
        .sort(),
    ).toEqual(Object.keys(PAGES).sort());
  });
});

describe('any other address', () => {
  beforeEach(() => void fakeServer());

  it.each(['/nowhere', '/pricing/more', '/admin.php'])(
    '%s is not found, with a link to the home page',
    async (path) => {
      const { user, router } = renderApp(path);
      expect(await heading('404')).toBeVisible();
      expect(screen.getByText('Page Not Found')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Go Home' }));
      await heading('Find Local Jobs & Talent Within 20km');
      expect(router.state.location.pathname).toBe('/');
    },
  );
});

describe('around the pages', () => {
  beforeEach(() => void fakeServer());

  it('names each page and moves the focus to its content after a navigation', async () => {
    const { user } = renderApp('/');
    await heading('Find Local Jobs & Talent Within 20km');
    expect(document.title).toBe('Local jobs and talent within 20 km · Nukkad');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Development Timeline' }));
    await heading('Development Timeline');
    expect(document.title).toBe('Development Timeline · Nukkad');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('changes and stores the language', async () => {
    const { user } = renderApp('/');
    await heading('Find Local Jobs & Talent Within 20km');
    const choice = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['English', 'हिन्दी', 'ಕನ್ನಡ']);
    await user.selectOptions(choice, 'हिन्दी');
    expect(await heading('पास की जॉब, पास के लोग, बस 20 किमी के अंदर')).toBeVisible();
    expect(localStorage.getItem('preferred-language')).toBe('hi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'भाषा' }), 'ಕನ್ನಡ');
    expect(await screen.findByRole('link', { name: 'ಸೈನ್ ಇನ್' })).toBeVisible();
  });

  it('shows a notice while the network is missing', async () => {
    renderApp('/');
    await heading('Find Local Jobs & Talent Within 20km');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
  });
});
