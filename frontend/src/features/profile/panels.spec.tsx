import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onProblem } from '@nukkad/api-client/base-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, captivePortal, fakeServer, outage, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { endedSession } from '../../entities/session/model/ended-session';
import { fullPageNavigation } from '../../entities/session/model/full-page-navigation';
import { openMenu } from './testing/open-menu';

const toast = () => screen.findByTestId('toast');
const PASSWORD = 'POST /api/user/change-password';

describe('Change Password', () => {
  async function open(...answers: Parameters<typeof openMenu>) {
    const opened = await openMenu(...answers);
    await opened.select('Settings');
    await opened.select('Change Password');
    await opened.menu.findByRole('form', { name: 'Change Password' });
    const enter = async (current: string, next: string, again: string) => {
      await opened.fill('Current Password', current);
      await opened.fill('New Password', next);
      await opened.fill('Confirm New Password', again);
      await opened.save();
    };
    return { ...opened, enter };
  }

  it('checks the new one before anything is sent: alike first, then its length', async () => {
    const { enter, menu, server } = await open(aSeeker(), { [PASSWORD]: () => ({ accepted: true }) });
    expect(menu.getByText('Min 8 characters')).toBeVisible();
    await enter('old password', 'short', 'other');
    expect(await toast()).toHaveTextContent('New passwords do not match');
    await enter('old password', 'short', 'short');
    await waitFor(() =>
      expect(screen.getByTestId('toast')).toHaveTextContent('Password must be at least 8 characters long'),
    );
    expect(server.of(PASSWORD)).toEqual([]);
    await enter('old password', 'long enough', 'long enough');
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Password Changed'));
    expect(server.of(PASSWORD)[0]?.body).toEqual({ currentPassword: 'old password', newPassword: 'long enough' });
    await waitFor(() => expect(menu.queryByRole('form')).not.toBeInTheDocument());
  });

  it("shows the server's reason, or a failure, and retains the typed text", async () => {
    const { enter, save, menu, server } = await open(aSeeker(), {
      [PASSWORD]: () => problem(400, 'This password is too common'),
    });
    await enter('old password', 'password1', 'password1');
    expect(await toast()).toHaveTextContent('This password is too common');
    server.answer(PASSWORD, () => outage());
    await save();
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Failed to change password'));
    expect(menu.getByLabelText('New Password')).toHaveValue('password1');
  });

  it('can show all three passwords, and hide them again', async () => {
    const { menu, user } = await open();
    const fields = ['Current Password', 'New Password', 'Confirm New Password'].map((name) =>
      menu.getByLabelText(name),
    );
    for (const field of fields) expect(field).toHaveAttribute('type', 'password');
    await user.click(menu.getByRole('button', { name: 'Show password' }));
    for (const field of fields) expect(field).toHaveAttribute('type', 'text');
    await user.click(menu.getByRole('button', { name: 'Hide password' }));
    for (const field of fields) expect(field).toHaveAttribute('type', 'password');
  });

  it('has the browser fill in the old password, and think of a new one', async () => {
    const { menu } = await open();
    expect(menu.getByLabelText('Current Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(menu.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(menu.getByLabelText('Confirm New Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('is not available without a local password', async () => {
    const { select, menu } = await openMenu(aSeeker({ hasPassword: false }));
    await select('Settings');
    await select('Change Password');
    expect(await menu.findByText('Your password is with the service you sign in with. Change it there.')).toBeVisible();
    expect(menu.queryByLabelText('New Password')).not.toBeInTheDocument();
  });
});

describe('Work preferences', () => {
  it('sends skills, kinds of work and pay', async () => {
    const { select, fill, save, menu, user, server } = await openMenu(
      aSeeker({ skills: ['Cooking'], preferredCategories: ['delivery'], expectedRate: 150 }),
      { 'PATCH /api/user/work-preferences': () => aSeeker() },
    );
    await select('Work preferences');
    expect(await menu.findByLabelText('Skills')).toHaveValue('Cooking');
    await fill('Skills', 'Cooking, two-wheeler ,');
    await user.click(menu.getByRole('button', { name: 'Cleaning' }));
    await user.clear(menu.getByLabelText('Pay you want for an hour'));
    await save();
    expect(await toast()).toHaveTextContent('Work preferences updated');
    expect(server.of('PATCH /api/user/work-preferences')[0]?.body).toEqual({
      skills: ['Cooking', 'two-wheeler'],
      preferredCategories: ['delivery', 'cleaning'],
      expectedRate: null,
    });
  });

  it('refuses pay that is not a number', async () => {
    const { select, fill, save, menu, server } = await openMenu();
    await select('Work preferences');
    await menu.findByLabelText('Skills');
    await fill('Pay you want for an hour', 'much');
    await save();
    await waitFor(() => expect(menu.getByLabelText('Pay you want for an hour')).toBeInvalid());
    expect(menu.getByText('Write whole rupees, for example 150.')).toBeVisible();
    expect(server.of('PATCH /api/user/work-preferences')).toEqual([]);
  });

  it('is absent for an account that only hires', async () => {
    const { menu } = await openMenu(aSeeker({ role: 'employer' }));
    expect(menu.queryByRole('button', { name: 'Work preferences' })).not.toBeInTheDocument();
    expect(menu.getByText('EMPLOYER')).toBeVisible();
  });
});

describe('Notifications', () => {
  it('sends the ways and the quiet hours', async () => {
    const { select, save, menu, user, server } = await openMenu(aSeeker(), {
      'PATCH /api/user/notification-preferences': () => aSeeker(),
    });
    await select('Notifications');
    await user.click(await menu.findByRole('switch', { name: 'SMS updates' }));
    expect(menu.queryByLabelText('From')).not.toBeInTheDocument();
    expect(menu.queryByRole('switch', { name: /starts within an hour/ })).not.toBeInTheDocument();
    await user.click(menu.getByRole('switch', { name: 'No messages at night' }));
    expect(menu.getByLabelText('From')).toHaveValue('21:00');
    const urgent = menu.getByRole('switch', { name: 'Still message me about work that starts within an hour' });
    expect(urgent).not.toBeChecked();
    await user.click(urgent);
    await save();
    expect(await toast()).toHaveTextContent('Notifications updated');
    expect(server.of('PATCH /api/user/notification-preferences')[0]?.body).toEqual({
      mail: true,
      text: false,
      quietHours: true,
      quietFrom: '21:00',
      quietUntil: '08:00',
      urgentWorkInQuietHours: true,
    });
  });
});

describe('Notifications of an account with a phone number alone', () => {
  it('states that no mail is sent, and lists the notifications by SMS while it is on', async () => {
    const { select, menu, user } = await openMenu(aSeeker({ email: null, emailVerified: false, role: 'both' }));
    await select('Notifications');
    const text = await menu.findByRole('switch', { name: 'SMS updates' });
    expect(menu.queryByRole('switch', { name: 'Email updates' })).not.toBeInTheDocument();
    expect(menu.getByText('Email: none. This account has no verified email.')).toBeVisible();
    expect(menu.getByText(/decisions about your account by SMS/)).toBeVisible();
    expect(menu.getByText(/after 10 minutes, at most 3 SMS a day.*once a day.*8 am to 9 pm/)).toBeVisible();
    await user.click(text);
    expect(menu.getByText(/^SMS is off/)).toBeVisible();
  });
});

describe('Devices', () => {
  const HERE = {
    id: '11111111-1111-4111-8111-111111111111',
    browser: 'firefox',
    system: 'windows',
    createdAt: '',
    lastSeenAt: '',
    current: true,
  };
  const PHONE = {
    ...HERE,
    id: '22222222-2222-4222-8222-222222222222',
    browser: 'chrome',
    system: 'android',
    current: false,
  };
  beforeEach(() => {
    const now = new Date().toISOString();
    for (const device of [HERE, PHONE]) Object.assign(device, { createdAt: now, lastSeenAt: now });
  });

  it('lists where the account is signed in, and ends one or all others', async () => {
    const { select, menu, user, server } = await openMenu(aSeeker(), {
      'GET /api/user/sessions': () => [HERE, PHONE],
      [`DELETE /api/user/sessions/${PHONE.id}`]: () => ({ revoked: 1 }),
      'POST /api/user/sessions/revoke-others': () => ({ revoked: 1 }),
    });
    await select('Devices');
    const rows = await menu.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Firefox · WindowsThis device'),
      expect.stringContaining('Chrome · AndroidJust now'),
    ]);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(server.of('POST /api/user/sessions/revoke-others')).toHaveLength(1));
    server.answer('GET /api/user/sessions', () => [HERE]);
    await user.click(await menu.findByRole('button', { name: 'Sign out Chrome · Android' }));
    await waitFor(() => expect(menu.getAllByRole('listitem')).toHaveLength(1));
    expect(menu.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('offers to try again when the list does not load', async () => {
    const { select, menu, user, server } = await openMenu(aSeeker(), {
      'GET /api/user/sessions': () => problem(503, 'Busy'),
    });
    await select('Devices');
    await menu.findByText('The list did not load');
    server.answer('GET /api/user/sessions', () => [HERE]);
    await user.click(menu.getByRole('button', { name: 'Try again' }));
    expect(await menu.findByText('This device')).toBeVisible();
  });
});

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

it('changes the language of the page and of the mails', async () => {
  const { menu, user, server } = await openMenu(aSeeker(), { 'PATCH /api/user/work-preferences': () => aSeeker() });
  await user.selectOptions(menu.getByLabelText('Language'), 'hi');
  expect(await screen.findByRole('button', { name: 'सेटिंग' })).toBeVisible();
  expect(server.of('PATCH /api/user/work-preferences')[0]?.body).toEqual({ language: 'hi' });
});

it('reports that only the language of the page was changed', async () => {
  const { menu, user } = await openMenu(aSeeker(), { 'PATCH /api/user/work-preferences': () => problem(503, 'Busy') });
  await user.selectOptions(menu.getByLabelText('Language'), 'en');
  expect(await toast()).toHaveTextContent('Emails will stay in the old language for now');
});
