import type { Locator } from '@playwright/test';
import type { Visitor } from '../support/product';
import type { ScreenContext } from './screen';

/** The fixtures that the opening of a sheet needs. */
export type SheetContext = Pick<ScreenContext, 'page' | 't'>;

/** An overlay of a page, or a selection on it. */
interface Sheet {
  name: string;
  /** The visitor of the sheet, if not the seeker. */
  as?: Visitor;
  path: string | ((jobId: string) => string);
  /** Opens the sheet or dialog below it first. */
  over?: (context: SheetContext) => Promise<void>;
  /** The control that opens it. */
  opener: (context: SheetContext) => Locator;
  /** An element that is present as long as it is open. */
  shows: (context: SheetContext) => Locator;
  /** The parameter of the address that names it. */
  named: RegExp;
  /** The address after Back, where it is another than that of the page below. */
  after?: RegExp;
}

export const section = (name: string, rest = '') => `/?section=${name}${rest}`;
const button = ({ page }: SheetContext, name: string) => page.getByRole('button', { name, exact: true }).first();
export const opener = (key: string) => (context: SheetContext) => button(context, context.t(key));
export const dialog = (key: string) => (context: SheetContext) =>
  context.page.getByRole('dialog', { name: context.t(key), exact: true });
/** Returns the first control of the region with a heading. */
const inRegion =
  (key: string) =>
  ({ page, t }: SheetContext) =>
    page
      .getByRole('region', { name: t(key) })
      .getByRole('link')
      .first();
export const firstJob = ({ page }: SheetContext) =>
  page.locator('[data-job]:visible').first().getByRole('button').first();
export const jobDetails = (context: SheetContext) => button(context, context.t('ai-jobs/details:apply'));
const jobFurtherDown = ({ page }: SheetContext) =>
  page.locator('[data-job]:visible').nth(6).getByRole('button').first();
export const HOME = section('request-interview');
const inSheet =
  (key: string) =>
  ({ page, t }: SheetContext) =>
    page.getByRole('dialog').filter({ has: page.getByText(t(key)).or(page.getByLabel(t(key))) });

/** Sheets and dialogs of Instant Requests, for workers and for employers. */
const INSTANT = '/instant-requests';
const INSTANT_SHEETS: readonly Sheet[] = [
  {
    name: 'the settings of who is available for instant work',
    path: INSTANT,
    opener: opener('instant-work/availability:change'),
    shows: inSheet('instant-work/availability:kinds.title'),
    named: /[?&]sheet=availability$/,
  },
  {
    name: 'the sheet about the own reliability',
    path: INSTANT,
    opener: opener('instant-work/engagements:reliability.title'),
    shows: inSheet('instant-work/engagements:reliability.text'),
    named: /[?&]sheet=reliability$/,
  },
  {
    name: 'accepted instant work',
    path: INSTANT,
    opener: ({ page, t }) =>
      page
        .getByRole('list', { name: t('instant-work/engagements:title') })
        .getByRole('link')
        .first(),
    shows: inSheet('instant-work/engagements:cancel.action'),
    named: /[?&]engagement=[\w-]+$/,
  },
  {
    name: 'the form for instant work',
    as: 'employer',
    path: `${INSTANT}?tab=post`,
    opener: opener('instant-work/job-form:steps.other'),
    shows: dialog('instant-work/job-form:title'),
    named: /[?&]now=1$/,
  },
  {
    name: 'the board of an instant job',
    as: 'employer',
    path: `${INSTANT}?tab=post`,
    opener: inRegion('instant-work/jobs:list.title'),
    shows: (context) => button(context, context.t('instant-work/jobs:cancel.action')),
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'somebody at instant work',
    as: 'employer',
    path: `${INSTANT}?tab=post`,
    opener: inRegion('instant-work/given-work:list.now'),
    shows: inSheet('instant-work/given-work:cancel.action'),
    named: /[?&]engagement=[\w-]+$/,
  },
];

