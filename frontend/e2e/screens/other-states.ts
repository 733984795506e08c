import type { Screen, ScreenContext } from './screen';

/** A screen without content or with failing calls. It names its illustration. */
type OtherState = Screen & Required<Pick<Screen, 'scene'>>;

const section = (name: string) => `/?section=${name}`;

/** The empty state of every section, for a new user at a place without work, with its text. */
export const EMPTY_SCREENS: readonly OtherState[] = [
  {
    name: 'name-question',
    as: 'nameless',
    path: '/',
    scene: null,
    shows: ({ page, t }) => page.getByLabel(t('dashboard/account:name.first')),
  },
  ...(
    [
      ['request-interview', 'interviews/request:requests.none.title', 'search'],
      ['job-search', 'job-search:empty.title', 'search'],
      ['ai-jobs', 'ai-jobs:empty.title', 'search'],
      ['applications', 'my-applications:none.title', 'corner'],
      ['calendar', 'calendar:none.title', 'notebook'],
      ['salary', 'salary:none.title', 'search'],
      ['rewards', 'rewards:people.none.title', 'corner'],
    ] as const
  ).map(([name, title, scene]): OtherState => ({
    name: `${name}-empty`,
    as: 'newcomer',
    path: section(name),
    scene,
    shows: ({ page, t }) => page.getByText(t(title), { exact: true }),
    centred: true,
  })),
  {
    name: 'instant-requests-empty',
    as: 'newcomer',
    path: '/instant-requests',
    scene: 'empty',
    shows: ({ page, t }) => page.getByText(t('instant-work/requests:none.title'), { exact: true }),
    centred: true,
  },
  {
    name: 'employer-empty',
    as: 'new-employer',
    path: '/employer',
    scene: 'board',
    shows: ({ page, t }) => page.getByText(t('employer-dashboard:jobs.empty.title'), { exact: true }),
    centred: true,
  },
];

const alert = ({ page, t }: ScreenContext) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('shared:failure.retry') });
const FAILED = { problem: 'failed', answers: [{ status: 503, path: /^\/api\// }] } as const;
/** Every section with failing calls. */
export const FAILING_SCREENS: readonly OtherState[] = [
  ...(
    [
      ['request-interview', ['**/api/interview-requests', '**/api/seeker-stats*', '**/api/hot-jobs*']],
      ['job-search', ['**/api/ai-jobs*']],
      ['ai-jobs', ['**/api/ai-jobs*', '**/api/interview-requests']],
      ['applications', ['**/api/my-applications*']],
      ['calendar', ['**/api/calendar*']],
      ['salary', ['**/api/salary*']],
      ['rewards', ['**/api/rewards*']],
    ] as const
  ).map(([name, failing]): OtherState => ({
    name: `${name}-failing`,
    as: 'seeker',
    path: section(name),
    failing,
    // only the jobs of this section fail, below its hero
    scene: name === 'request-interview' ? null : 'offline',
    ...FAILED,
    shows: alert,
    centred: true,
  })),
  {
    name: 'instant-requests-failing',
    as: 'seeker',
    path: '/instant-requests',
    failing: ['**/api/job-requests', '**/api/engagements*'],
    alone: true,
    scene: 'offline',
    ...FAILED,
    shows: alert,
    centred: true,
  },
  {
    name: 'employer-failing',
    as: 'employer',
    path: '/employer',
    // all that its tasks consist of: work of the day, which begins at midnight in India, replaces the scene by an icon
    failing: ['**/api/my-jobs**', '**/api/received-interview-requests*', '**/api/engagements*'],
    scene: 'offline',
    ...FAILED,
    shows: alert,
    centred: true,
  },
  {
    name: 'instant-hiring-failing',
    as: 'employer',
    path: '/instant-requests?tab=post',
    failing: ['**/api/instant-jobs?*', '**/api/engagements*'],
    scene: 'offline',
    ...FAILED,
    // the list with the illustration, which draws nothing until its call has failed
    shows: (context) => alert(context).filter({ hasText: context.t('instant-work/given-work:list.failed') }),
    centred: true,
  },
];
