import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { outage, problem, refusedFields } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { openMenu as open } from './testing/open-menu';

const HOME = {
  street: '12, 4th Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
};
const toast = () => screen.findByTestId('toast');

describe('Settings', () => {
  it('opens Profile Settings first, with Billing, Change Password and Address below it', async () => {
    const { menu, select } = await open();
    expect(menu.queryByRole('button', { name: 'Billing' })).not.toBeInTheDocument();
    await select('Settings');
    expect(await menu.findByRole('form', { name: 'Profile Settings' })).toBeVisible();
    for (const name of ['Profile Settings', 'Billing', 'Change Password', 'Address']) {
      expect(menu.getByRole('button', { name })).toBeVisible();
    }
    await select('Settings');
    await waitFor(() => expect(menu.queryByRole('form', { name: 'Profile Settings' })).not.toBeInTheDocument());
    expect(menu.queryByRole('button', { name: 'Billing' })).not.toBeInTheDocument();
  });

  it('shows one panel at a time; selecting the open one closes it', async () => {
    const { menu, select } = await open();
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    await select('Address');
    expect(await menu.findByRole('form', { name: 'Address' })).toBeVisible();
    expect(menu.getAllByRole('form')).toHaveLength(1);
    await select('Address');
    await waitFor(() => expect(menu.queryByRole('form')).not.toBeInTheDocument());
  });

  it('closes by Cancel, and by a click outside, without sending anything', async () => {
    const { menu, select, fill, user, server } = await open(aSeeker(HOME));
    await select('Settings');
    await select('Address');
    await menu.findByRole('form', { name: 'Address' });
    await fill('City', 'Mysuru');
    await user.click(menu.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(menu.queryByRole('form')).not.toBeInTheDocument());
    await select('Address');
    expect(await menu.findByLabelText('City')).toHaveValue('Bengaluru');
    await user.click(document.querySelector('.MuiBackdrop-root') as Element);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your account' })).not.toBeInTheDocument());
    expect(server.calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
  });
});

describe('Profile Settings', () => {
  it('sends all five fields, shows a confirmation and closes', async () => {
    const { menu, select, fill, save, server, account } = await open(aSeeker(), {
      'PATCH /api/user/profile': () => account(aSeeker({ firstName: 'Usha', bio: 'I cook.' })),
    });
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    expect(menu.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(menu.getByLabelText('Phone')).toHaveAttribute('placeholder', '+91 98765 43210');
    await fill('First Name', 'Usha');
    await fill('Bio', 'I cook.');
    await save();
    expect(await toast()).toHaveTextContent('Profile Updated');
    await waitFor(() => expect(menu.queryByRole('form', { name: 'Profile Settings' })).not.toBeInTheDocument());
    expect(menu.getByText('Usha Rao')).toBeVisible();
    expect(server.of('PATCH /api/user/profile')[0]?.body).toEqual({
      firstName: 'Usha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '+919876543210',
      bio: 'I cook.',
    });
    expect(server.of('GET /api/auth/user').length).toBeGreaterThan(1);
  });

  it('has the browser fill in name, address and number, on the keys that each needs', async () => {
    const { menu, select } = await open();
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    expect(menu.getByLabelText('First Name')).toHaveAttribute('autocomplete', 'given-name');
    expect(menu.getByLabelText('Last Name')).toHaveAttribute('autocomplete', 'family-name');
    expect(menu.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(menu.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(menu.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  });

  it('checks address and number before anything is sent', async () => {
    const { menu, select, fill, save, server } = await open();
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    await fill('Email', 'nobody');
    await fill('Phone', '0123');
    await save();
    expect(await menu.findByText('Please enter a valid email address.')).toBeVisible();
    expect(menu.getByLabelText('Phone')).toBeInvalid();
    expect(server.of('PATCH /api/user/profile')).toEqual([]);
  });

  it('shows the server’s reason, or its own words without one, and stays open', async () => {
    const { menu, select, save, server } = await open(aSeeker(), {
      'PATCH /api/user/profile': () => problem(429, 'Too often'),
    });
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    await save();
    const shown = await toast();
    expect(shown).toHaveTextContent('Error');
    expect(shown).toHaveTextContent('Too often');
    server.answer('PATCH /api/user/profile', () => outage());
    await save();
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Failed to update profile'));
    expect(menu.getByRole('form', { name: 'Profile Settings' })).toBeVisible();
  });

  it('retains typed fields when the account changes, and updates the rest', async () => {
    const changed = aSeeker({ bio: 'Changed elsewhere', lastName: 'Gowda', profileImageUrl: '/api/avatars/1' });
    const { menu, select, fill, user, server } = await open(aSeeker(), { 'POST /api/user/avatar': () => changed });
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    await fill('Bio', 'Half a senten');
    server.answer('GET /api/auth/user', () => changed);
    await user.upload(menu.getByLabelText('Photo'), new File(['x'], 'me.png', { type: 'image/png' }));
    await waitFor(() => expect(menu.getByLabelText('Last Name')).toHaveValue('Gowda'));
    expect(menu.getByLabelText('Bio')).toHaveValue('Half a senten');
    expect(server.of('POST /api/user/avatar')[0]?.body).toEqual({ avatar: expect.any(File) });
    expect(await toast()).toHaveTextContent('Photo updated');
    expect(menu.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  });
});

describe('an account that has no address', () => {
  const phoneOnly = aSeeker({ email: null, emailVerified: false, phone: '+919845012345', phoneVerified: true });

  it('shows its number in its place, and saves the settings without one', async () => {
    const { menu, select, fill, save, server } = await open(phoneOnly, { 'PATCH /api/user/profile': () => phoneOnly });
    expect(menu.getByText('+91 98450 12345')).toBeVisible();
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    expect(menu.getByLabelText('Email')).toHaveValue('');
    await fill('Bio', 'I cook.');
    await save();
    expect(await toast()).toHaveTextContent('Profile Updated');
    expect(server.of('PATCH /api/user/profile')[0]?.body).toEqual({
      ...{ firstName: 'Asha', lastName: 'Rao', phone: '+919845012345', bio: 'I cook.' },
    });
  });

  it('adds one, which waits for its code', async () => {
    const { menu, select, fill, save, server, account } = await open(phoneOnly, {
      'PATCH /api/user/profile': () => account({ ...phoneOnly, pendingEmail: 'asha@example.com' }),
    });
    await select('Settings');
    await menu.findByRole('form', { name: 'Profile Settings' });
    await fill('Email', 'asha@example.com');
    await save();
    expect(await menu.findByText(/asha@example.com/)).toBeVisible();
    expect(server.of('PATCH /api/user/profile')[0]?.body).toMatchObject({ email: 'asha@example.com' });
  });
});

describe('a new address or number', () => {
  const waiting = aSeeker({ pendingEmail: 'new@example.com' });
  const NUMBER = 'POST /api/user/contact-changes/phone/confirm';
  afterEach(noSmsCodes);

  it('counts once its code is given', async () => {
    const { menu, fill, server, account } = await open(waiting, {
      'POST /api/user/contact-changes/email/confirm': () => account(aSeeker({ email: 'new@example.com' })),
    });
    expect(menu.getByText(/new@example.com/)).toBeVisible();
    expect(menu.getByText('asha@example.com')).toBeVisible();
    await fill('Code', '123456'); // its last digit is enough
    expect(await toast()).toHaveTextContent('Email changed');
    expect(server.of('POST /api/user/contact-changes/email/confirm')[0]?.body).toEqual({ code: '123456' });
    await waitFor(() => expect(menu.queryByLabelText('Code')).not.toBeInTheDocument());
    expect(await menu.findByText('new@example.com')).toBeVisible();
  });

  it('counts once the browser has read the code of a number from its text', async () => {
    const texts = fakeSmsCodes();
    const { menu, server, account } = await open(aSeeker({ pendingPhone: '+919845000009' }), {
      [NUMBER]: () => account(aSeeker({ phone: '+919845000009' })),
    });
    await texts.arrives('123456');
    expect(await toast()).toHaveTextContent('Phone number changed');
    expect(server.of(NUMBER).map(({ body }) => body)).toEqual([{ code: '123456' }]);
    await waitFor(() => expect(menu.queryByLabelText('Code')).not.toBeInTheDocument());
    expect(texts.isAwaited()).toBe(false);
  });

  it('waits for the text of another code to a number, and for none to an address', async () => {
    const texts = fakeSmsCodes();
    const both = aSeeker({ pendingEmail: 'new@example.com', pendingPhone: '+919845000009' });
    const { menu, user } = await open(both, { 'PATCH /api/user/profile': () => both });
    expect(menu.getAllByLabelText('Code')).toHaveLength(2);
    expect(texts.waits()).toBe(1);
    const [again, againToPhone] = menu.getAllByRole('button', { name: 'Resend' });
    await user.click(again as HTMLElement);
    expect(await toast()).toHaveTextContent('Code sent');
    expect(texts.waits()).toBe(1);
    await waitFor(() => expect(againToPhone).toBeEnabled());
    await user.click(againToPhone as HTMLElement);
    await waitFor(() => expect(texts.waits()).toBe(2));
    expect(texts.isAwaited()).toBe(true);
  });

  it('has the browser offer its code, on keys for digits', async () => {
    const { menu } = await open(waiting);
    expect(menu.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(menu.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  });

  it('shows an error for a wrong code', async () => {
    const { fill, menu, user } = await open(waiting, {
      'POST /api/user/contact-changes/email/confirm': () => problem(400, 'Invalid verification code'),
    });
    await fill('Code', '00000');
    await user.click(menu.getByRole('button', { name: 'Confirm' }));
    expect(await toast()).toHaveTextContent('Invalid verification code');
    expect(menu.getByLabelText('Code')).toBeVisible();
  });

  it('gets another code, or is given up', async () => {
    const { menu, user, server, account } = await open(waiting, {
      'PATCH /api/user/profile': () => waiting,
      'DELETE /api/user/contact-changes/email': () => account(aSeeker()),
    });
    await user.click(menu.getByRole('button', { name: 'Resend' }));
    expect(await toast()).toHaveTextContent('Code sent');
    expect(server.of('PATCH /api/user/profile')[0]?.body).toEqual({ email: 'new@example.com' });
    const keep = menu.getByRole('button', { name: 'Keep the old email' });
    await waitFor(() => expect(keep).toBeEnabled());
    await user.click(keep);
    await waitFor(() => expect(menu.queryByLabelText('Code')).not.toBeInTheDocument());
  });
});

describe('Address and Billing', () => {
  it('sends the changed address', async () => {
    const { menu, select, fill, save, server } = await open(aSeeker(HOME), {
      'PATCH /api/user/address': () => aSeeker({ ...HOME, city: 'Mysuru' }),
    });
    await select('Settings');
    await select('Address');
    expect(await menu.findByLabelText('PIN Code')).toHaveAttribute('placeholder', '560001');
    await fill('City', 'Mysuru');
    await save();
    expect(await toast()).toHaveTextContent('Address Updated');
    expect(server.of('PATCH /api/user/address')[0]?.body).toEqual({ ...HOME, city: 'Mysuru' });
  });

  it('shows the reason of a refused field at the field, which gets the focus', async () => {
    const errors = [
      { field: 'elsewhere', message: 'x' },
      { field: 'city', message: 'We do not know this city.' },
    ];
    const { menu, select, fill, save } = await open(aSeeker(HOME), {
      'PATCH /api/user/address': () => refusedFields('Please check the fields.', errors),
    });
    await select('Settings');
    await select('Address');
    await fill('City', 'Mysuru');
    await save();
    expect(await menu.findByText('We do not know this city.')).toBeVisible();
    await waitFor(() => expect(menu.getByLabelText('City')).toHaveFocus());
  });

  it('sends to whom bills go', async () => {
    const { menu, select, fill, save, server } = await open(aSeeker(), {
      'PATCH /api/user/billing': () => aSeeker(),
    });
    await select('Settings');
    await select('Billing');
    expect(await menu.findByLabelText('Billing Email')).toHaveAttribute('type', 'email');
    await fill('Billing Name', 'Rao Stores');
    await save();
    expect(await toast()).toHaveTextContent('Billing Updated');
    expect(server.of('PATCH /api/user/billing')[0]?.body).toEqual({
      billingName: 'Rao Stores',
      billingEmail: '',
      billingAddress: '',
      billingCity: '',
      billingState: '',
      billingZip: '',
      billingCountry: 'India',
    });
  });

  it.each([
    ['Address', 'PATCH /api/user/address', 'Failed to update address'],
    ['Billing', 'PATCH /api/user/billing', 'Failed to update billing information'],
  ])('reports that %s could not be saved', async (name, call, words) => {
    const { menu, select, save } = await open(aSeeker(), { [call]: () => outage() });
    await select('Settings');
    await select(name);
    await menu.findByRole('form', { name });
    await save();
    expect(await toast()).toHaveTextContent(words);
  });
});