const TODAY = '/employer';
const ownJob = (jobId: string) => `${TODAY}/jobs/${jobId}`;
const newest = ({ page, t }: SheetContext) =>
  page
    .getByRole('region', { name: t('manage-job:applications.title') })
    .getByRole('article')
    .first();
/** Opens the newest application of a job, which contains its buttons. */
const openNewest = async (context: SheetContext): Promise<void> => {
  await newest(context).getByRole('button', { expanded: false }).first().click();
  await newest(context).getByRole('link').first().waitFor();
  // the address names the application before another sheet opens over it
  await context.page.waitForURL(/[?&]application=/);
};
/** Returns a button with a name that begins with a text. */
const beginning =
  (key: string) =>
  ({ page, t }: SheetContext) =>
    page.getByRole('button', { name: new RegExp(`^${t(key)}`) }).first();

/** Sheets and dialogs of the employer's pages. */
const EMPLOYER_SHEETS: readonly Sheet[] = (
  [
    {
      name: 'the form to confirm an interview',
      path: TODAY,
      opener: beginning('interviews/answers:confirm'),
      shows: inSheet('interviews/answers:answer.send'),
      named: /[?&]interview=[\w-]+&sheet=confirm$/,
    },
    {
      name: 'the form to decline an interview',
      path: TODAY,
      opener: beginning('interviews/answers:decline.action'),
      shows: inSheet('interviews/answers:decline.confirm'),
      named: /[?&]interview=[\w-]+&sheet=decline$/,
    },
    {
      name: 'what a figure of the employer counts',
      path: TODAY,
      opener: ({ page, t }) =>
        page.getByRole('button', { name: new RegExp(t('employer-dashboard:figures.applications')) }).first(),
      shows: inSheet('employer-dashboard:figures.about.applications'),
      named: /[?&]figure=applications$/,
    },
    {
      name: 'a conversation of Recent Messages',
      path: TODAY,
      opener: inRegion('messages/recent:title'),
      shows: ({ page }) => page.getByRole('dialog').getByRole('textbox'),
      named: /[?&]conversation=[\w-]+$/,
    },
    {
      name: 'the form for a new job',
      path: TODAY,
      opener: opener('hire-form:steps.other'),
      shows: inSheet('hire-form:templates.waiter.name'),
      named: /[?&]post=1$/,
    },
    {
      name: 'the poster of a job',
      path: ownJob,
      opener: opener('manage-job:poster.open'),
      shows: inSheet('manage-job:poster.print'),
      named: /[?&]poster=1$/,
    },
    {
      name: 'the form to change a job',
      path: ownJob,
      opener: opener('manage-job:job.edit'),
      shows: inSheet('manage-job:edit.title'),
      named: /[?&]edit=job$/,
    },
    {
      name: 'the conversation with an applicant',
      path: ownJob,
      over: openNewest,
      opener: (context) =>
        newest(context).getByRole('button', { name: new RegExp(`^${context.t('messages/recent:open')}`) }),
      shows: inSheet('messages:write.label'),
      named: /[?&]conversation=[\w-]+$/,
    },
    {
      name: 'the question before somebody is hired',
      path: ownJob,
      over: openNewest,
      opener: (context) =>
        newest(context).getByRole('button', { name: context.t('manage-job:actions.hired'), exact: true }),
      shows: inSheet('manage-job:decision.hired.confirm'),
      named: /[?&]sheet=hire$/,
    },
  ] satisfies Sheet[]
).map((sheet): Sheet => ({ ...sheet, as: 'employer' }));

