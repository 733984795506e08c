import { BIAS_GROUP_MIN } from '@nukkad/contract/reviews/review-rules';
import { detailOn, type Screen, type ScreenContext } from './screen';

/** The list of a part of the staff's page. */
const listOf = ({ page, t }: ScreenContext, section: string) =>
  page.getByRole('list', { name: t(`admin:sections.${section}`) });

/** A part of the staff's page, with rows in its list. */
const part = (section: string, main = false): Screen => ({
  name: `admin-${section}`,
  as: 'staff',
  path: `/admin?section=${section}`,
  main,
  shows: (context) => listOf(context, section).getByRole('listitem'),
});

/** Returns the screen of a part of the staff's page with an empty queue. */
const emptyPart = (section: string, none: string): Screen => ({
  name: `admin-${section}`,
  as: 'staff',
  path: `/admin?section=${section}`,
  shows: ({ page, t }) => page.getByText(t(none), { exact: true }),
});

/** The sheet of the first row of a part. */
const sheet = (name: string, section: string, shows: string, search = ''): Screen => ({
  name,
  as: 'staff',
  path: `/admin?section=${section}${search}`,
  then: async (context) => {
    await listOf(context, section).getByRole('link').first().click();
    await detailOn(context.page).getByText(context.t(shows)).first().waitFor();
  },
  shows: ({ page, t }) => detailOn(page).getByText(t(shows)),
});

/** The queues of the staff. */
export const STAFF_SCREENS: readonly Screen[] = [
  part('support', true),
  sheet('admin-support-request', 'support', 'admin:support.acknowledged'),
  part('job-reviews', true),
  part('message-reports'),
  sheet('admin-message-report', 'message-reports', 'admin:messageReports.hide'),
  part('suspension-appeals', true),
  emptyPart('work-appeals', 'admin:workAppeals.none'),
  emptyPart('pay-cases', 'admin:payCases.none'),
  emptyPart('time-corrections', 'admin:times.none'),
  emptyPart('contests', 'admin:contests.none'),
  // the page requests the partner's balance after it is drawn
  emptyPart('review-cases', 'admin:reviewCases.none'),
  {
    name: 'admin-review-bias',
    as: 'staff',
    path: '/admin?section=review-bias',
    shows: ({ page, t }) => page.getByText(t('admin:reviewBias.none', { least: BIAS_GROUP_MIN })),
  },
  emptyPart('money', 'admin:money.float.same'),
  emptyPart('users', 'admin:users.first'),
  {
    name: 'admin-users-found',
    as: 'staff',
    path: '/admin?section=users&q=ravi',
    shows: (context) => listOf(context, 'users').getByRole('listitem'),
  },
  sheet('admin-user', 'users', 'admin:users.facts.since', '&q=ravi'),
  emptyPart('dead-letters', 'admin:deadLetters.none'),
  part('queues'),
  part('audit-log'),
  {
    name: 'admin-factor-set-up',
    as: 'new-staff',
    path: '/admin',
    main: true,
    shows: ({ page, t }) => page.getByRole('button', { name: t('admin:factor.setUp.start') }),
  },
];

/** Screens of a user with a suspended account. */
export const SUSPENDED_SCREENS: readonly Screen[] = [
  {
    name: 'suspended',
    as: 'suspended',
    path: '/employer',
    main: true,
    shows: ({ page, t }) => page.getByRole('button', { name: t('dashboard/account:suspension.send') }),
  },
];
