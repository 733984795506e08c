import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, outage, problem } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { i18n } from '../../shared/i18n/i18n';

const ACCEPTED: Record<string, Answer> = {
  'POST /api/auth/signup': () => Response.json({ accepted: true }, { status: 201 }),
  'POST /api/auth/send-email-verification': () => ({ accepted: true }),
  'POST /api/auth/send-phone-verification': () => ({ accepted: true }),
  'POST /api/auth/verify-email': () => ({ verified: true }),
  'POST /api/auth/verify-phone': () => ({ verified: true }),
};
const ASHA = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@example.com',
  'Phone Number': '+91 98765 43210',
  Password: 'kitaab-ghar',
  'Confirm Password': 'kitaab-ghar',
};

async function open(answers: Record<string, Answer> = {}, path = '/signup') {
  const server = fakeServer({ ...ACCEPTED, ...answers });
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'Create your account' });
  const fill = (fields: Partial<typeof ASHA>) => {
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    }
  };
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Create Account' }));
  return { ...app, server, fill, submit };
}
/** The toast that is up. */
const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

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
    const { server, fill, submit } = await open();
    fill(fields);
    await submit();
    expect(await toast(title)).toHaveTextContent(text);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(server.of('POST /api/auth/signup')).toHaveLength(0);
  });

  it('are sent once, with a busy button; then both codes are sent', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { server, fill, submit } = await open({
      'POST /api/auth/signup': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    fill(ASHA);
    await submit();
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    release(Response.json({ accepted: true }, { status: 201 }));
    expect(await toast('Account Created')).toHaveTextContent('Please verify your email and phone number');
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
    const { server, fill, submit } = await open({}, `/signup${query}`);
    fill(ASHA);
    await submit();
    await toast('Account Created');
    expect(server.of('POST /api/auth/signup')[0]?.body).toMatchObject({ email: 'asha@example.com' });
    expect((server.of('POST /api/auth/signup')[0]?.body as { referralCode?: string }).referralCode).toBe(referralCode);
  });

  it.each([
    ['the words of the server', problem(400, 'This password is too common'), 'This password is too common'],
    ['its own words', outage(), 'Failed to create account. Please try again.'],
  ])('stay when the call fails, with %s', async (_name, answer, text) => {
    const { fill, submit } = await open({ 'POST /api/auth/signup': () => answer });
    fill(ASHA);
    await submit();
    expect(await toast('Signup Failed')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.com');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Details');
  });

  it('can show both passwords, as typed and left alone by the keyboard, and hide them again', async () => {
    const { user } = await open();
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
    const { user } = await open();
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
    const { user } = await open();
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
    const { user } = await open();
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
    await open();
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', kind);
  });
});