/** All sheets, dialogs and selections with an address. */
export const SHEETS: readonly Sheet[] = [
  {
    name: 'the request for an interview',
    path: HOME,
    opener: opener('interviews/request:hero.action'),
    shows: dialog('interviews/request:dialog.title'),
    named: /[?&]ask=kind$/,
  },
  {
    name: 'the second step of the request for an interview',
    path: HOME,
    over: async (context) => {
      await opener('interviews/request:hero.action')(context).click();
      await context.page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    },
    opener: opener('interviews/request:dialog.continue'),
    shows: (context) => button(context, context.t('interviews/request:dialog.send')),
    named: /[?&]ask=\w+$/,
  },
  {
    name: 'an interview',
    path: HOME,
    opener: opener('interview:viewDetails'),
    shows: ({ page, t }) => page.getByRole('dialog').getByText(t('interview:details.company'), { exact: true }),
    named: /[?&]interview=[\w-]+$/,
  },
  {
    name: 'the form for another time of an interview',
    path: HOME,
    opener: opener('interview:propose.action'),
    shows: dialog('interview:propose.title'),
    named: /[?&]interview=[\w-]+&sheet=propose$/,
  },
  {
    name: 'the form to cancel an interview',
    path: HOME,
    opener: opener('interview:cancel.actionFixed'),
    shows: dialog('interview:cancel.titleFixed'),
    named: /[?&]interview=[\w-]+&sheet=cancel$/,
  },
  {
    name: 'a job of AI Jobs',
    path: section('ai-jobs'),
    opener: firstJob,
    shows: jobDetails,
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'the form to apply for a job',
    path: section('ai-jobs'),
    over: (context) => firstJob(context).click(),
    opener: jobDetails,
    shows: (context) => button(context, context.t('applications:dialog.submit')),
    named: /[?&]job=[\w-]+&sheet=apply$/,
    // the form is in the sheet of the job, and both close together
    after: /\?section=ai-jobs$/,
  },
  {
    name: 'the form to report a job',
    path: section('ai-jobs'),
    over: (context) => firstJob(context).click(),
    opener: opener('job:report.action'),
    shows: dialog('job:report.title'),
    named: /[?&]job=[\w-]+&sheet=report$/,
  },
  {
    name: 'the sheet of filters',
    path: section('ai-jobs', '&q=delivery'),
    opener: opener('ai-jobs:filter.show'),
    shows: dialog('ai-jobs:filter.show'),
    named: /&q=delivery&sheet=filters$/,
  },
  {
    name: 'the form with questions about work',
    path: section('ai-jobs'),
    opener: opener('ai-jobs:questions.change'),
    shows: dialog('ai-jobs/questions:title'),
    named: /[?&]sheet=questions$/,
  },
  {
    name: 'the place of the search',
    path: section('job-search'),
    opener: (context) =>
      button(context, context.t('position:chip.change', { name: context.t('position:chip.device') })),
    shows: dialog('position:label'),
    named: /[?&]sheet=place$/,
  },
  {
    name: 'a dot of Nearby',
    path: section('job-search', '&view=nearby'),
    opener: ({ page }) => page.getByRole('option').first(),
    shows: ({ page }) => page.getByRole('option', { selected: true }),
    named: /&view=nearby&mark=[\w-]+$/,
  },
  {
    name: 'the job of an application',
    path: section('applications'),
    opener: opener('my-applications:job'),
    shows: ({ page, t }) => page.getByRole('dialog').getByRole('button', { name: t('job:report.action') }),
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'the question whether to withdraw an application',
    path: section('applications'),
    opener: opener('my-applications:withdraw.action'),
    shows: dialog('my-applications:withdraw.title'),
    named: /[?&]application=[\w-]+&sheet=withdraw$/,
  },
  {
    name: 'the conversation of an application',
    path: section('applications'),
    opener: ({ page, t }) => page.getByRole('button', { name: t('messages/recent:open') }).first(),
    shows: ({ page }) => page.getByRole('dialog').getByRole('textbox'),
    named: /[?&]conversation=[\w-]+$/,
  },
  {
    name: 'a job further down in Job Search',
    path: section('job-search'),
    opener: jobFurtherDown,
    shows: jobDetails,
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'a job further down in AI Jobs',
    path: section('ai-jobs'),
    opener: jobFurtherDown,
    shows: jobDetails,
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'a week of the calendar',
    path: section('calendar'),
    opener: opener('calendar:view.week'),
    shows: (context) => button(context, context.t('calendar:next.week')),
    named: /[?&]view=week$/,
  },
  ...INSTANT_SHEETS,
  ...EMPLOYER_SHEETS,
];
