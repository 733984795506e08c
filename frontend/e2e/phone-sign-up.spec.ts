import type { Page } from '@playwright/test';
import { LANGUAGES } from '@nukkad/contract/languages';
import { EFFORT_LIMITS, expectEffort, Hand } from './support/effort';
import { newEmail, newPhone } from './support/people';
import { expect, test } from './support/product';
import { wordsIn } from './support/words';

const { taps: TAPS, keys: KEYS } = EFFORT_LIMITS['sign up by phone'];

const NUMBER_FORMS = {
  en: (digits: string) => `${digits.slice(0, 5)} ${digits.slice(5)}`,
  hi: (digits: string) => `+91-${digits.slice(0, 5)}-${digits.slice(5)}`,
  kn: (digits: string) => `0 ${digits.slice(0, 5)} ${digits.slice(5)}`,
} as const;

for (const language of LANGUAGES) {
  for (const side of ['job_seeker', 'employer'] as const) {
    test(`a new user reaches the dashboard of ${side} with ${TAPS} taps and ${KEYS} keys in ${language}`, async ({
      open,
      outbox,
    }) => {
      const t = wordsIn(language);
      const page = await open({ language });
      const phone = newPhone();
      const hand = new Hand(page);
      await page.goto('/');
      await hand.tap(
        page
          .getByRole('main')
          .getByRole('link', { name: t('landing:hero.start') })
          .first(),
      );
      await hand.tap(page.getByLabel(t('signup:quick.phone'), { exact: true }));
      await hand.type(NUMBER_FORMS[language](phone.sent.slice(3)));
      await hand.tap(page.getByLabel(t('signup:quick.name'), { exact: true }));
      await hand.type('Asha');
      if (side === 'employer') await hand.tap(page.getByText(t('signup:quick.sides.employer'), { exact: true }));
      await hand.tap(page.getByRole('button', { name: t('signup:quick.send'), exact: true }));
      const code = await outbox.codeTo(phone.sent);
      await expect(page.getByLabel(t('signup:quick.code'), { exact: true })).toBeFocused();
      await hand.type(code); // its last digit is enough
      await page.waitForURL((url) => url.pathname === (side === 'employer' ? '/employer' : '/'));
      const user = (await (await page.request.get('/api/auth/user')).json()) as Record<string, unknown>;
      expect(user).toMatchObject({ email: null, phone: phone.sent, firstName: 'Asha', role: side });
      expectEffort('sign up by phone', hand.effort);
    });
  }
}

const t = wordsIn('en');

test('a number signs in on the provider page, which submits the code with its last digit', async ({ open, outbox }) => {
  const page = await open();
  const phone = newPhone();
  await page.goto('/api/login?role=job-seeker');
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(phone.typed);
  await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
  const field = page.getByLabel(t('auth:signIn.code'), { exact: true });
  await expect(field).toBeFocused();
  const code = await outbox.codeTo(phone.sent);
  await page.keyboard.type(code.slice(0, 5));
  await expect(field).toHaveValue(code.slice(0, 5));
  await page.keyboard.type(code.slice(5));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByLabel(t('dashboard/account:name.first'))).toBeVisible();
});

test('a password can be shown, and Enter sends it and asks for no code', async ({ open }) => {
  const page = await open();
  await page.goto('/api/login');
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill('seeker@demo.nukkad.test');
  const password = page.getByLabel(t('auth:signIn.password'), { exact: true });
  await password.fill('not-the-password');
  await page.getByRole('switch', { name: t('auth:signIn.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(t('auth:signIn.incorrect'));
});

/** Simulates a browser that reads codes from text messages. */
const readTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked = new Promise((resolve) => Object.assign(window, { textArrives: resolve, OTPCredential: class {} }));
    navigator.credentials.get = () => {
      Object.assign(window, { isTextWanted: true });
      return asked as Promise<Credential>;
    };
  });
/** Delivers a text message with a code, which the simulated browser returns when the page requests one. */
const textArrives = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (read) => (window as unknown as { textArrives: (sent: object) => void }).textArrives({ code: read }),
    code,
  );
/** Returns whether the page requested a text message after its scripts have run. */
async function isTextWanted(page: Page): Promise<boolean> {
  await page.waitForLoadState();
  return page.evaluate(() => 'isTextWanted' in window);
}

test('the code of a text that the browser reads signs up by itself', async ({ open, outbox }) => {
  const page = await open();
  const phone = newPhone();
  await readTexts(page);
  await page.goto('/signup?role=employer');
  await page.getByLabel(t('signup:quick.phone'), { exact: true }).fill(phone.typed);
  await page.getByLabel(t('signup:quick.name'), { exact: true }).fill('Asha');
  await page.getByRole('button', { name: t('signup:quick.send'), exact: true }).click();
  const code = await outbox.codeTo(phone.sent);
  const [message] = await outbox.messagesTo(phone.sent);
  expect(message?.text.split('\n').at(-1)).toBe(`@${new URL(page.url()).hostname} #${code}`);
  await expect(page.getByLabel(t('signup:quick.code'), { exact: true })).toBeVisible();
  await textArrives(page, code);
  await page.waitForURL((url) => url.pathname === '/employer');
});

test('the code of a text that the browser reads signs in on the provider page by itself', async ({ open, outbox }) => {
  const page = await open();
  const phone = newPhone();
  await readTexts(page);
  await page.goto('/api/login?role=employer');
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(phone.typed);
  expect(await isTextWanted(page)).toBe(false);
  await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
  const code = await outbox.codeTo(phone.sent);
  await expect(page.getByLabel(t('auth:signIn.code'), { exact: true })).toBeVisible();
  await textArrives(page, code);
  await page.waitForURL((url) => url.pathname === '/employer');
  const user = (await (await page.request.get('/api/auth/user')).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ email: null, phone: phone.sent });
});

test('the provider page waits for a text message only if the code is sent by one', async ({ open }) => {
  const page = await open();
  await readTexts(page);
  for (const [login, isWanted] of [
    [newEmail('mailed'), false],
    [newPhone().typed, true],
  ] as const) {
    await page.goto('/api/login');
    await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(login);
    await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
    await expect(page.getByLabel(t('auth:signIn.code'), { exact: true })).toBeFocused();
    expect(await isTextWanted(page)).toBe(isWanted);
  }
});

test.describe('the provider page on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the provider page has the keys and the number of the phone first, and those for an email after its button', async ({
    page,
  }) => {
    await page.goto('/api/login');
    const field = page.getByLabel(t('auth:signIn.login'), { exact: true });
    await expect(field).toHaveAttribute('inputmode', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await page.getByRole('button', { name: t('auth:signIn.typeEmail') }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'username');
  });
});

test('a sign-up by phone resumes at the same step after the browser discarded the page', async ({ open }) => {
  const page = await open();
  const phone = newPhone();
  await page.goto('/signup');
  await page.getByLabel(t('signup:quick.phone'), { exact: true }).fill(phone.typed);
  await page.getByLabel(t('signup:quick.name'), { exact: true }).fill('Asha');
  await page.getByRole('button', { name: t('signup:quick.send'), exact: true }).click();
  await expect(page.getByText(t('signup:quick.codeText', { phone: phone.sent }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('signup:quick.codeText', { phone: phone.sent }))).toBeVisible();
  await page.getByRole('button', { name: t('signup:quick.change') }).click();
  await expect(page.getByLabel(t('signup:quick.phone'), { exact: true })).toBeVisible();
});