describe('the verification', () => {
  async function verifying(answers: Record<string, Answer> = {}) {
    const app = await open(answers);
    app.fill(ASHA);
    await app.submit();
    await screen.findByRole('tab', { name: 'Email' });
    return app;
  }
  const panel = () => within(screen.getByRole('tabpanel'));
  afterEach(noSmsCodes);

  it('verifies each channel by its code, and only then completes', async () => {
    const { server, user } = await verifying();
    const complete = screen.getByRole('button', { name: 'Complete Registration' });
    expect(complete).toBeDisabled();
    expect(panel().getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    await user.type(panel().getByLabelText('Email code'), '12345');
    expect(server.of('POST /api/auth/verify-email')).toHaveLength(0);
    await user.type(panel().getByLabelText('Email code'), '6'); // the last digit is enough
    await toast('Email Verified');
    expect(screen.getByRole('tab', { name: 'Email verified' })).toBeVisible();
    expect(complete).toBeDisabled();

    // the other channel follows without a tap
    await waitFor(() => expect(panel().getByLabelText('Phone code')).toHaveFocus());
    await user.keyboard('654321');
    await toast('Phone Verified');
    await waitFor(() => expect(complete).toHaveFocus());
    await user.click(screen.getByRole('tab', { name: 'Email verified' }));
    expect(panel().getByRole('status')).toHaveTextContent('Email Verified');
    const bodies = (call: string) => server.of(call).map(({ body }) => body);
    expect(bodies('POST /api/auth/verify-email')).toEqual([{ email: 'asha@example.com', code: '123456' }]);
    expect(bodies('POST /api/auth/verify-phone')).toEqual([{ phone: '+91 98765 43210', code: '654321' }]);

    await user.click(complete);
    await toast('Welcome to Nukkad!');
    expect(
      screen.getByText(
        'Your account has been successfully created and verified. You can now start exploring job opportunities.',
      ),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?role=job-seeker&email=asha%40example.com&after=sign-up',
    );
  });

  it('reports a wrong code, and accepts another', async () => {
    const { server, user } = await verifying({
      'POST /api/auth/verify-email': () => problem(400, 'Invalid verification code'),
    });
    await user.type(panel().getByLabelText('Email code'), '000000');
    expect(await toast('Verification Failed')).toHaveTextContent('Invalid verification code');
    server.answer('POST /api/auth/verify-email', () => ({ verified: true }));
    await user.click(panel().getByRole('button', { name: 'Verify Email' }));
    await toast('Email Verified');
  });

  it('submits the phone code that the browser reads from its text, whichever tab is open, and waits for no more', async () => {
    const texts = fakeSmsCodes();
    const { server } = await verifying();
    expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
    expect(texts.waits()).toBe(1); // the code for the email is sent by mail
    await texts.arrives('654321');
    await toast('Phone Verified');
    expect(screen.getByRole('tab', { name: 'Phone verified' })).toBeVisible();
    expect(server.of('POST /api/auth/verify-phone')[0]?.body).toEqual({ phone: '+91 98765 43210', code: '654321' });
    expect(texts.isAwaited()).toBe(false);
  });

  it('waits for the text of another phone code, and for none once the code was typed', async () => {
    const texts = fakeSmsCodes();
    const { user } = await verifying();
    await user.click(screen.getByRole('tab', { name: 'Phone' }));
    await waitFor(() => expect(panel().getByRole('button', { name: 'Resend' })).toBeEnabled());
    await user.click(panel().getByRole('button', { name: 'Resend' }));
    await panel().findByText(/We sent a new code/);
    expect([texts.waits(), texts.isAwaited()]).toEqual([2, true]);
    await user.type(panel().getByLabelText('Phone code'), '654321');
    await toast('Phone Verified');
    expect(texts.isAwaited()).toBe(false);
  });

  it('has the browser offer both codes, on keys for digits', async () => {
    const { user } = await verifying();
    for (const channel of ['Email', 'Phone']) {
      await user.click(screen.getByRole('tab', { name: channel }));
      expect(panel().getByLabelText(`${channel} code`)).toHaveAttribute('autocomplete', 'one-time-code');
      expect(panel().getByLabelText(`${channel} code`)).toHaveAttribute('inputmode', 'numeric');
    }
  });

  it('shows why the server refuses to check a code', async () => {
    const { user } = await verifying({
      'POST /api/auth/verify-email': () => problem(429, 'Too many tries. Wait a minute.'),
    });
    await user.type(panel().getByLabelText('Email code'), '000000');
    expect(await toast('Verification Failed')).toHaveTextContent('Too many tries. Wait a minute.');
  });

  it('sends a code again on request', async () => {
    const { server, user } = await verifying();
    const resend = panel().getByRole('button', { name: 'Resend' });
    await waitFor(() => expect(resend).toBeEnabled());
    await user.click(resend);
    expect(await panel().findByText(/We sent a new code to asha@example.com/)).toBeVisible();
    expect(server.of('POST /api/auth/send-email-verification')).toHaveLength(2);
  });

  it('only logs a failure to send a code, disables Resend and offers to send it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server, user } = await verifying({ 'POST /api/auth/send-email-verification': () => problem(429, 'Wait') });
    expect(await panel().findByText(/couldn't send the code/)).toBeVisible();
    expect(log).toHaveBeenCalledWith('no code sent by email', expect.objectContaining({ status: 429 }));
    expect(panel().getByRole('button', { name: 'Resend' })).toBeDisabled();
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
    server.answer('POST /api/auth/send-email-verification', () => ({ accepted: true }));
    await user.click(panel().getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(panel().getByRole('button', { name: 'Resend' })).toBeEnabled());
  });

  it('resumes after the phone discarded the page, without a second sign-up', async () => {
    const first = await verifying();
    await waitFor(() => expect(panel().getByRole('button', { name: 'Resend' })).toBeEnabled());
    first.unmount();
    const server = fakeServer(ACCEPTED);
    renderApp('/signup');
    expect(await screen.findByText('We sent a code to asha@example.com.')).toBeVisible();
    expect(server.calls).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('kitaab-ghar');
  });

  it('allows a user who mistyped to return to the form', async () => {
    const { user } = await verifying();
    await user.click(screen.getByRole('button', { name: 'Change my details' }));
    expect(screen.getByLabelText('Email Address')).toBeVisible();
  });
});

describe('the sign-up page', () => {
  beforeEach(() => void fakeServer(ACCEPTED));

  it('links to the sign-in for existing accounts', async () => {
    renderApp('/signup');
    expect(await screen.findByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/signin');
  });

  it('shows its texts in Hindi', async () => {
    await i18n.changeLanguage('hi');
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: 'अकाउंट बनाएँ' }));
    expect(await toast('जानकारी बाकी है')).toHaveTextContent('कृपया सभी ज़रूरी जानकारी भरें।');
  });
});
