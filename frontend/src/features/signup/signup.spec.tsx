import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { ACCEPTED_SIGN_UP, ASHA, findToast, openSignUp } from '../../../test/sign-up-page';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { i18n } from '../../shared/i18n/i18n';

describe('the verification', () => {
  async function verifying(answers: Record<string, Answer> = {}) {
    const app = await openSignUp(answers);
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
    await findToast('Email Verified');
    expect(screen.getByRole('tab', { name: 'Email verified' })).toBeVisible();
    expect(complete).toBeDisabled();

    // the other channel follows without a tap
    await waitFor(() => expect(panel().getByLabelText('Phone code')).toHaveFocus());
    await user.keyboard('654321');
    await findToast('Phone Verified');
    await waitFor(() => expect(complete).toHaveFocus());
    await user.click(screen.getByRole('tab', { name: 'Email verified' }));
    expect(panel().getByRole('status')).toHaveTextContent('Email Verified');
    const bodies = (call: string) => server.of(call).map(({ body }) => body);
    expect(bodies('POST /api/auth/verify-email')).toEqual([{ email: 'asha@example.com', code: '123456' }]);
    expect(bodies('POST /api/auth/verify-phone')).toEqual([{ phone: '+91 98765 43210', code: '654321' }]);

    await user.click(complete);
    await findToast('Welcome to Nukkad!');
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
    expect(await findToast('Verification Failed')).toHaveTextContent('Invalid verification code');
    server.answer('POST /api/auth/verify-email', () => ({ verified: true }));
    await user.click(panel().getByRole('button', { name: 'Verify Email' }));
    await findToast('Email Verified');
  });

  it('submits the phone code that the browser reads from its text, whichever tab is open, and waits for no more', async () => {
    const texts = fakeSmsCodes();
    const { server } = await verifying();
    expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
    expect(texts.waits()).toBe(1); // the code for the email is sent by mail
    await texts.arrives('654321');
    await findToast('Phone Verified');
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
    await findToast('Phone Verified');
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
    expect(await findToast('Verification Failed')).toHaveTextContent('Too many tries. Wait a minute.');
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
    const server = fakeServer(ACCEPTED_SIGN_UP);
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
  beforeEach(() => void fakeServer(ACCEPTED_SIGN_UP));

  it('links to the sign-in for existing accounts', async () => {
    renderApp('/signup');
    expect(await screen.findByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/signin');
  });

  it('shows its texts in Hindi', async () => {
    await i18n.changeLanguage('hi');
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: 'अकाउंट बनाएँ' }));
    expect(await findToast('जानकारी बाकी है')).toHaveTextContent('कृपया सभी ज़रूरी जानकारी भरें।');
  });
});
