import type { Page } from '@playwright/test';
import { dialogWith, type Screen, type ScreenContext } from './screen';

const section = (name: string) => `/?section=${name}`;
const searched = (text: string) => `${section('ai-jobs')}&q=${encodeURIComponent(text)}`;
const jobCards = ({ page }: ScreenContext) => page.locator('[data-job]');
const dialog = (page: Page) => page.getByRole('dialog');

async function openInterviewDialog({ page, t }: ScreenContext): Promise<void> {
  await page
    .getByRole('button', { name: t('interviews/request:hero.action'), exact: true })
    .first()
    .click();
  await dialog(page).getByRole('radio').first().waitFor();
}
/** Opens the first job of a list: in a sheet on a phone, beside the list on a desktop. */
async function openJob({ page, t }: ScreenContext): Promise<void> {
  await page.locator('[data-job]:visible').first().getByRole('button').first().click();
  await page.waitForURL(/[?&]job=/);
  await page
    .getByRole('button', { name: t('job:report.action') })
    .first()
    .waitFor();
}
/** Saves the present search of AI Jobs, unless it is saved already. */
async function saveSearch({ page, t }: ScreenContext): Promise<void> {
  const told = page.getByText(t('saved-searches:told'), { exact: true });
  const save = page.getByRole('button', { name: t('saved-searches:save') });
  await told.or(save).waitFor();
  if (await save.isVisible()) await save.click();
  await told.waitFor();
}
async function searchFor({ page }: ScreenContext, text: string): Promise<void> {
  const box = page.getByRole('searchbox');
  await box.fill(text);
  await box.press('Enter');
}

