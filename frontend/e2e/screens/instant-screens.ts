import { dialogWith, type Screen, type ScreenContext } from './screen';

const INSTANT = '/instant-requests';

/** Opens the first accepted work, unless it is open already. */
async function openWork({ page, t }: ScreenContext): Promise<void> {
  if (await page.getByRole('dialog').count()) return;
  await page
    .getByRole('list', { name: t('instant-work/engagements:title') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** Screens of Instant Requests for a worker, with the accepted work and the sheets and dialogs. */
export const INSTANT_SCREENS: readonly Screen[] = [
  {
    name: 'instant-requests',
    as: 'seeker',
    path: INSTANT,
    main: true,
    shows: ({ page, t }) => page.getByRole('button', { name: t('instant-work/requests:accept'), exact: true }),
  },
  {
    name: 'instant-requests-answered',
    as: 'seeker',
    path: INSTANT,
    shows: ({ page, t }) => page.getByText(t('instant-work/requests:status.accepted'), { exact: true }),
    centred: true,
  },
  {
    name: 'instant-availability',
    as: 'seeker',
    path: `${INSTANT}?sheet=availability`,
    main: true,
    shows: dialogWith('instant-work/availability:kinds.title'),
  },
  {
    name: 'instant-availability-hours',
    as: 'seeker',
    path: `${INSTANT}?sheet=availability`,
    then: ({ page, t }) => page.getByRole('radio', { name: t('instant-work/availability:hours.weekly') }).check(),
    wordedOnce: true,
    shows: ({ page, t }) => page.getByRole('list', { name: t('instant-work/availability:hours.list') }),
    centred: true,
  },
  {
    name: 'engagement',
    as: 'seeker',
    path: INSTANT,
    main: true,
    then: openWork,
    shows: dialogWith('instant-work/engagements:cancel.action'),
  },
  {
    name: 'engagement-cancel',
    as: 'seeker',
    path: INSTANT,
    then: async (context) => {
      await openWork(context);
      await context.page.getByRole('button', { name: context.t('instant-work/engagements:cancel.action') }).click();
    },
    shows: dialogWith('instant-work/engagements:cancel.confirm'),
  },
  {
    name: 'reliability',
    as: 'seeker',
    path: `${INSTANT}?sheet=reliability`,
    shows: dialogWith('instant-work/engagements:reliability.text'),
  },
  {
    name: 'payout-account',
    as: 'seeker',
    path: `${INSTANT}?sheet=payout-account`,
    main: true,
    shows: dialogWith('secure-pay:account.start'),
  },
  { name: 'upi', as: 'seeker', path: `${INSTANT}?sheet=upi`, shows: dialogWith('instant-work/engagements:upi.label') },
  {
    name: 'instant-notifications',
    as: 'seeker',
    path: `${INSTANT}?tab=notifications`,
    shows: ({ page, t }) => page.getByRole('list', { name: t('notifications:title') }),
  },
];
