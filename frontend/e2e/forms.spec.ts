import type { Page } from '@playwright/test';
import { CODE_MAX_TRIES } from '@nukkad/contract/limits';
import { expect, test } from './support/product';
import { newEmail, newPhone } from './support/people';
import { guardScreen } from './support/screen-guard';

const FORM = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@example.test',
  'Phone Number': '+91 98765 43210',
  Password: 'kitaab-ghar',
  'Confirm Password': 'kitaab-ghar',
};
type Form = typeof FORM;

async function fillIn(page: Page, form: Form): Promise<void> {
  for (const [label, value] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(value);
}
async function fillSignUp(page: Page, form: Form): Promise<void> {
  await page.goto('/signup');
  await fillIn(page, form);
}
const create = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();
const toast = (page: Page) => page.getByTestId('toast');

/** Signs a new user up and stays on the verification step. */
async function signUp(page: Page): Promise<{ email: string; phone: string }> {
  const [email, phone] = [newEmail('form'), newPhone()];
  await fillSignUp(page, { ...FORM, 'Email Address': email, 'Phone Number': phone.typed });
  await create(page);
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  return { email, phone: phone.sent };
}
/** A code of six digits that is not the given one. */
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

test('the server refuses a common password, and the form stays filled', async ({ page }) => {
  await fillSignUp(page, { ...FORM, Password: 'password123', 'Confirm Password': 'password123' });
  await create(page);
  await expect(toast(page)).toContainText('Signup Failed');
  await expect(toast(page)).toContainText('This password is too common');
  await expect(page.getByLabel('Email Address')).toHaveValue('asha@example.test');
});

test('a wrong code shows an error, a correct one is accepted, and both codes are required', async ({
  page,
  outbox,
}) => {
  const { email, phone } = await signUp(page);
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await expect(complete).toBeDisabled();

  const code = await outbox.codeTo(email);
  const verify = page.getByRole('button', { name: 'Verify Email' });
  await page.getByLabel('Email code').fill(otherThan(code)); // its last digit is enough
  await expect(toast(page)).toContainText('Verification FailedInvalid verification code');
  await expect(verify).toBeEnabled();
  await page.getByLabel('Email code').fill(code.slice(0, 5));
  await verify.click(); // before its last digit, only the button submits a code
  await expect(verify).toBeEnabled();
  await page.getByLabel('Email code').fill(code);
  await expect(toast(page)).toContainText('Email Verified');
  await expect(page.getByRole('tab', { name: 'Email verified' })).toBeVisible();
  await expect(complete).toBeDisabled();

  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.getByLabel('Phone code').fill(await outbox.codeTo(phone));
  await expect(toast(page)).toContainText('Phone Verified');
  await expect(complete).toBeEnabled();
});

test('a code is dead after five wrong tries', async ({ page, outbox }) => {
  const { email } = await signUp(page);
  const code = await outbox.codeTo(email);
  const field = page.getByLabel('Email code');
  const verify = async (text: string, status: number) => {
    await field.clear();
    const answer = page.waitForResponse('**/api/auth/verify-email');
    await field.fill(text);
    expect((await answer).status()).toBe(status);
    await expect(page.getByRole('button', { name: 'Verify Email' })).toBeEnabled();
  };
  for (let tries = 0; tries < CODE_MAX_TRIES; tries++) await verify(otherThan(code), 400);
  await verify(code, 400);
  await expect(toast(page)).toContainText('Invalid verification code');
  await expect(page.getByRole('button', { name: 'Complete Registration' })).toBeDisabled();
});

test('a second code within 30 seconds is not sent; the first one stays good', async ({ page, outbox }) => {
  const guard = guardScreen(page, {
    answers: [{ status: 429, path: /^\/api\/auth\/send-email-verification$/ }],
    messages: /no code sent by email/,
  });
  const { email } = await signUp(page);
  const code = await outbox.codeTo(email);
  const answer = page.waitForResponse('**/api/auth/send-email-verification');
  await page.getByRole('button', { name: 'Resend' }).click();
  expect((await answer).status()).toBe(429);
  expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByText(`We couldn't send the code to ${email}. Please try again in a minute.`)).toBeVisible();
  expect(await outbox.messagesTo(email)).toHaveLength(1);

  await page.getByLabel('Email code').fill(code);
  await expect(toast(page)).toContainText('Email Verified');
  expect(guard.faults).toEqual([]);
});

test('the resend button waits for the first code', async ({ page }) => {
  await page.route('**/api/auth/send-email-verification', () => undefined);
  await fillSignUp(page, { ...FORM, 'Email Address': newEmail('slow'), 'Phone Number': newPhone().typed });
  await create(page);
  await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
});

test('a known address looks like a new one, and its owner is notified', async ({ page, outbox }) => {
  const { email } = await signUp(page);
  await page.getByLabel('Email code').fill(await outbox.codeTo(email));
  await expect(toast(page)).toContainText('Email Verified');
  await page.getByRole('button', { name: 'Change my details' }).click();
  await fillIn(page, { ...FORM, 'Email Address': email, 'Phone Number': newPhone().typed });
  await create(page);
  await expect(toast(page)).toContainText('Account CreatedPlease verify your email and phone number');
  const subjects = () => outbox.subjectsTo(email);
  await expect.poll(subjects).toContain('You already have a Nukkad account');
});
