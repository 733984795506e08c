import { newEmail, newPhone } from '../support/people';
import type { Screen, Surroundings } from './screen';

const PASSWORD = 'kitaab-ghar-12';

async function fillSignUp({ page, t }: Surroundings): Promise<string> {
  const email = newEmail('asha.rao');
  const again = page.getByRole('button', { name: t('signup:verification.startAgain') });
  if (await again.isVisible()) await again.click();
  const values = { firstName: 'Asha', lastName: 'Rao', email, phone: newPhone().typed, password: PASSWORD };
  for (const [name, value] of Object.entries({ ...values, confirmPassword: PASSWORD })) {
    await page.getByLabel(t(`signup:fields.${name}`), { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: t('signup:create') }).click();
  await page.getByRole('tab').first().waitFor();
  return email;
}
const submitSignIn = ({ page, t }: Surroundings) => page.getByRole('button', { name: t('auth:signIn.signIn') }).click();
async function givePasswordOf({ page, t }: Surroundings, email: string, password: string): Promise<void> {
  await page.getByLabel(t('auth:signIn.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(password);
}
const codeInstead = ({ page, t }: Surroundings) =>
  page.getByRole('link', { name: t('auth:signIn.codeInstead') }).click();

/** What everybody can see. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'nobody', path: '/', main: true },
  { name: 'signin', as: 'nobody', path: '/signin', main: true },
  { name: 'signin-failed', as: 'nobody', path: '/signin?error=expired' },
  { name: 'signup', as: 'nobody', path: '/signup', main: true },
  {
    name: 'signup-missing',
    as: 'nobody',
    path: '/signup',
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: t('signup:create') }).click();
      await page.getByTestId('toast').waitFor();
    },
  },
  {
    name: 'signup-verification',
    as: 'nobody',
    path: '/signup',
    then: async (around) => {
      const email = await fillSignUp(around);
      await around.page.getByText(around.t('signup:verification.sent', { address: email })).waitFor();
    },
  },
  { name: 'old-landing', as: 'nobody', path: '/old-landing' },
  { name: 'pricing', as: 'nobody', path: '/pricing' },
  { name: 'plans', as: 'nobody', path: '/plans' },
  { name: 'details', as: 'nobody', path: '/details' },
  { name: 'timeline', as: 'nobody', path: '/timeline' },
  { name: 'how-lists-are-ordered', as: 'nobody', path: '/how-lists-are-ordered' },
  ...['terms', 'refund', 'contact', 'career', 'about', 'referral'].map((name): Screen => ({
    name,
    as: 'nobody',
    path: `/${name}`,
  })),
  { name: 'not-found', as: 'nobody', path: '/nowhere' },
];

/** The embedded identity provider's pages. */
export const PROVIDER_SCREENS: readonly Screen[] = [
  { name: 'provider-password', as: 'nobody', path: '/api/login', main: true },
  {
    name: 'provider-wrong-password',
    as: 'nobody',
    path: '/api/login',
    then: async (around) => {
      await givePasswordOf(around, newEmail('asha.rao'), PASSWORD);
      await submitSignIn(around);
      await around.page.getByRole('alert').waitFor();
    },
  },
  { name: 'provider-code', as: 'nobody', path: '/api/login', then: codeInstead },
  {
    name: 'provider-code-sent',
    as: 'nobody',
    path: '/api/login',
    then: async (around) => {
      const { page, t } = around;
      await codeInstead(around);
      await page.getByLabel(t('auth:signIn.email'), { exact: true }).fill(newEmail('asha.rao'));
      await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
      await page.getByLabel(t('auth:signIn.code'), { exact: true }).waitFor();
    },
  },
  {
    name: 'provider-unverified',
    as: 'nobody',
    path: '/signup',
    then: async (around) => {
      const email = await fillSignUp(around);
      await around.page.goto('/api/login');
      await givePasswordOf(around, email, PASSWORD);
      await submitSignIn(around);
      await around.page.getByRole('status').waitFor();
    },
  },
];
