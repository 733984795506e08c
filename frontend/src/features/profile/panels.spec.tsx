import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { outage, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
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
