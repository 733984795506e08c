import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { outage, problem } from '../../../test/fake-server';
import { ASHA, findToast, openSignUp } from '../../../test/sign-up-page';

describe('the details', () => {
  it.each([
    ['nothing filled', {}, 'Missing Information', 'Please fill in all required fields.', 'First Name'],
    [
      'a gap and every other mistake',
      { ...ASHA, 'Last Name': '', 'Email Address': 'x', 'Phone Number': '0', Password: 'a', 'Confirm Password': 'b' },
      'Missing Information',
      'Please fill in all required fields.',
      'Last Name',
    ],
    [
      'two passwords, both short, and a wrong email',
      { ...ASHA, 'Email Address': 'x', Password: 'short', 'Confirm Password': 'other' },
      'Password Mismatch',
      'Passwords do not match.',
      'Confirm Password',
    ],
    [
      'no confirmation',
      { ...ASHA, 'Confirm Password': '' },
      'Password Mismatch',
      'Passwords do not match.',
      'Confirm Password',
    ],
    [
      'a short password and a wrong email',
      { ...ASHA, 'Email Address': 'x', Password: '1234567', 'Confirm Password': '1234567' },
      'Weak Password',
      'Password must be at least 8 characters long.',
      'Password',
    ],
    [
      'a wrong email and a wrong phone',
      { ...ASHA, 'Email Address': 'asha example', 'Phone Number': 'abc' },
      'Invalid Email',
      'Please enter a valid email address.',
      'Email Address',
    ],
    [
      'a phone that starts with 0',
      { ...ASHA, 'Phone Number': '098765' },
      'Invalid Phone',
      'Please enter a valid phone number.',
      'Phone Number',
    ],
  ])('with %s show the first broken rule before any call', async (_name, fields, title, text, field) => {
    const { server, fill, submit } = await openSignUp();
    fill(fields);
    await submit();
    expect(await findToast(title)).toHaveTextContent(text);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(server.of('POST /api/auth/signup')).toHaveLength(0);
  });

  it('are sent once, with a busy button; then both codes are sent', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { server, fill, submit } = await openSignUp({
      'POST /api/auth/signup': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    fill(ASHA);
    await submit();
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    release(Response.json({ accepted: true }, { status: 201 }));
    expect(await findToast('Account Created')).toHaveTextContent('Please verify your email and phone number');
    expect(server.of('POST /api/auth/signup')[0]?.body).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      password: 'kitaab-ghar',
      confirmPassword: 'kitaab-ghar',
    });
    expect(await screen.findByText('We sent a code to asha@example.com.')).toBeVisible();
    expect(server.of('POST /api/auth/send-email-verification')[0]?.body).toEqual({ email: 'asha@example.com' });
    expect(server.of('POST /api/auth/send-phone-verification')[0]?.body).toEqual({ phone: '+91 98765 43210' });
  });

  it.each([
    ['?ref=ABCD2345', 'ABCD2345'],
    ['?ref=%20abcd2345%20', 'abcd2345'],
    ['?ref=', undefined],
    [`?ref=${'A'.repeat(65)}`, undefined],
  ])('of an address that ends in %s show the inviting user: %s', async (query, referralCode) => {
    const { server, fill, submit } = await openSignUp({}, `/signup${query}`);
    fill(ASHA);
    await submit();
    await findToast('Account Created');
    const body = server.of('POST /api/auth/signup')[0]?.body as { referralCode?: string } | undefined;
    expect(body).toMatchObject({ email: 'asha@example.com' });
    expect(body?.referralCode).toBe(referralCode);
  });

  it.each([
    ['the words of the server', problem(400, 'This password is too common'), 'This password is too common'],
    ['its own words', outage(), 'Failed to create account. Please try again.'],
  ])('stay when the call fails, with %s', async (_name, answer, text) => {
    const { fill, submit } = await openSignUp({ 'POST /api/auth/signup': () => answer });
    fill(ASHA);
    await submit();
    expect(await findToast('Signup Failed')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.com');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Details');
  });

  it('can show both passwords, as typed and left alone by the keyboard, and hide them again', async () => {
    const { user } = await openSignUp();
    const passwords = [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')];
    for (const field of passwords) expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    for (const field of passwords) {
      expect(field).toHaveAttribute('type', 'text');
      expect(field).toHaveAttribute('autocapitalize', 'none');
      expect(field).toHaveAttribute('spellcheck', 'false');
    }
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    for (const field of passwords) expect(field).toHaveAttribute('type', 'password');
  });

  it('end an email with the usual ending by a tap, and go on with the phone', async () => {
    const { user } = await openSignUp();
    const ending = { name: 'Add @gmail.com' };
    expect(screen.queryByRole('button', ending)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Email Address'), 'asha.rao');
    await user.click(screen.getByRole('button', ending));
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha.rao@gmail.com');
    expect(screen.getByLabelText('Phone Number')).toHaveFocus();
    expect(screen.queryByRole('button', ending)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Email Address'), '{Control>}a{/Control}asha@example.com');
    expect(screen.queryByRole('button', ending)).not.toBeInTheDocument();
  });

  it('confirm a password that can be read, and leave a typed confirmation alone', async () => {
    const { user } = await openSignUp();
    const [password, confirmation] = [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')];
    await user.type(password, 'kitaab');
    expect(confirmation).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(confirmation).toHaveValue('kitaab');
    await user.type(password, '-ghar');
    expect(confirmation).toHaveValue('kitaab-ghar');
    await user.type(confirmation, 's');
    await user.type(password, '!');
    expect(confirmation).toHaveValue('kitaab-ghars');
  });

  it('clear the copy of a password that changes after it is hidden', async () => {
    const { user } = await openSignUp();
    const [password, confirmation] = [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')];
    await user.type(password, 'kitaab');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(confirmation).toHaveValue('kitaab');
    await user.type(password, 's');
    expect(confirmation).toHaveValue('');
  });

  it.each([
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Email Address', 'email'],
    ['Phone Number', 'tel'],
    ['Password', 'new-password'],
    ['Confirm Password', 'new-password'],
  ])('have the browser fill in %s as %s', async (label, kind) => {
    await openSignUp();
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', kind);
  });
});
