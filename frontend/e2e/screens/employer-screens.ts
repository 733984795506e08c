import type { Screen } from './screen';

/** The employer's dashboard and the page of a job, with their dialogs. */
export const EMPLOYER_SCREENS: readonly Screen[] = [
  { name: 'employer', as: 'employer', path: '/employer', main: true },
  {
    name: 'hire-form-missing',
    as: 'employer',
    path: '/employer',
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: t('hire-form:submit') }).click();
      await page.getByTestId('toast').waitFor();
    },
  },
  {
    name: 'interview-answer',
    as: 'employer',
    path: '/employer',
    then: async ({ page, t }) => {
      await page
        .getByRole('button', { name: new RegExp(`^${t('interview-answers:confirm')} `) })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'manage-job', as: 'employer', path: ({ jobId }) => `/employer/jobs/${jobId}`, main: true },
  {
    name: 'manage-job-application',
    as: 'employer',
    path: ({ jobId }) => `/employer/jobs/${jobId}`,
    main: true,
    then: async ({ page, t }) => {
      const first = page
        .getByRole('region', { name: t('manage-job:applications.title') })
        .getByRole('article')
        .first();
      await first.getByRole('button').first().click();
      await first.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'manage-job-close',
    as: 'employer',
    path: ({ jobId }) => `/employer/jobs/${jobId}`,
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: t('manage-job:job.close') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'manage-job-edit',
    as: 'employer',
    path: ({ jobId }) => `/employer/jobs/${jobId}`,
    then: async ({ page, t }) => {
      await page.getByRole('button', { name: t('manage-job:job.edit'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'conversation',
    as: 'employer',
    path: ({ jobId }) => `/employer/jobs/${jobId}`,
    main: true,
    then: async ({ page, t }) => {
      const first = page
        .getByRole('region', { name: t('manage-job:applications.title') })
        .getByRole('article')
        .first();
      await first.getByRole('button', { expanded: false }).first().click();
      await first.getByRole('button', { name: new RegExp(`^${t('messages:open')}`) }).click();
      await page.getByRole('dialog').getByLabel(t('messages:write.label')).waitFor();
    },
  },
  { name: 'manage-job-not-found', as: 'employer', path: '/employer/jobs/00000000-0000-4000-8000-000000000000' },
  { name: 'seeker-for-employer', as: 'employer', path: '/' },
];
