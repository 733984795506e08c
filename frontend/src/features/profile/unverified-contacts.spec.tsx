import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../../test/fake-server';
import { problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { openMenu } from './testing/open-menu';

const NUMBER = '+919876543210';
const SEND = 'POST /api/user/contact-changes/phone/send-code';
const CONFIRM = 'POST /api/user/contact-changes/phone/confirm';
const unverified = aSeeker({ phoneVerified: false });
const waiting = aSeeker({ phoneVerified: false, pendingPhone: NUMBER });
const toast = () => screen.findByTestId('toast');

/** Profile Settings of an account, open. */
async function openSettings(account = unverified, answers: Record<string, Answer> = {}) {
  const opened = await openMenu(account, answers, 'settings');
  await opened.menu.findByRole('form', { name: 'Profile Settings' });
  return opened;
}

describe('Profile Settings of an account with an unverified number', () => {
  afterEach(noSmsCodes);

  it('show that the number is not verified, and that the address is', async () => {
    const { menu } = await openSettings();
    expect(menu.getByText(/^Your number \+91 98765 43210 isn't verified yet\./u)).toBeVisible();
    expect(menu.getByLabelText('Phone')).toHaveAccessibleDescription('Not verified yet');
    expect(menu.getAllByTitle('Verified')).toHaveLength(1);
    expect(menu.queryByLabelText('Code')).not.toBeInTheDocument();
  });

  it('send a code on request, accept it at its last digit, and show the number as verified at once', async () => {
    const { menu, select, fill, server, account } = await openSettings(unverified, {
      [SEND]: () => account(waiting),
      [CONFIRM]: () => account(aSeeker()),
    });
    await select('Send code');
    expect(await toast()).toHaveTextContent('Code sent');
    expect(await menu.findByText(/^Enter the code we sent to \+91 98765 43210\.$/u)).toBeVisible();
    expect(menu.getByLabelText('Code')).toHaveFocus();
    await fill('Code', '123456');
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Phone Verified'));
    expect(server.of(SEND)).toHaveLength(1);
    expect(server.of(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(menu.getByRole('form', { name: 'Profile Settings' })).toBeVisible();
    expect(menu.queryByText(/isn't verified yet/u)).not.toBeInTheDocument();
    expect(menu.getByLabelText('Phone')).not.toHaveAccessibleDescription();
    expect(menu.getAllByTitle('Verified')).toHaveLength(2);
    expect(server.of('PATCH /api/user/profile')).toEqual([]);
  });

  it('accept the code that the browser reads from its text', async () => {
    const texts = fakeSmsCodes();
    const { server, select, account } = await openSettings(unverified, {
      [SEND]: () => account(waiting),
      [CONFIRM]: () => account(aSeeker()),
    });
    expect(texts.isAwaited()).toBe(false);
    await select('Send code');
    await waitFor(() => expect(texts.isAwaited()).toBe(true));
    expect(texts.waits()).toBe(1);
    await texts.arrives('123456');
    await waitFor(() => expect(server.of(CONFIRM)).toHaveLength(1));
  });

  it('retain the typed text when a code is requested too soon, and state the time of the next one', async () => {
    const { menu, select, fill } = await openSettings(unverified, {
      [SEND]: () => problem(429, 'We already sent a code. You can get another one in 40 seconds.'),
    });
    await fill('Bio', 'Half a senten');
    await select('Send code');
    expect(await toast()).toHaveTextContent('You can get another one in 40 seconds.');
    expect(menu.getByLabelText('Bio')).toHaveValue('Half a senten');
    expect(menu.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('retain a wrong or late code in its field, and the other input', async () => {
    const { menu, fill } = await openSettings(waiting, {
      [CONFIRM]: () => problem(400, 'Invalid verification code'),
    });
    await fill('Bio', 'Half a senten');
    await fill('Code', '123456');
    expect(await toast()).toHaveTextContent('Invalid verification code');
    expect(menu.getByLabelText('Code')).toHaveValue('123456');
    expect(menu.getByLabelText('Bio')).toHaveValue('Half a senten');
  });

  it('retain the typed text when the number is verified', async () => {
    const { menu, fill, account } = await openSettings(waiting, { [CONFIRM]: () => account(aSeeker()) });
    await fill('Bio', 'Half a senten');
    await fill('Code', '123456');
    expect(await toast()).toHaveTextContent('Phone Verified');
    await waitFor(() => expect(menu.getByLabelText('Phone')).not.toHaveAccessibleDescription());
    expect(menu.getByLabelText('Bio')).toHaveValue('Half a senten');
  });

  it('send another code to the same number', async () => {
    const { menu, select, server } = await openSettings(waiting, { [SEND]: () => waiting });
    await select('Resend');
    expect(await toast()).toHaveTextContent('Code sent');
    expect(server.of(SEND)).toHaveLength(1);
    expect(server.of('PATCH /api/user/profile')).toEqual([]);
    expect(menu.getByLabelText('Code')).toBeVisible();
  });

  it('offer to join the account that has verified the number meanwhile', async () => {
    const { menu, fill } = await openSettings(waiting, {
      [CONFIRM]: () => problem(409, 'This number has an account already.', 'account.joining.hasAccount.phone'),
    });
    await fill('Code', '123456');
    expect(await menu.findByText(/^This number has an account already\./u)).toBeVisible();
    expect(menu.getByText(/asha@example.com too/u)).toBeVisible();
    expect(menu.getByRole('button', { name: 'Not now' })).toBeVisible();
    expect(menu.getByLabelText('Phone')).toHaveValue(NUMBER);
  });

  it('allow the code to be entered on another day', async () => {
    const { menu, select, account } = await openSettings(waiting, {
      'DELETE /api/user/contact-changes/phone': () => account(unverified),
    });
    await select('Not now');
    expect(await menu.findByRole('button', { name: 'Send code' })).toBeVisible();
  });

  it('ask for no code of it while a new number waits for one', async () => {
    const { menu } = await openSettings(aSeeker({ phoneVerified: false, pendingPhone: '+919845000009' }));
    expect(menu.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    expect(menu.getAllByLabelText('Code')).toHaveLength(1);
    expect(menu.getByRole('button', { name: 'Keep the old number' })).toBeVisible();
  });

  it('show no notice for a number that was overwritten', async () => {
    const { menu, fill } = await openSettings(aSeeker());
    expect(menu.getAllByTitle('Verified')).toHaveLength(2);
    await fill('Phone', '+919845000009');
    expect(menu.getAllByTitle('Verified')).toHaveLength(1);
  });
});

describe('a number in use that waits for its code', () => {
  it('accepts it in the menu too when Profile Settings are closed, and in one place only', async () => {
    const { menu, select } = await openSettings(waiting);
    expect(menu.getAllByLabelText('Code')).toHaveLength(1);
    expect(menu.getByLabelText('Code')).not.toHaveFocus();
    await select('Address');
    await waitFor(() => expect(menu.getByRole('form', { name: 'Address' })).toBeVisible());
    expect(menu.getAllByLabelText('Code')).toHaveLength(1);
    expect(menu.getByRole('button', { name: 'Not now' })).toBeVisible();
  });
});

describe('an address that is not verified', () => {
  it('is verified in the same way', async () => {
    const { menu, select, fill, account } = await openSettings(aSeeker({ emailVerified: false }), {
      'POST /api/user/contact-changes/email/send-code': () =>
        account(aSeeker({ emailVerified: false, pendingEmail: 'asha@example.com' })),
      'POST /api/user/contact-changes/email/confirm': () => account(aSeeker()),
    });
    expect(menu.getByText(/^Your email asha@example.com isn't verified yet\./u)).toBeVisible();
    await select('Send code');
    expect(await menu.findByText('Enter the code we sent to asha@example.com.')).toBeVisible();
    await fill('Code', '123456');
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Email Verified'));
    expect(menu.getAllByTitle('Verified')).toHaveLength(2);
  });
});
