import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { anApplicationTo } from '../../test/applications';
import { FakeEventSource, installEventSource } from '../../test/event-source';
import { type Answer, fakeServer, problem } from '../../test/fake-server';
import { employerAnswers } from '../../test/hiring';
import { anAiJob, asJob, jobsAnswer } from '../../test/jobs';
import { aSeeker } from '../../test/people';
import { renderApp } from '../../test/render-app';
import { positionStore } from '../entities/position/model/position-store';
import { endedSession } from '../entities/session/model/ended-session';
import { toastStore } from '../shared/ui/toast/toast-store';
import { resumeWrites } from './resume-writes';
import { routes } from './router';
import { makeStore } from './store';

const SEND = 'POST /api/applications';
const cook = anAiJob({ title: 'Cook' });
const user = aSeeker();

/** Waits until the background parts of signed-in pages are loaded. */
const loadParts = () => act(async () => void (await import('./layouts/SignedInParts')));

beforeEach(() => positionStore.reset());
afterEach(() => act(() => endedSession.release(false)));

async function openForm(answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => user,
    'GET /api/my-applications': () => [],
    'GET /api/interview-requests': () => [],
    'GET /api/ai-jobs': () => jobsAnswer([cook]),
    [`GET /api/jobs/${cook.id}`]: () => asJob(cook),
    [SEND]: () => problem(401, 'Please sign in'),
    ...answers,
  });
  const app = renderApp(`/?section=ai-jobs&job=${cook.id}&sheet=apply`);
  const form = within(await screen.findByRole('dialog', { name: 'Cook' }));
  await loadParts();
  await app.user.type(form.getByLabelText('Cover Message'), 'I can cook.');
  return { ...app, server, form, send: () => app.user.click(form.getByRole('button', { name: 'Submit Application' })) };
}
const question = async () => within(await screen.findByRole('dialog', { name: 'You have been signed out' }));
const savedWrites = () =>
  JSON.parse(sessionStorage.getItem('pending-writes') ?? 'null') as { writes: unknown[] } | null;

