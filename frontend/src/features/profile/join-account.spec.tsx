import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { fullPageNavigation } from '../../entities/session/model/full-page-navigation';
import { openMenu as open } from './testing/open-menu';

const PATH = 'POST /api/user/contact-changes/phone';
const SAID = 'This number has an account already. You can make the two accounts one.';
const waiting = aSeeker({ pendingPhone: '+919845000009' });
const hasAccount = () => problem(409, SAID, 'account.joining.hasAccount.phone');

describe('a number that has an account', () => {
  afterEach(noSmsCodes);

  it('is joined with this account after its code, once the explanation was read', async () => {
    const left = jest.spyOn(fullPageNavigation, 'to').mockImplementation(() => undefined);
    const { menu, fill, select, server } = await open(waiting, {
      [`${PATH}/confirm`]: hasAccount,
      [`${PATH}/joining/send-code`]: () => ({ accepted: true }),
      [`${PATH}/joining/offer`]: () => ({
        signsIn: ['asha@example.com', '+919845000009'],
        ends: ['+919845000001'],
      }),
      [`${PATH}/joining`]: () => aSeeker({ phone: '+919845000009' }),
    });
    await fill('Code', '123456');
    expect(await menu.findByText(`${SAID} To do that, we'll send a code to asha@example.com too.`)).toBeVisible();
    await select('Send the code');
    await fill('Code', '654321');
    expect(
      await menu.findByText(
        "Everything from the other account comes to this one. You'll sign in with asha@example.com, +919845000009. You can't undo this. You can't sign in with +919845000001 any more.",
      ),
    ).toBeVisible();
    expect(server.of(`${PATH}/joining/offer`)[0]?.body).toEqual({ code: '654321' });
    expect(server.of(`${PATH}/joining`)).toHaveLength(0);
    await select('Make the two accounts one');
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
    left.mockRestore();
  });

  it('stays with its account when the join is refused, with the reason and the contact', async () => {
    const { menu, fill, select, account } = await open(waiting, {
      [`${PATH}/confirm`]: hasAccount,
      [`${PATH}/joining/send-code`]: () => ({ accepted: true }),
      [`${PATH}/joining/offer`]: () => problem(409, 'The other account is for hiring.'),
      'DELETE /api/user/contact-changes/phone': () => account(aSeeker()),
    });
    await fill('Code', '123456');
    await select('Send the code');
    await fill('Code', '654321');
    expect(await menu.findByText('The other account is for hiring.')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/contact');
    await select('Keep the old number');
    await waitFor(() => expect(menu.queryByText(/for hiring/)).not.toBeInTheDocument());
  });

  it('accepts the code that the browser reads from a text message if the account has only a number', async () => {
    const texts = fakeSmsCodes();
    const phone = { phone: '+919845000001', phoneVerified: true, pendingPhone: '+919845000009' };
    const { menu, select, server } = await open(aSeeker({ email: null, emailVerified: false, ...phone }), {
      [`${PATH}/confirm`]: hasAccount,
      [`${PATH}/joining/send-code`]: () => ({ accepted: true }),
      [`${PATH}/joining/offer`]: () => ({ signsIn: ['+919845000009'], ends: [] }),
    });
    await texts.arrives('123456');
    await menu.findByText(/we'll send a code to \+919845000001 too/);
    expect(texts.isAwaited()).toBe(false);
    await select('Send the code');
    expect(await menu.findByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(menu.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
    await texts.arrives('654321');
    expect(await menu.findByRole('button', { name: 'Make the two accounts one' })).toBeVisible();
    expect(server.of(`${PATH}/joining/offer`).map(({ body }) => body)).toEqual([{ code: '654321' }]);
    expect(texts.isAwaited()).toBe(false);
  });

  it('waits for no text message if the code is sent by mail', async () => {
    const texts = fakeSmsCodes();
    const { menu, fill, select } = await open(waiting, {
      [`${PATH}/confirm`]: hasAccount,
      [`${PATH}/joining/send-code`]: () => ({ accepted: true }),
    });
    await fill('Code', '123456');
    await select('Send the code');
    await menu.findByText('Enter the code we sent to asha@example.com.');
    expect(texts.isAwaited()).toBe(false);
  });

  it('asks again after a wrong own code', async () => {
    const { menu, fill, select } = await open(waiting, {
      [`${PATH}/confirm`]: hasAccount,
      [`${PATH}/joining/send-code`]: () => ({ accepted: true }),
      [`${PATH}/joining/offer`]: () => problem(400, 'Invalid verification code'),
    });
    await fill('Code', '123456');
    await select('Send the code');
    await fill('Code', '654321');
    expect(await screen.findByTestId('toast')).toHaveTextContent('Invalid verification code');
    expect(menu.getByLabelText('Code')).toBeVisible();
  });
});
