import type { Screen, ScreenContext } from './screen';

const logout: Screen['shows'] = ({ page, t }) => page.getByRole('link', { name: t('profile:logout'), exact: true });
const openMenu = async (context: ScreenContext) => {
  await context.page.getByRole('button', { name: context.t('dashboard:profile.open') }).click();
  await logout(context).waitFor();
};

/** Returns the screen of a panel of the profile menu; the panels of the settings are behind an entry of their own. */
const panel = (id: string, { settings = false, main = false } = {}): Screen => ({
  name: `profile-${id}`,
  as: 'seeker',
  path: '/',
  main,
  then: async (context) => {
    const { page, t } = context;
    await openMenu(context);
    if (settings) await page.getByRole('button', { name: t('profile:settings'), exact: true }).click();
    if (id === 'settings') return;
    // on a phone the first panel covers the menu
    if (settings) await page.getByRole('button', { name: t('profile:back'), exact: true }).click();
    await page.getByRole('button', { name: t(`profile:entries.${id}`), exact: true }).click();
  },
  shows: ({ page, t }) => page.getByRole('heading', { name: t(`profile:entries.${id}`), exact: true }),
});

/** The profile menu with its panels, and the bell with its list. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'profile-menu', as: 'seeker', path: '/', then: openMenu, shows: logout },
  { name: 'profile-menu-employer', as: 'employer', path: '/employer', then: openMenu, shows: logout },
  { name: 'profile-menu-phone-only', as: 'phone-only', path: '/', then: openMenu, shows: logout },
  { ...panel('settings', { settings: true }), name: 'profile-settings-phone-only', as: 'phone-only' },
  panel('settings', { settings: true, main: true }),
  panel('billing', { settings: true }),
  panel('password', { settings: true }),
  panel('address', { settings: true }),
  panel('work'),
  panel('records'),
  panel('reviews'),
  panel('notifications'),
  panel('devices'),
  panel('data'),
  {
    name: 'notifications',
    as: 'seeker',
    path: '/',
    main: true,
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(`^${t('notifications:bell.label')}`) }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
    shows: ({ page, t }) => page.getByRole('dialog', { name: t('notifications:title') }).getByRole('listitem'),
  },
  {
    name: 'support-request',
    as: 'seeker',
    path: '/',
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(`^${t('notifications:bell.label')}`) }).click();
      // the notification contains the reference of the request
      await page.getByRole('dialog').getByRole('link').filter({ hasText: /NK-/ }).first().click();
    },
    shows: ({ page, t }) => page.getByRole('list', { name: t('support-request:thread') }).getByRole('listitem'),
  },
  {
    name: 'support-request-not-found',
    as: 'seeker',
    path: '/support/NK-7F3K-Q2MX',
    answers: [{ status: 404, path: /^\/api\/my-support-requests\// }],
    shows: ({ page, t }) => page.getByText(t('support-request:notFound.title'), { exact: true }),
  },
  {
    name: 'attendance-wrong-code',
    as: 'seeker',
    path: `/work/start/${'0'.repeat(38)}${'A'.repeat(12)}`,
    answers: [{ status: 400, path: /^\/api\/attendance$/ }],
    shows: ({ page, t }) => page.getByRole('heading', { name: t('attendance:refused.start') }),
  },
  {
    name: 'attendance-sign-in',
    as: 'nobody',
    path: `/work/start/${'0'.repeat(38)}${'A'.repeat(12)}`,
    shows: ({ page, t }) => page.getByRole('heading', { name: t('attendance:signIn.start') }),
  },
  {
    name: 'attendance-end-sign-in',
    as: 'nobody',
    path: `/work/end/${'0'.repeat(38)}${'A'.repeat(12)}`,
    shows: ({ page, t }) => page.getByRole('heading', { name: t('attendance:signIn.end') }),
  },
  {
    name: 'upi-report',
    as: 'nobody',
    path: `/upi-report/link#${'A'.repeat(44)}`,
    shows: ({ page, t }) => page.getByRole('button', { name: t('upi-report:action') }),
  },
  {
    name: 'payment-not-found',
    as: 'employer',
    path: '/payments/00000000-0000-4000-8000-000000000001',
    answers: [{ status: 404, path: /^\/api\/engagements\// }],
    scene: 'empty',
    shows: ({ page, t }) => page.getByText(t('secure-pay:gone'), { exact: true }),
  },
  {
    name: 'paper-unknown',
    as: 'seeker',
    path: '/papers/00000000-0000-4000-8000-000000000000',
    answers: [{ status: 404, path: /^\/api\/papers\// }],
    scene: 'empty',
    shows: ({ page, t }) => page.getByText(t('papers:gone'), { exact: true }),
  },
  {
    name: 'statement-empty',
    // a seeker of the demonstration data has earned a reward
    as: 'newcomer',
    path: '/statement',
    shows: ({ page, t }) => page.getByText(t('secure-pay:statement.none.title'), { exact: true }),
  },
];