describe('a session that ended while a form was filled', () => {
  it('retains the typed text, and offers a sign-in with the known address and a return to the form', async () => {
    const { send, form } = await openForm();
    toastStore.add({ title: 'Something before' });
    await send();
    const sheet = await question();
    expect(sheet.getByText(/asha@example\.com/)).toBeVisible();
    const link = sheet.getByRole('link', { name: 'Sign in and send' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(address.pathname).toBe('/api/login');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      returnTo: `/?section=ai-jobs&job=${cook.id}&sheet=apply`,
      email: 'asha@example.com',
    });
    expect(form.getByLabelText('Cover Message')).toHaveValue('I can cook.');
    // no toast covers the button
    expect(toastStore.records().some((record) => record.open)).toBe(false);
  });

  it('stores the write for the time after the sign-in, with its key, and sends it once', async () => {
    const { send, server, user: hand } = await openForm();
    await send();
    const link = (await question()).getByRole('link', { name: 'Sign in and send' });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    expect(savedWrites()?.writes).toHaveLength(1);
    const key = server.of(SEND)[0]?.headers.get('Idempotency-Key');

    // the page that the sign-in leads back to
    server.answer(SEND, () => anApplicationTo(cook));
    const store = makeStore();
    const router = createMemoryRouter(routes, { initialEntries: [`/?section=ai-jobs&job=${cook.id}&sheet=apply`] });
    await resumeWrites(store, router);
    await resumeWrites(store, router);
    expect(router.state.location.search).toBe('?section=ai-jobs');
    expect(server.of(SEND)).toHaveLength(2);
    expect(server.of(SEND)[1]?.headers.get('Idempotency-Key')).toBe(key);
    expect(server.of(SEND)[1]?.body).toEqual({ jobId: cook.id, coverMessage: 'I can cook.' });
    expect(toastStore.records()[0]).toMatchObject({ title: 'Sent', open: true });
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
  });

  it('offers a sign-in with a new proof when the server refuses the write because of an old one', async () => {
    const {
      send,
      server,
      user: hand,
      form,
    } = await openForm({
      [SEND]: () => problem(403, 'Sign in again', 'errors.recentSignInRequired'),
    });
    await send();
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in again first' }));
    const link = sheet.getByRole('link', { name: 'Sign in and send' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(address.searchParams.get('after')).toBe('confirm');
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    expect(savedWrites()?.writes).toHaveLength(1);
    expect(form.getByLabelText('Cover Message')).toHaveValue('I can cook.');
    expect(server.of(SEND)).toHaveLength(1);
  });

  it('retains the draft when the server refuses the waiting write', async () => {
    const { send, server, user: hand } = await openForm();
    await send();
    const link = (await question()).getByRole('link', { name: 'Sign in and send' });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    server.answer(SEND, () => problem(409, 'You have already applied to this job'));
    await resumeWrites(makeStore(), createMemoryRouter(routes));
    expect(toastStore.records()[0]).toMatchObject({
      title: 'Not sent',
      description: 'You have already applied to this job',
    });
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toHaveLength(1);
  });

  it('requires another sign-in for the waiting write when the provider continued its session without a proof', async () => {
    const { send, server, unmount, user: hand } = await openForm();
    await send();
    const link = (await question()).getByRole('link', { name: 'Sign in and send' });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    act(() => endedSession.release(false));
    const key = server.of(SEND)[0]?.headers.get('Idempotency-Key');
    unmount();
    toastStore.dismiss();
    server.answer(SEND, () => problem(403, 'Sign in again', 'errors.recentSignInRequired'));
    await resumeWrites(makeStore(), createMemoryRouter(routes));
    expect(endedSession.state()).toMatchObject({ reason: 'old', writes: [{ key }] });
    expect(toastStore.records().some(({ title, open }) => open && title === 'Not sent')).toBe(false);
  });

  it('discards the stored write when the user comes back and declines to sign in', async () => {
    const { send, user: hand } = await openForm();
    await send();
    const sheet = await question();
    const link = sheet.getByRole('link', { name: 'Sign in and send' });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    expect(savedWrites()?.writes).toHaveLength(1);
    await hand.click(sheet.getByRole('button', { name: 'Not now' }));
    expect(savedWrites()).toBeNull();
  });

  it('promises to send nothing when a read found that the session has ended', async () => {
    await openForm();
    act(() => endedSession.requireSignIn('ended'));
    const sheet = await question();
    expect(sheet.getByText('Sign in again as asha@example.com, then try once more.')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('sends nothing after another user signs in', async () => {
    const { send, server, user: hand } = await openForm();
    await send();
    const link = (await question()).getByRole('link', { name: 'Sign in and send' });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    server.answer('GET /api/auth/user', () => aSeeker({ id: '7f6f0f5a-4a35-4c6e-9d0e-0d9a4c8f0009' }));
    await resumeWrites(makeStore(), createMemoryRouter(routes));
    expect(server.of(SEND)).toHaveLength(1);
    expect(savedWrites()).toBeNull();
  });

  it('fails the write when the user declines to sign in, and retains the text', async () => {
    const { send, form, user: hand } = await openForm();
    await send();
    await hand.click((await question()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Please sign in'));
    expect(form.getByLabelText('Cover Message')).toHaveValue('I can cook.');
    expect(form.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  });

  it('asks the user to choose a file again', async () => {
    const { send, form, user: hand } = await openForm();
    await hand.upload(
      form.getByLabelText('Resume (optional)'),
      new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }),
    );
    await send();
    const sheet = await question();
    expect(sheet.getByText(/choose your file again/)).toBeVisible();
    const link = sheet.getByRole('link', { name: 'Sign in' });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    expect(savedWrites()).toBeNull();
  });

  it('retains the page until the user decides, and the draft beyond that, when the live updates report the end', async () => {
    const removeEventSource = installEventSource();
    const { send, server, form, user: hand } = await openForm();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    await send();
    const sheet = await question();
    server.answer('GET /api/auth/user', () => problem(401, 'Please sign in'));
    FakeEventSource.last.say('end', {});
    expect(form.getByLabelText('Cover Message')).toHaveValue('I can cook.');
    await hand.click(sheet.getByRole('button', { name: 'Not now' }));
    // signed out: the first page offers a way back to the form and its draft
    expect(await screen.findByText('Sign in to open this link.')).toBeVisible();
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toHaveLength(1);
    removeEventSource();
  });
});

describe('a link that needs a session', () => {
  it.each(['/employer', '/employer/jobs/1?application=2', '/instant-requests', '/job-seeker'])(
    '%s is not found, with a sign-in that leads back',
    async (path) => {
      fakeServer();
      renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
      expect(screen.getByText('Page Not Found')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      const href = screen.getByRole('link', { name: 'Sign In' }).getAttribute('href') ?? '';
      expect(new URL(href, 'http://localhost').searchParams.get('returnTo')).toBe(path);
    },
  );

  it('of a mail to a seeker shows the first page, with a sign-in that leads back', async () => {
    fakeServer();
    renderApp('/?section=applications');
    const notice = within((await screen.findByText('Sign in to open this link.')).parentElement as HTMLElement);
    const href = notice.getByRole('link', { name: 'Sign In' }).getAttribute('href') ?? '';
    expect(new URL(href, 'http://localhost').searchParams.get('returnTo')).toBe('/?section=applications');
  });

  it('offers no sign-in for an address without a page, nor to a signed-in user', async () => {
    fakeServer();
    const { unmount } = renderApp('/nowhere');
    await screen.findByText('Page Not Found');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    unmount();
    fakeServer(employerAnswers());
    renderApp('/signup');
    await screen.findByText('Page Not Found');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('is passed unchanged by the sign-in page, and the server validates it', async () => {
    fakeServer();
    renderApp('/signin?returnTo=https%3A%2F%2Fevil.example');
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=https%3A%2F%2Fevil.example');
  });
});