/** The seeker's dashboard with its dialogs, and the employer's information that a seeker sees. */
export const SEEKER_SCREENS: readonly Screen[] = [
  {
    name: 'request-interview',
    as: 'seeker',
    path: section('request-interview'),
    main: true,
    shows: ({ page }) => page.getByRole('article'),
  },
  {
    name: 'request-interview-hot-jobs',
    as: 'seeker',
    path: section('request-interview'),
    shows: ({ page, t }) => page.getByRole('heading', { name: t('interviews/request:hot.title') }),
    centred: true,
  },
  {
    name: 'request-interview-step-1',
    as: 'seeker',
    path: section('request-interview'),
    then: openInterviewDialog,
    shows: dialogWith('interviews/request:dialog.step1'),
  },
  {
    name: 'request-interview-step-2',
    as: 'seeker',
    path: section('request-interview'),
    then: async (context) => {
      const { page, t } = context;
      await openInterviewDialog(context);
      await dialog(page).getByRole('radio').first().check({ force: true });
      await page.getByRole('button', { name: t('interviews/request:dialog.continue'), exact: true }).click();
    },
    shows: dialogWith('interviews/request:dialog.send'),
  },
  {
    name: 'interview-details',
    as: 'seeker',
    path: section('request-interview'),
    then: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('interview:viewDetails'), exact: true })
        .first()
        .click();
    },
    shows: dialogWith('interview:details.company'),
  },
  {
    name: 'interview-cancel',
    as: 'seeker',
    path: section('request-interview'),
    then: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('interview:cancel.action'), exact: true })
        .first()
        .click();
    },
    shows: dialogWith('interview:cancel.title'),
  },
  { name: 'job-search', as: 'seeker', path: section('job-search'), main: true, shows: jobCards },
  {
    name: 'job-search-nearby',
    as: 'seeker',
    path: section('job-search'),
    main: true,
    then: async ({ page, t }) => {
      const view = page.getByRole('button', { name: t('job-search:view.nearby'), exact: true });
      if (await view.isVisible()) await view.click();
      await page.getByRole('region', { name: t('job-search:nearby.title') }).scrollIntoViewIfNeeded();
    },
    shows: ({ page, t }) => page.getByRole('region', { name: t('job-search:nearby.title') }),
  },
  {
    name: 'job-search-details',
    as: 'seeker',
    path: section('job-search'),
    main: true,
    then: openJob,
    shows: ({ page, t }) => page.getByRole('button', { name: t('job-search:card.show'), exact: true }),
  },
  {
    name: 'job-search-place',
    as: 'seeker',
    path: section('job-search'),
    then: async ({ page, t }) => {
      const name = t('position:chip.change', { name: t('position:chip.device') });
      await page.getByRole('button', { name }).click();
    },
    shows: dialogWith('position:place.search'),
  },
  {
    name: 'application-dialog',
    as: 'seeker',
    path: section('job-search'),
    then: async (context) => {
      await openJob(context);
      const { page, t } = context;
      await page.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }).click();
    },
    shows: dialogWith('applications:dialog.submit'),
  },
  { name: 'ai-jobs', as: 'seeker', path: section('ai-jobs'), main: true, shows: jobCards },
  {
    name: 'ai-jobs-search',
    as: 'seeker',
    path: searched('cook in Jayanagar 100 per hour no night shift'),
    main: true,
    shows: ({ page, t }) => page.getByRole('list', { name: t('search:chips.label') }).getByRole('button'),
  },
  {
    name: 'ai-jobs-similar',
    as: 'seeker',
    path: searched('waiter'),
    shows: ({ page, t }) => page.getByRole('region', { name: t('search:similar.title') }).locator('[data-job]'),
    centred: true,
  },
  {
    name: 'ai-jobs-nobody-offers',
    as: 'seeker',
    path: searched('dog walker'),
    main: true,
    shows: ({ page, t }) => page.getByText(t('search:nobody.nearby.words', { words: 'dog walker' }), { exact: true }),
  },
  {
    name: 'ai-jobs-categories',
    as: 'seeker',
    path: section('ai-jobs'),
    then: async (context) => {
      const { page, t } = context;
      await searchFor(context, 'delivery');
      await page.getByRole('button', { name: t('ai-jobs:filter.show'), exact: true }).click();
    },
    shows: dialogWith('ai-jobs:filter.apply'),
  },
  {
    name: 'ai-jobs-saved-search',
    as: 'seeker',
    path: `${section('ai-jobs')}&q=delivery`,
    main: true,
    then: saveSearch,
    shows: ({ page, t }) => page.getByText(t('saved-searches:told'), { exact: true }),
  },
  {
    name: 'saved-searches',
    as: 'seeker',
    path: `${section('ai-jobs')}&q=delivery`,
    main: true,
    then: async (context) => {
      await saveSearch(context);
      await context.page.goto(`${section('ai-jobs')}&saved=all`);
    },
    shows: ({ page, t }) => dialog(page).getByRole('button', { name: t('saved-searches:rename.open') }),
  },
  {
    name: 'ai-job-details',
    as: 'seeker',
    path: section('ai-jobs'),
    main: true,
    then: openJob,
    shows: ({ page, t }) => page.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }),
  },
  {
    name: 'job-report',
    as: 'seeker',
    path: section('ai-jobs'),
    main: true,
    then: async (context) => {
      await openJob(context);
      await context.page.getByRole('button', { name: context.t('job:report.action') }).click();
      await context.page.getByRole('button', { name: context.t('job:report.reasons.unsafe') }).click();
    },
    shows: dialogWith('job:report.send'),
  },
  {
    name: 'ai-jobs-preferences',
    as: 'seeker',
    path: section('ai-jobs'),
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: t('ai-jobs:questions.change') }).click();
    },
    shows: dialogWith('ai-jobs/questions:title'),
  },
  {
    name: 'applications',
    as: 'seeker',
    path: section('applications'),
    main: true,
    shows: ({ page }) => page.getByRole('article'),
  },
  {
    name: 'applications-withdraw',
    as: 'seeker',
    path: section('applications'),
    then: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('my-applications:withdraw.action') })
        .first()
        .click();
    },
    shows: dialogWith('my-applications:withdraw.title'),
  },
  {
    name: 'calendar',
    as: 'seeker',
    path: section('calendar'),
    main: true,
    then: async ({ page, t }) => {
      // the demonstration entries are for tomorrow: the first of the list links to the card of one
      await page
        .getByRole('region', { name: t('calendar:coming.title') })
        .getByRole('button')
        .first()
        .click();
    },
    shows: ({ page }) => page.getByRole('article'),
  },
  {
    name: 'calendar-week',
    as: 'seeker',
    path: section('calendar'),
    then: async ({ page, t }) => page.getByRole('button', { name: t('calendar:view.week'), exact: true }).click(),
    shows: ({ page, t }) => page.getByRole('button', { name: t('calendar:next.week') }),
  },
  {
    name: 'salary',
    as: 'seeker',
    path: section('salary'),
    main: true,
    shows: ({ page, t }) => page.getByRole('table', { name: t('salary:table') }),
  },
  {
    name: 'rewards',
    as: 'seeker',
    path: section('rewards'),
    main: true,
    shows: ({ page, t }) => page.getByLabel(t('rewards:link.label')),
  },
  {
    name: 'seeker-menu',
    as: 'seeker',
    path: '/',
    phoneOnly: true,
    then: ({ page, t }) => page.getByRole('button', { name: t('dashboard:sidebar.open') }).click(),
    shows: ({ page, t }) => page.getByRole('navigation', { name: t('dashboard:sections.label'), exact: true }),
  },
  {
    name: 'employer-for-seeker',
    as: 'seeker',
    path: '/employer',
    shows: ({ page, t }) => page.getByRole('button', { name: t('dashboard:role.start.employer') }),
  },
];
