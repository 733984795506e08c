import type { Locator } from '@playwright/test';
import type { Screen, Surroundings } from './screen';

const dialog = ({ page }: Surroundings): Locator => page.getByRole('dialog');

/** Presses the first button whose name begins with a text. */
const press = async (around: Surroundings, name: string): Promise<void> => {
  const { page, t } = around;
  await page
    .getByRole('button', { name: new RegExp(`^${t(name)}`) })
    .first()
    .click();
};

/** The newest application on the page of a job. */
const newest = ({ page, t }: Surroundings): Locator =>
  page
    .getByRole('region', { name: t('manage-job:applications.title') })
    .getByRole('article')
    .first();

const openNewest = async (around: Surroundings): Promise<void> => {
  await newest(around).getByRole('button', { expanded: false }).first().click();
  await newest(around).getByRole('link').first().waitFor();
};

/** A state of the dashboard. */
const onDashboard = (name: string, then: Screen['then'], shows: Screen['shows'] = dialog): Screen => ({
  name,
  as: 'employer',
  path: '/employer',
  ...(then ? { then } : {}),
  shows,
});

/** A state of the page of the job that has most applications. */
const onJob = (
  name: string,
  then?: Screen['then'],
  { shows, main = false }: { shows?: Screen['shows']; main?: boolean } = {},
): Screen => ({
  name,
  as: 'employer',
  path: ({ jobId }) => `/employer/jobs/${jobId}`,
  main,
  ...(then ? { then } : {}),
  ...(shows ? { shows } : {}),
});

/** The employer's dashboard and the page of a job, with their dialogs. */
export const EMPLOYER_SCREENS: readonly Screen[] = [
  { name: 'employer', as: 'employer', path: '/employer', main: true },
  onDashboard(
    'hire-form-missing',
    (around) => press(around, 'hire-form:submit'),
    ({ page }) => page.getByTestId('toast'),
  ),
  onDashboard(
    'hire-form-hint',
    async ({ page, t }) => {
      const hint = page.waitForResponse(/\/api\/hire-hint/);
      await page.getByLabel(t('hiring:form.fields.category')).selectOption('delivery');
      await page.getByRole('combobox', { name: t('hiring:form.fields.location') }).fill('Koramangala, Bengaluru');
      await page.getByLabel(t('hiring:form.fields.title')).fill('Delivery rider');
      await hint;
    },
    ({ page, t }) => page.getByRole('form', { name: t('hire-form:title') }),
  ),
  onDashboard('employer-figure', ({ page, t }) =>
    page
      .getByRole('button', { name: new RegExp(t('employer-dashboard:figures.applications')) })
      .first()
      .click(),
  ),
  onDashboard('interview-answer', (around) => press(around, 'interview-answers:confirm')),
  onDashboard('interview-decline', (around) => press(around, 'interview-answers:decline.action')),
  onJob('interview-propose', (around) => press(around, 'interviews:propose.action'), { shows: dialog }),
  onJob('manage-job', undefined, { main: true }),
  onJob('manage-job-application', openNewest, { main: true }),
  onJob(
    'manage-job-hire',
    async (around) => {
      await openNewest(around);
      await newest(around)
        .getByRole('button', { name: around.t('manage-job:actions.hired'), exact: true })
        .click();
    },
    { shows: dialog },
  ),
  onJob(
    'manage-job-reject-several',
    async (around) => {
      await newest(around).getByRole('checkbox').check();
      await press(around, 'manage-job:selected.reject');
    },
    { shows: dialog },
  ),
  onJob('manage-job-close', (around) => press(around, 'manage-job:job.close'), { shows: dialog }),
  onJob('manage-job-edit', (around) => press(around, 'manage-job:job.edit'), { shows: dialog }),
  onJob(
    'conversation',
    async (around) => {
      await openNewest(around);
      await newest(around)
        .getByRole('button', { name: new RegExp(`^${around.t('messages:open')}`) })
        .click();
    },
    { shows: ({ page, t }) => page.getByRole('dialog').getByLabel(t('messages:write.label')), main: true },
  ),
  { name: 'manage-job-not-found', as: 'employer', path: '/employer/jobs/00000000-0000-4000-8000-000000000000' },
  { name: 'seeker-for-employer', as: 'employer', path: '/' },
];
