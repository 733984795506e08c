import type { Page } from '@playwright/test';
import { newEmail, newPhone } from '../support/people';
import { heading, type Screen, type ScreenContext } from './screen';

const PASSWORD = 'kitaab-ghar-12';
/** An id that no job has. */
const NO_JOB = '00000000-0000-4000-8000-000000000000';

const verification: Screen['shows'] = ({ page, t }) => page.getByText(t('signup:verification.title'), { exact: true });
const signInWith =
  (key: string): Screen['shows'] =>
  ({ page, t }) =>
    page.getByRole('main').getByText(t(key), { exact: true });

/** Opens the page of the sign-up in the state of a visitor who has not started it. */
async function beginAnew({ page }: ScreenContext): Promise<void> {
  await forget(page);
  await page.reload();
}
/** Clears the session storage, so that the next visit starts from the beginning. */
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear());
async function fillSignUp(context: ScreenContext): Promise<string> {
  const { page, t } = context;
  await beginAnew(context);
  const email = newEmail('asha.rao');
  const values = { firstName: 'Asha', lastName: 'Rao', email, phone: newPhone().typed, password: PASSWORD };
  for (const [name, value] of Object.entries({ ...values, confirmPassword: PASSWORD })) {
    await page.getByLabel(t(`signup:fields.${name}`), { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: t('signup:create') }).click();
  await page.getByRole('tab').first().waitFor();
  return email;
}
async function askForPhoneCode(context: ScreenContext): Promise<void> {
  await fillPhone(context, newPhone().typed);
  await context.page.getByLabel(context.t('signup:quick.code'), { exact: true }).waitFor();
  await forget(context.page);
}
const submitSignIn = ({ page, t }: ScreenContext) =>
  page.getByRole('button', { name: t('auth:signIn.signIn') }).click();
async function givePasswordOf({ page, t }: ScreenContext, email: string, password: string): Promise<void> {
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(email);
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(password);
}
async function askForCode({ page, t }: ScreenContext, login: string): Promise<void> {
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(login);
  await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
}
async function fillPhone(context: ScreenContext, phone: string): Promise<void> {
  const { page, t } = context;
  await beginAnew(context);
  await page.getByLabel(t('signup:quick.phone'), { exact: true }).fill(phone);
  await page.getByLabel(t('signup:quick.name'), { exact: true }).fill('Asha Rao');
  await page.getByRole('button', { name: t('signup:quick.send'), exact: true }).click();
}

/** Public screens. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'nobody', path: '/', main: true, shows: heading('landing:hero.title') },
  { name: 'verify', as: 'nobody', path: '/verify', shows: heading('verify-record:title') },
  { name: 'signin', as: 'nobody', path: '/signin', main: true, shows: heading('signin:title') },
  {
    name: 'signin-failed',
    as: 'nobody',
    path: '/signin?error=expired',
    shows: ({ page, t }) => page.getByRole('alert').filter({ hasText: t('signin:error.expired') }),
  },
  { name: 'signup', as: 'nobody', path: '/signup', main: true, shows: heading('signup:title') },
  {
    name: 'signup-missing',
    as: 'nobody',
    path: '/signup',
    then: async (context) => {
      await beginAnew(context);
      await context.page.getByRole('button', { name: context.t('signup:create') }).click();
    },
    shows: ({ page, t }) => page.getByTestId('toast').filter({ hasText: t('auth:signUp.missingInformation') }),
    wordedOnce: true,
  },
  {
    name: 'signup-phone-missing',
    as: 'nobody',
    path: '/signup',
    then: (context) => fillPhone(context, '98450'),
    shows: ({ page, t }) => page.getByText(t('signup:quick.noPhone'), { exact: true }),
    wordedOnce: true,
  },
  {
    name: 'signup-phone-code',
    as: 'nobody',
    path: '/signup',
    then: askForPhoneCode,
    shows: ({ page, t }) => page.getByLabel(t('signup:quick.code'), { exact: true }),
  },
  {
    name: 'signup-phone-wrong-code',
    as: 'nobody',
    path: '/signup',
    then: async (context) => {
      const { page, t } = context;
      await askForPhoneCode(context);
      // fewer than six digits, so only the button submits it
      await page.getByLabel(t('signup:quick.code'), { exact: true }).fill('12345');
      await page.getByRole('button', { name: t('signup:quick.start'), exact: true }).click();
    },
    shows: ({ page, t }) => page.getByRole('alert').filter({ hasText: t('auth:verification.invalidCode') }),
    answers: [{ status: 400, path: /^\/api\/auth\/sign-up-with-phone$/ }],
    wordedOnce: true,
  },
  {
    name: 'signup-verification',
    as: 'nobody',
    path: '/signup',
    then: async (context) => {
      const email = await fillSignUp(context);
      await context.page.getByText(context.t('signup:verification.sent', { address: email })).waitFor();
    },
    shows: verification,
  },
  { name: 'old-landing', as: 'nobody', path: '/old-landing', shows: heading('marketing:title') },
  { name: 'pricing', as: 'nobody', path: '/pricing', shows: heading('pricing:pricing.title') },
  { name: 'plans', as: 'nobody', path: '/plans', shows: heading('pricing:plans.title') },
  { name: 'details', as: 'nobody', path: '/details', shows: heading('product-details:title') },
  { name: 'timeline', as: 'nobody', path: '/timeline', shows: heading('roadmap:title') },
  {
    name: 'how-matching-works',
    as: 'nobody',
    path: '/how-matching-works',
    shows: heading('how-matching-works:title'),
  },
  ...['terms', 'privacy', 'refund', 'contact', 'career', 'about', 'referral'].map((name): Screen => ({
    name,
    as: 'nobody',
    path: `/${name}`,
    shows: heading(`info:${name}.title`),
  })),
  {
    name: 'public-job',
    as: 'nobody',
    path: ({ jobId }) => `/jobs/${jobId}`,
    main: true,
    shows: ({ page, t }) => page.getByRole('heading', { name: t('public-job:work') }),
  },
  {
    name: 'public-job-not-found',
    as: 'nobody',
    path: `/jobs/${NO_JOB}`,
    shows: heading('public-job:not-found.title'),
    answers: [{ status: 404, path: new RegExp(NO_JOB) }],
  },
  {
    name: 'support-chat',
    as: 'nobody',
    path: '/contact',
    main: true,
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: t('support-chat:open') }).click();
      await page.getByLabel(t('support-chat:fields.message')).waitFor();
    },
    shows: ({ page, t }) => page.getByLabel(t('support-chat:fields.message')),
  },
  {
    name: 'not-found',
    as: 'nobody',
    path: '/nowhere',
    shows: ({ page, t }) => page.getByText(t('shared:notFound.title'), { exact: true }),
    problem: 'not found',
    answers: [{ status: 404, path: /^\/nowhere$/ }],
  },
];

/** The embedded identity provider's pages. */
export const PROVIDER_SCREENS: readonly Screen[] = [
  {
    name: 'provider-password',
    as: 'nobody',
    path: '/api/login',
    main: true,
    shows: signInWith('auth:signIn.demoTitle'),
  },
  {
    name: 'provider-wrong-password',
    as: 'nobody',
    path: '/api/login',
    then: async (context) => {
      await givePasswordOf(context, newEmail('asha.rao'), PASSWORD);
      await submitSignIn(context);
    },
    shows: ({ page, t }) => page.getByRole('alert').filter({ hasText: t('auth:signIn.incorrect') }),
    answers: [{ status: 401, path: /^\/oidc\/sign-in\// }],
    wordedOnce: true,
  },
  {
    name: 'provider-neither',
    as: 'nobody',
    path: '/api/login',
    then: (context) => askForCode(context, '98450'),
    shows: ({ page, t }) => page.getByRole('alert').filter({ hasText: t('auth:signIn.neither') }),
    answers: [{ status: 400, path: /^\/oidc\/sign-in\// }],
    wordedOnce: true,
  },
  {
    name: 'provider-code-sent',
    as: 'nobody',
    path: '/api/login',
    then: (context) => askForCode(context, newPhone().typed),
    shows: ({ page, t }) => page.getByLabel(t('auth:signIn.code'), { exact: true }),
  },
  {
    name: 'provider-unverified',
    as: 'nobody',
    path: '/signup',
    then: async (context) => {
      const email = await fillSignUp(context);
      await context.page.goto('/api/login');
      await givePasswordOf(context, email, PASSWORD);
      await submitSignIn(context);
    },
    shows: ({ page, t }) =>
      page.getByRole('status').filter({ hasText: t('auth:signIn.unverified', { email: '|' }).split('|').at(-1) ?? '' }),
  },
];
