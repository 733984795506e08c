import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onProblem } from '@nukkad/api-client/base-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, captivePortal, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { endedSession } from '../../entities/session/model/ended-session';
import { fullPageNavigation } from '../../entities/session/model/full-page-navigation';
import { openMenu } from './testing/open-menu';

const toast = () => screen.findByTestId('toast');

describe('Your data', () => {
  const DUE = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const phoneOnly = { email: null, emailVerified: false, phone: '+919845012345' };
  afterEach(noSmsCodes);

  describe('exported', () => {
    const EXPORT = 'GET /api/user/export';
    const request = async (answer: Answer) => {
      const opened = await openMenu(aSeeker(), { [EXPORT]: answer });
      await opened.select('Your data');
      const link = await opened.menu.findByRole('link', { name: 'Download my data' });
      await opened.user.click(link);
      await waitFor(() => expect(opened.server.of(EXPORT)).toHaveLength(1));
      return link;
    };
    const saved: string[] = [];
    beforeEach(() => {
      saved.length = 0;
      Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(`${this.download} ${this.href}`);
      });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      act(() => endedSession.release(false));
    });

    it('is saved as a file', async () => {
      const link = await request(() => ({ exportedAt: DUE, data: {} }));
      await waitFor(() => expect(saved).toEqual([expect.stringMatching(/-my-data\.json blob:data$/)]));
      expect(link).toHaveAttribute('href', '/api/user/export');
    });

    it('requires a sign-in again after an old one', async () => {
      await request(() => problem(403, 'Sign in again', 'errors.recentSignInRequired'));
      await waitFor(() => expect(endedSession.state()).toEqual({ reason: 'old', writes: [] }));
      expect(saved).toEqual([]);
    });

    it('shows the reason of another refusal, and reports it to the page', async () => {
      const reported: string[] = [];
      onProblem(({ detail }) => reported.push(detail));
      await request(() => problem(429, 'Wait an hour'));
      expect(await toast()).toHaveTextContent('Wait an hour');
      expect(endedSession.state()).toBeNull();
      expect(reported).toEqual(['Wait an hour']);
      onProblem(() => undefined);
    });

    it('saves no page of a network that answers in place of the server', async () => {
      await request(captivePortal);
      expect(await toast()).toHaveTextContent('Please try again.');
      expect(saved).toEqual([]);
    });

    it('shows that the download takes place, and sends one request at a time', async () => {
      let finish: (answer: unknown) => void = () => undefined;
      const opened = await openMenu(aSeeker(), { [EXPORT]: () => new Promise((resolve) => (finish = resolve)) });
      await opened.select('Your data');
      await opened.user.click(await opened.menu.findByRole('link', { name: 'Download my data' }));
      await opened.user.click(await opened.menu.findByRole('link', { name: 'Downloading…' }));
      expect(opened.server.of(EXPORT)).toHaveLength(1);
      finish({ exportedAt: DUE, data: {} });
      expect(await opened.menu.findByRole('link', { name: 'Download my data' })).toBeVisible();
    });

    it('requires a recent sign-in on the page of an account that will be deleted as well', async () => {
      fakeServer({
        'GET /api/auth/user': () => aSeeker({ deletionDueAt: DUE }),
        [EXPORT]: () => problem(403, 'Sign in again', 'errors.recentSignInRequired'),
      });
      const { user } = renderApp('/');
      await user.click(await screen.findByRole('link', { name: 'Download my data' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Sign in again first' }));
      const href = sheet.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
      expect(new URL(href, 'http://localhost').searchParams.get('after')).toBe('confirm');
    });
  });

  it('is deleted with the account, after the password', async () => {
    const { select, fill, menu, user, server } = await openMenu(aSeeker(), {
      'POST /api/user/deletion': () => problem(400, 'Current password is incorrect'),
    });
    await select('Your data');
    const button = await menu.findByRole('button', { name: 'Delete my account' });
    expect(button).toBeDisabled();
    await fill('Current Password', 'guess');
    await user.click(button);
    expect(await toast()).toHaveTextContent('Current password is incorrect');
    server.answer('POST /api/user/deletion', () => ({ deletionDueAt: DUE }));
    await fill('Current Password', 'right one');
    await user.click(button);
    expect(await menu.findByText(/Your account will be deleted:/)).toBeVisible();
    expect(server.of('POST /api/user/deletion').map(({ body }) => body)).toEqual([
      { password: 'guess' },
      { password: 'right one' },
    ]);
    expect(menu.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  });

  it('asks for a password that can be shown, and that the browser fills in', async () => {
    const { select, menu, user } = await openMenu();
    await select('Your data');
    const field = await menu.findByLabelText('Current Password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.click(menu.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(menu.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('is deleted with a code from the mailbox if there is no password, at its last digit', async () => {
    const texts = fakeSmsCodes();
    const { select, fill, menu, user, server } = await openMenu(aSeeker({ hasPassword: false }), {
      'POST /api/user/deletion/send-code': () => Response.json({ accepted: true }, { status: 202 }),
      'POST /api/user/deletion': () => ({ deletionDueAt: DUE }),
    });
    await select('Your data');
    await menu.findByRole('button', { name: 'Email me a code' });
    expect(menu.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Email me a code' }));
    await menu.findByText('We sent a code to asha@example.com.');
    expect(menu.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(menu.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
    await fill('Code', '12345');
    expect(server.of('POST /api/user/deletion')).toHaveLength(0);
    expect(texts.waits()).toBe(0); // it is sent by mail
    await user.type(menu.getByLabelText('Code'), '6');
    await menu.findByText(/Your account will be deleted:/);
    expect(server.of('POST /api/user/deletion').map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('is deleted with a code from the phone if there is no address either', async () => {
    const { select, menu, user } = await openMenu(aSeeker({ hasPassword: false, ...phoneOnly }), {
      'POST /api/user/deletion/send-code': () => Response.json({ accepted: true }, { status: 202 }),
    });
    await select('Your data');
    await user.click(await menu.findByRole('button', { name: 'Text me a code' }));
    expect(await menu.findByText('We sent a code to +919845012345.')).toBeVisible();
  });

  it('is deleted with a code that the browser reads from a text message; only the newest is awaited', async () => {
    const texts = fakeSmsCodes();
    const { select, menu, user, server } = await openMenu(aSeeker(phoneOnly), {
      'POST /api/user/deletion/send-code': () => Response.json({ accepted: true }, { status: 202 }),
      'POST /api/user/deletion': () => problem(400, 'Invalid verification code'),
    });
    await select('Your data');
    const send = await menu.findByRole('button', { name: 'Text me a code' });
    expect(texts.waits()).toBe(0);
    await user.click(send);
    await menu.findByText('We sent a code to +919845012345.');
    await texts.arrives('000000');
    expect(await toast()).toHaveTextContent('Invalid verification code');
    server.answer('POST /api/user/deletion', () => ({ deletionDueAt: DUE }));
    await user.click(menu.getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(texts.isAwaited()).toBe(true));
    await texts.arrives('123456');
    await menu.findByText(/Your account will be deleted:/);
    expect(server.of('POST /api/user/deletion').map(({ body }) => body)).toEqual([
      { code: '000000' },
      { code: '123456' },
    ]);
    expect(texts.isAwaited()).toBe(false);
  });

  it('can be restored by a sign-in before its deletion', async () => {
    let account = aSeeker({ deletionDueAt: DUE });
    const server = fakeServer({
      'GET /api/auth/user': () => account,
      'POST /api/user/deletion/undo': () => (account = aSeeker()),
    });
    const { user } = renderApp('/how-matching-works');
    expect(await screen.findByRole('heading', { level: 1, name: /Your account will be deleted:/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByText(/Your account will be deleted:/)).not.toBeInTheDocument());
    expect(server.of('POST /api/user/deletion/undo')).toHaveLength(1);
  });
});

it('removes scans that wait on the phone when their owner signs out', async () => {
  localStorage.setItem('nukkad-scans', '[]');
  localStorage.setItem('nukkad-scanner', aSeeker().id);
  const { menu, user } = await openMenu(aSeeker());
  const link = menu.getByRole('link', { name: 'Logout' });
  // the browser would leave the page, by the link or after the store was asked
  link.addEventListener('click', (event) => event.preventDefault());
  const leave = jest.spyOn(fullPageNavigation, 'to').mockImplementation(() => undefined);
  await user.click(link);
  await waitFor(() => expect(localStorage.getItem('nukkad-scans')).toBeNull());
  expect(localStorage.getItem('nukkad-scanner')).toBeNull();
  leave.mockRestore();
});
